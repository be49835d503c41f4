/** The player's pencil crosses. Those that appear later than the card are drawn stroke by stroke. */
import { useRef } from "preact/hooks";
import { cellsOf, has } from "./cells.ts";
import { cornerOf, type Grid } from "./outline.ts";
import { crossFor, CROSSES } from "./pencil.ts";

interface Props {
  card: number;
  grid: Grid;
  size: number;
  marked: number;
}

export function PencilMarks({ card, grid, size, marked }: Props) {
  const printed = useRef(marked);
  const order = useRef(new Map<number, number>());
  // An undone mark is animated again when it is made again.
  printed.current &= marked;
  for (const cell of order.current.keys()) if (!has(marked, cell)) order.current.delete(cell);
  let next = 0;
  for (const cell of cellsOf(marked & ~printed.current)) if (!order.current.has(cell)) order.current.set(cell, next++);
  const inset = (grid.cell - size) / 2;
  return (
    <g class="xp-pen">
      {cellsOf(marked).map((cell) => {
        const { x, y } = cornerOf(grid, cell);
        return <Cross key={cell} kind={crossFor(card, cell)} x={x + inset} y={y + inset} size={size} place={order.current.get(cell)} />;
      })}
    </g>
  );
}

interface CrossProps {
  kind: number;
  x: number;
  y: number;
  size: number;
  /** Its position among crosses drawn together; undefined if it was there from the start. */
  place: number | undefined;
}

function Cross({ kind, x, y, size, place }: CrossProps) {
  if (place === undefined) return <use href={`#pencil-${kind + 1}`} x={x} y={y} width={size} height={size} />;
  return (
    <svg class={`xp-drawn xp-nth-${Math.min(place, 7)}`} x={x} y={y} width={size} height={size} viewBox="0 0 32 32">
      <Strokes kind={kind} />
    </svg>
  );
}

function Strokes({ kind }: { kind: number }) {
  const { first, second, soft, softer } = CROSSES[kind]!;
  return (
    <g class="xp-strokes">
      <path class="s1" pathLength={1} d={first} />
      <path class="s2" pathLength={1} d={second} />
      <path class="soft" d={soft} />
      <path class="softer" d={softer} />
    </g>
  );
}

/** A cross on the score sheet. */
export function SheetCross({ kind, drawn }: { kind: number; drawn: boolean }) {
  return (
    <svg class={`xp-cx ${drawn ? "xp-drawn xp-late" : ""}`} viewBox="0 0 32 32" aria-hidden="true">
      <Strokes kind={kind % 3} />
    </svg>
  );
}
