/** The start: four cards lie before you, two stay. */
import { Tick } from "../../parts/Icon.tsx";
import { cardInFull } from "./heard.ts";
import { t } from "./messages.ts";
import { cardOf, type CardDrawing, type Drawings, type EventKind, type ExpeditionGame, type TableView } from "./table.ts";

interface Props<View extends TableView, Card extends CardDrawing, Event extends EventKind> {
  game: ExpeditionGame<View, Card, Event>;
  view: View;
  data: Drawings<Card>;
  chosen: number[];
  /** Those that were picked, in a review. */
  played: number[];
  /** Null once the choice is made. */
  toggle: ((place: number) => void) | null;
}

export function KeepTwo<View extends TableView, Card extends CardDrawing, Event extends EventKind>(props: Props<View, Card, Event>) {
  const { game, view, data, chosen, played, toggle } = props;
  return (
    <div class={`xp-keep ${toggle ? "" : "kept"}`} role="group" aria-label={game.words("keep-title")}>
      {view.hand.map((number, place) => {
        const card = cardOf(data, number);
        const kept = chosen.includes(place);
        return (
          <button
            type="button"
            key={number}
            class={`xp-kc ${played.includes(place) ? "played" : ""} ${kept ? "on" : chosen.length === 2 ? "off" : ""}`}
            data-keep={place}
            data-better={kept ? "" : undefined}
            aria-pressed={kept}
            aria-label={cardInFull(game, card)}
            aria-disabled={toggle === null}
            onClick={() => toggle?.(place)}
          >
            <game.Card card={card} marked={0} hidden />
            {kept && (
              <span class="xp-kc-tick" title={t("kept")}>
                <Tick />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Choosing a third card deselects the first. */
export const toggled = (chosen: number[], place: number): number[] =>
  chosen.includes(place) ? chosen.filter((other) => other !== place) : [...chosen, place].slice(-2);
