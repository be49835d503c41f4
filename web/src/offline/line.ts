/** A line to a table in the worker: nothing is lost on the way, so there is nothing to send again. */
import type { AskHint, FromPage, Play, TakeItBack, ToPage, Update, WhyNot } from "../types.ts";
import type { Connection, Line, LineEvents } from "../line/line.ts";

/** The worker's end of it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export class WorkerLine implements Line {
  readonly skew = 0;
  private state: Connection = "connecting";
  /** Moves and questions without an answer yet, in the order they were made. */
  private readonly unanswered = new Map<string, Play | TakeItBack | WhyNot | AskHint>();
  private readonly wire: Wire;

  constructor(
    public seat: number | null,
    private readonly events: LineEvents,
    connect: (line: WorkerLine) => Wire,
    private readonly keep: (update: Update) => void,
  ) {
    this.wire = connect(this);
  }

  get busy(): boolean {
    return [...this.unanswered.values()].some(({ type }) => type !== "hint");
  }

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

  close(): void {
    this.wire.close();
  }

  /** What was meant for the seat before is let pass. */
  hear(text: string): void {
    const message = JSON.parse(text) as ToPage;
    switch (message.type) {
      case "pong":
        return;
      case "update":
        if (message.seat !== this.seat) return;
        this.keep(message);
        for (const item of message.told) if (item.type !== "noticed" && item.move !== null) this.unanswered.delete(item.move);
        break;
      case "seat lost":
        if (message.seat === this.seat) this.unanswered.clear();
        break;
      case "problem":
        if (message.move !== null && !this.unanswered.delete(message.move)) return;
        break;
      case "accepted":
      case "refused":
      case "stale":
      case "allowed":
      case "hinted":
        if (!this.unanswered.delete(message.move)) return;
        break;
    }
    this.events.message(message);
  }

  become(state: Connection): void {
    if (state === this.state) return;
    this.state = state;
    this.events.connection(state);
    if (state !== "open") return;
    this.sendSit();
    for (const message of this.unanswered.values()) this.send(message);
  }

  /** As the table looked last: one may play on before it is open, and what one does waits. */
  recall(update: Update): void {
    if (this.state === "connecting" && update.seat === this.seat) this.events.remembered?.(update);
  }

  private sendSit(): void {
    this.send({ type: "sit", seat: this.seat, last: 0, story: true });
  }

  private sendNamed(message: Play | TakeItBack | WhyNot | AskHint): void {
    this.unanswered.set(message.move, message);
    this.send(message);
  }

  private send(message: FromPage): void {
    if (this.state === "open") this.wire.send(JSON.stringify(message));
  }
}
