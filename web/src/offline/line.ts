/** A connection to a table in the worker: nothing gets lost, so nothing is resent. */
import type { FromPage, ToPage, Update } from "../types.ts";
import { type Connection, type LineEvents, NamedLine } from "../line/line.ts";

/** The worker's end of it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export class WorkerLine extends NamedLine {
  readonly skew = 0;
  private state: Connection = "connecting";
  private readonly wire: Wire;

  constructor(
    seat: number | null,
    events: LineEvents,
    connect: (line: WorkerLine) => Wire,
    private readonly keep: (update: Update) => void,
  ) {
    super(seat, events);
    this.wire = connect(this);
  }

  close(): void {
    this.wire.close();
  }

  hear(text: string): void {
    const message = JSON.parse(text) as ToPage;
    if (message.type === "pong") return;
    if (message.type !== "update") return this.passAnswer(message);
    if (message.seat !== this.seat) return;
    this.keep(message);
    this.pass(message);
  }

  become(state: Connection): void {
    if (state === this.state) return;
    this.state = state;
    this.events.connection(state);
    if (state !== "open") return;
    this.sendSit();
    for (const message of this.unanswered.values()) this.send(message);
  }

  /** Shows the last known state: moves made before the table is open are queued. */
  recall(update: Update): void {
    if (this.state === "connecting" && update.seat === this.seat) this.events.remembered?.(update);
  }

  protected sendSit(): void {
    this.send({ type: "sit", seat: this.seat, last: 0, story: true });
  }

  protected send(message: FromPage): void {
    if (this.state === "open") this.wire.send(JSON.stringify(message));
  }
}
