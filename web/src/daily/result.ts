/** How an attempt ended, in a few words. */
import { tiles } from "../games/index.ts";
import { minus, placeInWords } from "../table/standing.ts";
import type { Attempt } from "../types.ts";
import { facts } from "../words/index.ts";
import { said } from "../words/pages.ts";

/** What is counted: points, unless the game has another word. */
export const counted = (game: string): string => tiles[game]?.scored?.() ?? said("replay-scores");

export const pointsOf = (game: string, score: number): string => (tiles[game]?.score ?? minus)(score);

/** "54, 12th of 40, better than 70%". */
export function resultInWords(game: string, { status, score, place, better_than }: Attempt, finished: number): string {
  if (status === "running") return said("daily-running");
  if (score === null) return said("daily-given-up");
  const among = place === null ? [] : [placeAmong(place, finished)];
  return facts([pointsOf(game, score), ...among, ...betterThan(better_than)]);
}

/** Empty for 0%. */
export const betterThan = (percent: number | null): string[] => (percent ? [said("daily-better", { percent })] : []);

export const placeAmong = (place: number, count: number): string => said("daily-place", { place: placeInWords(place), count });
