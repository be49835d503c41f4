/** A first match of the flip-and-write games: two cards, one shape, a cross that pays, Done, and what wins. */
import type { Lesson, Now, Step } from "../../learn/lesson.ts";
import type { Translate } from "../../words/index.ts";
import { cellsOf, cellsWith, count, has, union } from "./cells.ts";
import { type Action, type CardDrawing, cardOf, type Drawings, ROUNDS, type TableView, TURNS_A_ROUND } from "./table.ts";

type At = Now<TableView, Action, Drawings>;

/** Messages that each game has in its own catalogue. */
export type LessonKey = `learn-${"goal" | "shape" | "place" | "bonus" | "done" | "wins"}${"" | "-text"}` | "learn-over";

const CROSS = "+";
/** Not palms: what they pay depends on the display. */
const TREASURE = "$rg";

/** How many of its fields have one of these signs. */
const among = (rows: string[], signs: string): number => count(cellsWith(rows, signs));
export const crosses = (rows: string[]): number => among(rows, CROSS);
export const treasures = (rows: string[]): number => among(rows, TREASURE);

interface Parts {
  seed: string;
  say: Translate<LessonKey>;
  /** The part of a card that shows how it is scored. */
  goal: string;
  /** How good a card is to begin with. */
  worth(rows: string[]): number;
}

export const expeditionLesson = ({ seed, say, goal, worth }: Parts): Lesson<TableView, Action, Drawings, LessonKey> => ({
  bar: ".xp-tools",
  seed,
  bots: 2,
  say,
  begins: ({ view }) => view.phase === "keep" || (view.phase === "mark" && view.turn === 0 && view.pencil.marks.length === 0),
  steps: [step("goal", [`.xp-kc ${goal}`], { lit: () => ".xp-kc, .xp-primary", until: ({ view }) => view.phase !== "keep" || view.kept !== null, show: keeps(worth) }), ...turn],
  farewell: ({ view }) => say("learn-over", { count: ROUNDS * TURNS_A_ROUND - view.turn }),
});

const marking = ({ view }: At): boolean => view.phase === "mark" && !view.pencil.done;
const doneWith = ({ view }: At): boolean => view.turn > 0 || view.pencil.done;

const turn: Step<TableView, Action, Drawings, LessonKey>[] = [
  step("shape", [".xp-flip"], { when: marking }),
  step("place", ['.xp-field [href="#cross"]', ".xp-field"], {
    lit: () => ".xp-big, .xp-tools",
    when: marking,
    until: (now) => now.view.pencil.marks.length > 0 || doneWith(now),
    show: (now) => best(now, 1),
    hand: true,
  }),
  step("bonus", [".xp-field"], {
    lit: () => ".xp-big, .xp-tools",
    until: (now) => now.view.pencil.owed === 0 || doneWith(now),
    // Another cross would pay again, and the lesson go on and on.
    show: (now) => best(now, 0),
  }),
  step("done", [".xp-primary"], { lit: () => ".xp-tools", until: doneWith }),
  step("wins", ["[data-total]"], { lit: () => ".xp-paper" }),
];

type Key = "goal" | "shape" | "place" | "bonus" | "done" | "wins";

function step(key: Key, ring: string[], more: Partial<Step<TableView, Action, Drawings, LessonKey>>): Step<TableView, Action, Drawings, LessonKey> {
  return { title: `learn-${key}`, text: `learn-${key}-text`, ring, ...more };
}

const keeps =
  (worth: Parts["worth"]) =>
  ({ view, legal, data }: At): Action | null => {
    const of = (place: number) => worth(cardOf(data, view.hand[place]!).rows);
    return most(legal, (action) => (action.type === "keep" ? of(action.first) + of(action.second) : -Infinity));
  };

/** The mark that a teacher would choose: the whole shape, over so many crosses, treasures with them, and no gaps left. */
function best({ view, legal, data, seat }: At, crosses: number): Action | null {
  const free = [0, 1].map((slot) => union(legal.map((action) => (action.type === "mark" && action.slot === slot ? action.cells : 0))));
  return most(legal, (action) => {
    const held = action.type === "mark" ? view.sheets[seat]?.slots[action.slot] : null;
    if (action.type !== "mark" || !held) return -Infinity;
    const { rows }: CardDrawing = cardOf(data, held.card);
    const over = (signs: string) => count(action.cells & cellsWith(rows, signs));
    const left = joints(free[action.slot]! & ~action.cells, rows) - joints(free[action.slot]!, rows);
    return 1000 * count(action.cells) + (over(CROSS) === crosses ? 100 : 0) + over(TREASURE) + left;
  });
}

/** How many pairs of these cells lie side by side: the more, the more shapes fit. */
function joints(cells: number, rows: string[]): number {
  const width = rows[0]!.length;
  return count(cells & (cells >>> width)) + cellsOf(cells).filter((cell) => (cell + 1) % width > 0 && has(cells, cell + 1)).length;
}

const most = (legal: Action[], worth: (action: Action) => number): Action | null => [...legal].sort((a, b) => worth(b) - worth(a))[0] ?? null;
