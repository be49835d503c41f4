/**
 * The animation queue: plays updates beat by beat. It knows no game; a game makes beats of its own events, and one
 * without beats is shown as it is. Whatever is cut short ends in the same state.
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

/** What follows when all has been seen; the last beat comes with it if one may already act. */
type Finish = (live: Beat | null) => void;

/** Plays beats one after the other, and remembers those of the last turn. */
export class Stage {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private finish: Finish | null = null;
  private lastTurn: Beat[] = [];

  constructor(
    private readonly show: (beat: Beat) => void,
    private readonly rest: () => void,
  ) {}

  get playing(): boolean {
    return this.timer !== undefined;
  }

  get replayable(): boolean {
    return this.lastTurn.some(({ opens }) => opens);
  }

  play(beats: Beat[], finish: Finish): void {
    const opening = beats.map(({ opens }) => opens).lastIndexOf(true);
    const before = opening < 0 ? this.lastTurn : [];
    this.lastTurn = [...before, ...beats.slice(Math.max(0, opening))].filter(({ live }) => !live);
    this.next(beats, finish);
  }

  /** The last turn from its beginning; then what would have followed, or `finish` if nothing was played. */
  again(finish: Finish): void {
    const then = this.finish ?? finish;
    this.stop();
    this.next(this.lastTurn, then);
  }

  /** Nothing more is shown; it is for others to show how it ends. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.finish = null;
  }

  forget(): void {
    this.lastTurn = [];
  }

  private next([beat, ...others]: Beat[], finish: Finish): void {
    this.timer = undefined;
    this.finish = null;
    if (!beat || beat.live) finish(beat ?? null);
    if (!beat) return this.rest();
    if (!beat.live) {
      this.finish = finish;
      this.show(beat);
    }
    this.timer = setTimeout(() => (beat.live ? this.end() : this.next(others, finish)), beat.ms);
  }

  private end(): void {
    this.timer = undefined;
    this.rest();
  }
}
