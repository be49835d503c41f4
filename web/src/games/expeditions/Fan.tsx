/** The best cards that somebody completed, fanned out, with the marks they made on them. */
import { type EndProps, type Explained } from "../../table/module.ts";
import { named } from "../../table/named.ts";
import { cardOf, type CardDrawing, type Drawings, type EventKind, type ExpeditionGame, type TableView } from "./table.ts";

const MOST = 5;
/** Degrees from card to card, and how much lower the outer ones lie. */
const TURN = 6;

type Props<View extends TableView, Card extends CardDrawing, Event extends EventKind> = EndProps<View, Event, Drawings<Card>, Explained> & {
  game: ExpeditionGame<View, Card, Event>;
};

export function Fan<View extends TableView, Card extends CardDrawing, Event extends EventKind>({ game, view, data, heard, seat, name }: Props<View, Card, Event>) {
  const all = (view.sheets[seat]?.completed ?? []).map((number) => cardOf(data, number));
  if (all.length === 0) return null;
  const worth = (card: Card) => game.worth?.(card) ?? 0;
  const shown = [...all].sort((a, b) => worth(b) - worth(a)).slice(0, MOST).reverse();
  const made = marksMade(heard, seat);
  const middle = (shown.length - 1) / 2;
  return (
    <figure class="xp-fan" style={{ "--n": String(shown.length) }}>
      {shown.map((card, k) => (
        <span key={card.number} class="xp-fanned" style={{ "--nth": String(k), "--turn": `${(k - middle) * TURN}deg`, "--x": String(k - middle), "--y": String((k - middle) ** 2) }}>
          <game.Card card={card} marked={made.get(card.number) ?? 0} small />
        </span>
      ))}
      <figcaption>{game.spoils(shown, all, named(name, seat))}</figcaption>
    </figure>
  );
}

/** All marks of a seat, by card. Marks come with the event that reveals a turn. */
export function marksMade(heard: EventKind[], seat: number): Map<number, number> {
  const made = new Map<number, number>();
  for (const event of heard) {
    if (!isOpened(event) || event.seat !== seat) continue;
    for (const { card, cells } of event.marks) made.set(card, (made.get(card) ?? 0) | cells);
  }
  return made;
}

interface Opened extends EventKind {
  seat: number;
  marks: { card: number; cells: number }[];
}

const isOpened = (event: EventKind): event is Opened => event.type === "opened";
