/** The interface of a connection to a table, independent of the transport. */
import type { AskHint, FromPage, Play, Pong, TakeItBack, ToPage, Update, WhyNot } from "../types.ts";

/** `crowded`: rate limited, retried later; `elsewhere`: another tab plays it. The last two are permanent. */
export type Connection = "connecting" | "open" | "lost" | "crowded" | "elsewhere" | "missing" | "unreadable";

/** Reconnecting is pointless. */
export const forGood = (state: Connection): state is "missing" | "unreadable" => state === "missing" || state === "unreadable";

/** What is passed on: updates of the line's seat, each item once; and answers that are still awaited. */
export type Message = Exclude<ToPage, Pong>;

export interface LineEvents {
  message(message: Message): void;
  /** The last known state, before the first message; it may be out of date and has no events. */
  remembered?(update: Update): void;
  connection(state: Connection): void;
}

export interface Line {
  /** The seat whose view it gets; null for a spectator. */
  readonly seat: number | null;
  /** The server's clock minus ours, in seconds. */
  readonly skew: number;
  /** A message other than a hint request is unanswered. */
  readonly busy: boolean;
  /** Switch to this seat; the first update has everything that it was ever told. */
  sit(seat: number | null): void;
  /** Answered by the update that contains it, or by `refused`, `stale` or a problem. */
  move(message: Play | TakeItBack): void;
  /** Answered by `refused` or `allowed`, or by `hinted`, which does not count as busy; nothing is played. */
  ask(message: WhyNot | AskHint): void;
  close(): void;
}

/** The common part of all lines: every move and question has an id, and is kept until the answer with that id. */
export abstract class NamedLine implements Line {
  abstract readonly skew: number;
  /** Unanswered messages, in order. */
  protected readonly unanswered = new Map<string, Play | TakeItBack | WhyNot | AskHint>();

  constructor(
    public seat: number | null,
    protected readonly events: LineEvents,
  ) {}

  get busy(): boolean {
    return [...this.unanswered.values()].some(({ type }) => type !== "hint");
  }

  /** Unanswered moves of the previous seat are dropped. */
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

  /** Passes on an update for this seat, which answers the moves it contains. */
  protected pass(update: Update): void {
    for (const item of update.told) if (item.type !== "noticed" && item.move !== null) this.unanswered.delete(item.move);
    this.events.message(update);
  }

  /** Passes on any other message. Answers for the previous seat are dropped. */
  protected passAnswer(message: Exclude<Message, Update>): void {
    if (message.type === "seat lost" && message.seat === this.seat) this.unanswered.clear();
    if ("move" in message && message.move !== null && !this.unanswered.delete(message.move)) return;
    this.events.message(message);
  }
}

export type OpenLine = (table: string, seat: number | null, events: LineEvents) => Line;

/** An id for a move. `randomUUID` is missing over plain http. */
export function newMoveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
