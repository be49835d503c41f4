/** The whole pyramid, small, in a corner of the close-up: all pawns as dots, and what is in sight as a frame. */
import { middle, type Plan, type Point } from "./maze.ts";
import { t } from "./messages.ts";
import { familyOf, owner, type View } from "./pieces.ts";
import type { Window } from "./useCamera.ts";

interface Props {
  view: View;
  plan: Plan;
  seat: number | null;
  window: Window;
  /** What must not be covered. */
  away: Point | null;
  press(): void;
}

export function Overview({ view, plan, seat, window, away, press }: Props) {
  const right = away !== null && away.x < window.x + window.width / 2;
  const low = away !== null && away.y < window.y + window.height / 2 - 40;
  return (
    <button type="button" class={`lp-mini ${right ? "right" : ""} ${low ? "low" : ""}`} aria-label={t("wholePyramid")} onClick={press}>
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
