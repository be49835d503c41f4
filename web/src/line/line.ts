/** The interface of a connection to a table, independent of the transport. */
import type { AskHint, FromPage, Play, Pong, TakeItBack, ToPage, Update, WhyNot } from "../types.ts";

/** `crowded`: the server hears too much from here, and gets a rest; `elsewhere`: another tab plays it. The last two are for good. */
export type Connection = "connecting" | "open" | "lost" | "crowded" | "elsewhere" | "missing" | "unreadable";

/** There is no table to come back to. */
export const forGood = (state: Connection): state is "missing" | "unreadable" => state === "missing" || state === "unreadable";

/** What comes through: of updates only those of the line's seat, each item told once; of answers only those awaited. */
export type Message = Exclude<ToPage, Pong>;

export interface LineEvents {
  message(message: Message): void;
  /** As the table looked last time, before the first message; it may be out of date and tells nothing. */
  remembered?(update: Update): void;
  connection(state: Connection): void;
}

export interface Line {
  /** The seat it looks through; null for a spectator. */
  readonly seat: number | null;
  /** The server's clock minus ours, in seconds. */
  readonly skew: number;
  /** Something was sent that has no answer yet; a hint may take its time. */
  readonly busy: boolean;
  /** Look through this seat from now on; the first update tells everything that it was ever told. */
  sit(seat: number | null): void;
  /** Answered by the update that tells of it, or by `refused`, `stale` or a problem. */
  move(message: Play | TakeItBack): void;
  /** Answered by `refused` or `allowed`, or by `hinted`, for which one need not wait; nothing is played. */
  ask(message: WhyNot | AskHint): void;
  close(): void;
}

/** What every line does with moves and questions: each has a name, and waits for the answer that names it. */
export abstract class NamedLine implements Line {
  abstract readonly skew: number;
  /** Without an answer yet, in the order they were made. */
  protected readonly unanswered = new Map<string, Play | TakeItBack | WhyNot | AskHint>();

  constructor(
    public seat: number | null,
    protected readonly events: LineEvents,
  ) {}

  get busy(): boolean {
    return [...this.unanswered.values()].some(({ type }) => type !== "hint");
  }

  /** Moves of the seat before that got no answer are given up: they belong to it. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.unanswered.clear();
    this.sendSit();
  }

  move(message: Play | TakeItBack): void {
    this.sendNamed(message);
  }

  ask(message: WhyNot | AskHint): void {
    this.sendNamed(message);
  }

  abstract close(): void;
  protected abstract sendSit(): void;
  protected abstract send(message: FromPage): void;

  protected sendNamed(message: Play | TakeItBack | WhyNot | AskHint): void {
    this.unanswered.set(message.move, message);
    this.send(message);
  }

  /** An update for this seat: what it tells was answered. */
  protected pass(update: Update): void {
    for (const item of update.told) if (item.type !== "noticed" && item.move !== null) this.unanswered.delete(item.move);
    this.events.message(update);
  }

  /** Anything else but an update. What was meant for the seat before is let pass. */
  protected passAnswer(message: Exclude<Message, Update>): void {
    if (message.type === "seat lost" && message.seat === this.seat) this.unanswered.clear();
    if ("move" in message && message.move !== null && !this.unanswered.delete(message.move)) return;
    this.events.message(message);
  }
}

export type OpenLine = (table: string, seat: number | null, events: LineEvents) => Line;

/** A name for a move. `randomUUID` is missing where a club plays over plain http. */
export function newMoveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
