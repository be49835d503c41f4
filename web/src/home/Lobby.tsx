/** Open tables that anybody may join: the game, who sits there, free seats, the clock and what is not as usual. */
import { useState } from "preact/hooks";
import * as api from "../api.ts";
import { tiles, titleOf } from "../games/index.ts";
import { facts, list, t } from "../words/index.ts";
import { agreed, readOptions } from "../options.ts";
import { useAsked } from "../parts/asking.ts";
import { duration } from "../parts/duration.ts";
import { Clock, Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { Seat } from "../parts/Seat.tsx";
import type { TableInfo } from "../types.ts";

const FIRST = 4;

export function Lobby({ tables }: { tables: TableInfo[] }) {
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  const seen = all ? tables : tables.slice(0, FIRST);
  return (
    <section class="home-lobby" aria-labelledby="home-lobby">
      <h2 id="home-lobby" class="home-heading">
        {t("lobby")}
      </h2>
      <ul class="panel home-lines">
        {seen.map((table) => (
          <Line key={table.table} table={table} />
        ))}
      </ul>
      {tables.length > seen.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {t("home-all", { count: tables.length })}
        </button>
      )}
    </section>
  );
}

function Line({ table }: { table: TableInfo }) {
  const game = titleOf(table);
  const names = list(table.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name));
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const { clock } = table.settings;
  return (
    <li class="lobby-line">
      <span class="home-sign">
        <Icon name={tiles[table.game]?.icon ?? "ui-cards"} />
      </span>
      <div class="home-line-what">
        <b>{game}</b>
        <small>{names}</small>
        <p class="lobby-facts">
          <span>
            {table.seats.map(({ seat, kind }) => (
              <Seat key={seat} free={kind === "open"} />
            ))}
            {t("lobby-free", { count: free })}
          </span>
          <span>
            <Clock />
            {clock > 0 ? t("lobby-clock", { time: duration(clock) }) : t("lobby-no-clock")}
          </span>
          <Options table={table} />
        </p>
      </div>
      <Link to={{ page: "table", id: table.code }} class="btn sec" label={t("lobby-join", { game, names })}>
        {t("join")}
      </Link>
    </li>
  );
}

/** Only what differs from the usual; the clock has been told. */
function Options({ table }: { table: TableInfo }) {
  const games = useAsked("games", api.games);
  const game = games.value?.find(({ name }) => name === table.game);
  const lines = game ? agreed({ ...table, settings: { ...table.settings, clock: 0 } }, readOptions(game.options)) : [];
  return lines.length > 0 ? <span>{facts(lines)}</span> : null;
}
