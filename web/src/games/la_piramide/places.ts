/** Who is ahead, and why, in words. */
import { list } from "../../words/index.ts";
import type { Called } from "../../table/module.ts";
import { named } from "../../table/named.ts";
import type { LaPiramide } from "../../types.ts";
import { t } from "./messages.ts";
import type { Explanation } from "./pieces.ts";

const LINES: LaPiramide.ScoreFields = ["first_out", "second_out"];
const LABELS = { first_out: "first-out", second_out: "second-out" } as const;

export const lines = (): string[] => LINES.map((line) => t(LABELS[line]));

export const standing = ({ ways_left }: Explanation, seat: number): string => t("steps-left", { count: ways_left[seat] ?? 0 });

export function tieBreak({ ties }: Explanation, called: Called): string | null {
  if (ties.length === 0) return null;
  const ways = ties.flatMap(({ seats, values }) =>
    seats
      .map((seat, k) => ({ seat, way: values[k] ?? 0 }))
      .sort((a, b) => a.way - b.way)
      .map(({ seat, way }) => t("way-of", { ...named(called, seat), count: way })),
  );
  return t(ties.some(({ place }) => place === 1) ? "decided-by-ways" : "others-ways", { ways: list(ways) });
}
