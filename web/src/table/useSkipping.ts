/** Skips animations: by a tap on the table, Space or Escape. */
import { useEffect, useRef } from "preact/hooks";
import type { Session, Shown } from "./session.ts";

/** Milliseconds: a tap that skipped an animation must not also press what is below; blocked for at most so long. */
const SAME_TAP = 240;

/** The animation's own buttons. */
const OWN_KEYS = "[data-stage]";

interface Skipping {
  onPointerDownCapture(event: PointerEvent): void;
  onPointerUpCapture(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
}

export function useSkipping(session: Session, shown: Shown): Skipping {
  const { beat, behind } = shown;
  const playing = beat !== null && !beat.live;
  const swallowed = useRef(-Infinity);
  useEffect(() => {
    if (!playing) return undefined;
    const key = (event: KeyboardEvent) => {
      if ((event.key !== " " && event.key !== "Escape") || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      session.flush();
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  }, [session, playing]);

  /** Blocks the further events of a tap that skipped an animation. */
  const swallow = (event: Event) => {
    if (event.timeStamp - swallowed.current < SAME_TAP) event.stopPropagation();
  };
  return {
    onPointerDownCapture(event) {
      const target = event.target instanceof Element ? event.target : null;
      swallowed.current = -Infinity;
      if (!behind || target?.closest(OWN_KEYS)) return;
      if (playing && target?.closest(".frame-board")) {
        swallowed.current = event.timeStamp;
        event.stopPropagation();
      }
      session.flush();
    },
    onPointerUpCapture: swallow,
    onClickCapture: swallow,
  };
}
