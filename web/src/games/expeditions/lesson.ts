/** A first match of the flip-and-write games: two cards, one shape, a cross that pays, Done, and what wins. */
import type { Lesson, Now, Step } from "../../learn/lesson.ts";
import type { Translate } from "../../words/index.ts";
import { cellsWith, count } from "./cells.ts";
import { type Action, type CardDrawing, cardOf, type Drawings, ROUNDS, type TableView, TURNS_A_ROUND } from "./table.ts";

type At = Now<TableView, Action, Drawings>;

/** Messages that each game has in its own catalogue. */
export type LessonKey = `learn-${"goal" | "shape" | "place" | "bonus" | "done" | "wins"}${"" | "-text"}` | "learn-over";

const CROSS = "+";
const TREASURE = "$rg";

interface Parts {
  seed: string;
  say: Translate<LessonKey>;
  /** The part of a card that shows how it is scored. */
  goal: string;
}

export const expeditionLesson = ({ seed, say, goal }: Parts): Lesson<TableView, Action, Drawings, LessonKey> => ({
  seed,
  bots: 2,
  say,
  begins: ({ view }) => view.phase === "keep" || (view.phase === "mark" && view.turn === 0 && view.pencil.marks.length === 0),
  steps: [step("goal", [`.xp-kc ${goal}`], { lit: () => ".xp-kc, .xp-primary", until: ({ view }) => view.phase !== "keep" || view.kept !== null, show: keeps }), ...turn],
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
    show: (now) => best(now, 0),
  }),
  step("done", [".xp-primary"], { lit: () => ".xp-tools", until: doneWith }),
  step("wins", ["[data-total]"], { lit: () => ".xp-paper" }),
];

type Key = "goal" | "shape" | "place" | "bonus" | "done" | "wins";

function step(key: Key, ring: string[], more: Partial<Step<TableView, Action, Drawings, LessonKey>>): Step<TableView, Action, Drawings, LessonKey> {
  return { title: `learn-${key}`, text: `learn-${key}-text`, ring, ...more };
}

function keeps({ legal }: At): Action | null {
  return legal.find(({ type }) => type === "keep") ?? null;
}

/** The mark that a teacher would choose: over so many crosses, and a treasure with them. */
function best({ view, legal, data, seat }: At, crosses: number): Action | null {
  const worth = (action: Action): number => {
    const held = action.type === "mark" ? view.sheets[seat]?.slots[action.slot] : null;
    if (action.type !== "mark" || !held) return -1;
    const { rows }: CardDrawing = cardOf(data, held.card);
    const among = (signs: string) => count(action.cells & cellsWith(rows, signs));
    return (among(CROSS) === crosses ? 100 : 0) + 10 * among(TREASURE) + count(action.cells);
  };
  return [...legal].sort((a, b) => worth(b) - worth(a))[0] ?? null;
}
