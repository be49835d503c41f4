/**
 * The line to a table over a WebSocket. It asks for what it missed in a break, and sends again what was never answered: a
 * move has a name for ever, so sending it twice plays it once.
 */
import { socketAddress } from "../addresses.ts";
import type { AskHint, FromPage, Play, TakeItBack, ToPage, Update, WhyNot } from "../types.ts";
import { KeptSocket } from "./kept.ts";
import type { Line, LineEvents, OpenLine } from "./line.ts";

/** A move that has had no answer for so long makes one wonder. */
const ANSWER = 5_000;
/** How often in a row what an update leaves out is asked for, before it is done without. */
const MOST_GAPS = 3;

export const openSocket: OpenLine = (table, seat, events) => new TableSocket(table, seat, events);

class TableSocket implements Line {
  /** Number of the latest that was told to this seat. */
  private last = 0;
  private gaps = 0;
  /** Moves and questions without an answer yet, in the order they were made. */
  private readonly unanswered = new Map<string, Play | TakeItBack | WhyNot | AskHint>();
  private readonly socket: KeptSocket<FromPage, ToPage>;
  skew = 0;

  constructor(
    table: string,
    public seat: number | null,
    private readonly events: LineEvents,
  ) {
    this.socket = new KeptSocket(socketAddress(table), {
      opened: () => {
        this.sendSit();
        this.sendAgain();
      },
      message: (message) => this.hear(message),
      connection: (state) => events.connection(state),
    });
  }

  get busy(): boolean {
    return [...this.unanswered.values()].some(({ type }) => type !== "hint");
  }

  /** Moves of the seat before that got no answer are given up: they belong to it. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.last = 0;
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
    this.socket.close();
  }

  private hear(message: ToPage): void {
    switch (message.type) {
      case "pong":
        this.skew = message.now - Date.now() / 1000;
        return;
      case "update":
        this.hearUpdate(message);
        return;
      case "seat lost":
        if (message.seat === this.seat) this.unanswered.clear();
        break;
      case "problem":
        if (message.to === "sit") this.sitAgainSoon();
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

  /** What was told before is left out, and what an update itself leaves out is asked for: it came before the answer to `sit`. */
  private hearUpdate(update: Update): void {
    if (update.seat !== this.seat) return;
    const told = update.told.filter(({ number }) => number > this.last);
    if (this.last + told.length !== update.number && this.gaps < MOST_GAPS) {
      this.gaps += 1;
      this.sendSit();
      return;
    }
    this.gaps = 0;
    this.last = update.number;
    for (const item of told) if (item.type !== "noticed" && item.move !== null) this.unanswered.delete(item.move);
    this.events.message({ ...update, told });
  }

  /** Once more; if not even that is answered, a new line. */
  private probe(): void {
    if (this.socket.current === null || !this.busy) return;
    this.socket.doubt();
    this.sendAgain();
    const { heardAt } = this.socket;
    setTimeout(() => (this.socket.current !== null && this.socket.heardAt === heardAt ? this.socket.comeBack() : this.probe()), ANSWER);
  }

  /** The server could not say what is to be seen; perhaps it can in a moment. */
  private sitAgainSoon(): void {
    if (this.gaps >= MOST_GAPS) return;
    this.gaps += 1;
    const { current } = this.socket;
    setTimeout(() => current === this.socket.current && this.sendSit(), ANSWER);
  }

  private sendSit(): void {
    this.socket.send({ type: "sit", seat: this.seat, last: this.last, story: this.last === 0 });
  }

  private sendNamed(message: Play | TakeItBack | WhyNot | AskHint): void {
    this.unanswered.set(message.move, message);
    this.socket.send(message);
    setTimeout(() => this.unanswered.has(message.move) && this.probe(), ANSWER);
  }

  private sendAgain(): void {
    for (const message of this.unanswered.values()) this.socket.send(message);
    this.socket.send({ type: "ping" });
  }
}
