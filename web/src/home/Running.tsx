/** My tables that are not over: in gold if it is my turn. The games must not be pushed out of sight by them. */
import { useState } from "preact/hooks";
import { titleOf } from "../games/index.ts";
import { list, moment, t } from "../words/index.ts";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { WithCode } from "../parts/WithCode.tsx";
import type { TableInfo } from "../types.ts";

const FIRST = 2;

export function Running({ tables }: { tables: TableInfo[] }) {
  const sorted = [...tables].sort((a, b) => Number(b.waiting_for_me) - Number(a.waiting_for_me) || b.updated - a.updated);
  const [all, setAll] = useState(false);
  const seen = all ? sorted : sorted.slice(0, FIRST);
  if (sorted.length === 0) return null;
  return (
    <div class="mine-list">
      {seen.map((table) => (
        <article key={table.table} class={table.waiting_for_me ? "panel strip-panel res" : "panel strip-panel"}>
          <Icon name={table.status === "gathering" ? "ui-cards" : "ui-pencil"} class="bi" />
          <div>
            <b class="disp">{heading(table)}</b>
            <p>
              <WithCode words={detail(table)} code={table.code} />
            </p>
          </div>
          <Link to={{ page: "table", id: table.code }} class={table.waiting_for_me ? "btn pri" : "btn sec"}>
            {table.status === "gathering" ? t("home-open") : t("home-resume")}
          </Link>
        </article>
      ))}
      {sorted.length > seen.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {t("home-all", { count: sorted.length })}
        </button>
      )}
    </div>
  );
}

function heading(table: TableInfo): string {
  if (table.status === "gathering") return t("home-gathering", { game: titleOf(table) });
  if (table.waiting_for_me) return t("home-your-turn", { game: titleOf(table) });
  return titleOf(table);
}

/** With whom, and until when if there is a clock; whoever sits beside me counts as company. */
function detail(table: TableInfo): string {
  const me = table.seats.find((seat) => seat.mine)?.seat;
  const names = table.seats.filter(({ seat, kind }) => seat !== me && kind !== "open").map((seat) => seat.name);
  if (table.status === "gathering") {
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    return t("home-free", { count: free, code: table.code });
  }
  if (!table.waiting_for_me && table.to_act.length > 0)
    return t("home-waits", { names: list(table.to_act.map((seat) => table.seats[seat]?.name ?? "")) });
  const company = names.length > 0 ? t("home-with", { names: list(names) }) : t("home-code", { code: table.code });
  return table.deadline === null ? company : `${company} ${t("home-until", { time: moment(table.deadline) })}`;
}
