/** The pyramid: what stands in it, where one may go, and the hands that touch it. */
import { useMemo, useRef } from "preact/hooks";
import type { JSX } from "preact";
import { Ground, MazeLights, Stone, Touch, Walls } from "./Maze.tsx";
import { FRAME, middle, type Plan, type Point } from "./maze.ts";
import { t } from "./messages.ts";
import { useMotion } from "./motion.ts";
import { Overview, type Weight } from "./Overview.tsx";
import { Pawns } from "./Pawns.tsx";
import { familyOf, OUT, placeOf, type Props, type View } from "./pieces.ts";
import { Ghosts, Meetings, Spots, Way } from "./Reach.tsx";
import { useCamera } from "./useCamera.ts";
import type { Choice } from "./useChoice.ts";
import { STEP } from "./theatre.ts";
import { Hit, Trail } from "./Theatre.tsx";
import { useKeys } from "./useKeys.ts";
import { WhyNot } from "./WhyNot.tsx";
import type { Name } from "./words.ts";

interface SceneProps {
  table: Props;
  choice: Choice;
  plan: Plan;
  /** Pawns that a card held up would fall on. */
  marked: number[];
  /** The square to look at on a phone. */
  focus: number | null;
  name: Name;
}

export function Scene({ table, choice, plan, marked, focus, name }: SceneProps) {
  const { view, refusal, seat } = table;
  const { spots, shown, attempt } = choice;
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const look = useMemo(() => focusPoint(plan, choice, focus), [plan, focus, spots]);
  const camera = useCamera(box, plan, look, table.beat !== null);
  const act = table.beat?.detail ?? null;
  useMotion(svg, table.events, view, plan, act ? { step: STEP, rate: act.rate } : null);
  const keys = useKeys(svg, table, choice, plan);
  const leaving = spots.find(({ to }) => to === OUT)?.path?.at(-1) ?? null;
  const families = view.families.join();
  const ground = useMemo(() => <Ground plan={plan} families={view.families} usable={leaving} />, [plan, families, leaving]);
  const [stone, walls, touch] = useMemo(() => [<Stone plan={plan} />, <Walls plan={plan} />, <Touch plan={plan} />], [plan]);

  const press = (event: JSX.TargetedMouseEvent<SVGSVGElement>) => {
    if (camera.dragged() && event.detail > 0) return;
    const part = event.target instanceof Element ? event.target.closest("[data-square], [data-door]") : null;
    const frame = box.current?.getBoundingClientRect();
    if (!part || !frame) return;
    const on = part.getBoundingClientRect();
    const at = { x: on.x + on.width / 2 - frame.x, y: on.y + on.height / 2 - frame.y };
    const door = part.getAttribute("data-door");
    // Squares of the whole pyramid are too small for a finger.
    if (camera.phone && camera.whole) return camera.closeAt(middle(plan, Number(door ?? part.getAttribute("data-square"))));
    if (door !== null) choice.pressDoor(Number(door), at);
    else choice.pressSquare(Number(part.getAttribute("data-square")), at);
  };
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    const part = event.target instanceof Element ? event.target.closest("[data-square], [data-door]") : null;
    const square = part?.getAttribute("data-square");
    choice.look(square != null ? Number(square) : part?.hasAttribute("data-door") ? OUT : null);
  };

  const { window } = camera;
  const chosen = act ? [act.moves] : view.phase.type === "swapping" ? [view.phase.pawn, choice.pawn] : [choice.pawn];
  const close = camera.phone && !camera.whole;
  return (
    <div class={`lp-board ${close ? "close" : ""} ${camera.aside ? "dragged" : ""} ${table.hints ? "" : "no-hints"}`} ref={box} {...keys}>
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
      >
        <MazeLights />
        <g class="lp-camera" style={camera.phone ? { transform: `scale(${window.scale}) translate(${-window.x}px, ${-window.y}px)` } : undefined}>
          {stone}
          {ground}
          {touch}
          <Spots plan={plan} spots={spots} shown={shown} bad={refusal && attempt ? attempt.square : null} name={name} />
          {walls}
          <Way plan={plan} spot={shown} />
          {(table.beat?.name === "catch" || table.beat?.name === "burst") && <Hit plan={plan} square={act?.trail.at(-1)} />}
          {act && act.moves !== null && <Trail plan={plan} act={act} family={familyOf(view, act.moves)} />}
          <Ghosts view={view} plan={plan} spots={spots} shown={shown} />
          <Pawns view={view} plan={plan} open={choice.open} chosen={chosen} marked={marked} name={name} />
          <Meetings plan={plan} spots={spots} />
        </g>
      </svg>
      {camera.phone && close && <Overview view={view} plan={plan} seat={seat} window={window} matters={weigh(plan, view, choice)} still={camera.aside} press={() => camera.setWhole(true)} />}
      {camera.phone && camera.whole && !act && (
        <button type="button" class="btn sec small lp-closer" onClick={() => camera.setWhole(false)}>
          {t("close-up")}
        </button>
      )}
      {refusal && attempt?.at && <WhyNot refusal={refusal} openRule={table.openRule} close={table.forgetRefusal} at={camera.phone ? undefined : attempt.at} within={box.current} />}
    </div>
  );
}

/** Places that one wants to see and to touch. */
function weigh(plan: Plan, view: View, { spots, shown, open, pawn }: Choice): Weight[] {
  const on = (square: number, weight: number): Weight[] => (square < 0 ? [] : [{ at: middle(plan, square), weight }]);
  return [
    ...on(shown?.to ?? OUT, 20),
    ...on(pawn === null ? OUT : placeOf(view, pawn), 10),
    ...open.flatMap((one) => on(placeOf(view, one), 3)),
    ...spots.flatMap(({ to, meeting }) => on(to, meeting ? 2 : 1)),
  ];
}

/** The middle of all that the chosen pawn can reach, but never far from the pawn itself. */
function focusPoint(plan: Plan, { spots }: Choice, focus: number | null): Point | null {
  if (focus === null) return null;
  const pawn = middle(plan, focus);
  const places = [pawn, ...spots.filter(({ to }) => to !== OUT).map(({ to }) => middle(plan, to))];
  const mid = (values: number[], own: number) => Math.max(own - 110, Math.min(own + 110, (Math.min(...values) + Math.max(...values)) / 2));
  return { x: mid(places.map(({ x }) => x), pawn.x), y: mid(places.map(({ y }) => y), pawn.y) };
}
