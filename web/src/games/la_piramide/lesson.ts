/** The first match: one starts, rolls a 4, and holds three curses. */
import words from "words:la_piramide/learn";
import type { Lesson, Now, Step } from "../../learn/lesson.ts";
import { catalogue } from "../../words/index.ts";
import { type Action, type Drawings, kindOf, OUT, owner, pawnOn, placeOf, playerOf, slavesOf, type View } from "./pieces.ts";

type At = Now<View, Action, Drawings>;
type Move = Action & { type: "move" };
type Phase = View["phase"]["type"];
type Key = NonNullable<(typeof words)["keys"]>;

const say = catalogue(words);
/** The number of one's own first turn. */
const firstTurn = ({ view, seat }: At): number => (seat - view.first + view.families.length) % view.families.length;
const mine = ({ view, seat }: At): boolean => view.phase.type === "choosing" && playerOf(view) === seat;
const over = (now: At): boolean => now.view.turn > firstTurn(now);
/** Whether one's first turn is past these phases. */
const beyond =
  (...phases: Phase[]) =>
  (now: At): boolean =>
    over(now) || (now.view.turn === firstTurn(now) && !["choosing", ...phases].includes(now.view.phase.type));

/** The move that brings its slave the most steps nearer to an exit, and onto no mummy; after a 1, to move at all. */
function nearer({ legal, view, data }: At): Action | null {
  const left = (place: number) => (place === OUT ? 0 : (data.ways[place] ?? 0));
  const gain = ({ pawn, to }: Move) => (pawnOn(view, to) === null ? left(placeOf(view, pawn)) - left(to) : -Infinity);
  return most(legal, gain) ?? legal.find(({ type }) => type === "walk") ?? null;
}

/** The move that brings its mummy onto another's slave or nearest to one, and onto no mummy. */
function hunts({ legal, view, data, seat }: At): Action | null {
  const targets = view.pawns.filter((place, pawn) => place >= 0 && kindOf(pawn) === "slave" && owner(pawn) !== seat);
  const far = (from: number): number => {
    let reached = new Set([from]);
    for (let steps = 0; ; steps++) {
      if (targets.some((place) => reached.has(place))) return steps;
      const more = new Set([...reached].flatMap((place) => [place, ...(data.squares[place]?.steps ?? [])]));
      if (more.size === reached.size) return Infinity;
      reached = more;
    }
  };
  const bursts = (to: number) => !targets.includes(to) && pawnOn(view, to) !== null;
  return most(legal, ({ to }) => (bursts(to) ? -Infinity : -far(to)));
}

function most(legal: Action[], worth: (act: Move) => number): Action | null {
  const moves = legal.filter((act) => act.type === "move").map((act) => ({ act, worth: worth(act) }));
  // Two infinities have no difference.
  return moves.sort((a, b) => (a.worth === b.worth ? 0 : b.worth - a.worth))[0]?.act ?? null;
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
    show: hunts,
  },
  // When it can be done, and nobody else's turn is animated.
  { title: "learn-curses", text: "learn-curses-text", ring: [".lp-hand"], when: mine },
  { title: "learn-wins", text: "learn-wins-text", ring: [".lp-pl .lp-outs"], lit: () => ".lp-pl", when: mine },
];

const lesson: Lesson<View, Action, Drawings, Key> = {
  bar: ".lp-go",
  seed: "lesson-14",
  bots: 2,
  say,
  begins: (now) => !beyond()(now),
  steps,
  farewell: () => say("learn-over"),
};

export default lesson;
