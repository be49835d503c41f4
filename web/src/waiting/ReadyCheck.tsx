/** The ready check once all seats are taken. Where no clock would run, a visible page confirms by itself. */
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.ts";
import type { Doing } from "../parts/asking.ts";
import type { Session } from "../table/session.ts";
import { useTitle } from "../table/signals.tsx";
import type { TableInfo } from "../types.ts";
import { list, t } from "../words/index.ts";

interface Props {
  session: Session;
  info: TableInfo;
  doing: Doing;
}

/** Whether my answer is missing. */
export const isAsked = ({ ready, seats }: TableInfo): boolean => ready !== null && seats.some(({ mine, seat }) => mine && !ready.includes(seat));

export function ReadyCheck({ session, info, doing }: Props) {
  const asked = isAsked(info);
  const awaited = info.seats.filter(({ kind, seat, mine }) => kind === "person" && !mine && !info.ready?.includes(seat));
  // The response is ignored: the line may have reported meanwhile that everybody is ready, which it would revert.
  const say = async () => void (await api.ready(info.table));
  useTitle(info, asked);
  useEffect(() => {
    if (!asked || info.settings.clock > 0) return undefined;
    const look = () => {
      if (!document.hidden) say().catch(() => undefined); // the button is still there
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [asked, info.table]);
  return (
    <>
      {asked && (
        <button type="button" class="btn pri" disabled={doing.busy} onClick={() => doing.run(say)}>
          {t("ready-yes")}
        </button>
      )}
      {awaited.length > 0 && (
        <p class="quiet" role="status">
          {t("turn-waiting", { names: list(awaited.map(({ name }) => name)) })}
        </p>
      )}
      {info.ready_by !== null && <TimeLeft until={info.ready_by} skew={session.skew} />}
    </>
  );
}

function TimeLeft({ until, skew }: { until: number; skew: number }) {
  const left = () => Math.max(0, Math.ceil(until - Date.now() / 1000 - skew));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [until, skew]);
  return (
    <p class="quiet" role="timer">
      {t("ready-left", { seconds })}
    </p>
  );
}
