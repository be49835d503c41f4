/** A moment as a drawing: the pyramid with everybody's pawns, and who has how many out. */
import type { PictureProps, Scene } from "../../table/module.ts";
import { Ground, MazeLights, Stone, Walls } from "./Maze.tsx";
import { corner, FRAME, planOf } from "./maze.ts";
import { Figure } from "./Pawns.tsx";
import { type Drawings, familyOf, kindOf, type View } from "./pieces.ts";

const LINE = 54;
const NAMES = 250;

export default function picture({ view, data, players, scores }: PictureProps<View, Drawings>): Scene {
  const plan = planOf(data);
  const width = FRAME.left + plan.width + FRAME.right;
  return {
    width: width + NAMES,
    height: FRAME.top + plan.height + FRAME.bottom,
    drawn: (
      <>
        <MazeLights />
        {players.map(({ seat, name }, place) => (
          <g key={seat} class={`lp-fam-${view.families[seat] ?? "eye"}`} transform={`translate(0 ${place * LINE})`}>
            <svg x="0" y="0" width="40" height="50" viewBox="5 -3 40 50">
              <Figure family={view.families[seat] ?? "eye"} kind="slave" />
            </svg>
            <text class="picture-name" x="50" y="34">
              {name}
            </text>
            <text class="picture-points" x={NAMES - 10} y="35" text-anchor="end">
              {scores[seat] ?? 0}
            </text>
          </g>
        ))}
        <g transform={`translate(${NAMES + FRAME.left} ${FRAME.top})`}>
          <Stone plan={plan} />
          <Ground plan={plan} families={view.families} usable={null} />
          <Walls plan={plan} />
          {view.pawns.map((square, pawn) => {
            const { x, y } = corner(plan, Math.max(0, square));
            return (
              square >= 0 && (
                <g key={pawn} class={`lp-fam-${familyOf(view, pawn)}`} transform={`translate(${x} ${y})`}>
                  <Figure family={familyOf(view, pawn)} kind={kindOf(pawn)} />
                </g>
              )
            );
          })}
        </g>
      </>
    ),
  };
}
