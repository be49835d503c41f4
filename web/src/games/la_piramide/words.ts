/** Pawns and squares in words. A name is null for the seat that one looks through: then it is "your". */
import type { Called } from "../../table/module.ts";
import type { Plan } from "./maze.ts";
import { t } from "./messages.ts";
import { type Kind, kindOf, OUT, owner, putsBack, type View } from "./pieces.ts";

export type Name = Called;

export function pawnInWords(pawn: number, name: Name): string {
  return ofKind(kindOf(pawn), name(owner(pawn)));
}

export function ofKind(kind: Kind, name: string | null): string {
  if (name === null) return t(kind === "slave" ? "yourSlave" : "yourMummy");
  return t(kind === "slave" ? "slaveOf" : "mummyOf", { name });
}

export function squareInWords({ squares }: Plan, square: number): string {
  const at = squares[square];
  if (square === OUT || !at) return t("outside");
  return t("square", { row: at.row + 1, column: at.column + 1 });
}

/** Whose turn it is, or who puts back a pawn. */
export function actsInWords(view: View, name: string | null): string {
  if (name === null) return t(putsBack(view) ? "youPlace" : "yourTurn");
  return t(putsBack(view) ? "placesBack" : "turnOf", { name });
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const DOORS: Record<string, "doorEast" | "doorWest" | "doorNorth" | "doorSouth"> = { ">": "doorEast", "<": "doorWest", "^": "doorNorth", v: "doorSouth" };

export const doorInWords = (arrow: string): string => t(DOORS[arrow.charAt(0)] ?? "doorSouth");
