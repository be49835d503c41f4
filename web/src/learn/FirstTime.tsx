/**
 * A one-time explanation beside something that happens to somebody for the first time. It does not block the board, and
 * goes when one plays on. If it was hidden at once, as by a panel, it is shown again later.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/Icon.tsx";
import { type First, tell, wasTold } from "./firsts.ts";
import { type Place, placeOf } from "./placing.ts";

/** Milliseconds: long enough to be read twice. */
const STAYS = 9000;
/** Milliseconds: the act that caused it must not close it; and what was shown for longer counts as read. */
const SAME_ACT = 600;

export function FirstTime({ game, firsts }: { game: string; firsts: First[] }) {
  const [shown, setShown] = useState<First | null>(null);
  const next = firsts.find(({ name, at }) => !wasTold(game, name) && document.querySelector(at));
  useEffect(() => {
    if (!shown && next) setShown(next);
  }, [shown, next?.name]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => tell(game, shown.name), SAME_ACT);
    return () => clearTimeout(timer);
  }, [shown]);
  const close = ({ name }: First) => {
    tell(game, name);
    setShown(null);
  };
  // In the current language, as long as the game still provides it.
  const said = firsts.find(({ name }) => name === shown?.name) ?? shown;
  return (
    <>
      <Heard says={said?.says ?? ""} />
      {said && <Bubble key={said.name} first={said} close={() => close(said)} />}
    </>
  );
}

/** A live region announces text that is added while it exists; so it stays when the bubble is gone. */
function Heard({ says }: { says: string }) {
  const [latest, setLatest] = useState("");
  useEffect(() => {
    if (says) setLatest(says);
  }, [says]);
  return (
    <p class="vh" role="status">
      {latest}
    </p>
  );
}

/** On a small screen the sheet may be out of the window, or behind a bar. */
function inSight(target: Element, { left, right, top, bottom }: DOMRect): boolean {
  const there = document.elementFromPoint((left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
  return there !== null && (target.contains(there) || there.contains(target));
}

function Bubble({ first: { says, at, clear }, close }: { first: First; close(): void }) {
  const bubble = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [pointing, setPointing] = useState(true);
  useLayoutEffect(() => {
    const [element, target] = [bubble.current, document.querySelector(at)];
    if (!element || !target) return;
    const box = target.getBoundingClientRect();
    const height = (width: number) => {
      element.style.width = `${width}px`;
      return element.offsetHeight;
    };
    const free = clear ? [...document.querySelectorAll(clear)].map((part) => part.getBoundingClientRect()) : [];
    // A bar at the foot ends the window.
    const bars = free.filter(({ top, bottom }) => top > innerHeight / 2 && bottom >= innerHeight).map(({ top }) => top);
    setPlace(placeOf(box, free, height, { width: document.documentElement.clientWidth, height: Math.min(innerHeight, ...bars) }));
    setPointing(inSight(target, box));
  }, []);
  useEffect(() => {
    const born = performance.now();
    const timer = setTimeout(close, STAYS);
    const act = () => {
      if (performance.now() - born > SAME_ACT) close();
    };
    const kinds = ["pointerdown", "keydown", "scroll", "resize"] as const;
    for (const kind of kinds) addEventListener(kind, act, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, act, { capture: true });
    };
  }, []);
  return (
    <div class="first-layer">
      <section
        ref={bubble}
        class={`coach-bubble first-time ${place?.side ?? ""} ${pointing ? "" : "no-tail"}`}
        style={place ? { width: `${place.width}px`, left: `${place.x}px`, top: `${place.y}px`, "--tail": `${place.tail}px` } : { visibility: "hidden" }}
      >
        <Icon name="ui-pencil" />
        <p aria-hidden="true">{says}</p>
      </section>
    </div>
  );
}
