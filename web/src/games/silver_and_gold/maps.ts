/** Treasure maps as the server draws them, and what the score card counts. */
import type { SilverAndGold } from "../../types.ts";
import { cellsWith } from "../expeditions/cells.ts";
import type { Grid } from "../expeditions/outline.ts";
import type { CardDrawing, Drawings, FieldInks } from "../expeditions/table.ts";
import { t } from "./messages.ts";

export type Colour = "purple" | "orange" | "green" | "grey";
export const COLOURS: Colour[] = ["purple", "orange", "green", "grey"];

export interface TreasureMap extends CardDrawing {
  colour: Colour;
  value: number;
  seal: Colour | null;
  /** What the seal pays for each completed map of the colour it names. */
  seal_points: number;
}

export type Maps = Drawings<TreasureMap> & Pick<SilverAndGold.Drawings, "score_card">;
export type View = SilverAndGold.View;
export type Sheet = SilverAndGold.Sheet;

export const BOX = { width: 200, height: 240 };
const CELL = 47;

const ICONS: Record<string, "cross" | "coin" | "palm"> = { "+": "cross", $: "coin", T: "palm" };

/** Smaller islands are centred. */
export function gridOf(map: TreasureMap): Grid {
  const columns = map.rows.map((_, column) => map.rows.map((row) => row[column] ?? ".").join(""));
  return { width: 4, left: 6 + margin(columns), top: 6 + margin(map.rows), cell: CELL };
}

/** The shift of rows or columns that centres them between the empty ones. */
function margin(lines: string[]): number {
  const land = lines.map((line) => /[^.]/.test(line));
  const [first, last] = [land.indexOf(true), land.lastIndexOf(true)];
  return ((lines.length - 1 - last - first) * CELL) / 2;
}

export const INKS: FieldInks = {
  symbol: 30,
  pencil: 37,
  ghostPencil: 31,
  wash: { inset: 3, radius: 6 },
  fresh: { inset: 2, radius: 7 },
  ring: { inset: 4, radius: 7 },
  ghost: { inset: 2.5, radius: 8 },
};

export const fieldsOf = (map: TreasureMap): number => cellsWith(map.rows, "o+$T");

export const iconAt = (map: TreasureMap, cell: number): "cross" | "coin" | "palm" | null => ICONS[map.rows.join("")[cell] ?? ""] ?? null;

/** What a symbol does, in a sentence. */
export const means = (icon: string): string => t(icon === "cross" ? "tip-cross" : icon === "coin" ? "tip-coin" : "tip-palm");

export function describe(map: TreasureMap): string {
  const words = { colour: map.colour, value: map.value };
  return map.seal ? t("map-sealed", { ...words, points: map.seal_points, seal: map.seal }) : t("map", words);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
