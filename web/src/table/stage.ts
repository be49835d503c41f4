/**
 * The stage: what was told is played before the eyes, beat by beat. It knows no game; a game makes beats of its own
 * events, and one that makes none is shown as it stands. Whatever is cut short ends as it would have ended.
 */
import type { Heard } from "../sound/index.ts";
import type { Called } from "./module.ts";

/** What the board is drawn from, beside what may be done. */
export interface Stand<View = unknown, Explanation = unknown> {
  view: View;
  explained: Explanation;
  scores: number[];
}

/** One thing that is seen to happen, for a while. */
export interface Beat<View = unknown, Event = unknown, Explanation = unknown, Detail = unknown> extends Stand<View, Explanation> {
  /** Stands on the frame as `data-beat`. */
  name: string;
  ms: number;
  /** What moves meanwhile. */
  events: Event[];
  /** One sentence for those who listen. */
  caption: string | null;
  /** The table already stands as it will, and one may act: the last beat of a sequence at most. */
  live: boolean;
  /** A turn begins with it; "Show again" goes back to here. */
  opens: boolean;
  /** What else the game needs to draw it. */
  detail: Detail;
}

/** What a game is given to make beats of. */
export interface Scene<View = unknown, Event = unknown, Data = unknown, Explanation = unknown> {
  before: Stand<View, Explanation>;
  after: Stand<View, Explanation>;
  /** What was told with it. */
  events: Event[];
  /** What was heard before. */
  heard: Event[];
  data: Data;
  seat: number | null;
  name: Called;
  /** Made by a move of this page. */
  own: boolean;
  /** Played by a bot. */
  bot: boolean;
  over: boolean;
  /** In full, whoever plays. */
  calm: boolean;
  /** Nothing may travel over the screen. */
  still: boolean;
  /** So much waits that only the result is played. */
  hurried: boolean;
}

export interface Staging<View = unknown, Event = unknown, Data = unknown, Explanation = unknown, Detail = unknown> {
  beats(scene: Scene<View, Event, Data, Explanation>): Beat<View, Event, Explanation, Detail>[];
  /** What is heard when a beat begins. */
  sound(beat: Beat<View, Event, Explanation, Detail>): Heard | null;
  /** How many turns are over with these events, where turns are taken one after the other. */
  turns(events: Event[]): number;
}

/** With so many turns waiting, only their results are played. */
export const MANY_TURNS = 3;
