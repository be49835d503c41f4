/**
 * The coach: dims the table except for what matters, with a ring around it, and a bubble with one sentence. Doing the
 * thing, or Next, continues. It points at parts of the board by selectors, and knows no game.
 */
import words from "words:platform/learn";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/Icon.tsx";
import { calmMotion } from "../theme.ts";
import { catalogue } from "../words/index.ts";
import type { AnyLesson, Now, Step } from "./lesson.ts";
import { type Box, type Place, placeOf } from "./placing.ts";

const t = catalogue(words);

/** Milliseconds that the last bubble stays. */
const FAREWELL = 2000;
/** Space between what is lit and the veil. */
const MARGIN = 6;
/** The height of the page's bar. */
const BAR = 60;

interface Props {
  lesson: AnyLesson;
  now: Now<unknown, unknown, unknown>;
  /** The first step. */
  from: number;
  act(action: unknown): void;
  keep(step: number | "done"): void;
}

export function Coach({ lesson, now, from, act, keep }: Props) {
  const { steps } = lesson;
  const [reached, setReached] = useState(from);
  const [skipped, skip] = useState(false);
  let place = reached;
  while (place < steps.length && steps[place]!.until?.(now)) place += 1;
  const over = place >= steps.length;
  const done = over || skipped;
  // Saved at once, for those who leave now.
  useLayoutEffect(() => {
    if (place !== reached) setReached(place);
    keep(done ? "done" : place);
  }, [place, skipped]);
  // The last target may be far below: scroll back to the cards.
  useEffect(() => {
    if (done) scrollTo({ top: 0, behavior: calmMotion() ? "auto" : "smooth" });
  }, [done]);
  if (skipped) return null;
  if (over) return <Farewell says={lesson.farewell(now)} />;
  const step = steps[place]!;
  if (step.when && !step.when(now)) return null;
  const shown = step.show?.(now) ?? null;
  return (
    <Spotlight
      key={place}
      step={step}
      lit={step.lit?.(now) ?? ""}
      bar={lesson.bar}
      title={lesson.say(step.title)}
      text={lesson.say(step.text)}
      at={place}
      of={steps.length}
      skip={() => skip(true)}
      next={step.until ? null : () => setReached(place + 1)}
      show={shown === null ? null : () => act(shown)}
    />
  );
}

function Farewell({ says }: { says: string }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), FAREWELL);
    return () => clearTimeout(timer);
  }, []);
  return gone ? null : (
    <p class="coach-farewell" role="status">
      <Icon name="ui-pencil" />
      {says}
    </p>
  );
}

interface SpotlightProps {
  step: Step<unknown, unknown, unknown, string>;
  lit: string;
  bar: string;
  title: string;
  text: string;
  at: number;
  of: number;
  skip(): void;
  next: (() => void) | null;
  show: (() => void) | null;
}

interface Seen {
  ring: Box;
  lit: Box[];
  width: number;
  height: number;
}

function Spotlight({ step, lit, bar, title, text, at, of, skip, next, show }: SpotlightProps) {
  const seen = useSeen(step.ring, lit, bar);
  const bubble = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [heading, sentence] = [useId(), useId()];
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element || !seen) return;
    const before = element.style.width;
    const height = (width: number) => {
      element.style.width = `${width}px`;
      return element.offsetHeight;
    };
    setPlace(placeOf(seen.ring, seen.lit, height, seen));
    element.style.width = before;
  }, [seen, text]);
  // A step to read takes the focus, so that Enter continues; a step to act leaves it on the board.
  const there = seen !== null;
  useEffect(() => {
    if (there && next) main.current?.focus({ preventScroll: true });
  }, [there]);
  if (!seen) return null;
  const { ring } = seen;
  return (
    <div class="coach">
      <Veil {...seen} />
      <div class="coach-at" style={{ transform: `translate(${ring.left}px, ${ring.top}px)` }} aria-hidden="true">
        <i class="coach-ring" style={{ width: `${ring.right - ring.left}px`, height: `${ring.bottom - ring.top}px` }} />
        {step.hand && <Hand box={ring} />}
      </div>
      <section
        ref={bubble}
        class={`coach-bubble ${place?.side ?? ""}`}
        style={place ? { width: `${place.width}px`, left: `${place.x}px`, top: `${place.y}px`, "--tail": `${place.tail}px` } : { visibility: "hidden" }}
        role="dialog"
        aria-labelledby={heading}
        aria-describedby={sentence}
      >
        <div class="coach-head">
          <Icon name="ui-pencil" />
          <h2 id={heading}>{title}</h2>
        </div>
        <p id={sentence} role="status">
          {text}
        </p>
        <div class="coach-foot">
          <span class="coach-dots" role="img" aria-label={t("learn-step", { step: at + 1, steps: of })}>
            {Array.from({ length: of }, (_, k) => (
              <i key={k} class={k < at ? "on" : k === at ? "at" : ""} />
            ))}
          </span>
          <span class="sp" />
          {at + 1 < of && (
            <button type="button" class="coach-skip" onClick={skip}>
              {t("learn-skip")}
            </button>
          )}
          {next && (
            <button type="button" class="btn pri small" ref={main} onClick={next}>
              {t(at + 1 < of ? "learn-next" : "learn-play-on")}
              <Arrow />
            </button>
          )}
          {show && (
            <button type="button" class="btn sec small" onClick={show}>
              {t("learn-show")}
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

const Arrow = () => (
  <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
    <path class="stroke" d="M5 16.2C12 15.6 19 16.4 26 16M18.6 8.4L26.6 16 18.8 23.8" />
  </svg>
);

function Hand({ box }: { box: Box }) {
  const at = { left: `${(box.right - box.left) / 2}px`, top: `${(box.bottom - box.top) / 2}px` };
  return (
    <svg class="coach-hand" viewBox="0 0 32 32" style={at}>
      <path d="M12.6 18.4V6.2C12.6 4.4 13.6 3.4 15 3.4S17.4 4.4 17.4 6.2V14C21 14 24.6 14.6 26 16.4 27.4 18.4 26.4 22.4 25 25.8L24.2 29.2H13.4C11.4 26 8.6 23 6.4 19.8 5.4 18 7.6 16 9.6 17.2Z" />
    </svg>
  );
}

/** Dims the page except for the holes, and blocks pointers there. */
function Veil({ ring, lit, width, height }: Seen) {
  const holes = [ring, ...lit];
  const mask = useId();
  return (
    <svg class="coach-veil" width={width} height={height} aria-hidden="true">
      <mask id={mask}>
        <rect width={width} height={height} fill="#fff" />
        {holes.map(({ left, top, right, bottom }, k) => (
          <rect key={k} x={left} y={top} width={right - left} height={bottom - top} rx="16" />
        ))}
      </mask>
      <rect class="coach-dim" width={width} height={height} mask={`url(#${mask})`} />
      <path class="coach-hold" d={around(holes, width, height)} />
    </svg>
  );
}

/** The window without the holes, as rectangles between their edges. */
function around(holes: Box[], width: number, height: number): string {
  const edges = (ends: number[], most: number) => [...new Set([0, most, ...ends.filter((end) => end > 0 && end < most)])].sort((a, b) => a - b);
  const across = edges(holes.flatMap(({ left, right }) => [left, right]), width);
  const down = edges(holes.flatMap(({ top, bottom }) => [top, bottom]), height);
  let path = "";
  for (let x = 0; x + 1 < across.length; x++)
    for (let y = 0; y + 1 < down.length; y++) {
      const [left, right, top, bottom] = [across[x]!, across[x + 1]!, down[y]!, down[y + 1]!];
      if (!holes.some((one) => one.left <= left && one.right >= right && one.top <= top && one.bottom >= bottom)) path += `M${left} ${top}H${right}V${bottom}H${left}Z`;
    }
  return path;
}

/** The current boxes of the ring and the lit parts; null while there are none. Measured every frame, since boards move. */
function useSeen(places: string[], also: string, over: string): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let last = "";
    let scrolled = false;
    const look = () => {
      const ring = places.flatMap((place) => [...document.querySelectorAll(place)]).find(boxOf);
      const found = ring ? boxOf(ring) : null;
      const bar = document.querySelector(over);
      const end = bar && getComputedStyle(bar).position === "fixed" ? Math.round(bar.getBoundingClientRect().top) : innerHeight;
      const endOf = (part: Element) => (bar?.contains(part) ? innerHeight : end);
      if (ring && found && !scrolled) {
        scrolled = true;
        if (found.top < BAR || found.bottom > endOf(ring)) ring.scrollIntoView({ block: "center", behavior: calmMotion() ? "auto" : "smooth" });
      }
      const lit = also ? [...document.querySelectorAll(also)].flatMap((part) => clipped(boxOf(part), endOf(part)) ?? []) : [];
      const { clientWidth: width } = document.documentElement;
      const next = ring && found ? { ring: clipped(found, endOf(ring)) ?? found, lit, width, height: innerHeight } : null;
      const told = JSON.stringify(next);
      if (told !== last) setSeen(next);
      last = told;
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [places, also, over]);
  return seen;
}

/** Null if invisible; a drawing may be clipped. */
function boxOf(part: Element): Box | null {
  const box = part.getBoundingClientRect();
  const { left, top, right, bottom } = part instanceof SVGElement && part.ownerSVGElement ? within(box, part.ownerSVGElement.getBoundingClientRect()) : box;
  if (right - left < 1 || bottom - top < 1) return null;
  const round = Math.round;
  return { left: round(left) - MARGIN, top: round(top) - MARGIN, right: round(right) + MARGIN, bottom: round(bottom) + MARGIN };
}

/** What lies above; null if nothing does. */
const clipped = (box: Box | null, end: number): Box | null => (box && box.top < end ? { ...box, bottom: Math.min(box.bottom, end) } : null);

const within = (box: Box, frame: Box): Box => ({
  left: Math.max(box.left, frame.left),
  top: Math.max(box.top, frame.top),
  right: Math.min(box.right, frame.right),
  bottom: Math.min(box.bottom, frame.bottom),
});
