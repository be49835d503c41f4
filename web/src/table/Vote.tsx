/** A running vote, until it is decided or expires. */
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.ts";
import { useDoing } from "../parts/asking.ts";
import type { TableInfo, VoteInfo } from "../types.ts";
import { list, t } from "../words/index.ts";
import { nameOf } from "./people.ts";
import type { Session } from "./session.ts";

export function Vote({ session, info }: { session: Session; info: TableInfo }) {
  const { vote } = info;
  const [late, setLate] = useState(0);
  const doing = useDoing();
  const until = vote?.until ?? 0;
  useEffect(() => {
    const left = until - Date.now() / 1000 - session.skew;
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLate(until), left * 1000);
    return () => clearTimeout(timer);
  }, [until]);
  if (!vote || late === until || until < Date.now() / 1000 + session.skew) return null;
  const mine = info.seats.flatMap(({ mine, seat }) => (mine ? [seat] : []));
  const asked = mine.some((seat) => vote.awaited.includes(seat));
  const answer = (agrees: boolean) => () => doing.run(async () => session.learn(await api.vote(info.table, { aim: vote.aim, seat: vote.seat, agrees })));
  return (
    <section class="vote panel" role="alert">
      <p>{words(info, vote, mine)}</p>
      {asked ? (
        <p class="menu-row">
          <button type="button" class="btn sec" disabled={doing.busy} onClick={answer(true)}>
            {t("vote-yes")}
          </button>
          <button type="button" class="btn sec" disabled={doing.busy} onClick={answer(false)}>
            {t("vote-no")}
          </button>
        </p>
      ) : (
        <p class="quiet">{t("turn-waiting", { names: list(vote.awaited.map(nameOf(info))) })}</p>
      )}
      {doing.error && <p class="error">{doing.error}</p>}
    </section>
  );
}

function words(info: TableInfo, { aim, by, seat }: VoteInfo, mine: number[]): string {
  const name = nameOf(info)(seat ?? -1);
  const who = nameOf(info)(by);
  if (mine.includes(by)) return aim === "abandon" ? t("vote-yours-abandon") : t("vote-yours-remove", { name });
  if (aim === "abandon") return t("vote-asks-abandon", { by: who });
  return mine.includes(seat ?? -1) ? t("vote-asks-you", { by: who }) : t("vote-asks-remove", { by: who, name });
}
