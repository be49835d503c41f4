// A replay goes from one thing that can be told to the next.
import assert from "node:assert/strict";
import { test } from "node:test";
import { told } from "../src/replay/told.ts";

const step = (view: number, ...events: string[]) => ({ seat: 0, by: "person" as const, view, events });
const aloud = (event: unknown) => event === String(event).toUpperCase();

test("what cannot be told is seen with what follows", () => {
  const steps = [step(1, "dealt"), step(2), step(3, "FLIPPED"), step(4, "sealed"), step(5, "sealed", "OPENED"), step(6, "TOOK")];
  assert.deepEqual(told(steps, aloud), [step(3, "dealt", "FLIPPED"), step(5, "sealed", "sealed", "OPENED"), step(6, "TOOK")]);
});

test("the end is there, told or not", () => {
  assert.deepEqual(told([step(1, "FLIPPED"), step(2, "sealed")], aloud), [step(1, "FLIPPED"), step(2, "sealed")]);
  assert.deepEqual(told([], aloud), []);
});
