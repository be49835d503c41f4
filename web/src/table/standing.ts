/** Places and margins in words, at the end of a match and in the list of past ones. */
import type { AnyModule } from "../games/index.ts";
import type { Decided } from "../types.ts";
import { t } from "../words/index.ts";
import type { Called, Tie } from "./module.ts";
import { named } from "./named.ts";

const NTH = ["first", "second", "third"];

const placed = (place: number) => ({ place, nth: NTH[place - 1] ?? "nth" });

export const placeInWords = (place: number): string => t("end-place", placed(place));

/** The same in parts, for large type: the number, its ending, and a word if the number alone is not enough. */
export function placeInParts(place: number): { number: string; ending: string; word: string } {
  const [, number = "", ending = "", word = ""] = /^(\d+\.?)(\S*)\s*(.*)$/.exec(t("end-hero", placed(place))) ?? [];
  return { number, ending, word };
}

/** The tie that matters to a seat: its own, or the one for first place. */
export const tieOf = (ties: Tie[], seat: number): Tie | undefined => ties.find(({ seats }) => seats.includes(seat)) ?? ties.find(({ place }) => place === 1);

/** Who has the same place as a seat. */
export const sharing = (ranks: number[], seat: number): number[] => ranks.flatMap((rank, one) => (rank === ranks[seat] && one !== seat ? [one] : []));

/** The seat to compare with: the next above, or for the first the best below. */
export function neighbour(ranks: number[], seat: number): number | null {
  const own = ranks[seat] ?? 1;
  const above = ranks.filter((rank) => rank < own);
  const below = ranks.filter((rank) => rank > own);
  if (above.length > 0) return ranks.indexOf(Math.max(...above));
  return below.length > 0 ? ranks.indexOf(Math.min(...below)) : null;
}

/** "5 points behind Ada". */
export function marginInWords(scores: number[], seat: number, other: number, name: string): string {
  const count = (scores[seat] ?? 0) - (scores[other] ?? 0);
  if (count === 0) return t("end-level", { name });
  return count > 0 ? t("end-ahead", { count, name }) : t("end-behind", { count: -count, name });
}

/** A true minus; a plus only where it is a difference. */
export const minus = (points: number): string => (points < 0 ? `\u2212${-points}` : String(points));
export const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points));

/** The line of the sheets that made the difference, with the points of both; it decided a match only if the win was at stake. */
export function byLine(module: AnyModule, { key, seat, other, values }: Decided, called: Called, forWin: boolean): { icon: string; words: string } | null {
  const place = module.sheet?.findIndex((line) => line.key === key) ?? -1;
  const line = module.lines()[place];
  const [own = 0, theirs = 0] = values;
  if (line === undefined) return null;
  const { name: who = "", you = "no" } = named(called, seat);
  const words = t(forWin ? "end-decided" : "end-gap", { line, own: minus(own), theirs: minus(theirs), who, you, name: called(other) ?? "", difference: signed(own - theirs) });
  return { icon: module.sheet?.[place]?.icon ?? "", words };
}
