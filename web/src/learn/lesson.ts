/** The interface of a game's lesson: a first match with a coach. Coach and game do not know each other. */
import type { Params } from "../words/index.ts";

/** The state of a match, as the learner's seat sees it. */
export interface Now<View, Action, Data> {
  view: View;
  legal: Action[];
  data: Data;
  seat: number;
}

export interface Step<View, Action, Data, Key extends string> {
  /** Message keys: a title of two to four words, and one sentence. */
  title: Key;
  text: Key;
  /** What the bubble points at: the first of these selectors that matches. */
  ring: string[];
  /** A selector of what else is lit: where one may act. */
  lit?(now: Now<View, Action, Data>): string;
  /** The step is hidden until this is true. */
  when?(now: Now<View, Action, Data>): boolean;
  /** The step ends when this is true; without it, by pressing Next. */
  until?(now: Now<View, Action, Data>): boolean;
  /** The act that "Show me" plays. */
  show?(now: Now<View, Action, Data>): Action | null;
  /** A hand points at the ring once. */
  hand?: boolean;
}

export interface Lesson<View, Action, Data, Key extends string = string> {
  /** A selector of the bar that lies over the bottom of a small window: nothing under it is lit. */
  bar: string;
  /** A seed chosen so that what is taught can happen. */
  seed: string;
  bots: number;
  say(key: Key, params?: Params): string;
  /** Whether the match is early enough to start the lesson at any table. */
  begins(now: Now<View, Action, Data>): boolean;
  steps: Step<View, Action, Data, Key>[];
  /** The closing sentence after the last step. */
  farewell(now: Now<View, Action, Data>): string;
}

export type AnyLesson = Lesson<unknown, unknown, unknown>;
