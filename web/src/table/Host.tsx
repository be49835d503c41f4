/** What the host may do during a match. */
import * as api from "../api.ts";
import { t } from "../words/index.ts";
import type { Doing } from "../parts/asking.ts";
import { Confirm } from "../parts/Confirm.tsx";
import type { TableInfo } from "../types.ts";

export function Host({ info, doing, learn }: { info: TableInfo; doing: Doing; learn(news: TableInfo): void }) {
  const others = info.seats.filter((seat) => seat.kind === "person" && !seat.mine && !seat.left);
  return (
    <section>
      <h3>{t("host")}</h3>
      {others.map(({ seat, name }) => (
        <p key={seat} class="menu-row">
          <span class="sp">{name}</span>
          <Confirm
            ask={t("host-bot")}
            what={t("host-bot-what", { name })}
            yes={t("host-bot-sure")}
            no={t("cancel")}
            busy={doing.busy}
            small
            act={() => doing.run(async () => learn(await api.removeSeat(info.table, seat)))}
          />
        </p>
      ))}
      <p class="quiet">{t("host-close-what")}</p>
      <p class="menu-row">
        <Confirm
          ask={t("host-close")}
          yes={t("host-close-sure")}
          no={t("cancel")}
          busy={doing.busy}
          act={() => doing.run(async () => learn(await api.close(info.table)))}
        />
      </p>
    </section>
  );
}
