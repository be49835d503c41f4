/** The coast of an island: the outline of its fields, with noise seeded by its card, smoothed. */
import type { Point } from "./cells.ts";
import { loops, type Grid } from "./outline.ts";

const SHAKE = 0.04;
const CUT = 0.2;

/** A seeded random generator: the same card always gets the same coast. */
function noise(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

/** Points along a walk around the fields: thirds of straight sides, corners cut by a fifth, all pushed in or out. */
function samples(loop: Point[], random: () => number): Point[] {
  const at = (k: number) => loop[(k + loop.length) % loop.length]!;
  const turns = (k: number) => (at(k).x - at(k - 1).x) * (at(k + 1).y - at(k).y) !== (at(k).y - at(k - 1).y) * (at(k + 1).x - at(k).x);
  return loop.flatMap((from, k) => {
    const to = at(k + 1);
    const along = { x: to.x - from.x, y: to.y - from.y };
    const [first, last] = [turns(k), turns(k + 1)];
    const parts = first && last ? [CUT, 0.5, 1 - CUT] : first ? [CUT, 0.5] : last ? [0, 0.35, 1 - CUT] : [0, 0.35, 0.68];
    return parts.map((part) => {
      const push = SHAKE * random();
      return { x: from.x + along.x * part - along.y * push, y: from.y + along.y * part + along.x * push };
    });
  });
}

/** A closed Catmull-Rom curve through the points, as cubic Béziers. */
function smooth(points: Point[], grid: Grid): string {
  const say = (x: number, y: number) => `${(grid.left + x * grid.cell).toFixed(1)} ${(grid.top + y * grid.cell).toFixed(1)}`;
  const at = (k: number) => points[(k + points.length) % points.length]!;
  const curves = points.map((from, k) => {
    const [before, to, after] = [at(k - 1), at(k + 1), at(k + 2)];
    const one = say(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const two = say(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    return `C${one} ${two} ${say(to.x, to.y)}`;
  });
  return `M${say(at(0).x, at(0).y)}${curves.join("")}Z`;
}

export function coast(fields: number, grid: Grid, seed: number): string {
  const random = noise(seed);
  return loops(fields, grid.width)
    .map((loop) => smooth(samples(loop, random), grid))
    .join("");
}
