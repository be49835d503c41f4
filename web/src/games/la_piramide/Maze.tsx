/** The static parts: casing, lit floor, start squares, doors and walls. */
import { tip } from "../../parts/Tips.tsx";
import { corner, type Door, type Plan, SIZE } from "./maze.ts";
import { t } from "./messages.ts";
import { type Family, kindOf } from "./pieces.ts";

/** Six soft glows, in fractions of the pyramid's width and height. */
const GLOWS = [
  [0.5, 0.167],
  [0.324, 0.433],
  [0.676, 0.433],
  [0.147, 0.833],
  [0.853, 0.833],
  [0.5, 0.833],
] as const;

/** How far the casing reaches beyond the squares. */
const CASING = 23;

export function MazeLights() {
  return (
    <defs>
      <radialGradient id="lp-light" cx=".5" cy=".58" r=".62">
        <stop class="lp-hi" />
        <stop class="lp-mid" offset=".55" />
        <stop class="lp-lo" offset="1" />
      </radialGradient>
      <radialGradient id="lp-glow">
        <stop class="lp-hi" stop-opacity=".9" />
        <stop class="lp-hi" offset="1" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="lp-beam">
        <stop class="lp-lamp" />
        <stop class="lp-lamp" offset="1" stop-opacity="0" />
      </linearGradient>
    </defs>
  );
}

export function Stone({ plan }: { plan: Plan }) {
  return (
    <>
      {/* Strokes do not count in a bounding box. */}
      <rect x={-CASING} y={-CASING} width={plan.width + 2 * CASING} height={plan.height + 2 * CASING} fill="none" />
      <path d={plan.outline} class="lp-case-edge" />
      <path d={plan.outline} class="lp-case" />
      <path d={plan.outline} class="lp-bricks" />
      <path d={plan.outline} class="lp-floor" />
    </>
  );
}

/** Start squares of the families in play; those of the others are ordinary squares (LP-4). */
export function Ground({ plan, families, usable }: { plan: Plan; families: Family[]; usable: number | null }) {
  return (
    <g class="lp-ground">
      <path d={plan.joints} class="lp-joints" />
      {plan.squares.map(({ start }, square) =>
        start && families.includes(start.family) ? <Start key={square} plan={plan} square={square} family={start.family} round={start.kind === "slave"} /> : null,
      )}
      {plan.doors.map((door) => (
        <Doorway key={`${door.square}${door.arrow}`} door={door} usable={door.square === usable} />
      ))}
      {GLOWS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * plan.width} cy={y * plan.height} r="70" class="lp-glow" />
      ))}
    </g>
  );
}

function Start({ plan, square, family, round }: { plan: Plan; square: number; family: Family; round: boolean }) {
  const { x, y } = corner(plan, square);
  return (
    <g class={`lp-start lp-fam-${family}`}>
      <rect x={x + 4} y={y + 4} width="42" height="42" rx={round ? 21 : 6} />
      <use href={`#fam-${family}`} x={x + 16} y={y + 16} width="18" height="18" />
    </g>
  );
}

/** A lit doorway with an arrow; the arrow pulses once when the chosen slave can leave there. */
function Doorway({ door, usable }: { door: Door; usable: boolean }) {
  return (
    <g class={`lp-exit ${usable ? "usable" : ""}`} transform={`translate(${door.at.x} ${door.at.y}) rotate(${90 * door.turn})`}>
      <path d="M-7 -19H30V19H-7Z" />
      <path d="M22 -19L62 -31V31L22 19Z" class="lp-beam" />
      <path d="M2 0H20M12 -9L21 0 12 9" class="lp-arrow" />
    </g>
  );
}

export function Walls({ plan }: { plan: Plan }) {
  return (
    <g class="lp-walls">
      <path d={plan.walls} class="lp-wall-shade" />
      <path d={plan.walls} class="lp-wall-edge" />
      <path d={plan.walls} class="lp-wall" />
    </g>
  );
}

/** Where a finger or a mouse may touch: every square, and the light before every door. */
export function Touch({ plan, pawns }: { plan: Plan; pawns: number[] }) {
  const says = (square: number): string => {
    const pawn = pawns.indexOf(square);
    const start = plan.squares[square]?.start;
    if (pawn >= 0) return t(kindOf(pawn) === "slave" ? "tip-slave" : "tip-mummy");
    return start ? t("tip-start", { kind: start.kind }) : "";
  };
  return (
    <g class="lp-touch">
      {plan.squares.map((_, square) => {
        const { x, y } = corner(plan, square);
        return <rect key={square} {...(says(square) ? tip(says(square)) : {})} data-square={square} x={x} y={y} width={SIZE} height={SIZE} />;
      })}
      {plan.doors.map(({ square, at, turn, arrow }) => (
        <rect key={`${square}${arrow}`} {...tip(t("tip-exit"))} data-door={square} x="0" y="-25" width="60" height="50" transform={`translate(${at.x} ${at.y}) rotate(${90 * turn})`} />
      ))}
    </g>
  );
}
