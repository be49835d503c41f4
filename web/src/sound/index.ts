/**
 * Sound and vibration. Both are off until somebody switches them on, and only then is the synthesiser loaded; they never
 * carry information alone.
 */
import { preferences } from "../preferences.ts";
import { calmMotion } from "../theme.ts";

export type Sound =
  | "pencil"
  | "tick"
  | "turn"
  | "refuse"
  | "seal"
  | "envelopes"
  | "coin"
  | "palm"
  | "cup"
  | "bonus"
  | "stamp"
  | "count"
  | "flip"
  | "round"
  | "die"
  | "step"
  | "curse"
  | "meeting"
  | "out"
  | "your turn"
  | "win"
  | "other";

/** A sound, and how often: a pawn makes a step for every square. */
export interface Heard {
  sound: Sound;
  /** Somebody else's: softer. */
  theirs?: boolean;
  times?: number;
  /** Milliseconds between repetitions. */
  every?: number;
}

export function hear({ sound, theirs = false, times = 1, every = 0 }: Heard): void {
  if (!preferences().sound || (document.hidden && sound !== "your turn")) return;
  import("./synthesiser.ts").then(
    ({ play }) => {
      for (let k = 0; k < times; k++) play(sound, theirs, (k * every) / 1000, k);
    },
    () => undefined, // The next one may work.
  );
}

/** Milliseconds of vibration and pause, alternating. */
const PATTERNS = {
  snap: [6],
  mark: [12],
  bonus: [12, 40, 12],
  done: [18],
  refused: [20, 30, 20],
  stamp: [30],
  die: [10, 60, 10, 60, 16],
  caught: [40, 60, 40],
  win: [20, 60, 20, 60, 40],
} as const;

export const canTremble = (): boolean => typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;

export function feel(what: keyof typeof PATTERNS): void {
  if (preferences().vibration && canTremble() && !calmMotion()) navigator.vibrate([...PATTERNS[what]]);
}
