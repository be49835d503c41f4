/** The whole pyramid, small, in a corner of the close-up: all pawns as dots, and what is in sight as a frame. */
import { useRef } from "preact/hooks";
import { middle, type Plan, type Point } from "./maze.ts";
import { t } from "./messages.ts";
import { familyOf, owner, type View } from "./pieces.ts";
import type { Window } from "./useCamera.ts";

interface Props {
  view: View;
  plan: Plan;
  seat: number | null;
  window: Window;
  /** What should not be covered, the more the heavier it is. */
  matters: Weight[];
  /** A finger drags the maze: the overview stays where it is. */
  still: boolean;
  press(): void;
}

export interface Weight {
  at: Point;
  weight: number;
}

/** The overview with its margin, and half a square around it. */
const SIZE = { width: 137, height: 125 };
const CORNERS = ["", "right", "low", "right low"] as const;

/** The corner in which the overview covers least. */
export function quietCorner(window: Window, matters: Weight[]): (typeof CORNERS)[number] {
  const covered = CORNERS.map((corner) => {
    const [right, low] = [corner.startsWith("right"), corner.endsWith("low")];
    const inside = ({ at }: Weight) =>
      (right ? at.x > window.x + window.width - SIZE.width : at.x < window.x + SIZE.width) &&
      (low ? at.y > window.y + window.height - SIZE.height : at.y < window.y + SIZE.height);
    const inSight = ({ at }: Weight) => at.x > window.x && at.y > window.y && at.x < window.x + window.width && at.y < window.y + window.height;
    return matters.filter((one) => inSight(one) && inside(one)).reduce((sum, { weight }) => sum + weight, 0);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? "";
}

export function Overview({ view, plan, seat, window, matters, still, press }: Props) {
  const corner = useRef<string>("");
  if (!still) corner.current = quietCorner(window, matters);
  return (
    <button type="button" class={`lp-mini ${corner.current}`} aria-label={t("whole-pyramid")} onClick={press}>
      <svg viewBox={`-20 -20 ${plan.width + 40} ${plan.height + 40}`} aria-hidden="true">
        <path d={plan.outline} class="lp-case" />
        <path d={plan.outline} class="lp-floor" />
        <path d={plan.walls} class="lp-mini-walls" />
        {view.pawns.map((square, pawn) => {
          if (square < 0) return null;
          const { x, y } = middle(plan, square);
          return <circle key={pawn} cx={x} cy={y} r="21" class={`lp-dot lp-fam-${familyOf(view, pawn)} ${owner(pawn) === seat ? "own" : ""}`} />;
        })}
        <rect x={window.x} y={window.y} width={window.width} height={window.height} rx="20" class="lp-sight" />
      </svg>
    </button>
  );
}
