/** The things in the box, as the server numbers them: four pawns to a seat, first its two slaves, then its two mummies. */
import type { BoardProps } from "../../table/module.ts";
import type { LaPiramide } from "../../types.ts";
import type { Act } from "./theatre.ts";

export type View = LaPiramide.View;
export type Action = LaPiramide.Action;
export type Event = LaPiramide.Event;
export type Drawings = LaPiramide.Drawings;
export type Family = LaPiramide.Family;
export type Curse = LaPiramide.Curse;
export type Kind = LaPiramide.Kind;
export type Explanation = LaPiramide.Explanation;
export type Props = BoardProps<View, Action, Event, Drawings, Explanation, Act>;

/** Places off the board. */
export const OUT = -1;
export const WAITING = -2;
export const BURST = -3;

export const owner = (pawn: number): number => Math.floor(pawn / 4);
export const kindOf = (pawn: number): Kind => (pawn % 4 < 2 ? "slave" : "mummy");
export const slavesOf = (seat: number): number[] => [4 * seat, 4 * seat + 1];
export const mummiesOf = (seat: number): number[] => [4 * seat + 2, 4 * seat + 3];
export const pawnsOf = (seat: number): number[] => [...slavesOf(seat), ...mummiesOf(seat)];
export const familyOf = (view: View, pawn: number): Family => view.families[owner(pawn)] ?? "eye";
export const placeOf = (view: View, pawn: number): number => view.pawns[pawn] ?? OUT;
/** Whose turn it is; a pawn may be put back out of turn. */
export const playerOf = (view: View): number => (view.first + view.turn) % view.families.length;
/** Who has to act. */
export const actorOf = (view: View): number => (view.phase.type === "returning" ? owner(view.phase.pawns[0] ?? 0) : playerOf(view));
/** Whether whoever acts now puts a pawn back. */
export const putsBack = ({ phase }: View): boolean => phase.type === "returning" || phase.type === "placing";
export const pawnOn = (view: View, square: number): number | null => {
  const pawn = square < 0 ? -1 : view.pawns.indexOf(square);
  return pawn < 0 ? null : pawn;
};

/** How many turns a player will lose to the plague. */
export const SKIPS: Record<LaPiramide.Health, number> = { well: 0, sick: 1, weak: 0, stricken: 2 };

/** The symbol of each curse, in the order of LP-20. */
export const CURSE_SIGNS: Record<Curse, string> = {
  "secret-passage": "curse-passage",
  "restless-dead": "curse-restless",
  possession: "curse-possession",
  "forced-march": "curse-march",
  "pharaohs-call": "curse-call",
  "change-of-bandages": "curse-bandages",
  awakening: "curse-awakening",
  "grave-robber": "curse-robber",
  plague: "curse-plague",
};
