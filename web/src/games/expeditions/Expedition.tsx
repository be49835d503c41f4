/** The flipped expedition card: it turns over when a new one comes, and its shape is shown as the player turned it. */
import { t } from "./messages.ts";
import { outline, type Grid } from "./outline.ts";
import { faced, type Facing, shapeOf, UPRIGHT } from "./shapes.ts";
import type { ExpeditionDrawing } from "./table.ts";

const CELL = 22;
/** Large enough for a shape of three, with room to turn. */
const SIDE = 4;

interface Props {
  card: ExpeditionDrawing;
  facing?: Facing;
  class?: string;
}

export function ExpeditionCard({ card, facing = UPRIGHT, class: extra = "xp-exp" }: Props) {
  const shape = faced(shapeOf(card.rows), facing);
  const height = Math.max(...shape.map(([r]) => r)) + 1;
  const width = Math.max(...shape.map(([, c]) => c)) + 1;
  const grid: Grid = { width: SIDE, left: 50 - (width * CELL) / 2, top: 50 - (height * CELL) / 2, cell: CELL };
  const set = shape.reduce((cells, [r, c]) => cells | (1 << (r * SIDE + c)), 0);
  return (
    <svg class={extra} viewBox="0 0 100 100" role="img" aria-label={t("expedition-card", { shape: card.shape })}>
      <rect class="xp-rim" x="1" y="1" width="98" height="98" rx="12" />
      <rect class="xp-expin" x="6" y="6" width="88" height="88" rx="8" />
      <path class="xp-expc" d="M50 9V17M50 83V91M9 50H17M83 50H91M19 19L24 24M81 19L76 24M19 81L24 76M81 81L76 76" />
      <g class="xp-exp-shape" key={set}>
        <path class="xp-expt" d={outline(set, grid, 0, 4)} />
        <path class="xp-exptl" d={inner(shape, grid)} />
        <g class="xp-pen">
          {shape.map(([r, c]) => (
            <use key={`${r}${c}`} href="#pencil-1" x={grid.left + c * CELL + 4} y={grid.top + r * CELL + 4} width="14" height="14" />
          ))}
        </g>
      </g>
    </svg>
  );
}

function inner(shape: [number, number][], grid: Grid): string {
  const has = (r: number, c: number) => shape.some(([row, column]) => row === r && column === c);
  return shape
    .map(([r, c]) => {
      const [x, y] = [grid.left + c * CELL, grid.top + r * CELL];
      return (has(r, c + 1) ? `M${x + CELL} ${y}v${CELL}` : "") + (has(r + 1, c) ? `M${x} ${y + CELL}h${CELL}` : "");
    })
    .join("");
}
