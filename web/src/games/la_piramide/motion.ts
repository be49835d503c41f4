/** Animates pawns: a track for each of them through the latest events, relative to their current position. */
import { type MutableRef, useLayoutEffect, useRef } from "preact/hooks";
import { feel, hear } from "../../sound/index.ts";
import { calmMotion } from "../../theme.ts";
import { corner, type Plan, type Point, SIZE } from "./maze.ts";
import type { Event, View } from "./pieces.ts";

export const STEP = 120;
const SHAKE = 240;
/** How long two pawns that met are shown, and how far apart. */
export const MEET = 420;
const APART = 12;
const SLIDE = 240;
const ESCAPE = 300;
const CALM = 120;
export const DIE = 600;
/** Longer animations are skipped, as after an absence. */
const LONGEST = 5000;

interface Beat extends Point {
  time: number;
  /** Larger when leaving through a door. */
  scale?: number;
  opacity: number;
}

type Tracks = Map<number, Beat[]>;

/** Speed: one's own moves are quick, those of others slow enough to follow. */
export interface Tempo {
  step: number;
  rate: number;
}

export function useMotion(svg: MutableRef<SVGSVGElement | null>, events: Event[], view: View, plan: Plan, tempo: Tempo | null): void {
  const stood = useRef<Map<number, Point>>(new Map());
  const played = useRef<Event[] | null>(null);
  useLayoutEffect(() => {
    if (played.current !== events && played.current !== null) {
      if (!tempo) events.forEach(sound);
      for (const pawn of svg.current?.querySelectorAll(".lp-pawn") ?? []) for (const before of pawn.getAnimations()) before.cancel();
      const { tracks, time } = record(events, stood.current, plan, tempo?.step ?? STEP);
      if (time <= LONGEST) for (const [pawn, beats] of tracks) play(svg.current, pawn, beats, tempo?.rate ?? 1);
    }
    played.current = events;
    view.pawns.forEach((square, pawn) => square >= 0 && stood.current.set(pawn, corner(plan, square)));
  }, [events, view]);
}

/** Sounds of one's own moves. */
function sound(event: Event): void {
  switch (event.type) {
    case "die-rolled":
    case "gamble-rolled":
      hear({ sound: "die" });
      return feel("die");
    case "moved":
      return hear({ sound: "step", times: event.path.length - 1, every: STEP });
    case "left":
      return hear({ sound: "out" });
    case "curse-played":
      return hear({ sound: "curse" });
    case "sent-back":
    case "burst":
      hear({ sound: "meeting" });
      return feel("caught");
    default:
      return undefined;
  }
}

/** The keyframes of each pawn, from its previous position. */
function record(events: Event[], stood: Map<number, Point>, plan: Plan, pace: number): { tracks: Tracks; time: number } {
  const tracks: Tracks = new Map();
  let time = 0;
  const track = (pawn: number): Beat[] => {
    const known = tracks.get(pawn);
    if (known) return known;
    const fresh: Beat[] = [{ ...(stood.get(pawn) ?? { x: 0, y: 0 }), time: 0, opacity: 1 }];
    tracks.set(pawn, fresh);
    return fresh;
  };
  const last = (pawn: number): Beat => track(pawn).at(-1) ?? { x: 0, y: 0, time: 0, opacity: 1 };
  const rest = (pawn: number) => track(pawn).push({ ...last(pawn), time });
  const go = (pawn: number, to: Point, after: number, opacity = 1) => track(pawn).push({ x: to.x, y: to.y, time: time + after, opacity });
  const walk = (pawn: number, path: number[]) => {
    rest(pawn);
    path.slice(1).forEach((square, step) => go(pawn, corner(plan, square), pace * (step + 1)));
    time += pace * (path.length - 1);
  };
  const shake = (pawns: readonly number[]) => {
    pawns.forEach((pawn, place) => {
      const { x, y } = last(pawn);
      const aside = pawns.length > 1 ? APART * (2 * place - 1) : 0;
      rest(pawn);
      [4, -4, 3, -3, 0].forEach((by, k) => go(pawn, { x: x + aside + by, y }, (SHAKE / 5) * (k + 1)));
      go(pawn, { x: x + aside, y }, MEET);
    });
    time += MEET;
  };
  const fade = (pawns: readonly number[]) => {
    for (const pawn of pawns) go(pawn, last(pawn), SLIDE, 0);
    time += SLIDE;
  };
  const slide = (moves: [number, Point][], during: number) => {
    for (const [pawn, to] of moves) {
      rest(pawn);
      go(pawn, to, during);
    }
    time += during;
  };

  let before: Event["type"] | null = null;
  for (const event of events) {
    // Two that met slide back at the same time.
    if (event.type === "put-back" && before === "put-back") time -= SLIDE;
    before = event.type;
    switch (event.type) {
      case "die-rolled":
      case "gamble-rolled":
        time += DIE;
        break;
      case "moved":
        walk(event.pawn, event.path);
        break;
      case "left": {
        walk(event.pawn, event.path);
        const door = plan.doors.find(({ square }) => square === event.path.at(-1));
        const { x, y } = last(event.pawn);
        if (door) track(event.pawn).push({ x: x + SIZE * door.out.x, y: y + SIZE * door.out.y, time: time + ESCAPE, opacity: 1, scale: 1.3 });
        time += ESCAPE;
        fade([event.pawn]);
        break;
      }
      case "sent-back":
        shake(event.pawns);
        break;
      case "burst":
        shake(event.pawns);
        fade(event.pawns);
        break;
      case "put-back":
        slide([[event.pawn, corner(plan, event.square)]], SLIDE);
        break;
      case "swapped": {
        const [one, other] = event.pawns;
        const [from, to] = [{ ...last(one) }, { ...last(other) }];
        slide([[one, to], [other, from]], 2 * SLIDE);
        break;
      }
      case "waits":
        fade([event.pawn]);
        break;
      default:
        break;
    }
  }
  return { tracks, time };
}

function play(svg: SVGSVGElement | null, pawn: number, beats: Beat[], rate: number): void {
  const element = svg?.querySelector(`.lp-pawn[data-pawn="${pawn}"]`);
  const end = beats.at(-1)?.time ?? 0;
  if (!element || end === 0) return;
  if (calmMotion()) {
    element.animate([{ opacity: 0 }, {}], { duration: CALM });
    return;
  }
  const frames = beats.map(({ x, y, time, opacity, scale = 1 }) => {
    const aside = (SIZE / 2) * (scale - 1);
    return { transform: `translate(${x - aside}px, ${y - aside}px) scale(${scale})`, opacity, offset: time / end };
  });
  element.animate(frames, { duration: end / rate });
}
