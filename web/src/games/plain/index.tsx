/** A fallback board for any game: legal acts as buttons, and the raw view. */
import { readable, t } from "../../words/index.ts";
import type { BoardProps, GameModule } from "../../table/module.ts";

type Fields = Record<string, unknown>;

const said = (act: Fields): string =>
  Object.entries(act)
    .map(([name, value]) => (name === "type" ? readable(String(value)) : `${name} ${JSON.stringify(value)}`))
    .join(", ");

function Board({ view, legal, canTakeBack, busy, players, scores, act, takeBack }: BoardProps<unknown, Fields, Fields, unknown, unknown>) {
  return (
    <div class="plain">
      <section class="panel">
        <h2>{t("plain-acts")}</h2>
        {legal.length === 0 && <p>{t("plain-none")}</p>}
        <p class="plain-acts">
          {legal.map((action) => (
            <button type="button" class="btn sec small" key={said(action)} disabled={busy} onClick={() => act(action)}>
              {said(action)}
            </button>
          ))}
          {canTakeBack && (
            <button type="button" class="btn small" disabled={busy} onClick={takeBack}>
              {t("plain-undo")}
            </button>
          )}
        </p>
      </section>
      <section class="panel">
        <h2>{t("plain-score")}</h2>
        <ul>
          {players.map((player) => (
            <li key={player.seat}>
              {player.playedBy} <b>{scores[player.seat]}</b>
            </li>
          ))}
        </ul>
      </section>
      <section class="panel">
        <h2>{t("plain-seen")}</h2>
        <pre>{JSON.stringify(view, null, 1)}</pre>
      </section>
    </div>
  );
}

const plain: GameModule<unknown, Fields, Fields, unknown, unknown> = {
  theme: "plain-table",
  Board,
  BarStatus: ({ toAct, players }) => <span>{toAct.map((seat) => players[seat]?.playedBy).join(", ")}</span>,
  say: (event) => said(event),
  lines: () => [],
  tieBreak: () => null,
  secret: () => true,
};

export default plain;
