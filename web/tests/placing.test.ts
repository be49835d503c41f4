// Where the bubbles of coach and one-time explanations lie.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Box, placeOf } from "../src/learn/placing.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

test("what is said of a coin on the sheet lies beside it, and over neither the cards nor the button above them", () => {
  const [coin, maps, strip] = [box(1180, 144, 42, 45), box(287, 216, 823, 476), box(256, 72, 884, 100)];
  const { side, x, y, width, tail } = placeOf(coin, [maps, strip], (wide) => (wide < 300 ? 98 : 70), { width: 1440, height: 900 });
  assert.equal(side, "below");
  assert.ok(y - coin.bottom <= 20 && x + tail > coin.left && x + tail < coin.right, `${x} ${y} ${tail}`);
  assert.ok(x >= maps.right && x + width <= 1440);
});

test("where the room is too narrow, it rather covers a little of a card than point from far away", () => {
  const [coin, maps, strip] = [box(888, 126, 35, 39), box(200, 180, 660, 440), box(190, 70, 670, 100)];
  const { y } = placeOf(coin, [maps, strip], (wide) => (wide < 300 ? 98 : 70), { width: 1100, height: 760 });
  assert.ok(y - coin.bottom <= 20);
});
