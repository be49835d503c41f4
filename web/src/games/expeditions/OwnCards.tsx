/** One's own two cards, large, with the pencil over them. On a phone a game may show one large and one small. */
import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "../../table/module.ts";
import { useSaid } from "../../words/useSaid.ts";
import { cellsOf, centre } from "./cells.ts";
import { t } from "./messages.ts";
import { Completed, Lights } from "./Drama.tsx";
import { outline, type Grid } from "./outline.ts";
import { Ghost, Hits, PlacingLayer, usePencil } from "./PlacingLayer.tsx";
import type { Stamp } from "./reveal.ts";
import { cardOf, type CardDrawing, type Drawings, type EventKind, type ExpeditionGame, faceDown, type Holding, type TableView } from "./table.ts";
import type { Placement } from "./snap.ts";
import { footOf, type Placing } from "./usePlacing.ts";
import { usePhone } from "./usePhone.ts";
import { WhyNot } from "./WhyNot.tsx";

interface Props<View extends TableView, Card extends CardDrawing, Event extends EventKind> {
  game: ExpeditionGame<View, Card, Event>;
  view: View;
  data: Drawings<Card>;
  /** Whose cards these are. */
  seat: number;
  placing: Placing;
  hints: boolean;
  refusal: Refusal | null;
  openRule(clause: string): void;
  /** A card that was completed just now. */
  stamp: Stamp | null;
  /** A mark that would have been better, and the one that was made. */
  suggested: Placement | null;
  played: Placement | null;
  /** The mark of a hint, while the ghost is elsewhere: the ghost goes back to it when the mouse leaves the cards. */
  hinted: Placement | null;
}

export function OwnCards<View extends TableView, Card extends CardDrawing, Event extends EventKind>(props: Props<View, Card, Event>) {
  const { game, view, seat, data, placing } = props;
  const phone = usePhone();
  const [active, setActive] = useState(0);
  const slots = view.sheets[seat]!.slots;
  const apart = game.oneLarge && phone;
  const ghostSlot = props.suggested?.slot ?? placing.ghost?.slot;
  const other = 1 - active;
  const onlyOther = slots[active] === null || (placing.lit(active) === 0 && placing.lit(other) !== 0);
  useEffect(() => {
    if (ghostSlot !== undefined) setActive(ghostSlot);
  }, [ghostSlot]);
  useEffect(() => {
    if (onlyOther && slots[other]) setActive(other);
  }, [view]);
  return (
    <div class={`xp-maps ${apart ? "apart" : ""}`} data-better={props.suggested ? "" : undefined} role="group" aria-label={game.words("own-cards")} onPointerLeave={() => props.hinted && placing.hovering && placing.suggest(props.hinted)}>
      {slots.map((holding, slot) =>
        holding === null && faceDown(view) ? (
          <div key={`back ${slot}`} class={`xp-big ${apart ? (slot === active ? "act" : "oth") : ""}`}>
            <game.DeckBack />
          </div>
        ) : holding === null ? (
          <div key={`empty ${slot}`} class={`xp-big xp-empty ${apart ? "oth" : ""}`}>
            {view.phase !== "over" && <span>{game.words(view.deck + view.display.length > 0 ? "empty-slot" : "none-left")}</span>}
          </div>
        ) : apart && slot !== active ? (
          <div key={holding.card} class="xp-big oth" data-flip={`card-${holding.card}`}>
            <button type="button" class="xp-peek" aria-label={t("aside", { card: game.describe(cardOf(data, holding.card)) })} onClick={() => setActive(slot)}>
              <OwnCard {...props} slot={slot} holding={holding} still />{" "}
              <span>{t("tap-to-change")}</span>
            </button>
            <div class="xp-my">
              <game.Stats sheet={view.sheets[seat]!} data={data} />
            </div>
          </div>
        ) : (
          <div key={holding.card} class={`xp-big ${apart ? "act" : ""}`} data-flip={`card-${holding.card}`}>
            <Completed stamp={props.stamp?.card === holding.card ? props.stamp : null} pile={cardOf(data, holding.card).colour}>
              <OwnCard {...props} slot={slot} holding={holding} />
            </Completed>
          </div>
        ),
      )}
    </div>
  );
}

type CardAt<View extends TableView, Card extends CardDrawing, Event extends EventKind> = Props<View, Card, Event> & {
  slot: number;
  holding: Holding;
  /** Not interactive. */
  still?: boolean;
};

function OwnCard<View extends TableView, Card extends CardDrawing, Event extends EventKind>(props: CardAt<View, Card, Event>) {
  const { game, view, data, slot, holding, placing, hints, refusal, openRule, still = false } = props;
  const card = cardOf(data, holding.card);
  const grid = game.grid(card);
  const label = useSaid(() => game.describe(card), [card]);
  const pencil = usePencil(placing, slot, grid);
  const pending = placing.pending?.slot === slot ? placing.pending.cells : 0;
  const made = view.phase === "mark" ? view.pencil.marks.filter((mark) => mark.slot === slot) : [];
  const fresh = made.reduce((cells, mark) => cells | mark.cells, pending);
  const marked = holding.marked | pending;
  const ghost = placing.ghost?.slot === slot ? placing.ghost : null;
  const attempt = placing.attempt?.slot === slot ? placing.attempt.cells : 0;
  return (
    <>
      <game.Card
        card={card}
        marked={marked}
        fresh={fresh}
        svg={still ? undefined : { ...pencil, class: `xp-field ${view.seat === null || view.phase === "over" ? "" : "own"} ${placing.marking ? "live" : ""}`, "aria-label": label }}
        hidden={still}
      >
        <PlacingLayer card={card.number} slot={slot} grid={grid} inks={game.inks} open={game.open(card)} placing={placing} hints={hints} />
        {props.played?.slot === slot && <path class="xp-played" d={outline(props.played.cells, grid, game.inks.ghost.inset, game.inks.ghost.radius)} />}
        {props.hinted?.slot === slot && <path class="xp-hinted" d={outline(props.hinted.cells, grid, game.inks.ghost.inset, game.inks.ghost.radius)} />}
        {props.suggested?.slot === slot && <Ghost card={card.number} cells={props.suggested.cells} grid={grid} inks={game.inks} beside={false} />}
        {props.stamp?.card === card.number && game.lightsUp && <Lights cells={marked} grid={grid} />}
        {!still && <Hits game={game} card={card} slot={slot} marked={marked} fresh={fresh} stop={ghost ? footOf(ghost) : 0} placing={placing} />}
      </game.Card>
      {refusal && attempt !== 0 && (
        <WhyNot
          refusal={refusal}
          openRule={openRule}
          at={placeOf(attempt, grid, game.box)}
        />
      )}
    </>
  );
}

/** Where the tried cells are on the card, in percent. */
function placeOf(cells: number, grid: Grid, box: { width: number; height: number }): { x: number; top: number; bottom: number } {
  const rows = cellsOf(cells).map((cell) => Math.floor(cell / grid.width));
  const height = (row: number) => ((grid.top + row * grid.cell) / box.height) * 100;
  return {
    x: ((grid.left + centre(cells, grid.width).x * grid.cell) / box.width) * 100,
    top: height(Math.min(...rows)),
    bottom: height(Math.max(...rows) + 1),
  };
}
