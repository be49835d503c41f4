/** The die: it bounces three times, then shows what was rolled. */
import { useEffect, useRef, useState } from "preact/hooks";
import { calmMotion } from "../../theme.ts";
import { tip, tipStop } from "../../parts/Tips.tsx";
import { t } from "./messages.ts";
import { DIE } from "./motion.ts";
import type { Event, View } from "./pieces.ts";

/** Faces that flash by while it turns. */
const FACES = 5;

export interface Rolling {
  value: number;
  face: number;
  /** Counts rolls, so that each starts anew. */
  roll: number;
  turning: boolean;
}

export function useDie(events: Event[], view: View): Rolling {
  const last = useRef({ events: null as Event[] | null, value: 6, roll: 0 });
  if (last.current.events !== events) {
    const first = last.current.events === null;
    last.current.events = events;
    for (const event of events)
      if (event.type === "die-rolled" || event.type === "gamble-rolled") {
        last.current.value = event.value;
        if (!first) last.current.roll += 1;
      }
  }
  const { phase } = view;
  const value = "pips" in phase && phase.pips > 0 ? phase.pips : phase.type === "tempted" ? 1 : last.current.value;
  const { roll } = last.current;
  const [flash, setFlash] = useState<number | null>(null);
  useEffect(() => {
    if (roll === 0 || calmMotion()) return undefined;
    let shown = 0;
    const turn = () => {
      shown += 1;
      setFlash(shown > FACES ? null : ((value + 2 * shown) % 6) + 1);
      if (shown > FACES) clearInterval(timer);
    };
    const timer = setInterval(turn, DIE / (FACES + 2));
    turn();
    return () => {
      clearInterval(timer);
      setFlash(null);
    };
  }, [roll]);
  return { value, face: flash ?? value, roll, turning: flash !== null };
}

export function Die({ die, press }: { die: Rolling; press: (() => void) | null }) {
  const drawn = (
    <svg key={die.roll} class={`lp-die ${die.roll > 0 ? "thrown" : ""}`} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#die-${die.face}`} />
    </svg>
  );
  if (press)
    return (
      <button type="button" class="lp-dice may" {...tip(t("tip-die"))} aria-label={t("roll-die", { value: die.value })} onClick={press}>
        {drawn}
      </button>
    );
  return (
    <div class="lp-dice" {...tipStop(t("tip-die"))} role="img" aria-label={t("die", { value: die.value })}>
      {drawn}
    </div>
  );
}
