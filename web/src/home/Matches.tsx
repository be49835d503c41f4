/** My running matches, those that wait for me first, in gold. Each can be resumed or removed. */
import { useState } from "preact/hooks";
import * as api from "../api.ts";
import { tiles, titleOf } from "../games/index.ts";
import { facts, list, moment, t } from "../words/index.ts";
import { useDoing } from "../parts/asking.ts";
import { Clock, Cross, Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { since } from "../parts/when.ts";
import { WithCode } from "../parts/WithCode.tsx";
import type { TableInfo } from "../types.ts";

/** How many are shown at first, so that the games stay in sight. */
const FIRST = 3;
const FIRST_ON_A_PHONE = 2;
const PHONE = matchMedia("(max-width: 45em)");

export function Matches({ tables, again }: { tables: TableInfo[]; again(): void }) {
  const sorted = [...tables].sort((a, b) => Number(b.waiting_for_me) - Number(a.waiting_for_me) || b.updated - a.updated);
  const [all, setAll] = useState(false);
  const seen = all ? sorted : sorted.slice(0, PHONE.matches ? FIRST_ON_A_PHONE : FIRST);
  const waiting = tables.filter((table) => table.waiting_for_me).length;
  if (sorted.length === 0) return null;
  return (
    <section class="home-mine" aria-labelledby="home-mine">
      <h2 id="home-mine" class="home-heading">
        {t("home-mine")} {waiting > 0 && <small>{t("home-mine-waiting", { count: waiting })}</small>}
      </h2>
      <div class="mine-list">
        {seen.map((table) => (
          <Match key={table.table} table={table} again={again} />
        ))}
      </div>
      {sorted.length > seen.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {t("home-all", { count: sorted.length })}
        </button>
      )}
    </section>
  );
}

function Match({ table, again }: { table: TableInfo; again(): void }) {
  const [removing, setRemoving] = useState(false);
  const gathering = table.status === "gathering";
  const Art = tiles[table.game]?.Art;
  const who = t("home-remove-game", { game: titleOf(table), names: list(company(table)) });
  return (
    <article class={`panel match ${table.waiting_for_me ? "res" : ""}`}>
      <span class={`thumb ${tiles[table.game]?.theme ?? ""}`} aria-hidden="true">
        {Art && <Art />}
      </span>
      <div class="match-what">
        <b class="disp match-game">{titleOf(table)}</b>
        <p class="match-at">{gathering ? <WithCode words={free(table)} code={table.code} /> : progress(table)}</p>
        {!gathering && <Scores table={table} />}
      </div>
      {removing ? (
        <Removing table={table} again={again} cancel={() => setRemoving(false)} />
      ) : (
        <p class="match-foot">
          {!gathering && <Turn table={table} />}
          <span class="sp" />
          <button type="button" class="icb match-remove" aria-label={who} title={t("home-remove")} onClick={() => setRemoving(true)}>
            <Cross />
          </button>
          <Link to={{ page: "table", id: table.code }} class={table.waiting_for_me ? "btn pri" : "btn sec"}>
            {table.waiting_for_me ? t("home-resume") : t("home-open")}
          </Link>
        </p>
      )}
    </article>
  );
}

const free = (table: TableInfo): string => t("home-free", { count: table.seats.filter((seat) => seat.kind === "open").length, code: table.code });

const company = (table: TableInfo): string[] => {
  const me = table.seats.find((seat) => seat.mine)?.seat;
  return table.seats.filter(({ seat, kind }) => seat !== me && kind !== "open").map((seat) => seat.name);
};

function progress({ progress }: TableInfo): string {
  const { round, turn } = progress;
  if (turn === undefined) return "";
  return round === undefined ? t("home-only-turn", { turn }) : t("home-round", { round, turn });
}

/** The leader first, and bold. */
function Scores({ table }: { table: TableInfo }) {
  const best = Math.max(...table.scores);
  const own = table.seats.filter((seat) => seat.mine).length === 1;
  const inWords = tiles[table.game]?.score ?? String;
  const seats = [...table.seats].sort((a, b) => (table.scores[b.seat] ?? 0) - (table.scores[a.seat] ?? 0));
  return (
    <dl class="match-scores">
      {seats.map(({ seat, name, mine }) => {
        const points = table.scores[seat] ?? 0;
        return (
          <div key={seat} class={points === best && best > 0 ? "best" : ""}>
            <dt>{mine && own ? t("end-you-name") : name}</dt>
            <dd>{inWords(points)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Whose turn it is, and since when; or until when, with a clock. */
function Turn({ table }: { table: TableInfo }) {
  if (table.waiting_for_me)
    return (
      <span class="chip match-turn">
        <Icon name="ui-pencil" />
        {table.deadline === null ? t("home-turn") : t("home-turn-until", { time: moment(table.deadline) })}
      </span>
    );
  const names = list(table.to_act.map((seat) => table.seats[seat]?.name ?? ""));
  return (
    <span class="chip match-turn wait">
      <Clock />
      <span>{facts([names, since(table.updated)])}</span>
    </span>
  );
}

/** Removing closes a table that has not started, for its host; in a match with other people a bot takes over. */
function Removing({ table, again, cancel }: { table: TableInfo; again(): void; cancel(): void }) {
  const doing = useDoing();
  const gathering = table.status === "gathering";
  const alone = table.seats.every(({ kind, mine }) => kind !== "person" || mine);
  const remove = () =>
    doing.run(async () => {
      await (!gathering ? api.resign : table.hosting ? api.close : api.leave)(table.table);
      again();
    });
  return (
    <p class="match-foot">
      <span class="match-sure">{doing.error ?? (gathering ? "" : t(alone ? "home-remove-alone" : "home-remove-what"))}</span>
      <button type="button" class="btn danger" disabled={doing.busy} onClick={remove}>
        {t("home-remove")}
      </button>
      <button type="button" class="btn sec" onClick={cancel}>
        {t("cancel")}
      </button>
    </p>
  );
}
