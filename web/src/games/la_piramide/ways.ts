/**
 * Which way a pawn will take to a square: only to be shown beforehand, the server knows better. Like the server it
 * takes the first way in the order of squares and, where the length is free, a shortest one.
 */
import type { Plan } from "./maze.ts";
import { kindOf, OUT, owner, placeOf, STRIDES, type View } from "./pieces.ts";

export type Path = number[];

/** The way to each place where the pawn could stop, walls and passing considered, meetings and seats not. */
export function waysOf(view: View, plan: Plan, pawn: number): Map<number, Path> {
  const from = placeOf(view, pawn);
  const reach = reachOf(view);
  if (!reach || from < 0) return new Map();
  const { steps, exact, walls, anyone } = reach;
  const shut = view.options.no_passing && !anyone ? inTheWay(view, pawn) : new Set<number>();
  const neighbours = walls ? plan.through : plan.steps;
  const ends = exact ? exactly(neighbours, from, steps, shut) : within(neighbours, from, steps, shut);
  if (kindOf(pawn) === "slave") {
    const leaving = exact && view.options.exact_exit ? exactly(neighbours, from, steps - 1, shut) : within(neighbours, from, steps - 1, shut);
    for (const [square, path] of leaving)
      if (plan.squares[square]?.exits && !shut.has(square)) {
        ends.set(OUT, path);
        break;
      }
  }
  return ends;
}

interface Reach {
  steps: number;
  exact: boolean;
  walls: boolean;
  anyone: boolean;
}

function reachOf({ phase }: View): Reach | null {
  switch (phase.type) {
    case "slave-moves":
    case "mummy-moves":
      return { steps: phase.pips, exact: true, walls: false, anyone: false };
    case "driving": {
      const stride = STRIDES[phase.curse];
      return stride && { ...stride, exact: false };
    }
    default:
      return null;
  }
}

/** Whom this pawn may not pass under `no_passing` (LP-10). */
function inTheWay(view: View, pawn: number): Set<number> {
  const held = view.pawns.filter(
    (square, other) => square >= 0 && other !== pawn && (owner(other) === owner(pawn) || (kindOf(pawn) === "slave" && kindOf(other) === "slave")),
  );
  return new Set(held);
}

function exactly(neighbours: number[][], from: number, pips: number, shut: Set<number>): Map<number, Path> {
  const found = new Map<number, Path>();
  const walk = (path: Path, left: number): void => {
    const last = path.at(-1) ?? from;
    if (left === 0) {
      if (!found.has(last)) found.set(last, path);
      return;
    }
    if (path.length > 1 && shut.has(last)) return;
    for (const near of neighbours[last] ?? []) if (!path.includes(near)) walk([...path, near], left - 1);
  };
  walk([from], pips);
  return found;
}

function within(neighbours: number[][], from: number, steps: number, shut: Set<number>): Map<number, Path> {
  const found = new Map<number, Path>([[from, [from]]]);
  let edge: Path[] = [[from]];
  for (let step = 0; step < steps; step++) {
    const beyond: Path[] = [];
    for (const path of edge)
      for (const near of neighbours[path.at(-1) ?? from] ?? []) {
        if (found.has(near)) continue;
        const longer = [...path, near];
        found.set(near, longer);
        if (!shut.has(near)) beyond.push(longer);
      }
    edge = beyond;
  }
  return found;
}
