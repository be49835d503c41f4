// Who acts in La Piramide, as the bar and the panel tell it, and what they ask for.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ComponentChildren, FunctionComponent, VNode } from "preact";
import laPiramide from "../src/games/la_piramide/module.tsx";
import { type Action, actorOf, type Curse, type Explanation, OUT, type Props, type View } from "../src/games/la_piramide/pieces.ts";
import { prompt } from "../src/games/la_piramide/prompts.ts";
import { spotsOf } from "../src/games/la_piramide/spots.ts";
import { type Choice, targetsOf } from "../src/games/la_piramide/useChoice.ts";

const names = ["Me", "Ada", "Bruno"];
const players = names.map((name, seat) => ({ seat, name, playedBy: name }));
const name = (seat: number) => (seat === 0 ? null : (names[seat] ?? ""));
const shown = (turn: number, phase: View["phase"], turn_limit: number | null = null) =>
  ({ first: 0, turn, families: ["eye", "scarab", "lotus"], phase, options: { gamble: 2, curses: true, turn_limit } }) as unknown as View;

/** What a game of three explains at the beginning of the match. */
const explained = (more: Partial<Explanation> = {}): Explanation => ({
  ...{ scores: [[0, 0], [0, 0], [0, 0]], ties: [], ways_left: [40, 41, 41], round: 1, last_round: false, ways: [], targets: [], reach: null },
  ...more,
});

/** The words of a drawing; icons have none. */
function words(drawn: ComponentChildren): string {
  if (Array.isArray(drawn)) return drawn.map(words).join("");
  if (typeof drawn === "string") return drawn;
  if (drawn === null || typeof drawn !== "object" || !("type" in drawn)) return "";
  const { type, props } = drawn as VNode<{ children?: ComponentChildren; name?: string }>;
  if (typeof type === "string") return words(props.children);
  return type.name === "Icon" ? "" : words((type as FunctionComponent)(props));
}

/** What the bar says while the news of the table name somebody else. */
const bar = (view: View, toAct: number[], more: Partial<Explanation> = {}) =>
  words((laPiramide.BarStatus as FunctionComponent<object>)({ view, explained: explained(more), players, seat: 0, toAct }));
const data = { squares: [], numbers: { "restless-dead": 6, plague: 2 } };
const panel = (view: View) => prompt({ view, over: false, seat: 0, legal: [], players } as unknown as Props, {} as Choice, name).title;

test("bar and panel name the player whom the view shows, however far the news of the table have run ahead", () => {
  for (const phase of [{ type: "choosing" }, { type: "rolling" }, { type: "slave-moves", pips: 3 }] as View["phase"][])
    for (const news of [[], [0], [1], [2]]) {
      assert.equal(bar(shown(1, phase), news), "Ada\u2019s turn");
      assert.equal(bar(shown(2, phase), news), "Bruno\u2019s turn");
      assert.equal(panel(shown(2, phase)), "Bruno\u2019s turn");
      assert.equal(bar(shown(3, phase), news), "Your turn");
    }
});

test("with a limit the bar counts, and the last turn is called so", () => {
  const titled = (last_round: boolean) =>
    prompt(
      { data, view: shown(3, { type: "choosing" }, 3), explained: explained({ last_round }), over: false, seat: 0, legal: [{}] } as unknown as Props,
      { task: { curses: [] } } as unknown as Choice,
      name,
    ).title;
  assert.equal(bar(shown(3, { type: "choosing" }, 4), [], { round: 2 }), "Your turnturn 2 of 4");
  assert.deepEqual([titled(false), titled(true)], ["Your turn", "Your last turn"]);
});

test("a pawn is put back by its owner, in whoever's turn, and only while it waits for that", () => {
  const adasPawn = shown(2, { type: "returning", pawns: [5, 8], pips: 0 });
  assert.equal(actorOf(adasPawn), 1);
  assert.equal(bar(adasPawn, [2]), "Ada puts back a pawn");
  assert.equal(panel(adasPawn), "Ada puts back a pawn");
  assert.equal(bar(shown(1, { type: "returning", pawns: [2], pips: 0 }), [1]), "Put back a pawn");
  assert.equal(bar(shown(2, { type: "placing" }), []), "Bruno puts back a pawn");
});

test("who puts a pawn back is told what sent it there", () => {
  const heard = [{ type: "sent-back", square: 7, pawns: [2, 5] }, { type: "turn-began", seat: 0 }];
  const returning = { data, view: shown(0, { type: "returning", pawns: [2], pips: 0 }), explained: explained(), over: false, seat: 0, legal: [{}], heard };
  const { text } = prompt(returning as unknown as Props, { task: { returning: [2] } } as unknown as Choice, name);
  assert.equal(text, "Your mummy caught Ada\u2019s slave: both back to start. Choose a start square for your mummy.");
});

const asked = (phase: View["phase"], choice: { curse?: Curse; pawn?: number }, more: Partial<Explanation> = {}) =>
  prompt({ view: shown(0, phase), data, explained: explained(more), over: false, seat: 0, legal: [{}] } as unknown as Props, { curse: null, pawn: null, ...choice } as Choice, name).text;

test("a card held up says what it does", () => {
  assert.match(asked({ type: "choosing" }, { curse: "plague" }), /Another player loses the next turn\. With 2 players: the next 2\./);
  assert.match(asked({ type: "choosing" }, { curse: "restless-dead" }), /Move one of your mummies up to 6 squares, through inner walls and past anyone\./);
});

test("pawns that change places are both named", () => {
  assert.equal(asked({ type: "swapping", pawn: 0 }, {}), "Choose a pawn to swap with your slave.");
  assert.equal(asked({ type: "swapping", pawn: 0 }, { pawn: 9 }), "Your slave and Bruno\u2019s slave swap places.");
});

test("who drives a pawn is told how far, and whether walls count", () => {
  const driving = { type: "driving", curse: "possession", pawn: 4 } as const;
  assert.match(asked(driving, {}, { reach: { steps: 4, through_walls: false } }), /4/);
  assert.match(asked(driving, {}, { reach: { steps: 3, through_walls: true } }), /3.*wall/);
});

test("a chosen pawn is shown the ways that were explained for its moves, and nobody else's", () => {
  const move = (pawn: number, to: number): Action => ({ type: "move", pawn, to });
  const legal = [move(0, OUT), move(0, 7), move(1, 9)];
  const ways: Explanation["ways"] = [
    [[5, 6], 2, null],
    [[5, 6, 7], 2, { pawn: 6, burst: false }],
    [[8, 9], 1, null],
  ];
  assert.deepEqual(
    spotsOf(legal, ways, 0).map(({ to, path, steps, meeting }) => [to, path, steps, meeting?.pawn]),
    [
      [OUT, [5, 6], 2, undefined],
      [7, [5, 6, 7], 2, 6],
    ],
  );
  assert.deepEqual(spotsOf(legal, ways, 1).map(({ path }) => path), [[8, 9]]);
  assert.deepEqual(spotsOf(legal, ways, null), []);
});

test("targets are those of the card held up", () => {
  const table = explained({ targets: [{ curse: "possession", pawns: [1, 4], seats: [] }, { curse: "plague", pawns: [], seats: [2] }] });
  assert.deepEqual(targetsOf(table, "possession").pawns, [1, 4]);
  assert.deepEqual(targetsOf(table, "plague").seats, [2]);
  assert.deepEqual(targetsOf(table, null), { pawns: [], seats: [] });
});
