/** A WebSocket that keeps itself alive and reconnects. */
import type { Front, Ping } from "../types.ts";
import { type Connection, forGood } from "./line.ts";

const HEARTBEAT = 20_000;
/** After so many milliseconds without a message the connection counts as lost, even if the browser has not noticed. */
const SILENCE = 45_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** Milliseconds to wait after a rate limit, which refills within a minute. */
const REST = 20_000;
const LONGEST_REST = 60_000;

/** The server's own close codes; after any other code the page reconnects. */
const VERDICTS: Record<number, Connection> = { 4404: "missing", 4409: "unreadable", 4429: "crowded" };

export interface Ends<Heard> {
  /** Messages can be sent. */
  opened?(): void;
  message(message: Heard): void;
  /** Open only after the first message: a refused connection is accepted first, to be told why. */
  connection(state: Connection): void;
}

export class KeptSocket<Said, Heard> {
  heardAt = 0;
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private state: Connection = "connecting";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;

  constructor(
    private readonly address: string,
    private readonly ends: Ends<Heard>,
  ) {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    addEventListener("online", this.startAnew);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** The identity of the current connection, open or opening; null without one. */
  get current(): object | null {
    return this.socket;
  }

  send(message: Said | Front | Ping): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
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

  comeBack(verdict?: Connection): void {
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
    // Jitter, so that not everybody reconnects to a restarted server at the same moment.
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The socket is open, but silent: shown as lost until the next message. */
  readonly doubt = (): void => {
    if (!this.closed && this.state === "open") this.tell("lost");
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      this.ends.opened?.();
      this.sendFront();
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Heard);
    socket.onclose = ({ code }) => this.comeBack(VERDICTS[code]);
  }

  private tell(state: Connection): void {
    this.state = state;
    this.ends.connection(state);
  }

  private hear(message: Heard): void {
    this.heardAt = Date.now();
    if (this.state !== "open") {
      this.tries = 0;
      this.tell("open");
    }
    this.ends.message(message);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > SILENCE) this.comeBack();
    else this.send({ type: "ping" });
  }

  /** The network is back: reconnect, since the old connection may hang for long. */
  private readonly startAnew = (): void => {
    if (this.closed || this.state === "crowded") return;
    this.doubt();
    this.tries = 0;
    this.connect();
  };

  /** The page is visible again: reconnect without waiting. */
  private readonly hurry = (): void => {
    this.sendFront();
    if (document.hidden || this.closed || this.state === "crowded") return;
    if (this.socket === null) this.startAnew();
    else this.beat();
  };

  /** Tells the server whether the page is visible: while it is, no push notifications are sent. */
  private sendFront(): void {
    this.send({ type: "front", front: !document.hidden });
  }

  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
