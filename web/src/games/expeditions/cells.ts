/** Sets of cells as the server sends them: bit `row * width + column`. */

export const has = (set: number, cell: number): boolean => ((set >>> cell) & 1) === 1;

export function cellsOf(set: number): number[] {
  const found: number[] = [];
  for (let cell = 0; set >>> cell; cell++) if (has(set, cell)) found.push(cell);
  return found;
}

export const count = (set: number): number => cellsOf(set).length;

export const setOf = (...cells: number[]): number => cells.reduce((set, cell) => set | (1 << cell), 0);

export const union = (sets: Iterable<number>): number => {
  let all = 0;
  for (const set of sets) all |= set;
  return all;
};

/** a1 is the upper left. */
export const cellName = (cell: number, width: number): string =>
  `${String.fromCharCode(97 + (cell % width))}${Math.floor(cell / width) + 1}`;

/** The cells drawn with one of these signs. */
export function cellsWith(rows: string[], signs: string): number {
  const width = rows[0]?.length ?? 0;
  let set = 0;
  rows.forEach((row, r) => [...row].forEach((sign, c) => signs.includes(sign) && (set |= 1 << (r * width + c))));
  return set;
}

export interface Point {
  x: number;
  y: number;
}

/** The centre of a set of cells of width 1. Hot: every pointer move calls it for every legal place. */
export function centre(set: number, width: number): Point {
  let [x, y, cells] = [0, 0, 0];
  for (let cell = 0; set >>> cell; cell++)
    if (has(set, cell)) {
      x += cell % width;
      y += Math.floor(cell / width);
      cells += 1;
    }
  return { x: x / cells + 0.5, y: y / cells + 0.5 };
}

/** The distance of a point from the nearest cell of a set; 0 inside. */
export function away(point: Point, set: number, width: number): number {
  const distances = cellsOf(set).map((cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return Math.hypot(Math.max(x - point.x, 0, point.x - x - 1), Math.max(y - point.y, 0, point.y - y - 1));
  });
  return Math.min(...distances);
}
