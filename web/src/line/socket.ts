/**
 * The line to a table over a WebSocket. It keeps itself alive, comes back by itself after a break, asks for what it
 * missed, and sends again what was never answered: a move has a name for ever, so sending it twice plays it once.
 */
import { socketAddress } from "../addresses.ts";
import type { AskHint, FromPage, Play, TakeItBack, ToPage, Update, WhyNot } from "../types.ts";
import { type Connection, forGood, type LineEvents, NamedLine, type OpenLine } from "./line.ts";

const HEARTBEAT = 20_000;
/** Without a word for this long the line counts as broken, even if the browser has not noticed. */
const SILENCE = 45_000;
/** A move that has had no answer for so long makes one wonder. */
const ANSWER = 5_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** What was used up too fast fills again within a minute. */
const REST = 20_000;
const LONGEST_REST = 60_000;
/** How often in a row what an update leaves out is asked for, before it is done without. */
const MOST_GAPS = 3;

/** What the server means when it closes a line with a code of its own; after any other one comes back. */
const VERDICTS: Record<number, Connection> = { 4404: "missing", 4409: "unreadable", 4429: "crowded" };

export const openSocket: OpenLine = (table, seat, events) => new TableSocket(table, seat, events);

class TableSocket extends NamedLine {
  private socket: WebSocket | null = null;
  /** Number of the latest that was told to this seat. */
  private last = 0;
  private gaps = 0;
  private tries = 0;
  private heardAt = 0;
  private closed = false;
  private state: Connection = "connecting";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  skew = 0;

  constructor(
    private readonly table: string,
    seat: number | null,
    events: LineEvents,
  ) {
    super(seat, events);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    addEventListener("online", this.startAnew);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  override sit(seat: number | null): void {
    this.last = 0;
    super.sit(seat);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    removeEventListener("online", this.startAnew);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      this.sendSit();
      this.sendAgain();
      this.sendFront();
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ToPage);
    socket.onclose = ({ code }) => this.comeBack(VERDICTS[code]);
  }

  private comeBack(verdict?: Connection): void {
    if (this.closed) return;
    this.drop();
    this.tell(verdict ?? (this.tries === 0 && this.heardAt === 0 ? "connecting" : "lost"));
    if (verdict && forGood(verdict)) {
      this.close();
      return;
    }
    const [first, longest] = verdict === "crowded" ? [REST, LONGEST_REST] : [FIRST_WAIT, LONGEST_WAIT];
    const wait = Math.min(first * 2 ** this.tries, longest);
    this.tries += 1;
    // Jitter, so that a restarted server does not meet everybody in the same moment.
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private tell(state: Connection): void {
    this.state = state;
    this.events.connection(state);
  }

  private hear(message: ToPage): void {
    this.heardAt = Date.now();
    if (this.state !== "open") {
      // Not as soon as it is open: who is turned away is let in first, to be told why.
      this.tries = 0;
      this.tell("open");
    }
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
    this.pass({ ...update, told });
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > SILENCE) this.comeBack();
    else this.send({ type: "ping" });
  }

  /** The line is there, but nothing comes over it; the next word that does makes it good again. */
  private readonly doubt = (): void => {
    if (!this.closed && this.state === "open") this.tell("lost");
  };

  /** Once more; if not even that is answered, a new line. */
  private probe(): void {
    if (this.closed || this.socket === null || !this.busy) return;
    this.doubt();
    this.sendAgain();
    const { heardAt } = this;
    setTimeout(() => (this.socket !== null && this.heardAt === heardAt ? this.comeBack() : this.probe()), ANSWER);
  }

  /** The network is back, and the line of before may hang in it for long. */
  private readonly startAnew = (): void => {
    if (this.closed || this.state === "crowded") return;
    this.tries = 0;
    this.connect();
  };

  /** Somebody is looking again: do not sit out the wait. */
  private readonly hurry = (): void => {
    this.sendFront();
    if (document.hidden || this.closed || this.state === "crowded") return;
    if (this.socket === null) {
      this.tries = 0;
      this.connect();
    } else this.beat();
  };

  /** The server could not say what is to be seen; perhaps it can in a moment. */
  private sitAgainSoon(): void {
    if (this.gaps >= MOST_GAPS) return;
    this.gaps += 1;
    const { socket } = this;
    setTimeout(() => socket === this.socket && this.sendSit(), ANSWER);
  }

  protected sendSit(): void {
    this.send({ type: "sit", seat: this.seat, last: this.last, story: this.last === 0 });
  }

  /** While somebody sees the page, none of their devices is told that it is their turn. */
  private sendFront(): void {
    this.send({ type: "front", front: !document.hidden });
  }

  protected override sendNamed(message: Play | TakeItBack | WhyNot | AskHint): void {
    super.sendNamed(message);
    setTimeout(() => this.unanswered.has(message.move) && this.probe(), ANSWER);
  }

  private sendAgain(): void {
    for (const message of this.unanswered.values()) this.send(message);
    this.send({ type: "ping" });
  }

  protected send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
