/** Score lines, their parts and tie-breaks in words. */
import type { Called } from "../../table/module.ts";
import { named } from "../../table/named.ts";
import { tieOf } from "../../table/standing.ts";
import type { Pyramids } from "../../types.ts";
import { rowsOf, type TallyRow } from "../expeditions/Tally.tsx";
import { t } from "./messages.ts";

type Explanation = Pyramids.Explanation;
type Part = Explanation["parts"][number][number];

const LINES: Pyramids.ScoreFields = ["pyramids", "torches", "claims", "gems", "skulls"];
const LABELS = { pyramids: "tally-tombs", torches: "tally-torches", claims: "tally-claims", gems: "tally-gems", skulls: "tally-skulls" } as const;

export const TOMBS_LINE = LINES.indexOf("pyramids");
const ICONS = { pyramids: "tomb", torches: "torch", claims: "sign-purple", gems: "gem-red", skulls: "skull" } as const;

const NOTES = { pyramids: "note-tombs", torches: "note-torches", claims: "label-claims", gems: "note-gems", skulls: "note-skulls" } as const;

export const sheet = LINES.map((key) => ({ key, icon: ICONS[key], note: () => t(NOTES[key]) }));

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

/** One sentence where points alone do not say who is ahead. */
export function tieBreak({ ties }: Explanation, called: Called, seat: number): { icon: string; words: string } | null {
  const tie = tieOf(ties, seat);
  const [first, ...others] = tie?.best ?? [];
  if (!tie || first === undefined) return null;
  const words = others.length > 0 ? t("tie-shared") : t("tie", { ...named(called, first), number: Math.min(...tie.values) });
  return { icon: ICONS.pyramids, words };
}
