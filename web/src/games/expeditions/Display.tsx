/** The display and the deck. A card can be looked at closely; in action 3 it can be taken. */
import { useState } from "preact/hooks";
import { Dialog } from "../../parts/Dialog.tsx";
import { tip } from "../../parts/Tips.tsx";
import type { Explained } from "../../table/module.ts";
import { cardInFull } from "./heard.ts";
import { t } from "./messages.ts";
import { cardOf, DECK, type CardDrawing, type Drawings, type EventKind, type ExpeditionGame, type TableView } from "./table.ts";

interface Props<View extends TableView, Card extends CardDrawing, Event extends EventKind> {
  game: ExpeditionGame<View, Card, Event>;
  view: View;
  data: Drawings<Card>;
  explained: Explained;
  /** Places that may be taken from now. */
  takeable: number[];
  /** The place that would have been better. */
  suggested: number | null;
  /** The place that was chosen instead. */
  played: number | null;
  chosen: number | null;
  choose(place: number): void;
  take(place: number): void;
}

export function Display<View extends TableView, Card extends CardDrawing, Event extends EventKind>(props: Props<View, Card, Event>) {
  const { game, view, data, explained, takeable, suggested, played, chosen, choose, take } = props;
  const [close, setClose] = useState<number | null>(null);
  const taking = takeable.length > 0;
  /** A card taken cannot be undone once the display is refilled: the first press chooses, the second takes. */
  const press = (place: number) => () => (chosen === place ? take(place) : choose(place));
  const look = (place: number) => `xp-dc ${takeable.includes(place) || place === suggested ? "takeable" : ""} ${chosen === place ? "chosen" : ""} ${played === place ? "played" : ""}`;
  return (
    <section class={`xp-display ${taking ? "taking" : ""}`} aria-label={t("display")}>
      <div class="xp-dhead">
        <h2>{t("display")}</h2>
        <game.DisplayHint explained={explained} />
      </div>
      <div class="xp-drow">
        {view.display.map((number, place) => {
          const card = cardOf(data, number);
          return (
            <button
              type="button"
              key={number}
              class={look(place)}
              data-place={place}
              data-better={place === suggested ? "" : undefined}
              data-flip={`card-${number}`}
              aria-pressed={taking ? chosen === place : undefined}
              aria-label={t("display-place", { place: place + 1, card: cardInFull(game, card) })}
              onClick={taking ? press(place) : () => setClose(number)}
            >
              <game.Card card={card} marked={0} hidden />
            </button>
          );
        })}
        {view.display.length === 0 && <p class="xp-nothing">{t("display-empty")}</p>}
        <button
          type="button"
          class={`${look(DECK)} xp-deck`}
          data-place={DECK}
          data-better={suggested === DECK ? "" : undefined}
          data-flip="deck"
          disabled={taking && !takeable.includes(DECK)}
          aria-disabled={!taking}
          aria-label={game.words("deck", { count: view.deck })}
          {...tip(t("tip-deck"))}
          onClick={taking ? press(DECK) : undefined}
        >
          <game.DeckBack count={view.deck} />
        </button>
      </div>
      {close !== null && <Close game={game} card={cardOf(data, close)} close={() => setClose(null)} />}
    </section>
  );
}

function Close<View extends TableView, Card extends CardDrawing, Event extends EventKind>({
  game,
  card,
  close,
}: {
  game: ExpeditionGame<View, Card, Event>;
  card: Card;
  close(): void;
}) {
  return (
    <Dialog title={game.describe(card)} onClose={close} class="xp-enlarged">
      <div class="xp-pair one">
        <game.Card card={card} marked={0} hidden />
      </div>
    </Dialog>
  );
}
