/** The shelf: a game's board is loaded when somebody sits down at it; its tile is always at hand. */
import type { GameModule } from "../table/module.ts";
import type { Tile } from "../table/tile.ts";
import { tile as laPiramide } from "./la_piramide/tile.tsx";
import { tile as pyramids } from "./pyramids/tile.tsx";
import { tile as silverAndGold } from "./silver_and_gold/tile.tsx";

/** The table passes a game's values through and never looks inside. */
export type AnyModule = GameModule<unknown, unknown, unknown, unknown, unknown>;

const boards: Record<string, () => Promise<{ default: unknown }>> = {
  "silver-and-gold": () => import("./silver_and_gold/index.ts"),
  pyramids: () => import("./pyramids/index.ts"),
  "la-piramide": () => import("./la_piramide/index.ts"),
};

export const tiles: Record<string, Tile> = {
  "silver-and-gold": silverAndGold,
  pyramids,
  "la-piramide": laPiramide,
};

/** The board of a game; a game that draws nothing yet is played with plain buttons. */
export async function board(name: string): Promise<AnyModule> {
  const load = boards[name] ?? (() => import("./plain/index.tsx"));
  return (await load()).default as AnyModule;
}

export const titleOf = (game: { game: string; title: string }): string => tiles[game.game]?.title() ?? game.title;
