/**
 * The connection to a table over a WebSocket. After a break it asks for what it missed, and resends what was not
 * answered: a move has a permanent id, so sending it twice plays it once.
 */
import { socketAddress } from "../addresses.ts";
import type { AskHint, FromPage, Play, TakeItBack, ToPage, Update, WhyNot } from "../types.ts";
import { KeptSocket } from "./kept.ts";
import { type LineEvents, NamedLine, type OpenLine } from "./line.ts";

/** Milliseconds without an answer to a move before the connection is probed. */
const ANSWER = 5_000;
/** How often in a row missing items are requested before the update is used without them. */
const MOST_GAPS = 3;

export const openSocket: OpenLine = (table, seat, events) => new TableSocket(table, seat, events);

class TableSocket extends NamedLine {
  /** The number of the latest item told to this seat. */
  private last = 0;
  private gaps = 0;
  private readonly socket: KeptSocket<FromPage, ToPage>;
  skew = 0;

  constructor(
    table: string,
    seat: number | null,
    events: LineEvents,
  ) {
    super(seat, events);
    this.socket = new KeptSocket(socketAddress(table), {
      opened: () => {
        this.sendSit();
        this.sendAgain();
      },
      message: (message) => this.hear(message),
      connection: (state) => events.connection(state),
    });
  }

  override sit(seat: number | null): void {
    this.last = 0;
    super.sit(seat);
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
    }
    if (message.type === "problem" && message.to === "sit") this.sitAgainSoon();
    this.passAnswer(message);
  }

  /** Drops items told before, and requests missing ones: the update may precede the answer to `sit`. */
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
    this.pass({ ...update, told });
  }

  /** Resends; if there is still no answer, reconnects. */
  private probe(): void {
    if (this.socket.current === null || !this.busy) return;
    this.socket.doubt();
    this.sendAgain();
    const { heardAt } = this.socket;
    setTimeout(() => (this.socket.current !== null && this.socket.heardAt === heardAt ? this.socket.comeBack() : this.probe()), ANSWER);
  }

  /** The server failed to send the view: retry in a moment. */
  private sitAgainSoon(): void {
    if (this.gaps >= MOST_GAPS) return;
    this.gaps += 1;
    const { current } = this.socket;
    setTimeout(() => current === this.socket.current && this.sendSit(), ANSWER);
  }

  protected sendSit(): void {
    this.socket.send({ type: "sit", seat: this.seat, last: this.last, story: this.last === 0 });
  }

  protected send(message: FromPage): void {
    this.socket.send(message);
  }

  protected override sendNamed(message: Play | TakeItBack | WhyNot | AskHint): void {
    super.sendNamed(message);
    setTimeout(() => this.unanswered.has(message.move) && this.probe(), ANSWER);
  }

  private sendAgain(): void {
    for (const message of this.unanswered.values()) this.socket.send(message);
    this.socket.send({ type: "ping" });
  }
}
