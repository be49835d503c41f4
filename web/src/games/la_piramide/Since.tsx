/** What was done to this player since their last turn, shown when the next one begins. */
import { useState } from "preact/hooks";
import { Cross } from "../../parts/Icon.tsx";
import { useSaid } from "../../words/useSaid.ts";
import { t } from "./messages.ts";
import { type Action, type Event, playerOf, type Props } from "./pieces.ts";
import { sinceMyTurn } from "./since.ts";

export interface Note {
  lines: string[];
  putAway(): void;
  /** The first act of the turn also closes the note. */
  act(action: Action): void;
}

export function useSince({ view, legal, heard, players, seat, act }: Props, say: (event: Event) => string | null): Note {
  const [away, setAway] = useState<number | null>(null);
  const beginning = view.phase.type === "placing" || view.phase.type === "choosing";
  const told = seat !== null && legal.length > 0 && beginning && playerOf(view) === seat && away !== view.turn;
  const lines = useSaid(() => (told ? sinceMyTurn(heard, seat, say) : []), [told, heard, players, seat]);
  const putAway = () => setAway(view.turn);
  return {
    lines,
    putAway,
    act: (action) => {
      putAway();
      act(action);
    },
  };
}

export function Since({ lines, putAway }: Note) {
  if (lines.length === 0) return null;
  return (
    <section class="lp-since panel" aria-label={t("since-your-turn")}>
      <div role="status">
        <h2>{t("since-your-turn")}</h2>
        {lines.map((line, k) => (
          <p key={`${k} ${line}`}>{line}</p>
        ))}
      </div>
      <button type="button" class="icb" aria-label={t("put-away")} onClick={putAway}>
        <Cross />
      </button>
    </section>
  );
}
