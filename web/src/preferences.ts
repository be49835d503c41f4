/** Preferences stored in this browser. */
import { useEffect, useState } from "preact/hooks";
import type { Language } from "./words/index.ts";

/** Animations: every turn in full; bots faster, and only results when many turns wait; none at all. */
export type Pace = "calm" | "brisk" | "instant";
export type Volume = "soft" | "medium" | "loud";
export type Theme = "auto" | "light" | "dark";

export interface Preferences {
  hints: boolean;
  pace: Pace;
  theme: Theme;
  /** Sound and vibration are off by default. */
  sound: boolean;
  volume: Volume;
  vibration: boolean;
  /** Null: the browser's language. */
  language: Language | null;
  /** End my turn when nothing else is left to do. */
  autoEnd: boolean;
  /** Single-letter shortcuts: people who use speech input may want them off. */
  letters: boolean;
  /** The seats chosen last time, by game. */
  seats: Record<string, string[]>;
  /** Finished matches that are hidden. */
  removed: string[];
  /** Muted people, each with the table. */
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
    // Private windows may block storage; the choice then lasts as long as the page.
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
