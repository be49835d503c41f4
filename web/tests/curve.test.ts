// The curve of a review: marks of costly moves, and labels.
import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, scale } from "../src/review/Curve.tsx";

const rows = (...xs: number[]) => apart(xs.map((x) => ({ x, y: 0.3 }))).map(({ top }) => top.match(/(\d+)px/)?.[1]);

test("a mark moves only as far as it must, and onto no other", () => {
  assert.deepEqual(rows(0.5, 0.9), ["0", "0"]);
  assert.deepEqual(rows(0.5, 0.56, 0.62), ["0", "24", "0"]);
  assert.deepEqual(rows(0.5, 0.51, 0.52), ["0", "24", "48"]);
});

test("labels of 0 and 100% stand where these lie, though luck or choices alone may leave them", () => {
  const { high, low, part } = scale("chance", 0.5, [0.5, 1.3, -0.4]);
  assert.deepEqual([high, low], [1, 0]);
  assert.ok(part(1.3) > 0 && part(1.3) < part(high) && part(high) < part(0.5));
  assert.ok(part(0.5) < part(low) && part(low) < part(-0.4) && part(-0.4) < 1);
  assert.deepEqual(scale("lead", 0, [-64, 7.4]).high, 7.4);
});
