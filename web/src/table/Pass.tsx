/** Several people on one device: each sees their own seat, and secrets are covered while it is passed on. */
import { useEffect, useId, useState } from "preact/hooks";
import type { AnyModule } from "../games/index.ts";
import { t } from "../words/index.ts";
import { useFocus } from "../parts/focus.ts";
import { Icon } from "../parts/Icon.tsx";
import { nameOf } from "./people.ts";
import type { Session, Shown } from "./session.ts";
import { starterOf } from "./starter.ts";

/** Milliseconds to see the result of one's own act before the next person's view. */
const LAST_LOOK = 900;

export interface Covered {
  name: string;
  uncover(): void;
}

/** Switches to the seat that is to act; returns who must take the device first, or null. */
export function useSharedDevice(session: Session, shown: Shown, module: AnyModule): Covered | null {
  const { info, update, behind } = shown;
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const [holder, setHolder] = useState(() => starterOf(info.table));

  const awaited = update?.to_act ?? [];
  const stays = update !== null && (awaited.includes(update.seat ?? -1) || session.pinned === update.seat);
  const next = update && !stays ? mine.find((seat) => awaited.includes(seat)) : undefined;
  useEffect(() => {
    if (next === undefined || behind) return undefined;
    const timer = setTimeout(() => session.sit(next), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [session, next, behind]);

  if (mine.length < 2 || !update || update.seat === null || update.over) return null;
  if (holder === update.seat || !module.secret(update.view)) return null;
  const seat = update.seat;
  return { name: nameOf(info)(seat), uncover: () => setHolder(seat) };
}

/** Replaces the board, or covers it as a modal. */
export function Pass({ name, uncover, over = false }: Covered & { over?: boolean }) {
  const button = useFocus<HTMLButtonElement>();
  const heading = useId();
  return (
    <section class={over ? "pass panel pass-over" : "pass"} role={over ? "main" : undefined} aria-labelledby={heading}>
      <Icon name="ui-sealed" />
      <h2 id={heading}>{t("pass-to", { name })}</h2>
      <p>{t("pass-why", { name })}</p>
      <button type="button" class="btn pri" ref={button} onClick={uncover}>
        {t("pass-ready", { name })}
      </button>
    </section>
  );
}

/** Returns from a seat that one only wanted to look at. */
export function PassOn({ session, shown }: { session: Session; shown: Shown }) {
  const { info, update } = shown;
  const awaited = update?.to_act ?? [];
  if (!update || session.pinned !== update.seat || awaited.includes(update.seat ?? -1)) return null;
  const next = info.seats.find((seat) => seat.mine && awaited.includes(seat.seat));
  if (!next) return null;
  const passOn = () => {
    session.pinned = null;
    session.sit(next.seat);
  };
  return (
    <button type="button" class="btn pri pass-on" onClick={passOn}>
      {t("pass-to", { name: next.name })}
    </button>
  );
}
