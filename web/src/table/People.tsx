/** Actions on other players during a match: start a vote, or, as host, replace somebody who is gone. */
import * as api from "../api.ts";
import { Confirm } from "../parts/Confirm.tsx";
import type { Doing } from "../parts/asking.ts";
import type { SeatInfo, TableInfo } from "../types.ts";
import { t } from "../words/index.ts";

/** Seconds; the same as on the server. */
const GONE = 1800;
/** Minimum of people: removing somebody takes two of the others. */
const FEWEST = 3;

interface Props {
  info: TableInfo;
  doing: Doing;
  learn(news: TableInfo): void;
  close(): void;
}

export function People({ info, doing, learn, close }: Props) {
  const people = info.seats.filter((seat) => seat.kind === "person" && !seat.left);
  const others = people.filter((seat) => !seat.mine);
  const ask = (task: () => Promise<TableInfo>) => () => doing.run(async () => learn(await task()));
  const propose = (task: () => Promise<TableInfo>) => () =>
    doing.run(async () => {
      learn(await task());
      close();
    });
  const confirm = { no: t("cancel"), busy: doing.busy };
  return (
    <section>
      <h3>{info.hosting ? t("host") : t("people")}</h3>
      {others.map((seat) => (
        <p key={seat.seat} class="menu-row">
          <span class="sp">{seat.name}</span>
          {info.hosting && isGone(info, seat) ? (
            <Confirm
              {...confirm}
              small
              ask={t("host-bot")}
              what={t("host-bot-what", { name: seat.name })}
              yes={t("host-bot-sure")}
              act={ask(() => api.removeSeat(info.table, seat.seat))}
            />
          ) : (
            people.length >= FEWEST && (
              <Confirm
                {...confirm}
                small
                ask={t("vote-remove")}
                what={t("vote-remove-what", { name: seat.name })}
                yes={t("vote-sure")}
                act={propose(() => api.vote(info.table, { aim: "remove", seat: seat.seat }))}
              />
            )
          )}
        </p>
      ))}
      {others.length > 0 ? (
        <>
          <p class="quiet">{t("vote-abandon-what")}</p>
          <p class="menu-row">
            <Confirm {...confirm} ask={t("vote-abandon")} yes={t("vote-sure")} act={propose(() => api.vote(info.table, { aim: "abandon" }))} />
          </p>
        </>
      ) : (
        info.hosting && (
          <>
            <p class="quiet">{t("host-close-what")}</p>
            <p class="menu-row">
              <Confirm {...confirm} ask={t("host-close")} yes={t("host-close-sure")} act={ask(() => api.close(info.table))} />
            </p>
          </>
        )
      )}
    </section>
  );
}

/** A bot plays for them, or they have been offline for long; the server decides. */
function isGone({ settings }: TableInfo, { bot, online, away_since }: SeatInfo): boolean {
  return bot !== null || (!online && away_since !== null && Date.now() / 1000 - away_since > Math.max(GONE, settings.clock));
}
