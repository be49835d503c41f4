/** Who is ahead, and why, in words. */
import { list } from "../../words/index.ts";
import { type Called, totalOf } from "../../table/module.ts";
import { named } from "../../table/named.ts";
import { tieOf } from "../../table/standing.ts";
import type { Decided, LaPiramide } from "../../types.ts";
import { t } from "./messages.ts";
import { type Curse, CURSE_SIGNS, type Explanation } from "./pieces.ts";

const CURSES = Object.keys(CURSE_SIGNS) as Curse[];

const LINES: LaPiramide.ScoreFields = ["first_out", "second_out"];
const LABELS = { first_out: "first-out", second_out: "second-out" } as const;

export const lines = (): string[] => LINES.map((line) => t(LABELS[line]));

/** "1 out, 4 steps to go". */
export function standing({ scores, ways_left }: Explanation, seat: number): string {
  const count = ways_left[seat] ?? 0;
  const out = totalOf(scores[seat]);
  return out === 2 ? t("rank-both") : t(out === 1 ? "rank-one" : "steps-left", { count });
}

export function margin({ scores, ways_left }: Explanation, seat: number, other: number, name: string): string | null {
  const out = totalOf(scores[seat]) - totalOf(scores[other]);
  if (totalOf(scores[seat]) === 2) return t("end-both-out");
  if (out !== 0) return t(out > 0 ? "end-out-ahead" : "end-out-behind", { count: Math.abs(out), name });
  const steps = (ways_left[other] ?? 0) - (ways_left[seat] ?? 0);
  return steps === 0 ? null : t(steps > 0 ? "end-steps-ahead" : "end-steps-behind", { count: Math.abs(steps), name });
}

/** The setback that cost the most steps: a mummy, or a curse. */
export function decided({ key, seat, other, values }: Decided, name: Called, forWin: boolean): { icon: string; words: string } {
  const [count = 0, turn = 0] = values;
  const who = { ...named(name, seat), turn, count };
  const curse = CURSES.find((one) => one === key);
  if (curse) return { icon: CURSE_SIGNS[curse], words: t(forWin ? "decided-curse" : "setback-curse", { ...who, curse }) };
  return { icon: "mummy", words: t(forWin ? "decided-meeting" : "setback-meeting", { ...who, ...named(name, other, "other_") }) };
}

/** Ties in slaves out are broken by the steps left. */
export function tieBreak({ ties }: Explanation, called: Called, seat: number): { icon: string; words: string } | null {
  const tie = tieOf(ties, seat);
  if (!tie) return null;
  const ways = tie.seats.map((one, k) => ({ seat: one, count: tie.values[k] ?? 0 })).sort((a, b) => a.count - b.count);
  const shared = tie.best.length > 1 && tie.best.includes(seat);
  const words = shared
    ? t("ways-shared", { count: ways[0]?.count ?? 0 })
    : t("ways-decide", { ways: list(ways.map(({ seat: one, count }) => t("way-of", { ...named(called, one), count }))) });
  return { icon: "ui-way-out", words };
}
