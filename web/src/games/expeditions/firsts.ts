/** What both games explain when it happens for the first time: a bonus, and a card to take. */
import type { First, Happened } from "../../learn/firsts.ts";
import type { ExpeditionGame, HeldCards, TableView } from "./table.ts";

/** An explanation of something on one's own sheet, as soon as the condition holds. */
export const on = (name: string, so: boolean, at: string, says: string): First[] => (so ? [{ name, at, says, clear: ".top, .xp-maps, .xp-strip, .xp-tools" }] : []);

export function sharedFirsts(words: ExpeditionGame<TableView, never, never>["words"], bonus: string, { view, seat }: Happened<TableView<HeldCards>, unknown>): First[] {
  return [
    ...on("bonus", view.pencil.owed > 0, ".xp-strip", bonus),
    ...on("card", view.phase === "take" && view.queue[0] === seat, ".xp-drow", words("because-take")),
  ];
}
