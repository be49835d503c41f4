/** The setting "End my turn automatically": per person, at any time; a host may set it for the whole table. */
import { useEffect } from "preact/hooks";
import type { AnyModule } from "../games/index.ts";
import { Switch } from "../parts/controls.tsx";
import { prefer, usePreferences } from "../preferences.ts";
import type { TableInfo } from "../types.ts";
import { t } from "../words/index.ts";
import type { Session, Shown } from "./session.ts";

/** Only after one's own act: after undoing the end of a turn it must not end again. */
export function useAutoEnd(session: Session, { update, busy, behind }: Shown, module: AnyModule): void {
  const { autoEnd } = usePreferences();
  const [last] = update?.legal ?? [];
  const acted = update?.told.some((item) => item.type === "happened" && item.seat === update.seat) === true;
  const ends = autoEnd && acted && !busy && !behind && update?.legal.length === 1 && module.ends?.(last) === true;
  useEffect(() => {
    if (ends) session.act(last);
  }, [ends, update]);
}

export function AutoEnd({ info, module }: { info: TableInfo; module: AnyModule }) {
  const { autoEnd } = usePreferences();
  if (!module.ends || info.status !== "running" || !info.seats.some((seat) => seat.mine)) return null;
  const agreed = info.settings.confirm_at_once;
  return <Switch label={t("set-confirm")} hint={t("set-confirm-why")} on={autoEnd || agreed} change={(on) => agreed || prefer({ autoEnd: on })} />;
}
