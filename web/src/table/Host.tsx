/** What the host may do during a match. */
import { useState } from "preact/hooks";
import * as api from "../api.ts";
import { t } from "../messages/index.ts";
import type { Doing } from "../parts/asking.ts";
import type { SeatInfo, TableInfo } from "../types.ts";

export function Host({ info, doing, learn }: { info: TableInfo; doing: Doing; learn(news: TableInfo): void }) {
  const [closing, setClosing] = useState(false);
  const others = info.seats.filter((seat) => seat.kind === "person" && !seat.mine && !seat.left);
  return (
    <section>
      <h3>{t("host")}</h3>
      {others.map((seat) => (
        <HandOver key={seat.seat} seat={seat} doing={doing} handOver={() => doing.run(async () => learn(await api.removeSeat(info.table, seat.seat)))} />
      ))}
      <p class="quiet">{t("host.close.what")}</p>
      <p class="menu-row">
        {closing ? (
          <>
            <button type="button" class="btn danger" disabled={doing.busy} onClick={() => doing.run(async () => learn(await api.close(info.table)))}>
              {t("host.close.sure")}
            </button>
            <button type="button" class="btn sec" onClick={() => setClosing(false)}>
              {t("stay")}
            </button>
          </>
        ) : (
          <button type="button" class="btn sec" onClick={() => setClosing(true)}>
            {t("host.close")}
          </button>
        )}
      </p>
    </section>
  );
}

/** It cannot be undone, so it is asked first. */
function HandOver({ seat, doing, handOver }: { seat: SeatInfo; doing: Doing; handOver(): void }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <p class="menu-row">
        <span class="sp">{seat.name}</span>
        <button type="button" class="btn sec small" onClick={() => setSure(true)}>
          {t("host.bot")}
        </button>
      </p>
    );
  return (
    <>
      <p>{t("host.bot.what", { name: seat.name })}</p>
      <p class="menu-row">
        <button type="button" class="btn danger" disabled={doing.busy} onClick={handOver}>
          {t("host.bot.sure")}
        </button>
        <button type="button" class="btn sec" onClick={() => setSure(false)}>
          {t("host.bot.no")}
        </button>
      </p>
    </>
  );
}
