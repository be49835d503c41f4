/** Choices as a review lists them. */
import type { Choice } from "../../table/module.ts";
import { count } from "./cells.ts";
import { t } from "./messages.ts";
import { type Action, cardOf, type CardDrawing, DECK, type Drawings, type EventKind, type ExpeditionGame, type TableView } from "./table.ts";

export function choice<View extends TableView, Card extends CardDrawing, Event extends EventKind>(
  game: ExpeditionGame<View, Card, Event>,
  action: Action,
  view: View,
  data: Drawings<Card>,
): Choice {
  const card = (number: number | undefined) => (number === undefined ? "" : game.inShort(cardOf(data, number)));
  switch (action.type) {
    case "keep": {
      // In one order, so that two choices that read alike are the same words.
      const [first = "", second = ""] = [card(view.hand[action.first]), card(view.hand[action.second])].sort();
      return { kind: t("choice-kind", { kind: "keep" }), act: first === second ? t("choice-alike", { card: first }) : t("act-keep", { first, second }) };
    }
    case "mark": {
      const [left, right] = view.sheets[view.seat ?? 0]!.slots.map((holding) => card(holding?.card));
      const alike = left === right ? t("choice-side", { side: action.slot === 0 ? "left" : "right" }) : null;
      const expedition = data.expeditions[view.used.at(-1) ?? 0];
      const what = expedition && count(action.cells) > 1 ? t("shape", { shape: expedition.shape }) : game.size(1);
      return { kind: t("choice-kind", { kind: view.pencil.owed > 0 ? "bonus" : "shape" }), act: t("choice-mark", { what, card: alike ?? (action.slot === 0 ? left : right) ?? "" }) };
    }
    case "take":
      return { kind: t("choice-kind", { kind: "take" }), act: action.place === DECK ? t("act-deck") : card(view.display[action.place]) };
    default:
      return { kind: t("choice-kind", { kind: "done" }), act: t("done") };
  }
}
