/** Open tables that anybody may join: game, people, free seats, clock and unusual settings. */
import { useState } from "preact/hooks";
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { tiles } from "../games/index.ts";
import { facts, list, t } from "../words/index.ts";
import { useSaid } from "../words/useSaid.ts";
import { agreed, readOptions } from "../options.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { duration } from "../parts/duration.ts";
import { Clock, Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { Seat } from "../parts/Seat.tsx";
import { Watching } from "../parts/Watching.tsx";
import type { LobbySeat, LobbyTable } from "../types.ts";

const FIRST = 4;
/** Rows per lazily laid out block: for single rows, checking visibility would take as long as layout. */
const TOGETHER = 5;

/** `live`: changes are pushed. */
export function Lobby({ tables, live }: { tables: LobbyTable[]; live: boolean }) {
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  const seen = all ? tables : tables.slice(0, FIRST);
  return (
    <section class="home-lobby" aria-labelledby="home-lobby" data-live={live}>
      <h2 id="home-lobby" class="home-heading">
        {t("lobby")} <small role="status">{live ? "" : t("lobby-lost")}</small>
      </h2>
      <div role="list" class={`panel home-lines ${live ? "" : "old"}`}>
        {Array.from({ length: Math.ceil(seen.length / TOGETHER) }, (_, part) => (
          <div key={part} class="lobby-part">
            {seen.slice(part * TOGETHER, (part + 1) * TOGETHER).map((table) => (
              <Kept key={table.table} table={table} />
            ))}
          </div>
        ))}
      </div>
      {tables.length > seen.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {t("home-all", { count: tables.length })}
        </button>
      )}
    </section>
  );
}

/** Memoised: of hundreds of tables, only changed ones are redrawn. */
const Kept = ({ table }: { table: LobbyTable }) => useSaid(() => <Line table={table} />, [table]);

function Line({ table }: { table: LobbyTable }) {
  const doing = useDoing();
  const game = tiles[table.game]?.title() ?? table.game;
  const names = list(company(table).map(({ name }) => name));
  const { clock } = table.settings;
  const label = t("lobby-join", { game, names });
  // Taking a bot's seat joins at once: the match is running.
  const takeOver = () =>
    doing.run(async () => {
      await api.join(table.table, null);
      go({ page: "table", id: table.code });
    });
  return (
    <div role="listitem" class="lobby-line">
      <span class="home-sign">
        <Icon name={tiles[table.game]?.icon ?? "ui-cards"} />
      </span>
      <div class="home-line-what">
        <b>{game}</b>
        <small>{inWords(table)}</small>
        <p class="lobby-facts">
          <span>
            {table.seats.map(({ kind }, seat) => (
              <Seat key={seat} free={kind === "open" || (table.running && kind === "bot")} />
            ))}
            {t("lobby-free", { count: table.free })}
          </span>
          <span>
            <Clock />
            {clock > 0 ? t("lobby-clock", { time: duration(clock) }) : t("lobby-no-clock")}
          </span>
          <Watching count={table.watching} />
          {table.running ? <span>{t("lobby-started")}</span> : <Options table={table} />}
        </p>
        {doing.error && (
          <small class="error" role="alert">
            {doing.error}
          </small>
        )}
      </div>
      {table.running ? (
        <button type="button" class="btn sec" aria-label={label} disabled={doing.busy} onClick={takeOver}>
          {t("join")}
        </button>
      ) : (
        <Link to={{ page: "table", id: table.code }} class="btn sec" label={label}>
          {t("join")}
        </Link>
      )}
    </div>
  );
}

/** The other players, without a bot whose seat one may take. */
const company = ({ seats, running }: LobbyTable): LobbySeat[] => seats.filter(({ kind }) => kind === "person" || (kind === "bot" && !running));

/** The table in words, the host first. */
function inWords(table: LobbyTable): string {
  const host = table.seats[table.host ?? -1];
  const names = list(company(table).flatMap((seat) => (seat === host ? [] : [seat.name])));
  const name = host?.name;
  if (!name) return names;
  return names ? t("lobby-host-with", { name, names }) : t("lobby-host", { name });
}

/** Only options that differ from the default; the clock is shown separately. */
function Options({ table }: { table: LobbyTable }) {
  const games = useAsked("games", api.games);
  const game = games.value?.find(({ name }) => name === table.game);
  const lines = game ? agreed({ ...table, settings: { ...table.settings, clock: 0 } }, readOptions(game.options)) : [];
  return lines.length > 0 ? <span>{facts(lines)}</span> : null;
}
