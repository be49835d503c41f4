/** Where the ghost goes: the legal place nearest to the pencil, and the next one in the direction of an arrow. */
import { away, centre, has, type Point } from "./cells.ts";
import { lookOf } from "./shapes.ts";

/** Cells on the card in one of the two slots. */
export interface Placement {
  slot: number;
  cells: number;
}

/** In cells: a shape this near to the pointer counts as pointed at. */
const NEAR = 0.55;

/** The field pointed at; beside the grid, the nearest at its edge. */
export const cellAt = (point: Point, width: number): number => {
  const inside = (value: number) => Math.min(width - 1, Math.max(0, Math.floor(value)));
  return inside(point.y) * width + inside(point.x);
};

function nearest(point: Point, sets: number[], width: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const set of sets) {
    const middle = centre(set, width);
    const distance = away(point, set, width) + 0.25 * Math.hypot(point.x - middle.x, point.y - middle.y);
    if (distance < least) [best, least] = [set, distance];
  }
  return best;
}

/**
 * The place for a shape held in this orientation: over the field pointed at in this orientation, else in any; else close
 * by in this orientation; else the nearest of all.
 */
export function snap(point: Point, legal: number[], held: string, width: number): number | null {
  const cell = cellAt(point, width);
  const asHeld = legal.filter((set) => lookOf(set, width) === held);
  const covering = (sets: number[]) => sets.filter((set) => has(set, cell));
  return (
    nearest(point, covering(asHeld), width) ??
    nearest(point, covering(legal), width) ??
    nearest(point, asHeld.filter((set) => away(point, set, width) <= NEAR), width) ??
    nearest(point, legal, width)
  );
}

/** The place nearest to a point in one orientation, over the field pointed at if possible. */
export function nearestOf(point: Point, legal: number[], wanted: string, width: number): number | null {
  const alike = legal.filter((set) => lookOf(set, width) === wanted);
  const cell = cellAt(point, width);
  return nearest(point, alike.filter((set) => has(set, cell)), width) ?? nearest(point, alike, width);
}

/** The first of these orientations that fits near the pointer, else the first that fits at all. */
export function turnedUnder(point: Point, legal: number[], looks: string[], width: number): number | null {
  const places = looks.flatMap((wanted) => nearestOf(point, legal, wanted, width) ?? []);
  return places.find((set) => away(point, set, width) <= NEAR) ?? places[0] ?? null;
}

/** The attempt where nothing is legal: the shape as it is held, over the point. */
export const attempted = (point: Point, places: number[], width: number): number => {
  const cell = cellAt(point, width);
  const over = places.filter((set) => has(set, cell));
  return nearest(point, over, width) ?? 1 << cell;
};

export type Direction = "up" | "down" | "left" | "right";

const WAYS: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The next legal place of the same orientation in a direction, on this card or the one beside it. */
export function stepped(from: Placement, direction: Direction, legal: Placement[], width: number): Placement | null {
  const same = lookOf(from.cells, width);
  const way = WAYS[direction];
  const at = onTable(from, width);
  let best: Placement | null = null;
  let least = Infinity;
  for (const place of legal.filter(({ cells }) => lookOf(cells, width) === same)) {
    const there = onTable(place, width);
    if (direction === "up" || direction === "down" ? place.slot !== from.slot : false) continue;
    const along = (there.x - at.x) * way.x + (there.y - at.y) * way.y;
    const across = Math.abs((there.x - at.x) * way.y) + Math.abs((there.y - at.y) * way.x);
    const cost = along + 2.5 * across + (place.slot === from.slot ? 0 : 8);
    if (along > 0.2 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The two cards lie side by side. */
function onTable(place: Placement, width: number): Point {
  const { x, y } = centre(place.cells, width);
  return { x: x + place.slot * (width + 1), y };
}
