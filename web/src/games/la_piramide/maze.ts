/** The geometry of the maze: squares of 50, an outline, walls as merged segments, doors. Computed once per maze. */
import type { Drawings } from "./pieces.ts";

export const SIZE = 50;
/** Margins that are always in sight, for the casing and the light before the doors. */
export const FRAME = { left: 70, top: 30, right: 70, bottom: 50 };

export interface Point {
  x: number;
  y: number;
}

export interface Door {
  square: number;
  /** The middle of the doorway, and the direction out in quarter turns from the right. */
  at: Point;
  turn: number;
  out: Point;
  arrow: string;
}

export interface Plan {
  squares: Drawings["squares"];
  width: number;
  height: number;
  outline: string;
  joints: string;
  walls: string;
  doors: Door[];
}

const SIDES: Record<string, { out: Point; turn: number }> = {
  ">": { out: { x: 1, y: 0 }, turn: 0 },
  v: { out: { x: 0, y: 1 }, turn: 1 },
  "<": { out: { x: -1, y: 0 }, turn: 2 },
  "^": { out: { x: 0, y: -1 }, turn: 3 },
};

const plans = new WeakMap<Drawings, Plan>();

export function planOf(data: Drawings): Plan {
  const known = plans.get(data);
  if (known) return known;
  const plan = survey(data);
  plans.set(data, plan);
  return plan;
}

export const corner = ({ squares }: Plan, square: number): Point => ({
  x: (squares[square]?.column ?? 0) * SIZE,
  y: (squares[square]?.row ?? 0) * SIZE,
});

export function middle(plan: Plan, square: number): Point {
  const { x, y } = corner(plan, square);
  return { x: x + SIZE / 2, y: y + SIZE / 2 };
}

export const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function survey({ squares }: Drawings): Plan {
  const number = new Map(squares.map(({ row, column }, square) => [`${row} ${column}`, square]));
  const at = (row: number, column: number) => number.get(`${row} ${column}`);
  const below: Segment[] = [];
  const beside: Segment[] = [];
  squares.forEach(({ row, column, steps }) => {
    const under = at(row + 1, column);
    const right = at(row, column + 1);
    if (under !== undefined) below.push({ line: row + 1, from: column, wall: !steps.includes(under) });
    if (right !== undefined) beside.push({ line: column + 1, from: row, wall: !steps.includes(right) });
  });
  return {
    squares,
    width: SIZE * (1 + Math.max(...squares.map(({ column }) => column))),
    height: SIZE * (1 + Math.max(...squares.map(({ row }) => row))),
    outline: outline(squares, at),
    joints: lines(below, beside),
    walls: lines(
      below.filter(({ wall }) => wall),
      beside.filter(({ wall }) => wall),
    ),
    doors: squares.flatMap((square, place) => [...square.exits].map((arrow) => door(square, place, arrow))),
  };
}

function door({ row, column }: { row: number; column: number }, square: number, arrow: string): Door {
  const { out, turn } = SIDES[arrow] ?? { out: { x: 1, y: 0 }, turn: 0 };
  return { square, arrow, turn, out, at: { x: (column + 0.5 + out.x / 2) * SIZE, y: (row + 0.5 + out.y / 2) * SIZE } };
}

/** One side of a square: its grid line, and where it starts on it. */
interface Segment {
  line: number;
  from: number;
  wall: boolean;
}

function lines(level: Segment[], upright: Segment[]): string {
  const flat = merged(level).map(({ line, from, to }) => `M${from} ${line}H${to}`);
  const tall = merged(upright).map(({ line, from, to }) => `M${line} ${from}V${to}`);
  return [...flat, ...tall].join("");
}

/** Merges adjacent sides on one line into one stroke. */
function merged(segments: Segment[]): { line: number; from: number; to: number }[] {
  const found: { line: number; from: number; to: number }[] = [];
  for (const { line, from } of [...segments].sort((a, b) => a.line - b.line || a.from - b.from)) {
    const before = found.at(-1);
    if (before && before.line === line * SIZE && before.to === from * SIZE) before.to += SIZE;
    else found.push({ line: line * SIZE, from: from * SIZE, to: (from + 1) * SIZE });
  }
  return found;
}

/** Around all squares, clockwise, with a point at every corner. */
function outline(squares: Drawings["squares"], at: (row: number, column: number) => number | undefined): string {
  const next = new Map<string, Point>();
  const side = (x: number, y: number, to: Point) => next.set(`${x} ${y}`, to);
  for (const { row: y, column: x } of squares) {
    if (at(y - 1, x) === undefined) side(x, y, { x: x + 1, y });
    if (at(y, x + 1) === undefined) side(x + 1, y, { x: x + 1, y: y + 1 });
    if (at(y + 1, x) === undefined) side(x + 1, y + 1, { x, y: y + 1 });
    if (at(y, x - 1) === undefined) side(x, y + 1, { x, y });
  }
  const start = squares[0];
  if (!start) return "";
  let drawn = "";
  let point: Point = { x: start.column, y: start.row };
  let before: Point | null = null;
  do {
    const to: Point | undefined = next.get(`${point.x} ${point.y}`);
    if (!to) break;
    const turns: boolean = before === null || (before.x === point.x) !== (point.x === to.x);
    if (turns) drawn += `${drawn === "" ? "M" : "L"}${point.x * SIZE} ${point.y * SIZE}`;
    before = point;
    point = to;
  } while (point.x !== start.column || point.y !== start.row);
  return `${drawn}Z`;
}
