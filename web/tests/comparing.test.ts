// Two matches with the same luck: what differs is what was chosen, not who was the last to choose.
import assert from "node:assert/strict";
import { test } from "node:test";
import { turnByTurn } from "../src/replay/comparing.ts";
import type { ReplayStep } from "../src/types.ts";

const kept = (seat: number, first: number) => ({ type: "laid", seat, first });
const step = (seat: number, ...events: object[]) => ({ seat, events, progress: { round: 1, turn: 1 }, scores: [0, 0] }) as unknown as ReplayStep;
const early = [step(0), step(1, kept(0, 7), kept(1, 3))];
const late = [step(1), step(0, kept(0, 7), kept(1, 4))];

test("a choice that is sealed first or last is the same choice", () => {
  assert.deepEqual(turnByTurn(early, late, 0).map(({ differs }) => differs), [false]);
});

test("of a choice that differs both sides are told", () => {
  const [turn] = turnByTurn(early, [step(1), step(0, kept(0, 9), kept(1, 3))], 0);
  assert.equal(turn?.differs, true);
  assert.deepEqual(turn?.sides.map(({ choice }) => choice), [[kept(0, 7)], [kept(0, 9)]]);
});

test("what has no seat belongs to whose act it was", () => {
  const [turn] = turnByTurn([step(0, { type: "moved", pawn: 1 })], [step(0, { type: "moved", pawn: 2 })], 0);
  assert.deepEqual(turn?.sides.map(({ choice }) => choice), [[{ type: "moved", pawn: 1 }], [{ type: "moved", pawn: 2 }]]);
});
