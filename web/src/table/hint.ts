/** Asks the server for a hint, in matches against bots alone. */
import type { AnyModule } from "../games/index.ts";
import type { TableInfo } from "../types.ts";
import { t } from "../words/index.ts";
import { useSaid } from "../words/useSaid.ts";
import type { Hint } from "./module.ts";
import { called } from "./people.ts";
import type { Session, Shown } from "./session.ts";

/** The table allows hints, has no clock, and all others are bots. */
const casual = ({ settings, seats }: TableInfo, own: number | null): boolean =>
  settings.hints && settings.clock === 0 && seats.every(({ seat, kind, mine }) => (seat === own ? mine : kind === "bot"));

/** Null without hints, or with nothing to decide. */
export function useHint(session: Session, { info, update, advice }: Shown, module: AnyModule, data: unknown): Hint<unknown> | null {
  const hinted = advice?.hinted ?? null;
  const told = useSaid(() => {
    if (!hinted || !update) return null;
    const { action, key, parameters, by } = hinted;
    const act = module.actInWords?.(action, update.view, data, called(info, update.seat)) ?? "";
    return { action, act, why: module.why?.(key, parameters) ?? t.find(key, parameters) ?? "", by };
  }, [advice, module, data]);
  const asked = update !== null && update.seat !== null && !update.over && update.legal.length > 0;
  if (!asked || info.status !== "running" || !casual(info, update.seat)) return null;
  return { told, thinking: advice !== null && hinted === null, ask: () => session.askHint() };
}
