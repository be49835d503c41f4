/** The pyramid: pawns, possible moves, and pointer handling. */
import { useMemo, useRef } from "preact/hooks";
import type { JSX } from "preact";
import { Ground, MazeLights, Stone, Touch, Walls } from "./Maze.tsx";
import { FRAME, gap, middle, type Plan, type Point } from "./maze.ts";
import { t } from "./messages.ts";
import { useMotion } from "./motion.ts";
import { Pawns } from "./Pawns.tsx";
import { familyOf, OUT, placeOf, type Props, type View } from "./pieces.ts";
import { Better, Ghosts, Meetings, Played, Spots, Way } from "./Reach.tsx";
import { nearestSpot, placeOfSpot, pointAt, type Spot } from "./spots.ts";
import { useCamera } from "./useCamera.ts";
import type { Choice } from "./useChoice.ts";
import { STEP } from "./theatre.ts";
import { Hit, OwnHit, Trail } from "./Theatre.tsx";
import { useKeys } from "./useKeys.ts";
import { WhyNot } from "./WhyNot.tsx";
import type { Name } from "./words.ts";

interface SceneProps {
  table: Props;
  choice: Choice;
  plan: Plan;
  /** Possible targets of the selected card. */
  marked: number[];
  /** The square to look at on a phone. */
  focus: number | null;
  name: Name;
}

export function Scene({ table, choice, plan, marked, focus, name }: SceneProps) {
  const { view, refusal } = table;
  const { spots, shown, attempt } = choice;
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const look = useMemo(() => focusPoint(plan, choice, focus), [plan, focus, spots]);
  const camera = useCamera(box, plan, look, table.beat !== null);
  const small = camera.phone && camera.whole;
  const scene = useRef<SVGGElement>(null);
  const act = table.beat?.detail ?? null;
  useMotion(svg, table.events, view, plan, act ? { step: STEP, rate: act.rate } : null);
  const keys = useKeys(svg, table, choice, plan);
  const leaving = spots.find(({ to }) => to === OUT)?.path?.at(-1) ?? null;
  const families = view.families.join();
  const ground = useMemo(() => <Ground plan={plan} families={view.families} usable={leaving} />, [plan, families, leaving]);
  const [stone, walls] = useMemo(() => [<Stone plan={plan} />, <Walls plan={plan} />], [plan]);
  const touch = useMemo(() => <Touch plan={plan} pawns={view.pawns} />, [plan, view.pawns]);

  const press = (event: JSX.TargetedMouseEvent<SVGSVGElement>) => {
    if (camera.dragged() && event.detail > 0) return;
    const part = event.target instanceof Element ? event.target.closest("[data-square], [data-door]") : null;
    const frame = box.current?.getBoundingClientRect();
    if (!part || !frame) return;
    const on = part.getBoundingClientRect();
    const at = { x: on.x + on.width / 2 - frame.x, y: on.y + on.height / 2 - frame.y };
    const door = part.getAttribute("data-door");
    // Squares of the whole pyramid are too small for a finger: a tap means the nearest possible target.
    if (small) {
      const near = nearest(plan, view, choice, pointAt(event, scene.current));
      if (near?.spot) return choice.press(near.spot);
      if (near) return choice.pressSquare(near.square, at);
    }
    if (door !== null) choice.pressDoor(Number(door), at);
    else choice.pressSquare(Number(part.getAttribute("data-square")), at);
  };
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || small) return;
    const part = event.target instanceof Element ? event.target.closest("[data-square], [data-door]") : null;
    const square = part?.getAttribute("data-square");
    choice.look(square != null ? Number(square) : part?.hasAttribute("data-door") ? OUT : null);
  };

  /** Dragging a finger over the whole pyramid aims; releasing it keeps the target. */
  const aim = (event: PointerEvent) => {
    camera.drag.onPointerMove(event);
    if (!small || event.buttons === 0 || spots.length === 0) return;
    const near = nearestSpot(plan, spots, pointAt(event, scene.current));
    if (near) choice.aim(near.to);
  };

  const { window } = camera;
  const chosen = act ? [act.moves] : view.phase.type === "swapping" ? [view.phase.pawn, choice.pawn] : [choice.pawn];
  const close = camera.phone && !camera.whole;
  const pin = small ? 1 / window.scale : 1;
  return (
    <div class={`lp-board ${close ? "close" : ""} ${small ? "small" : ""} ${small && spots.length > 0 ? "aiming" : ""} ${camera.aside ? "dragged" : ""} ${table.hints ? "" : "no-hints"}`} ref={box} {...keys}>
      <svg
        ref={svg}
        class="lp-scene"
        viewBox={camera.phone ? undefined : `${-FRAME.left} ${-FRAME.top} ${plan.width + FRAME.left + FRAME.right} ${plan.height + FRAME.top + FRAME.bottom}`}
        preserveAspectRatio="xMidYMax meet"
        role="group"
        aria-label={t("maze")}
        onClick={press}
        onPointerOver={hover}
        onPointerLeave={() => choice.look(null)}
        {...camera.drag}
        onPointerMove={aim}
      >
        <MazeLights />
        <g class="lp-camera" ref={scene} style={camera.phone ? { transform: `scale(${window.scale}) translate(${-window.x}px, ${-window.y}px)` } : undefined}>
          {stone}
          {ground}
          {touch}
          <Spots plan={plan} spots={spots} shown={shown} bad={refusal && attempt ? attempt.square : null} name={name} />
          {walls}
          <Way plan={plan} spot={shown} pin={pin} />
          {(table.beat?.name === "catch" || table.beat?.name === "burst") && <Hit plan={plan} square={act?.trail.at(-1)} />}
          {!act && <OwnHit events={table.events} plan={plan} />}
          {act && act.moves !== null && <Trail plan={plan} act={act} family={familyOf(view, act.moves)} />}
          <Ghosts view={view} plan={plan} spots={spots} shown={shown} />
          <Played view={view} plan={plan} action={table.played ?? null} />
          <Better view={view} plan={plan} explained={table.explained} action={table.suggested ?? null} pin={pin} />
          <Pawns view={view} plan={plan} open={choice.open} chosen={chosen} marked={marked} name={name} />
          <Meetings plan={plan} spots={spots} />
        </g>
      </svg>
      {camera.phone && !act && (
        <button type="button" class="btn sec small lp-closer" onClick={() => camera.setWhole(!camera.whole)}>
          {t(camera.whole ? "close-up" : "whole-pyramid")}
        </button>
      )}
      {small && spots.length > 1 && <Squares choice={choice} />}
      {refusal && attempt?.at && <WhyNot refusal={refusal} data={table.data} openRule={table.openRule} close={table.forgetRefusal} at={camera.phone ? undefined : attempt.at} within={box.current} />}
    </div>
  );
}

/** Buttons that step through the squares within reach, for people who find them hard to hit. */
function Squares({ choice: { spots, target, aim } }: { choice: Choice }) {
  const place = spots.findIndex(({ to }) => to === target?.to);
  const step = (by: number) => () => {
    const next = spots[(Math.max(place, by > 0 ? -1 : 0) + by + spots.length) % spots.length];
    if (next) aim(next.to);
  };
  return (
    <p class="lp-squares">
      <button type="button" class="icb" aria-label={t("square-before")} onClick={step(-1)}>
        <Arrow back />
      </button>
      <span>{place < 0 ? t("aim") : t("square-of", { place: place + 1, count: spots.length })}</span>
      <button type="button" class="icb" aria-label={t("square-next")} onClick={step(1)}>
        <Arrow />
      </button>
    </p>
  );
}

const Arrow = ({ back = false }: { back?: boolean }) => (
  <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
    <path class="stroke" d={back ? "M20.4 6.4L10.6 16 20.6 25.8" : "M11.6 6.4L21.4 16 11.4 25.8"} />
  </svg>
);

/** The nearest of all that can be pressed now: a place for the chosen pawn, or a pawn to choose. */
function nearest(plan: Plan, view: View, { spots, open }: Choice, at: Point): { spot: Spot | null; square: number } | null {
  const spot = nearestSpot(plan, spots, at);
  const squares = open.map((pawn) => placeOf(view, pawn)).filter((square) => square >= 0);
  const far = (square: number) => gap(middle(plan, square), at);
  const pawn = squares.reduce<number | null>((best, square) => (best === null || far(square) < far(best) ? square : best), null);
  if (pawn === null) return spot && { spot, square: spot.to };
  return spot && gap(placeOfSpot(plan, spot), at) <= far(pawn) ? { spot, square: spot.to } : { spot: null, square: pawn };
}

/** The centre of all that the chosen pawn can reach, but never far from the pawn itself. */
function focusPoint(plan: Plan, { spots }: Choice, focus: number | null): Point | null {
  if (focus === null) return null;
  const pawn = middle(plan, focus);
  const places = [pawn, ...spots.filter(({ to }) => to !== OUT).map(({ to }) => middle(plan, to))];
  const mid = (values: number[], own: number) => Math.max(own - 110, Math.min(own + 110, (Math.min(...values) + Math.max(...values)) / 2));
  return { x: mid(places.map(({ x }) => x), pawn.x), y: mid(places.map(({ y }) => y), pawn.y) };
}
