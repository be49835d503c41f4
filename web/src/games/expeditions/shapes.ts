/** The flipped shape in its eight orientations, and which orientation a set of cells has. */
import { cellsOf } from "./cells.ts";

export type Shape = [row: number, column: number][];

/** An orientation of the shape: mirrored or not, then turned by so many quarters. */
export interface Facing {
  quarters: number;
  mirrored: boolean;
}

export const UPRIGHT: Facing = { quarters: 0, mirrored: false };

export function shapeOf(rows: string[]): Shape {
  const cells: Shape = [];
  rows.forEach((row, r) => [...row].forEach((sign, c) => sign === "x" && cells.push([r, c])));
  return cells;
}

/** Moved to the upper left corner, its cells in order. */
function settle(shape: Shape): Shape {
  const top = Math.min(...shape.map(([r]) => r));
  const left = Math.min(...shape.map(([, c]) => c));
  const moved = shape.map(([r, c]): [number, number] => [r - top, c - left]);
  return moved.sort(([r1, c1], [r2, c2]) => r1 - r2 || c1 - c2);
}

export function faced(shape: Shape, { quarters, mirrored }: Facing): Shape {
  let cells: Shape = mirrored ? shape.map(([r, c]) => [r, -c]) : shape;
  for (let k = 0; k < quarters; k++) cells = cells.map(([r, c]) => [c, -r]);
  return settle(cells);
}

/** A key that is equal for sets of cells of the same shape and orientation. */
export const look = (shape: Shape): string => shape.map(([r, c]) => `${r}${c}`).join(" ");

export const lookOf = (set: number, width: number): string =>
  look(settle(cellsOf(set).map((cell) => [Math.floor(cell / width), cell % width])));

export const turnedBy = (facing: Facing, quarters: number): Facing => ({
  ...facing,
  quarters: (facing.quarters + quarters) % 4,
});

/** Mirrors the shape horizontally as it is currently turned. */
export const flipped = ({ quarters, mirrored }: Facing): Facing => ({ quarters: (4 - quarters) % 4, mirrored: !mirrored });

/** The orientation with this look, with as little change as possible. */
export function facingOf(shape: Shape, wanted: string, from: Facing): Facing | null {
  for (const start of [from, flipped(from)])
    for (let quarters = 0; quarters < 4; quarters++) {
      const facing = turnedBy(start, quarters);
      if (look(faced(shape, facing)) === wanted) return facing;
    }
  return null;
}

/** Every place on the grid for the shape in this orientation, ignoring walls and marks. */
export function everywhere(shape: Shape, width: number): number[] {
  const height = Math.max(...shape.map(([r]) => r)) + 1;
  const breadth = Math.max(...shape.map(([, c]) => c)) + 1;
  const sets: number[] = [];
  for (let top = 0; top + height <= width; top++)
    for (let left = 0; left + breadth <= width; left++)
      sets.push(shape.reduce((set, [r, c]) => set | (1 << ((top + r) * width + left + c)), 0));
  return sets;
}
