/** The die: it bounces three times, then shows what was rolled. */
import { useEffect, useRef, useState } from "preact/hooks";
import { calmMotion } from "../../theme.ts";
import { tip, tipStop } from "../../parts/Tips.tsx";
import { t } from "./messages.ts";
import { DIE } from "./motion.ts";
import type { Event, View } from "./pieces.ts";

/** How many faces flash by while it rolls. */
const FACES = 5;

export interface Rolling {
  value: number;
  face: number;
  /** The number of the roll, so that each one restarts the animation. */
  roll: number;
  turning: boolean;
}

export function useDie(events: Event[], view: View, rate = 1): Rolling {
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
  const [flash, setFlash] = useState<{ face: number; of: Event[] } | null>(null);
  const thrown = useRef(0);
  // When anything else happens, the die has landed.
  useEffect(() => {
    const before = thrown.current;
    thrown.current = roll;
    if (roll === before || calmMotion()) return undefined;
    let shown = 0;
    const turn = () => {
      shown += 1;
      // The last face stays a moment while it still rocks.
      setFlash(shown > FACES + 1 ? null : { face: shown > FACES ? value : ((value + 2 * shown) % 6) + 1, of: events });
      if (shown > FACES + 1) clearInterval(timer);
    };
    const timer = setInterval(turn, DIE / rate / (FACES + 1));
    turn();
    return () => clearInterval(timer);
  }, [events]);
  // At once: the page may be drawn before the first face flashes by.
  const starting = roll !== thrown.current && !calmMotion();
  const turning = starting || flash?.of === events;
  return { value, face: starting ? (value % 6) + 1 : turning ? flash!.face : value, roll, turning };
}

/** Only a roll animates it, not a redraw. */
export function Die({ die, press, hidden = false }: { die: Rolling; press: (() => void) | null; hidden?: boolean }) {
  const drawn = (
    <svg key={die.roll} class={`lp-die ${die.turning ? "thrown" : ""}`} viewBox="0 0 32 32" aria-hidden="true">
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
    <div class="lp-dice" {...tipStop(t("tip-die"))} role="img" aria-hidden={hidden} aria-label={t("die", { value: die.value })}>
      {drawn}
    </div>
  );
}
