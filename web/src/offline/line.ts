/** A line to a table in the worker: nothing is lost on the way, so there is nothing to send again. */
import type { AskHint, FromPage, Play, TakeItBack, ToPage, WhyNot } from "../types.ts";
import type { Connection, Line, LineEvents } from "../line/line.ts";

/** The worker's end of it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export class WorkerLine implements Line {
  readonly skew = 0;
  private state: Connection = "connecting";
  /** Moves and questions without an answer yet. */
  private readonly unanswered = new Map<string, string>();
  private readonly wire: Wire;

  constructor(
    public seat: number | null,
    private readonly events: LineEvents,
    connect: (line: { hear(text: string): void; become(state: Connection): void }) => Wire,
  ) {
    this.wire = connect(this);
  }

  get busy(): boolean {
    return [...this.unanswered.values()].some((type) => type !== "hint");
  }

  sit(seat: number | null): void {
    this.seat = seat;
    this.unanswered.clear();
    this.send({ type: "sit", seat, last: 0, story: true });
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
    if (state === "open") this.sit(this.seat);
  }

  private sendNamed(message: Play | TakeItBack | WhyNot | AskHint): void {
    this.unanswered.set(message.move, message.type);
    this.send(message);
  }

  private send(message: FromPage): void {
    if (this.state === "open") this.wire.send(JSON.stringify(message));
  }
}
