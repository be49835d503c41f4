/** A turn of the flip-and-write games in four pictures, drawn by the cards themselves in fixed states. */
import type { Picture } from "../../learn/guide.ts";
import { Icon } from "../../parts/Icon.tsx";
import type { Translate } from "../../words/index.ts";
import { cellsWith, count } from "./cells.ts";
import { ExpeditionCard } from "./Expedition.tsx";
import { Ghost, Rings } from "./PlacingLayer.tsx";
import { everywhere, faced, shapeOf } from "./shapes.ts";
import type { CardDrawing, Drawings, ExpeditionDrawing, ExpeditionGame } from "./table.ts";

/** Messages that each game has in its own catalogue. */
export type TurnKey = `learn-${"flip" | "mark" | "more" | "reveal"}${"" | "-text"}` | "learn-more-tag";

type Parts<Card extends CardDrawing> = Pick<ExpeditionGame<never, Card, never>, "Card" | "grid" | "inks" | "open">;

interface Shown<Card> {
  card: Card;
  expedition: ExpeditionDrawing;
  /** Where the shape lies: over a cross, and a treasure if possible. */
  cells: number;
}

const CROSS = "+";
const FACINGS = [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((quarters) => ({ quarters, mirrored })));

/** The first card on which a shape can be shown over exactly one cross, with a treasure; `fits` may ask for more. */
export function example<Card extends CardDrawing>(data: Drawings<Card>, { open, grid }: Parts<Card>, fits: (card: Card, cells: number) => boolean): Shown<Card> {
  for (const expedition of data.expeditions.filter(({ shape }) => shape === "corner-3" || shape === "L-4"))
    for (const card of data.cards)
      for (const facing of FACINGS)
        for (const cells of everywhere(faced(shapeOf(expedition.rows), facing), grid(card).width))
          if ((cells & ~open(card)) === 0 && count(cells & cellsWith(card.rows, CROSS)) === 1 && fits(card, cells)) return { card, expedition, cells };
  const [card, expedition] = [data.cards[0], data.expeditions[0]];
  if (!card || !expedition) throw new Error("no cards to show");
  return { card, expedition, cells: 0 };
}

export function turnIn<Card extends CardDrawing>(game: Parts<Card>, { card, expedition, cells }: Shown<Card>, rival: Card, t: Translate<TurnKey>): Picture[] {
  const { Card } = game;
  const [grid, inks] = [game.grid(card), game.inks];
  const free = game.open(card) & ~cells;
  return [
    { title: t("learn-flip"), text: t("learn-flip-text"), drawn: <ExpeditionCard card={expedition} /> },
    {
      title: t("learn-mark"),
      text: t("learn-mark-text"),
      drawn: (
        <Card card={card} marked={0} hidden>
          <Ghost card={card.number} cells={cells} grid={grid} inks={inks} beside={false} />
        </Card>
      ),
    },
    {
      title: t("learn-more"),
      text: t("learn-more-text"),
      tag: t("learn-more-tag"),
      drawn: (
        <Card card={card} marked={cells} fresh={cells} hidden>
          <Rings cells={beside(cells, grid.width) & free} grid={grid} inks={inks} faint={false} />
        </Card>
      ),
    },
    {
      title: t("learn-reveal"),
      text: t("learn-reveal-text"),
      drawn: (
        <>
          <Card card={rival} marked={game.open(rival) & cells} fresh={game.open(rival) & cells} hidden />
          <Icon name="ui-sealed" class="guide-sealed" />
        </>
      ),
    },
  ];
}

/** The fields that share a side with these. */
function beside(cells: number, width: number): number {
  let found = 0;
  for (let cell = 0; cell < width ** 2; cell++) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const near = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ] as const;
    if (near.some(([r, c]) => r >= 0 && c >= 0 && r < width && c < width && (cells >>> (r * width + c)) & 1)) found |= 1 << cell;
  }
  return found;
}

/** "Done well", stamped over a finished card. */
export const Stamp = () => (
  <svg class="guide-stamp" viewBox="0 0 120 120">
    <g fill="none" stroke="currentColor" stroke-linecap="round">
      <path
        d="M60 6.6C89.6 6.2 113.6 30 113.4 59.6 113.2 89.6 89.4 113.6 59.8 113.4 30 113.2 6.4 89.4 6.6 59.8 6.8 30.4 30.6 7 60 6.6Z"
        stroke-width="5.4"
      />
      <path
        d="M60 15.4C84.8 15.2 104.8 35 104.6 59.8 104.4 84.6 84.6 104.8 59.8 104.6 35 104.4 15.2 84.6 15.4 59.8 15.6 35.2 35.4 15.6 60 15.4Z"
        stroke-width="1.8"
        stroke-dasharray="1.4 5"
      />
      <path d="M34 62.4C42 68.4 47.6 75 52.4 84 60.4 64 70.6 48.4 88 34" stroke-width="10" stroke-linejoin="round" />
    </g>
  </svg>
);
