/** Cards and players in whole sentences, for screen readers. */
import { levelName } from "../../parts/levels.tsx";
import type { Player } from "../../table/module.ts";
import { facts, list, t as platform } from "../../words/index.ts";
import { cellName, count } from "./cells.ts";
import { t } from "./messages.ts";
import type { CardDrawing, EventKind, ExpeditionGame, HeldCards, TableView } from "./table.ts";

/** A card to choose: what it is, how many fields it has, and which symbols lie where. */
export function cardInFull<View extends TableView, Card extends CardDrawing, Event extends EventKind>(game: ExpeditionGame<View, Card, Event>, card: Card): string {
  const { width } = game.grid(card);
  const places = new Map<string, string[]>();
  for (let cell = 0; cell < width ** 2; cell++) {
    const symbol = game.symbol(card, cell)?.word;
    if (symbol) places.set(symbol, [...(places.get(symbol) ?? []), cellName(cell, width)]);
  }
  const symbols = [...places].map(([symbol, cells]) => t("symbol-at", { symbol, places: list(cells) }));
  const parts = symbols.reduce((before, part) => t("card-parts", { parts: before, part }), game.size(count(game.open(card))));
  return t("card-in-full", { card: game.describe(card), parts });
}

/** A player in one sentence; `standing` is what they are doing. */
export function playerInFull<View extends TableView, Card extends CardDrawing, Event extends EventKind>(
  game: ExpeditionGame<View, Card, Event>,
  { playedBy, bot }: Player,
  sheet: View["sheets"][number] & HeldCards,
  points: number,
  standing: (string | null)[],
): string {
  const level = bot === null ? null : platform("bot-level", { level: levelName(bot) });
  const known = [level, t("points", { count: points }), ...standing, ...game.told(sheet), t("completed-of", { count: sheet.completed.length })];
  return platform("player-facts", { who: playedBy, facts: facts(known) });
}
