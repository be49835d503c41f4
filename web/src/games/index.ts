/** All games: a board is loaded when somebody joins a table of it; tiles are part of the home page. */
import { boards, tiles } from "all:games";
import { need } from "../words/index.ts";
import type { GameModule } from "../table/module.ts";

export { tiles };

/** The table passes a game's values through without inspecting them. */
export type AnyModule = GameModule<unknown, unknown, unknown, unknown, unknown>;

/** The board of a game with its words; a game that draws nothing yet is played with plain buttons. */
export async function board(name: string): Promise<AnyModule> {
  const load = boards[name] ?? (() => import("./plain/index.tsx"));
  const [loaded] = await Promise.all([load(), need(tiles[name]?.words ?? [])]);
  return loaded.default as AnyModule;
}

export const titleOf = (game: { game: string; title: string }): string => tiles[game.game]?.title() ?? game.title;

/** The order on the home page; games that are not named here follow. */
const ORDER = ["silver-and-gold", "pyramids", "la-piramide"];

export function shelved<Game extends { name: string }>(games: readonly Game[]): Game[] {
  const place = ({ name }: Game) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return [...games].sort((a, b) => place(a) - place(b));
}
