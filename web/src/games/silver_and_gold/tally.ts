/** Score lines, their parts and tie-breaks in words. */
import type { Called } from "../../table/module.ts";
import { named, together } from "../../table/named.ts";
import { tieOf } from "../../table/standing.ts";
import type { SilverAndGold } from "../../types.ts";
import { rowsOf, type TallyRow } from "../expeditions/Tally.tsx";
import { t } from "./messages.ts";

type Explanation = SilverAndGold.Explanation;
type Part = Explanation["parts"][number][number];

const LINES: SilverAndGold.ScoreFields = ["coins", "cups", "palms", "maps", "seals"];
const LABELS = { coins: "tally-coins", cups: "tally-cups", palms: "tally-palms", maps: "tally-maps", seals: "tally-seals" } as const;

export const MAPS_LINE = LINES.indexOf("maps");
const ICONS = { coins: "coin", cups: "cup", palms: "palm", maps: "ui-cards", seals: "seal" } as const;

const NOTES = { coins: "note-coins", cups: "note-cups", palms: "note-palms", maps: "note-maps", seals: "note-seals" } as const;

export const sheet = LINES.map((key) => ({ key, icon: ICONS[key], note: () => t(NOTES[key]) }));

const label = (line: (typeof LINES)[number]): string => t(LABELS[line]);

export const lines = (): string[] => LINES.map(label);

export const tally = ({ scores, parts }: Explanation, seat: number): TallyRow[] => rowsOf(LINES, scores[seat], parts[seat], label, inWords);

function inWords(part: Part): string[] {
  switch (part[0]) {
    case "coins":
      return [t("from-coins", { count: part[1] })];
    case "cups":
      return [t("from-cup", { row: part[1], points: part[2] })];
    case "palms":
      return [t("from-palm", { place: part[1], points: part[2] })];
    case "maps": {
      const [, colour, count, value, points] = part;
      return [t("from-maps", { count, colour, value, points })];
    }
    case "seals": {
      const [, colour, count, each, points] = part;
      return [t("from-seal", { colour, count, each, points })];
    }
  }
}

/** One sentence where points alone do not say who is ahead. */
export function tieBreak({ ties }: Explanation, called: Called, seat: number): { icon: string; words: string } | null {
  const tie = tieOf(ties, seat);
  const [first, ...others] = tie?.best ?? [];
  if (!tie || first === undefined) return null;
  const shared = others.length > 0;
  if (shared && (tie.key === null || tie.best.includes(seat))) return { icon: ICONS.maps, words: t("tie-shared") };
  const most = tie.values[tie.seats.indexOf(first)] ?? 0;
  // A seat already out by an earlier colour may have as many of this one.
  const next = Math.max(0, ...tie.values.filter((count) => count < most));
  const who = shared ? { name: together(called, tie.best), you: "several" } : named(called, first);
  return { icon: `sign-${tie.key}`, words: t("tie", { colour: tie.key ?? "", most, next, ...who }) };
}
