/** What a session needs of the connection to its table, whatever carries it. */
import type { AskHint, Play, Pong, TakeItBack, ToPage, Update, WhyNot } from "../types.ts";

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

export type OpenLine = (table: string, seat: number | null, events: LineEvents) => Line;

/** A name for a move. `randomUUID` is missing where a club plays over plain http. */
export function newMoveId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
