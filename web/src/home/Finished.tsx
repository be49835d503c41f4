/** Finished matches: my result, opponents and date; a tap opens the replay. Removed ones are hidden in this browser only. */
import { useState } from "preact/hooks";
import { tiles, titleOf } from "../games/index.ts";
import { Cross, Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { day } from "../parts/when.ts";
import { prefer, usePreferences } from "../preferences.ts";
import { marginInWords, neighbour, placeInWords, sharing } from "../table/standing.ts";
import type { TableInfo } from "../types.ts";
import { list, t } from "../words/index.ts";

const FIRST = 4;
/** More than the server lists. */
const REMEMBERED = 200;

export function Finished({ tables }: { tables: TableInfo[] }) {
  const { removed } = usePreferences();
  const [all, setAll] = useState(false);
  const kept = tables.filter(({ table }) => !removed.includes(table)).sort((a, b) => b.updated - a.updated);
  if (kept.length === 0) return null;
  const seen = all ? kept : kept.slice(0, FIRST);
  return (
    <section class="home-finished" aria-labelledby="home-finished">
      <h2 id="home-finished" class="home-heading">
        {t("home-finished")}
      </h2>
      <ul class="panel home-lines">
        {seen.map((table) => (
          <Line key={table.table} table={table} remove={() => prefer({ removed: [table.table, ...removed].slice(0, REMEMBERED) })} />
        ))}
      </ul>
      {kept.length > seen.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {t("home-finished-all", { count: kept.length })}
        </button>
      )}
    </section>
  );
}

function Line({ table, remove }: { table: TableInfo; remove(): void }) {
  const { seats, scores, ranks } = table;
  const mine = seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const own = mine.length === 1 ? (mine[0] ?? null) : null;
  const names = seats.filter((seat) => seat.seat !== own).map((seat) => seat.name);
  const result = resultInWords(table, own);
  const seat = own ?? ranks.indexOf(1);
  const { icon = "ui-cards", score = String } = tiles[table.game] ?? {};
  const game = titleOf(table);
  return (
    <li>
      <Link to={{ page: "replay", id: table.table }} class="home-line">
        <span class="vh">{t("home-replay", { game })}</span>
        <span class="home-sign">
          <Icon name={icon} />
        </span>
        <span class="home-line-what">
          <b class={ranks[seat] === 1 && own !== null ? "won" : ""}>{result}</b>
          <small>{t("home-result-with", { names: list(names), when: day(table.updated) })}</small>
        </span>
        <b class="disp home-points">{score(scores[seat] ?? 0)}</b>
      </Link>
      <button type="button" class="icb" aria-label={t("home-remove-game", { game, names: list(names) })} title={t("home-remove")} onClick={remove}>
        <Cross />
      </button>
    </li>
  );
}

function resultInWords({ game, seats, scores, ranks }: TableInfo, own: number | null): string {
  const name = (seat: number) => seats[seat]?.name ?? "";
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (own === null) return winners.length > 1 ? t("end-shared", { names: list(winners.map(name)) }) : t("end-winner", { name: name(winners[0] ?? 0) });
  const other = neighbour(ranks, own);
  const equals = sharing(ranks, own);
  const place = placeInWords(ranks[own] ?? 1);
  if (tiles[game]?.score) return t("home-place", { place });
  const margin = other === null || (ranks[own] === 1 && equals.length > 0) ? t("end-tied", { names: list(equals.map(name)) }) : marginInWords(scores, own, other, name(other));
  return t("home-result", { place, margin });
}
