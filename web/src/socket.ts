/**
 * The line to a table. It keeps itself alive, comes back by itself after a break, asks for what it missed, and sends
 * again what was never answered: a move has a name for ever, so sending it twice plays it once.
 */
import { socketAddress } from "./addresses.ts";
import type { FromPage, Play, TakeItBack, ToPage } from "./types.ts";

/** `crowded`: the server hears too much from here, and gets a rest. The last two are for good. */
export type Connection = "connecting" | "open" | "lost" | "crowded" | "missing" | "unreadable";

export interface SocketEvents {
  message(message: ToPage): void;
  connection(state: Connection): void;
}

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

/** What the server means when it closes a line with a code of its own; after any other one comes back. */
const VERDICTS: Record<number, Connection> = { 4404: "missing", 4409: "unreadable", 4429: "crowded" };

/** There is no table to come back to. */
export const forGood = (state: Connection): state is "missing" | "unreadable" => state === "missing" || state === "unreadable";

export class TableSocket {
  private socket: WebSocket | null = null;
  private last = 0;
  private tries = 0;
  private heardAt = 0;
  private closed = false;
  private state: Connection = "connecting";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  /** Moves without an answer yet, in the order they were made. */
  private readonly unanswered = new Map<string, Play | TakeItBack>();
  /** The server's clock minus ours, in seconds. */
  skew = 0;

  constructor(
    private readonly table: string,
    public seat: number | null,
    private readonly events: SocketEvents,
  ) {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    addEventListener("online", this.startAnew);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  get busy(): boolean {
    return this.unanswered.size > 0;
  }

  /** Look through another seat. Moves of the old one that got no answer are given up: they belong to it. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.last = 0;
    this.unanswered.clear();
    this.send({ type: "sit", seat, last: 0 });
  }

  move(message: Play | TakeItBack): void {
    this.unanswered.set(message.move, message);
    this.send(message);
    setTimeout(() => this.unanswered.has(message.move) && this.ask(), ANSWER);
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
      this.send({ type: "sit", seat: this.seat, last: this.last });
      for (const move of this.unanswered.values()) this.send(move);
      this.send({ type: "ping" });
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
        if (message.seat !== this.seat) return;
        this.last = message.number;
        break;
      case "accepted":
      case "refused":
      case "stale":
        this.unanswered.delete(message.move);
        break;
      case "problem":
        // It does not say which message it answers; a move that made no sense must not be sent for ever.
        this.unanswered.clear();
        break;
    }
    this.events.message(message);
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

  /** One more word; if that is not answered either, a new line. */
  private ask(): void {
    if (this.closed || this.socket === null) return;
    this.doubt();
    this.send({ type: "ping" });
    const { heardAt } = this;
    setTimeout(() => this.socket !== null && this.heardAt === heardAt && this.comeBack(), ANSWER);
  }

  /** The network is back, and the line of before may hang in it for long. */
  private readonly startAnew = (): void => {
    if (this.closed || this.state === "crowded") return;
    this.tries = 0;
    this.connect();
  };

  /** Somebody is looking again: do not sit out the wait. */
  private readonly hurry = (): void => {
    if (document.hidden || this.closed || this.state === "crowded") return;
    if (this.socket === null) {
      this.tries = 0;
      this.connect();
    } else this.beat();
  };

  private send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}

/** A name for a move. `randomUUID` is missing where a club plays over plain http. */
export function newMoveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
