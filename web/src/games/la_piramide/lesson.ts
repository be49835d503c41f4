/** The first match: one begins, rolls a 4, and holds three curses. */
import words from "words:la_piramide/learn";
import type { Lesson, Now, Step } from "../../learn/lesson.ts";
import { catalogue } from "../../words/index.ts";
import { type Action, type Drawings, OUT, placeOf, playerOf, slavesOf, type View } from "./pieces.ts";

type At = Now<View, Action, Drawings>;
type Phase = View["phase"]["type"];
type Key = NonNullable<(typeof words)["keys"]>;

const say = catalogue(words);
/** The number of one's own first turn. */
const firstTurn = ({ view, seat }: At): number => (seat - view.first + view.families.length) % view.families.length;
const mine = ({ view, seat }: At): boolean => view.phase.type === "choosing" && playerOf(view) === seat;
const over = (now: At): boolean => now.view.turn > firstTurn(now);
/** One's first turn has come beyond these phases. */
const beyond =
  (...phases: Phase[]) =>
  (now: At): boolean =>
    over(now) || (now.view.turn === firstTurn(now) && !["choosing", ...phases].includes(now.view.phase.type));
const move = ({ legal }: At): Action | null => legal.find(({ type }) => type === "move") ?? null;

/** Of all moves the one that brings its pawn the most steps nearer to an exit, as the maze is drawn. */
function nearer({ legal, view, data }: At): Action | null {
  const ways = waysOut(data);
  const left = (place: number) => (place === OUT ? -1 : (ways[place] ?? 0));
  const moves = legal.filter((act) => act.type === "move");
  const [best] = moves.map((act) => ({ act, gain: left(placeOf(view, act.pawn)) - left(act.to) })).sort((a, b) => b.gain - a.gain);
  return best?.act ?? null;
}

/** For each square the steps to the nearest square with an exit. */
function waysOut({ squares }: Drawings): number[] {
  const ways: number[] = [];
  let reached = squares.flatMap(({ exits }, square) => (exits.length > 0 ? [square] : []));
  for (let steps = 0; reached.length > 0; steps++) {
    for (const square of reached) ways[square] = steps;
    reached = [...new Set(reached.flatMap((square) => squares[square]?.steps ?? []))].filter((square) => ways[square] === undefined);
  }
  return ways;
}

const slavesAndExits = ({ seat }: At): string => [".lp-exit", ...slavesOf(seat).map((pawn) => `[data-pawn="${pawn}"]`)].join();
/** With the curses, which lie partly over what belongs to the maze. */
const everywhere = (): string => ".lp-camera, .lp-now, .lp-go, .lp-hand";

const steps: Step<View, Action, Drawings, Key>[] = [
  { title: "learn-goal", text: "learn-goal-text", ring: [".lp-exit", ".lp-pawn"], lit: slavesAndExits, when: mine },
  {
    title: "learn-roll",
    text: "learn-roll-text",
    ring: [".lp-dice"],
    lit: () => ".lp-now, .lp-go",
    when: mine,
    until: beyond(),
    show: ({ legal }) => legal.find(({ type }) => type === "roll") ?? null,
  },
  {
    title: "learn-slave",
    text: "learn-slave-text",
    ring: [".lp-pawn.chosen", ".lp-pawn.open"],
    lit: everywhere,
    until: beyond("rolling", "tempted", "gambling", "slave-moves"),
    show: nearer,
  },
  {
    title: "learn-mummy",
    text: "learn-mummy-text",
    ring: [".lp-pawn.chosen", ".lp-pawn.open"],
    lit: everywhere,
    until: beyond("rolling", "slave-moves", "mummy-moves"),
    show: move,
  },
  // When it can be done, and nobody else's turn is shown.
  { title: "learn-curses", text: "learn-curses-text", ring: [".lp-hand"], when: mine },
  { title: "learn-wins", text: "learn-wins-text", ring: [".lp-pl .lp-outs"], lit: () => ".lp-pl", when: mine },
];

const lesson: Lesson<View, Action, Drawings, Key> = {
  seed: "lesson-14",
  bots: 2,
  say,
  begins: (now) => !beyond()(now),
  steps,
  farewell: () => say("learn-over"),
};

export default lesson;
