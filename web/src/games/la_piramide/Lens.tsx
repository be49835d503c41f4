/** On a phone: a magnified part of the maze around the square aimed at, large enough for a finger. It replaces the curses meanwhile. */
import { useMemo } from "preact/hooks";
import type { JSX } from "preact";
import { Ground, Stone, Walls } from "./Maze.tsx";
import { corner, middle, type Plan, type Point } from "./maze.ts";
import { Figure } from "./Pawns.tsx";
import { familyOf, kindOf, type View } from "./pieces.ts";
import { Meetings, SpotShape, Way } from "./Reach.tsx";
import { nearestSpot, placeOfSpot, pointAt } from "./spots.ts";
import type { Choice } from "./useChoice.ts";

/** In units of the maze, where a square is 50. */
const [WIDE, HIGH] = [425, 168];
/** The minimum distance of the square aimed at from the edge of the lens. */
const EDGE = 34;

interface Props {
  plan: Plan;
  view: View;
  choice: Choice;
  /** The square to look at while nothing is aimed at. */
  focus: number | null;
}

export function Lens({ plan, view, choice, focus }: Props) {
  const { spots, shown, pawn } = choice;
  const families = view.families.join();
  const [floor, walls] = useMemo(
    () => [
      <>
        <Stone plan={plan} />
        <Ground plan={plan} families={view.families} usable={null} />
      </>,
      <Walls plan={plan} />,
    ],
    [plan, families],
  );
  const { x, y } = centre(plan, choice, focus);
  const press = (event: JSX.TargetedMouseEvent<SVGSVGElement>) => {
    const near = nearestSpot(plan, spots, pointAt(event, event.currentTarget));
    if (near) choice.press(near);
  };
  return (
    <svg class="lp-lens" viewBox={`${x - WIDE / 2} ${y - HIGH / 2} ${WIDE} ${HIGH}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" onClick={press}>
      {floor}
      {spots.map((spot) => (
        <SpotShape key={spot.to} plan={plan} spot={spot} firm={spot.to === shown?.to} />
      ))}
      {walls}
      <Way plan={plan} spot={shown} pin={1} />
      {view.pawns.map((square, one) => {
        if (square < 0) return null;
        const at = corner(plan, square);
        const family = familyOf(view, one);
        return (
          <g key={one} class={`lp-fam-${family}`} transform={`translate(${at.x} ${at.y})`}>
            {one === pawn && <circle cx="25" cy="25" r="24" class="lp-chosen" />}
            <Figure family={family} kind={kindOf(one)} />
          </g>
        );
      })}
      <Meetings plan={plan} spots={spots} />
    </svg>
  );
}

/** The centre: the square aimed at, else the pawn; shifted, as far as there is room, to the moving pawn, else to all it can reach. */
function centre(plan: Plan, { shown, spots }: Choice, focus: number | null): Point {
  const pawn = focus === null ? { x: plan.width / 2, y: plan.height / 2 } : middle(plan, focus);
  const own = shown ? placeOfSpot(plan, shown) : pawn;
  const others = [pawn, ...(shown ? [own] : spots.map((spot) => placeOfSpot(plan, spot)))];
  const near = (at: number, all: number[], half: number) => at + Math.max(EDGE - half, Math.min(half - EDGE, (Math.min(...all) + Math.max(...all)) / 2 - at));
  return { x: near(own.x, others.map(({ x }) => x), WIDE / 2), y: near(own.y, others.map(({ y }) => y), HIGH / 2) };
}
