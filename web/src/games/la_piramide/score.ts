/** Who is ahead, and why: slaves out, then the ways still before the others (LP-19). */
import { list } from "../../words/index.ts";
import type { ScoreLine } from "../../table/module.ts";
import { planOf } from "./maze.ts";
import { t } from "./messages.ts";
import { type Drawings, OUT, placeOf, slavesOf, type View } from "./pieces.ts";

const seatsOf = (view: View): number[] => view.families.map((_, seat) => seat);

export const slavesOut = (view: View, seat: number): number => slavesOf(seat).filter((slave) => placeOf(view, slave) === OUT).length;

/** Steps that a player's slaves still need together; a waiting one counts from its farther start square. */
export function wayLeft(view: View, data: Drawings, seat: number): number {
  const { ways, squares } = planOf(data);
  const starts = squares.flatMap(({ start }, square) => (start?.kind === "slave" && start.family === view.families[seat] ? [ways[square] ?? 0] : []));
  const way = (place: number): number => (place === OUT ? 0 : place < 0 ? Math.max(0, ...starts) : (ways[place] ?? 0));
  return slavesOf(seat).reduce((sum, slave) => sum + way(placeOf(view, slave)), 0);
}

/** Each slave is a line, so that the sheet adds up to the slaves out. */
export function breakdown(view: View): ScoreLine[] {
  const line = (label: string, slave: 0 | 1): ScoreLine => ({ label, points: seatsOf(view).map((seat) => (slavesOut(view, seat) > slave ? 1 : 0)) });
  return [line(t("first-out"), 0), line(t("second-out"), 1)];
}

export function tieBreak(view: View, data: Drawings, name: (seat: number) => string): string | null {
  const seats = seatsOf(view);
  const outs = seats.map((seat) => slavesOut(view, seat));
  if (new Set(outs).size === outs.length) return null;
  const ways = seats
    .filter((seat) => (outs[seat] ?? 0) < 2)
    .map((seat) => ({ seat, way: wayLeft(view, data, seat) }))
    .sort((a, b) => (outs[b.seat] ?? 0) - (outs[a.seat] ?? 0) || a.way - b.way)
    .map(({ seat, way }) => t("way-of", { name: name(seat), count: way }));
  return t(Math.max(...outs) === 2 ? "others-ways" : "decided-by-ways", { ways: list(ways) });
}
