/** Whether prompts give reasons: by default in one's first matches of a game, later only if switched on. */
import { useEffect, useState } from "preact/hooks";
import { untell } from "./firsts.ts";

interface Kept {
  /** The person's choice; null: on while they are new. */
  wanted: boolean | null;
  /** Tables with a finished match, by game; no more than `ENOUGH`. */
  finished: Record<string, string[]>;
}

const KEY = "crocetta-reasons";
/** After so many matches a person is no longer new. */
const ENOUGH = 3;
const listeners = new Set<() => void>();
let kept: Kept = { wanted: null, finished: {}, ...stored() };

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may block storage; then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Switching reasons on also resets the one-time explanations. */
export function wantReasons(wanted: boolean): void {
  if (wanted) untell();
  keep({ wanted });
}

/** A match of this game was played to its end at this table. */
export function finish(game: string, table: string): void {
  const tables = kept.finished[game] ?? [];
  if (tables.length < ENOUGH && !tables.includes(table)) keep({ finished: { ...kept.finished, [game]: [...tables, table] } });
}

const reasons = (game: string): boolean => kept.wanted ?? (kept.finished[game] ?? []).length < ENOUGH;

export function useReasons(game: string): boolean {
  const [, draw] = useState(kept);
  useEffect(() => {
    const listener = () => draw(kept);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return reasons(game);
}
