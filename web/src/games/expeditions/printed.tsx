/** A flip-and-write game on paper: its cards, the expedition cards, and an empty score sheet. */
import type { ComponentChildren } from "preact";
import type { Player, Printed } from "../../table/module.ts";
import { ExpeditionCard } from "./Expedition.tsx";
import type { CardDrawing, Drawings, ExpeditionGame } from "./table.ts";

/** Millimetres. */
const WIDE = 60;

export function printedWith<Card extends CardDrawing>(
  { Card, Defs, box }: Pick<ExpeditionGame<never, Card, never>, "Card" | "Defs" | "box">,
  data: Drawings<Card>,
  sheet: ComponentChildren,
): Printed {
  return {
    defs: <Defs />,
    cards: [
      { width: WIDE, height: (WIDE * box.height) / box.width, faces: data.cards.map((card) => <Card card={card} marked={0} />) },
      { width: WIDE, height: WIDE, faces: data.expeditions.map((card) => <ExpeditionCard card={card} class="print-expedition" />) },
    ],
    sheet,
  };
}

/** A blank line for the player's name. */
export const WRITER: Player = { seat: 0, name: "______________", playedBy: "", bot: null, mine: false, online: true, awayMinutes: null };
