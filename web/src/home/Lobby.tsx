/** Open tables that anybody may join; the first few here, all of them in a sheet. */
import { useState } from "preact/hooks";
import { titleOf } from "../games/index.ts";
import { list, t } from "../words/index.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import type { TableInfo } from "../types.ts";

export function Lobby({ tables, alone }: { tables: TableInfo[]; alone: boolean }) {
  const [all, setAll] = useState(false);
  const joinable = tables.filter((table) => table.status === "gathering");
  const first = joinable[0] ?? tables[0];
  if (!first) {
    if (!alone) return null;
    return (
      <article class="panel strip-panel">
        <Icon name="coin" class="bi" />
        <div>
          <b class="disp">{t("lobby")}</b>
          <p>{t("lobby-none")}</p>
        </div>
      </article>
    );
  }
  return (
    <article class="panel strip-panel">
      <Icon name="coin" class="bi" />
      <div>
        <b class="disp">{t("lobby-count", { count: tables.length })}</b>
        <p>{line(first)}</p>
      </div>
      {tables.length > 1 ? (
        <button type="button" class="btn sec" onClick={() => setAll(true)}>
          {t("lobby-show")}
        </button>
      ) : (
        <Way table={first} />
      )}
      {all && (
        <Dialog title={t("lobby")} onClose={() => setAll(false)}>
          {tables.map((table) => (
            <p class="menu-row" key={table.table}>
              <span class="sp">{line(table)}</span>
              <Way table={table} />
            </p>
          ))}
        </Dialog>
      )}
    </article>
  );
}

function Way({ table }: { table: TableInfo }) {
  return (
    <Link to={{ page: "table", id: table.code }} class="btn sec">
      {table.status === "gathering" ? t("join") : t("watch")}
    </Link>
  );
}

function line(table: TableInfo): string {
  const names = table.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
  return t("lobby-line", { game: titleOf(table), names: list(names) });
}
