/**
 * The animation queue: plays updates beat by beat. It knows no game; a game makes beats of its own events, and one
 * without beats is shown as it is. Whatever is cut short ends in the same state.
 */
import type { Heard } from "../sound/index.ts";
import type { Called } from "./module.ts";

/** What the board is drawn from, without legal acts. */
export interface Stand<View = unknown, Explanation = unknown> {
  view: View;
  explained: Explanation;
  scores: number[];
}

/** One step of an animation. */
export interface Beat<View = unknown, Event = unknown, Explanation = unknown, Detail = unknown> extends Stand<View, Explanation> {
  /** Set on the frame as `data-beat`. */
  name: string;
  ms: number;
  /** The events being animated. */
  events: Event[];
  /** One sentence for screen readers. */
  caption: string | null;
  /** The table is already in its final state, and one may act: at most the last beat of a sequence. */
  live: boolean;
  /** A turn begins with it: "Show again" starts here. */
  opens: boolean;
  /** What else the game needs to draw it. */
  detail: Detail;
}

/** The input from which a game makes beats. */
export interface Scene<View = unknown, Event = unknown, Data = unknown, Explanation = unknown> {
  before: Stand<View, Explanation>;
  after: Stand<View, Explanation>;
  /** The new events. */
  events: Event[];
  /** The events before. */
  heard: Event[];
  data: Data;
  seat: number | null;
  name: Called;
  /** Made by a move of this page. */
  own: boolean;
  /** Played by a bot. */
  bot: boolean;
  over: boolean;
  /** The calm pace: in full, whoever plays. */
  calm: boolean;
  /** Reduced motion. */
  still: boolean;
  /** So many updates wait that only the result is animated. */
  hurried: boolean;
}

export interface Staging<View = unknown, Event = unknown, Data = unknown, Explanation = unknown, Detail = unknown> {
  beats(scene: Scene<View, Event, Data, Explanation>): Beat<View, Event, Explanation, Detail>[];
  /** The sound at the start of a beat. */
  sound(beat: Beat<View, Event, Explanation, Detail>): Heard | null;
  /** How many turns these events end, in a game where turns alternate. */
  turns(events: Event[]): number;
}

/** With so many turns waiting, only their results are animated. */
export const MANY_TURNS = 3;

/** Called at the end, with the last beat if one may already act during it. */
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

  /** Replays the last turn; then continues what was interrupted, or calls `finish` if nothing was. */
  again(finish: Finish): void {
    const then = this.finish ?? finish;
    this.stop();
    this.next(this.lastTurn, then);
  }

  /** Stops; the caller shows the final state. */
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
