/** Round and turn, in the bar: round boxes are ticked with the pencil. */
import { t } from "./messages.ts";
import { ROUNDS, roundOf, TURNS_A_ROUND, type TableView } from "./table.ts";

export function RoundBar({ view }: { view: TableView }) {
  const over = view.phase === "over";
  const round = over ? ROUNDS : roundOf(view.turn);
  const turn = over ? TURNS_A_ROUND : view.turn % TURNS_A_ROUND;
  return (
    <div class="xp-rounds">
      <span class="hide-p">{t("round")}</span>
      <ol aria-label={t("round-of", { round: Math.min(round + 1, ROUNDS), rounds: ROUNDS })}>
        {Array.from({ length: ROUNDS }, (_, k) => (
          <li key={k} class={`xp-rb ${k === round ? "now" : ""}`}>
            {k + 1}
            {k < round && (
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <use href={`#pencil-${(k % 3) + 1}`} />
              </svg>
            )}
          </li>
        ))}
      </ol>
      <span class="hide-p">{t("turn")}</span>
      <ol aria-label={t("turn-of", { turn: Math.min(turn + 1, TURNS_A_ROUND), turns: TURNS_A_ROUND })}>
        {Array.from({ length: TURNS_A_ROUND }, (_, k) => (
          <li key={k} class={`xp-pip ${k < turn ? "on" : k === turn ? "at" : ""}`} />
        ))}
      </ol>
    </div>
  );
}
