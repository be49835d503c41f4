/** Chambers as the server draws them, and what the score card counts. */
import type { Pyramids } from "../../types.ts";
import { cellsWith } from "../expeditions/cells.ts";
import type { Grid } from "../expeditions/outline.ts";
import type { CardDrawing, Drawings, FieldInks } from "../expeditions/table.ts";
import { t } from "./messages.ts";

export type View = Pyramids.View;
export type Sheet = Pyramids.Sheet;
export type Colour = Pyramids.Colour;
export const COLOURS: Colour[] = ["green", "orange", "purple"];

export interface Chamber extends CardDrawing {
  colour: Colour;
}

export type Chambers = Drawings<Chamber> & Pick<Pyramids.Drawings, "score_card">;

export const BOX = { width: 200, height: 228 };
export const GRID: Grid = { width: 5, left: 10, top: 38, cell: 36 };
export const INKS: FieldInks = {
  symbol: 24,
  pencil: 26,
  ghostPencil: 22,
  wash: { inset: 0, radius: 0 },
  fresh: { inset: 1, radius: 4 },
  ring: { inset: 3.5, radius: 5 },
  ghost: { inset: 2, radius: 6 },
};

export type Treasure = "cross" | "gem-red" | "gem-green" | "torch" | "skull" | "potion";
const ICONS: Record<string, Treasure> = { "+": "cross", r: "gem-red", g: "gem-green", f: "torch", s: "skull", p: "potion" };

export const wallsOf = (card: Chamber): number => cellsWith(card.rows, "#");
export const floorOf = (card: Chamber): number => cellsWith(card.rows, ".ET+rgfsp");
export const entranceOf = (card: Chamber): number => card.rows.join("").indexOf("E");
export const tombOf = (card: Chamber): number => card.rows.join("").indexOf("T");
export const iconAt = (card: Chamber, cell: number): Treasure | null => ICONS[card.rows.join("")[cell] ?? ""] ?? null;

export function describe(card: Chamber): string {
  return t("pyramid", { colour: card.colour, number: card.number });
}

/** A true minus sign, as the score card prints it. */
export const minus = (points: number): string => (points < 0 ? `\u2212${-points}` : "0");

/** What a symbol does, in a sentence. */
export const means = (icon: string): string => t.find(`tip-${icon}`) ?? "";
