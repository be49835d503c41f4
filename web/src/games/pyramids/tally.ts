/** Score lines, their parts and tie-breaks in words. */
import { list } from "../../words/index.ts";
import type { Pyramids } from "../../types.ts";
import { rowsOf, type TallyRow } from "../expeditions/Tally.tsx";
import { t } from "./messages.ts";

type Explanation = Pyramids.Explanation;
type Part = Explanation["parts"][number][number];

const LINES: Pyramids.ScoreFields = ["pyramids", "torches", "claims", "gems", "skulls"];
const LABELS = { pyramids: "tally-tombs", torches: "tally-torches", claims: "tally-claims", gems: "tally-gems", skulls: "tally-skulls" } as const;

export const TOMBS_LINE = LINES.indexOf("pyramids");

const label = (line: (typeof LINES)[number]): string => t(LABELS[line]);

export const lines = (): string[] => LINES.map(label);

export const tally = ({ scores, parts }: Explanation, seat: number): TallyRow[] => rowsOf(LINES, scores[seat], parts[seat], label, inWords);

function inWords(part: Part): string[] {
  switch (part[0]) {
    case "pyramids":
      return [t("from-tombs", { colour: part[1], cards: part[2].join(", "), points: part[3] })];
    case "torches":
      return [t("from-torch", { round: part[1] })];
    case "claims":
      return [t("from-claim", { colour: part[1], points: part[2] })];
    case "gems": {
      const [, pairs, points, singles] = part;
      return [...(pairs > 0 ? [t("from-pairs", { count: pairs, points })] : []), ...(singles > 0 ? [t("from-singles", { count: singles })] : [])];
    }
    case "skulls":
      return [t("from-skulls", { count: part[1] })];
  }
}

/** One sentence if points alone do not say who is first. */
export function tieBreak({ ties }: Explanation, name: (seat: number) => string): string | null {
  const tie = ties.find(({ place }) => place === 1);
  if (!tie) return null;
  return tie.key === null ? t("tie-shared", { names: list(tie.best.map(name)) }) : t("tie", { name: list(tie.best.map(name)), you: "no", number: Math.min(...tie.values) });
}
