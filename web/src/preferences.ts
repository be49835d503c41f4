/** Preferences stored in this browser. */
import { useEffect, useState } from "preact/hooks";
import type { Language } from "./words/index.ts";

/** Every turn in full; bots faster, and results alone where many turns wait; nothing is played at all. */
export type Pace = "calm" | "brisk" | "instant";
export type Volume = "soft" | "medium" | "loud";
export type Theme = "auto" | "light" | "dark";

export interface Preferences {
  hints: boolean;
  pace: Pace;
  theme: Theme;
  /** Nothing is heard or felt before one wants it. */
  sound: boolean;
  volume: Volume;
  vibration: boolean;
  /** Null as long as nobody has chosen: then it is the browser's. */
  language: Language | null;
  /** End my turn when nothing else is left to do. */
  autoEnd: boolean;
  /** Keys of one letter do something: who speaks to the computer may not want that. */
  letters: boolean;
  /** Seats chosen last time at each game, to offer them again. */
  seats: Record<string, string[]>;
  /** Finished matches that one does not want to see any more. */
  removed: string[];
  /** Whom one does not want to hear, each with the table. */
  muted: string[];
}

const KEY = "crocetta";
const listeners = new Set<() => void>();
let current: Preferences = { hints: true, pace: "brisk", theme: "auto", sound: false, volume: "medium", vibration: false, language: null, seats: {}, removed: [], muted: [], autoEnd: false, letters: true, ...stored() };

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const preferences = (): Preferences => current;

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function onPreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePreferences(): Preferences {
  const [value, set] = useState(current);
  useEffect(() => onPreference(() => set(current)), []);
  return value;
}
