// Marks of costly moves on the curve of a review.
import assert from "node:assert/strict";
import { test } from "node:test";
import { apart } from "../src/review/Curve.tsx";

const rows = (...xs: number[]) => apart(xs.map((x) => ({ x, y: 0.3 }))).map(({ top }) => top.match(/(\d+)px/)?.[1]);

test("a mark moves only as far as it must, and onto no other", () => {
  assert.deepEqual(rows(0.5, 0.9), ["0", "0"]);
  assert.deepEqual(rows(0.5, 0.56, 0.62), ["0", "24", "0"]);
  assert.deepEqual(rows(0.5, 0.51, 0.52), ["0", "24", "48"]);
});
