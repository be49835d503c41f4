/** La Piramide on paper: the maze, pawns to stand up, and the curses. */
import type { Printed } from "../../table/module.ts";
import { CurseSign } from "./Hand.tsx";
import { Ground, MazeLights, Stone, Walls } from "./Maze.tsx";
import { FRAME, planOf } from "./maze.ts";
import { t } from "./messages.ts";
import { Figure } from "./Pawns.tsx";
import { type Curse, type Drawings, type Family, kindOf, pawnsOf } from "./pieces.ts";
import { curseDoes } from "./words.ts";

export default function printed(data: Drawings): Printed {
  const plan = planOf(data);
  const box = `${-FRAME.left} ${-FRAME.top} ${plan.width + FRAME.left + FRAME.right} ${plan.height + FRAME.top + FRAME.bottom}`;
  const copies = Array.from({ length: data.copies }, (_, copy) => copy);
  return {
    board: (
      <svg class="lp-printed" viewBox={box}>
        <MazeLights />
        <Stone plan={plan} />
        <Ground plan={plan} families={data.families} usable={null} />
        <Walls plan={plan} />
      </svg>
    ),
    cards: [
      { width: 60, height: 42, faces: data.curses.flatMap((curse) => copies.map(() => <CurseFace curse={curse} does={curseDoes(data, curse)} />)) },
      { width: 26, height: 30, faces: data.families.flatMap((family) => pawnsOf(0).map((pawn) => <PawnFace family={family} pawn={pawn} />)) },
    ],
  };
}

const CurseFace = ({ curse, does }: { curse: Curse; does: string }) => (
  <div class="lp-printed-curse">
    <CurseSign curse={curse} />
    <b class="disp">{t("curse-name", { curse })}</b>
    <p>{does}</p>
  </div>
);

const PawnFace = ({ family, pawn }: { family: Family; pawn: number }) => (
  <svg class={`lp-fam-${family}`} viewBox="0 -6 50 60">
    <Figure family={family} kind={kindOf(pawn)} />
  </svg>
);
