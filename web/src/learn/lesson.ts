/** The interface of a game's lesson: a first match with a coach. The coach knows no game, a game no coach. */
import type { Params } from "../words/index.ts";

/** Where a match stands, as the seat that learns sees it. */
export interface Now<View, Action, Data> {
  view: View;
  legal: Action[];
  data: Data;
  seat: number;
}

export interface Step<View, Action, Data, Key extends string> {
  /** Keys of the lesson's words: two to four words, and one sentence. */
  title: Key;
  text: Key;
  /** What the bubble points at: the first of these places of the board that is there, by the board's own selectors. */
  ring: string[];
  /** What else is lit: where one may act. */
  lit?(now: Now<View, Action, Data>): string;
  /** Before this the step waits, unseen. */
  when?(now: Now<View, Action, Data>): boolean;
  /** Doing this goes on; without it one reads, and presses Next. */
  until?(now: Now<View, Action, Data>): boolean;
  /** The act that "Show me" plays. */
  show?(now: Now<View, Action, Data>): Action | null;
  /** A hand shows the ring once. */
  hand?: boolean;
}

export interface Lesson<View, Action, Data, Key extends string = string> {
  /** Luck that was chosen so that what is taught can happen. */
  seed: string;
  bots: number;
  say(key: Key, params?: Params): string;
  /** So early in a match that it can be taught at any table. */
  begins(now: Now<View, Action, Data>): boolean;
  steps: Step<View, Action, Data, Key>[];
  /** What is said when the last step is done. */
  farewell(now: Now<View, Action, Data>): string;
}

export type AnyLesson = Lesson<unknown, unknown, unknown>;
