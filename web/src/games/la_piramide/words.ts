/** Pawns and squares in words. A name is null for one's own seat: then it is "your". */
import type { Called } from "../../table/module.ts";
import { named } from "../../table/named.ts";
import type { Params } from "../../words/index.ts";
import { type Plan, planOf } from "./maze.ts";
import { t } from "./messages.ts";
import { type Action, type Curse, type Drawings, kindOf, OUT, owner, putsBack, type View } from "./pieces.ts";

export type Name = Called;

export function pawnInWords(pawn: number, name: Name): string {
  return t("pawn", pawnParams(pawn, name));
}

/** Message parameters that name a pawn: its owner, and its kind. */
export function pawnParams(pawn: number, name: Name, prefix = ""): Params {
  return { ...named(name, owner(pawn), prefix), [`${prefix}kind`]: kindOf(pawn) };
}

/** What a curse does, by the numbers of this edition. */
export function curseDoes({ numbers }: Drawings, curse: Curse): string {
  return t("curse-does", { curse, count: numbers[curse] ?? 0 });
}

export function squareInWords({ squares }: Plan, square: number): string {
  const at = squares[square];
  if (square === OUT || !at) return t("outside");
  return t("square", { row: at.row + 1, column: at.column + 1 });
}

/** Whose turn it is, or who puts back a pawn. */
export function actsInWords(view: View, name: string | null): string {
  if (name === null) return t(putsBack(view) ? "you-place" : "your-turn");
  return t(putsBack(view) ? "places-back" : "turn-of", { name });
}

/** An act that a player could make. */
export function actInWords(action: Action, _: View, data: Drawings, name: Name): string {
  const at = (pawn: number, square: number) => t("pawn-at", { pawn: pawnInWords(pawn, name), square: squareInWords(planOf(data), square) });
  switch (action.type) {
    case "roll":
      return t("roll");
    case "play-curse":
      return t("play-curse", { curse: action.curse });
    case "walk":
      return t("walk");
    case "gamble":
      return t("gamble-on", { values: action.values.join(", ") });
    case "move":
      return at(action.pawn, action.to);
    case "place-back":
      return at(action.pawn, action.square);
    case "pick":
      return pawnInWords(action.pawn, name);
    case "name":
      return t("curse-player", { name: name(action.seat) ?? "" });
    default:
      return "";
  }
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const EXITS: Record<string, string> = { ">": "east", "<": "west", "^": "north", v: "south" };

/** The exit's direction by its arrow. */
export const exitOf = (arrow: string): string => EXITS[arrow.charAt(0)] ?? "south";
