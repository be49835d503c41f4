// What the coach shows is what a sensible player does, also at tables whose cards nobody chose for a lesson.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setOf } from "../src/games/expeditions/cells.ts";
import piramide from "../src/games/la_piramide/lesson.ts";
import pyramids from "../src/games/pyramids/lesson.ts";
import silver from "../src/games/silver_and_gold/lesson.ts";

type Lesson = { steps: { title: string; show?(now: never): unknown }[] };
const shown = (lesson: Lesson, title: string, now: object) => lesson.steps.find((step) => step.title === `learn-${title}`)?.show?.({ seat: 0, ...now } as never);

const mark = (slot: number, ...cells: number[]) => ({ type: "mark", slot, cells: setOf(...cells) });
const pairs = [0, 1, 2, 3].flatMap((first) => [0, 1, 2, 3].filter((second) => second > first).map((second) => ({ type: "keep", first, second })));
const cardsOf = (...drawings: string[]) => ({ cards: drawings.map((drawing) => ({ rows: drawing.split(" ") })) });
const holding = (...cards: number[]) => ({ sheets: [{ slots: cards.map((card) => ({ card, marked: 0 })) }] });

test("the whole shape is marked, over a cross if it can be", () => {
  const at = { data: cardsOf("oo.. oo.+ oooo", "oooo +o$o oooo"), view: holding(1, 2) };
  const [single, plain, crossed, treasured] = [mark(0, 7), mark(0, 8, 9), mark(1, 0, 4), mark(1, 8, 4)];
  assert.deepEqual(shown(silver, "place", { ...at, legal: [single, plain, crossed] }), crossed);
  assert.deepEqual(shown(silver, "place", { ...at, legal: [single, plain] }), plain);
  assert.deepEqual(shown(silver, "place", { ...at, legal: [treasured, single] }), treasured);
});

test("what is left stays in one piece, and a bonus mark fills a gap", () => {
  const at = { data: cardsOf("oooo", "oooo oo.o o+oo"), view: holding(1, 2) };
  assert.deepEqual(shown(silver, "place", { ...at, legal: [mark(0, 1, 2), mark(0, 0, 1), mark(0, 2, 3)] }), mark(0, 0, 1));
  const anywhere = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11].map((cell) => mark(1, cell));
  assert.deepEqual(shown(silver, "bonus", { ...at, legal: [...anywhere, mark(0, 0)] }), mark(0, 0));
});

test("maps with crosses and coins are kept", () => {
  const data = cardsOf("oooo oooo", "oooo o$oo", "+oo+ oooo", "$o+o oooo");
  assert.deepEqual(shown(silver, "goal", { data, legal: pairs, view: { hand: [1, 2, 3, 4] } }), { type: "keep", first: 2, second: 3 });
});

test("pyramids with a short way to the tomb are kept", () => {
  const [long, short, walled] = ["E.... ..... ..... ..... ....T", "E.... ..... ..T.. ..... .....", "E#T.. .#... .#... .#... ....."];
  const data = cardsOf(long, short, walled, short);
  assert.deepEqual(shown(pyramids, "goal", { data, legal: pairs, view: { hand: [1, 2, 3, 4] } }), { type: "keep", first: 1, second: 3 });
});

/** A corridor of eight squares with its only exit on the left. */
const corridor = {
  ways: [1, 2, 3, 4, 5, 6, 7, 8],
  squares: [0, 1, 2, 3, 4, 5, 6, 7].map((column) => ({ steps: [column - 1, column + 1].filter((near) => near >= 0 && near < 8) })),
};
const move = (pawn: number, to: number) => ({ type: "move", pawn, to });
const standing = (places: Record<number, number>) => ({ pawns: Array.from({ length: 8 }, (_, pawn) => places[pawn] ?? -2) });

test("a slave walks towards an exit, but onto no mummy; after a 1 it walks", () => {
  const view = standing({ 0: 4, 6: 2 });
  assert.deepEqual(shown(piramide, "slave", { data: corridor, view, legal: [move(0, 2), move(0, 6)] }), move(0, 6));
  assert.deepEqual(shown(piramide, "slave", { data: corridor, view, legal: [move(0, 6), move(0, 3)] }), move(0, 3));
  assert.deepEqual(shown(piramide, "slave", { data: corridor, view, legal: [{ type: "gamble", values: [1, 2] }, { type: "walk" }] }), { type: "walk" });
});

test("a mummy goes for another's slave, and bursts with no mummy", () => {
  const view = standing({ 2: 3, 4: 6, 6: 5 });
  const legal = [move(2, 1), move(2, 5), move(2, 4), move(2, 6)];
  assert.deepEqual(shown(piramide, "mummy", { data: corridor, view, legal }), move(2, 6));
  assert.deepEqual(shown(piramide, "mummy", { data: corridor, view, legal: legal.slice(0, 3) }), move(2, 4));
  assert.deepEqual(shown(piramide, "mummy", { data: corridor, view, legal: [move(2, 5)] }), move(2, 5));
});
