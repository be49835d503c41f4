/** Where the chosen pawn can stop, the way to the square aimed at, and the meetings that would follow. */
import { facts } from "../../words/index.ts";
import { corner, middle, type Plan, type Point, SIZE } from "./maze.ts";
import { t } from "./messages.ts";
import { Figure } from "./Pawns.tsx";
import { type Action, type Explanation, familyOf, kindOf, OUT, type View } from "./pieces.ts";
import { meetingInWords, type Spot, spotsOf } from "./spots.ts";
import { type Name, squareInWords } from "./words.ts";

interface Props {
  plan: Plan;
  spots: Spot[];
  /** The one whose way is shown. */
  shown: Spot | null;
  bad: number | null;
  name: Name;
}

export function Spots({ plan, spots, shown, bad, name }: Props) {
  return (
    <g class="lp-spots">
      {bad !== null && bad >= 0 && <Bad plan={plan} square={bad} />}
      {spots.map((spot) => (
        <SpotTile key={spot.to} plan={plan} spot={spot} firm={spot.to === shown?.to} name={name} />
      ))}
    </g>
  );
}

function SpotTile({ plan, spot, firm, name }: { plan: Plan; spot: Spot; firm: boolean; name: Name }) {
  const label = facts([
    t(spot.to === OUT ? "spot-out" : "spot", { square: squareInWords(plan, spot.to) }),
    ...(spot.path ? [t("steps", { count: spot.steps })] : []),
    ...(spot.meeting ? [meetingInWords(spot.meeting, name)] : []),
  ]);
  const door = spot.to === OUT ? (doorOf(plan, spot)?.square ?? null) : null;
  if (spot.to === OUT && door === null) return null;
  return (
    <g tabindex={0} role="button" aria-label={label} aria-pressed={firm} class="lp-spot" {...(door === null ? { "data-square": spot.to } : { "data-door": door })}>
      <SpotShape plan={plan} spot={spot} firm={firm} />
    </g>
  );
}

const doorOf = (plan: Plan, { path }: Spot) => plan.doors.find(({ square }) => square === path?.at(-1));

export function SpotShape({ plan, spot, firm }: { plan: Plan; spot: Spot; firm: boolean }) {
  if (spot.to === OUT) {
    const door = doorOf(plan, spot);
    return door ? <rect x="-8" y="-20" width="40" height="40" rx="9" class={`lp-reach lp-way-out ${firm ? "firm" : ""}`} transform={`translate(${door.at.x} ${door.at.y}) rotate(${90 * door.turn})`} /> : null;
  }
  const { x, y } = corner(plan, spot.to);
  return spot.meeting ? (
    <rect x={x + 3} y={y + 3} width="44" height="44" rx="9" class={`lp-meet ${firm ? "firm" : ""}`} />
  ) : (
    <rect x={x + 5} y={y + 5} width="40" height="40" rx="9" class={`lp-reach ${firm ? "firm" : ""}`} />
  );
}

function Bad({ plan, square }: { plan: Plan; square: number }) {
  const { x, y } = corner(plan, square);
  return (
    <g class="lp-no">
      <rect x={x + 4} y={y + 4} width="42" height="42" rx="9" />
      <rect x={x + 4} y={y + 4} width="42" height="42" rx="9" class="lp-no-dashes" />
    </g>
  );
}

/** The dotted way and the number of steps. */
export function Way({ plan, spot, pin }: { plan: Plan; spot: Spot | null; pin: number }) {
  if (!spot?.path) return null;
  const points = spot.path.map((square) => middle(plan, square));
  const door = spot.to === OUT ? doorOf(plan, spot) : undefined;
  if (door) points.push({ x: door.at.x + 0.2 * SIZE * door.out.x, y: door.at.y + 0.2 * SIZE * door.out.y });
  const end = points.at(-1);
  if (!end || points.length < 2) return null;
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  // If squares are small, the number is above the finger, at its usual size.
  const badge: Point = pin > 1 ? { x: end.x, y: end.y - 26 * pin } : spot.meeting ? { x: end.x - 19, y: end.y + 17 } : end;
  return (
    <g data-aim class={`lp-way ${spot.meeting ? "meets" : ""}`}>
      <polyline points={line} class="lp-way-ground" />
      <polyline points={line} class="lp-way-dots" />
      <circle cx={badge.x} cy={badge.y} r={14 * pin} />
      <text x={badge.x} y={badge.y + 6 * pin} text-anchor="middle" style={{ fontSize: `${18 * pin}px` }}>
        {spot.steps}
      </text>
    </g>
  );
}

/** A pawn that is to be put back, as it would stand on each of its start squares. */
export function Ghosts({ view, plan, spots, shown }: { view: View; plan: Plan; spots: Spot[]; shown: Spot | null }) {
  return (
    <g>
      {spots.map(({ action, to }) => {
        if (action.type !== "place-back") return null;
        const { x, y } = corner(plan, to);
        const family = familyOf(view, action.pawn);
        return (
          <g key={to} class={`lp-ghost lp-fam-${family} ${to === shown?.to ? "firm" : ""}`} transform={`translate(${x} ${y})`}>
            <Figure family={family} kind={kindOf(action.pawn)} />
          </g>
        );
      })}
    </g>
  );
}

/** A move that would have been better: its way, and the pawn as it would stand there. */
export function Better({ view, plan, explained, action, pin }: { view: View; plan: Plan; explained: Explanation; action: Action | null; pin: number }) {
  if (action?.type !== "move" && action?.type !== "place-back") return null;
  const spot = spotsOf([action], explained.ways, action.pawn)[0];
  if (!spot) return null;
  const door = spot.to === OUT ? doorOf(plan, spot) : undefined;
  const end = door ? { x: door.at.x + 0.5 * SIZE * door.out.x, y: door.at.y + 0.5 * SIZE * door.out.y } : middle(plan, spot.to);
  const family = familyOf(view, action.pawn);
  return (
    <g class="lp-better">
      <Way plan={plan} spot={spot} pin={pin} />
      <g class={`lp-ghost firm lp-fam-${family}`} transform={`translate(${end.x - SIZE / 2} ${end.y - SIZE / 2})`}>
        <circle cx="25" cy="25" r="24" class="lp-may-edge" />
        <circle cx="25" cy="25" r="24" class="lp-may" />
        <Figure family={family} kind={kindOf(action.pawn)} />
      </g>
    </g>
  );
}

/** Where the pawn went instead. */
export function Played({ view, plan, action }: { view: View; plan: Plan; action: Action | null }) {
  const to = action?.type === "move" ? action.to : action?.type === "place-back" ? action.square : OUT;
  if (!action || !("pawn" in action) || to < 0) return null;
  const { x, y } = corner(plan, to);
  const family = familyOf(view, action.pawn);
  return (
    <g class={`lp-ghost lp-fam-${family}`} transform={`translate(${x} ${y})`}>
      <Figure family={family} kind={kindOf(action.pawn)} />
    </g>
  );
}

/** Over the pawns: here two would meet. */
export function Meetings({ plan, spots }: { plan: Plan; spots: Spot[] }) {
  return (
    <g class="lp-swirls">
      {spots.map((spot) => {
        if (!spot.meeting) return null;
        const { x, y } = corner(plan, spot.to);
        return (
          <g key={spot.to} transform={`translate(${x + 43} ${y + 7})`}>
            <circle r="12" />
            <path d={spot.meeting.burst ? "M0 -6V6M-6 0H6M-4.2 -4.2L4.2 4.2M4.2 -4.2L-4.2 4.2" : "M-5 -2h8l-3-3M5 3h-8l3 3"} />
          </g>
        );
      })}
    </g>
  );
}
