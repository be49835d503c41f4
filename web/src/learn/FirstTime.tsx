/**
 * Something happened to somebody for the first time: one sentence beside it, once. It keeps no hands off the board, and
 * goes when one goes on playing.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/Icon.tsx";
import { type First, tell, wasTold } from "./firsts.ts";
import { type Place, placeOf } from "./placing.ts";

/** Long enough to be read twice. */
const STAYS = 9000;
/** The act that made it happen is not the one that sends it away. */
const SAME_ACT = 600;

export function FirstTime({ game, firsts }: { game: string; firsts: First[] }) {
  const [shown, setShown] = useState<First | null>(null);
  const next = firsts.find(({ name, at }) => !wasTold(game, name) && document.querySelector(at));
  useEffect(() => {
    if (shown || !next) return;
    tell(game, next.name);
    setShown(next);
  }, [shown, next?.name]);
  return shown && <Bubble key={shown.name} first={shown} close={() => setShown(null)} />;
}

function Bubble({ first: { says, at, clear }, close }: { first: First; close(): void }) {
  const bubble = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const [element, box] = [bubble.current, document.querySelector(at)?.getBoundingClientRect()];
    if (!element || !box) return;
    const height = (width: number) => {
      element.style.width = `${width}px`;
      return element.offsetHeight;
    };
    const free = clear ? [...document.querySelectorAll(clear)].map((part) => part.getBoundingClientRect()) : [];
    setPlace(placeOf(box, free, height, { width: document.documentElement.clientWidth, height: innerHeight }));
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
        class={`coach-bubble first-time ${place?.side ?? ""}`}
        style={place ? { width: `${place.width}px`, left: `${place.x}px`, top: `${place.y}px`, "--tail": `${place.tail}px` } : { visibility: "hidden" }}
      >
        <Icon name="ui-pencil" />
        <p role="status">{says}</p>
      </section>
    </div>
  );
}
