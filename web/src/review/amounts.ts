/** Units of a result: points ahead of the best opponent, or the chance to win. */
import type { Review } from "../types.ts";
import { t } from "../words/index.ts";

type Measure = Review["measure"];

/** "+5.1 points", "−12%". */
export function amount(measure: Measure, number: number, plus = true): string {
  const count = measure === "chance" ? Math.round(Math.abs(number) * 100) : Math.round(Math.abs(number) * 10) / 10;
  const sign = count === 0 || (number > 0 && !plus) ? "" : number < 0 ? "\u2212" : "+";
  return t(measure === "chance" ? "review-percent" : "review-points", { sign, count });
}

/** A lead has a sign, a chance has none. */
export const level = (measure: Measure, number: number): string => amount(measure, number, measure === "lead");

export function when(progress: Record<string, number>): string {
  const { round, turn = 0 } = progress;
  return round === undefined ? t("home-only-turn", { turn }) : t("home-round", { round, turn });
}
