/** The outline of a set of cells: traced as loops of corners, and drawn with rounded corners. */
import { cellsOf, has, type Point } from "./cells.ts";

/** Where a grid lies on its card, and how wide a cell is. */
export interface Grid {
  width: number;
  left: number;
  top: number;
  cell: number;
}

export const cornerOf = (grid: Grid, cell: number): Point => ({
  x: grid.left + (cell % grid.width) * grid.cell,
  y: grid.top + Math.floor(cell / grid.width) * grid.cell,
});

/** From a lattice point one step along a side of a cell; the cells of the set lie to the right. */
interface Side {
  from: Point;
  to: Point;
}

const key = (point: Point) => `${point.x},${point.y}`;

function sides(set: number, width: number): Side[] {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < width && has(set, y * width + x);
  return cellsOf(set).flatMap((cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const found: Side[] = [];
    if (!inside(x, y - 1)) found.push({ from: { x, y }, to: { x: x + 1, y } });
    if (!inside(x + 1, y)) found.push({ from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } });
    if (!inside(x, y + 1)) found.push({ from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } });
    if (!inside(x - 1, y)) found.push({ from: { x, y: y + 1 }, to: { x, y } });
    return found;
  });
}

const direction = ({ from, to }: Side): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** Closed walks around the set, lattice point by lattice point; holes run the other way round. */
export function loops(set: number, width: number): Point[][] {
  const open = new Map<string, Side[]>();
  for (const side of sides(set, width)) open.set(key(side.from), [...(open.get(key(side.from)) ?? []), side]);
  const take = (at: Point, before: Point | null): Side | undefined => {
    const choices = open.get(key(at)) ?? [];
    // Where two cells touch at a corner only, turning right keeps them apart.
    const right = before && choices.findIndex((side) => key(direction(side)) === key({ x: -before.y, y: before.x }));
    const [side] = choices.splice(right === null || right < 0 ? 0 : right, 1);
    return side;
  };
  const found: Point[][] = [];
  for (const [start, waiting] of open)
    while (waiting.length > 0) {
      let side = take(waiting[0]!.from, null);
      const loop: Point[] = [];
      while (side) {
        loop.push(side.from);
        side = key(side.to) === start ? undefined : take(side.to, direction(side));
      }
      found.push(loop);
    }
  return found;
}

interface Corner {
  at: Point;
  into: Point;
  out: Point;
}

/** The points of a loop where it turns. */
function corners(loop: Point[]): Corner[] {
  return loop.flatMap((at, k) => {
    const before = loop[(k + loop.length - 1) % loop.length]!;
    const after = loop[(k + 1) % loop.length]!;
    const into = direction({ from: before, to: at });
    const out = direction({ from: at, to: after });
    return key(into) === key(out) ? [] : [{ at, into, out }];
  });
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const say = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A path around the cells, drawn so far inside their border, with corners of this radius. */
export function outline(set: number, grid: Grid, inset: number, radius: number): string {
  const drawn = loops(set, grid.width).map((loop) => {
    const parts = corners(loop).map(({ at, into, out }, k) => {
      const x = grid.left + at.x * grid.cell + inset * (-into.y - out.y);
      const y = grid.top + at.y * grid.cell + inset * (into.x + out.x);
      const start = say(x - into.x * radius, y - into.y * radius);
      return `${k === 0 ? "M" : "L"}${start}Q${say(x, y)} ${say(x + out.x * radius, y + out.y * radius)}`;
    });
    return `${parts.join("")}Z`;
  });
  return drawn.join("");
}

/** Dotted joints between neighbouring cells of the set, a little shorter than the cells. */
export function joints(set: number, grid: Grid, gap: number): string {
  const { width, cell: size } = grid;
  const length = size - 2 * gap;
  const lines = cellsOf(set).map((cell) => {
    const { x, y } = cornerOf(grid, cell);
    const beside = cell % width < width - 1 && has(set, cell + 1) ? `M${say(x + size, y + gap)}v${length}` : "";
    const below = has(set, cell + width) ? `M${say(x + gap, y + size)}h${length}` : "";
    return beside + below;
  });
  return lines.join("");
}
