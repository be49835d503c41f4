// What the tests are made of: things told, and a line whose other end is in our hands.
import type { Line, LineEvents, Message } from "../src/line/line.ts";
import type { AskHint, Happened, Noticed, Play, TakeItBack, TableInfo, Told, Undone, Update, What, WhyNot } from "../src/types.ts";

export const happened = (number: number, events: unknown[] = [{ number }], more: Partial<Happened> = {}): Happened => ({
  ...{ type: "happened", number, seat: 1, by: "bot", events, move: null },
  ...more,
});
export const undone = (number: number, undoes: number, move: string | null = null): Undone => ({ type: "undone", number, seat: 0, undoes, move });
export const noticed = (number: number, what: What, seat: number | null = null): Noticed => ({ type: "noticed", number, what, seat });

export const update = (told: Told[], more: Partial<Update> = {}): Update => ({
  ...({ type: "update", seat: 0, number: told.at(-1)?.number ?? 0, told, legal: [{}], to_act: [], over: false, decision: 0 } as unknown as Update),
  ...more,
});

export const table = (status: string, more: object = {}): TableInfo =>
  ({ table: "t", status, settings: { spectators: true }, seats: [{ seat: 0, name: "Me", mine: true }, { seat: 1, name: "Ada" }], to_act: [], ...more }) as unknown as TableInfo;

export class FakeLine implements Line {
  static latest: FakeLine;
  readonly skew = 0;
  readonly sent: unknown[] = [];
  private readonly unanswered = new Set<string>();
  constructor(
    readonly table: string,
    public seat: number | null,
    private readonly events: LineEvents,
  ) {
    FakeLine.latest = this;
  }
  get busy(): boolean {
    return this.unanswered.size > 0;
  }
  sit(seat: number | null): void {
    this.seat = seat;
    this.sent.push({ type: "sit", seat });
  }
  move(message: Play | TakeItBack): void {
    this.unanswered.add(message.move);
    this.sent.push(message);
  }
  ask(message: WhyNot | AskHint): void {
    if (message.type !== "hint") this.unanswered.add(message.move);
    this.sent.push(message);
  }
  close(): void {}
  /** The name of the move or question that was sent last. */
  get named(): string {
    return [...this.unanswered].at(-1) ?? "";
  }
  says(message: Message): void {
    if (message.type === "update") for (const item of message.told) "move" in item && item.move !== null && this.unanswered.delete(item.move);
    if ("move" in message && message.move !== null) this.unanswered.delete(message.move);
    this.events.message(message);
  }
}

/** Enough of a browser for what draws nothing. */
export function pretendBrowser(listen: (name: string, ear: () => void) => void = () => undefined): void {
  const removeEventListener = () => undefined;
  Object.assign(globalThis, {
    location: { origin: "http://localhost", pathname: "/" },
    document: { hidden: false, querySelector: () => null, querySelectorAll: () => [], addEventListener: listen, removeEventListener },
    addEventListener: listen,
    removeEventListener,
  });
}
