// Where the ghost lies, how the shape is held, and how cards are drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { away, cellName, cellsOf, cellsWith, centre } from "../src/games/expeditions/cells.ts";
import { coast } from "../src/games/expeditions/coast.ts";
import { joints, loops, outline, type Grid } from "../src/games/expeditions/outline.ts";
import { landsOn } from "../src/games/expeditions/reveal.ts";
import { everywhere, faced, facingOf, flipped, look, lookOf, shapeOf, turnedBy, UPRIGHT } from "../src/games/expeditions/shapes.ts";
import { attempted, nearestOf, snap, stepped, turnedUnder } from "../src/games/expeditions/snap.ts";

const WIDTH = 4;
const LONG_CORNER = shapeOf(["x.", "x.", "xx"]);
const CORNER = shapeOf(["x.", "xx"]);
const GRID: Grid = { width: WIDTH, left: 6, top: 6, cell: 47 };
const cells = (...names: string[]) => names.reduce((set, name) => set | (1 << ((Number(name[1]) - 1) * WIDTH + name.charCodeAt(0) - 97)), 0);

/** All four positions of the corner, everywhere on an empty map. */
const corners = [0, 1, 2, 3].flatMap((quarters) => everywhere(faced(CORNER, { quarters, mirrored: false }), WIDTH));

test("fields are named by column and row", () => {
  assert.equal(cellName(0, WIDTH), "a1");
  assert.equal(cellName(9, WIDTH), "b3");
  assert.deepEqual(cellsOf(cells("a1", "b3")), [0, 9]);
});

test("signs of a drawing become a set of cells", () => {
  assert.equal(cellsWith(["o+", ".o"], "o+"), 0b1011);
});

test("a long corner has eight positions, a corner four, a square one", () => {
  const positions = (rows: string[]) => {
    const found = new Set<string>();
    for (const mirrored of [false, true])
      for (let quarters = 0; quarters < 4; quarters++) found.add(look(faced(shapeOf(rows), { quarters, mirrored })));
    return found.size;
  };
  assert.equal(positions(["x.", "x.", "xx"]), 8);
  assert.equal(positions(["x.", "xx"]), 4);
  assert.equal(positions(["xxx"]), 2);
  assert.equal(positions(["xx", "xx"]), 1);
});

test("four quarters are a whole turn, and mirroring twice changes nothing", () => {
  for (const facing of [UPRIGHT, { quarters: 1, mirrored: false }, { quarters: 3, mirrored: true }]) {
    assert.deepEqual(turnedBy(facing, 4), facing);
    assert.deepEqual(flipped(flipped(facing)), facing);
  }
});

test("mirroring exchanges left and right of the shape as it lies", () => {
  const lying = { quarters: 1, mirrored: false };
  const mirrored = faced(LONG_CORNER, flipped(lying)).map(([r, c]) => [r, 2 - c]);
  const sorted = mirrored.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
  assert.deepEqual(sorted, faced(LONG_CORNER, lying));
});

test("the position of a placed shape is found again", () => {
  const facing = { quarters: 2, mirrored: true };
  const [placed] = everywhere(faced(LONG_CORNER, facing), WIDTH);
  assert.deepEqual(facingOf(LONG_CORNER, lookOf(placed!, WIDTH), facing), facing);
  assert.equal(facingOf(CORNER, "00 01 02", UPRIGHT), null);
});

test("the ghost covers the field pointed at, held as it is", () => {
  const held = look(faced(CORNER, UPRIGHT));
  const ghost = snap({ x: 1.5, y: 2.5 }, corners, held, WIDTH);
  assert.ok(ghost !== null && away({ x: 1.5, y: 2.5 }, ghost, WIDTH) === 0);
  assert.equal(lookOf(ghost, WIDTH), held);
});

test("the ghost turns by itself where it fits only otherwise", () => {
  const only = cells("c1", "d1", "d2");
  assert.equal(snap({ x: 3.5, y: 0.5 }, [cells("a3", "a4", "b4"), only], look(faced(CORNER, UPRIGHT)), WIDTH), only);
});

test("over a marked field the ghost stays close by as it is held", () => {
  const near = cells("a1", "a2", "b2");
  const far = cells("c4", "d4", "d3");
  assert.equal(snap({ x: 1.5, y: 0.5 }, [far, near], look(faced(CORNER, UPRIGHT)), WIDTH), near);
});

test("without a legal place there is no ghost", () => {
  assert.equal(snap({ x: 1, y: 1 }, [], "00", WIDTH), null);
  assert.equal(nearestOf({ x: 1, y: 1 }, corners, "00 01 02", WIDTH), null);
});

test("a turned shape lies over the field pointed at, though its middle would be nearer beside it", () => {
  const over = cells("a2", "b2", "c2");
  const beside = cells("b1", "c1", "d1");
  assert.equal(nearestOf({ x: 2.1, y: 1.02 }, [beside, over], lookOf(over, WIDTH), WIDTH), over);
  assert.equal(nearestOf({ x: 2.9, y: 1.02 }, [beside, over], lookOf(over, WIDTH), WIDTH), over);
});

test("a shape turns to the next look that fits under the hand, and goes elsewhere only if none does", () => {
  const far = cells("a2", "a3", "b3");
  const near = cells("c1", "d1", "c2");
  const looks = [far, near].map((set) => lookOf(set, WIDTH));
  assert.equal(turnedUnder({ x: 3.5, y: 0.5 }, [far, near], looks, WIDTH), near);
  assert.equal(turnedUnder({ x: 3.5, y: 0.5 }, [far], looks, WIDTH), far);
  assert.equal(turnedUnder({ x: 0.5, y: 1.5 }, [far, near], looks, WIDTH), far);
  assert.equal(turnedUnder({ x: 3.5, y: 0.5 }, [], looks, WIDTH), null);
});

test("what is tried in vain covers the field pointed at", () => {
  const tried = attempted({ x: 0.2, y: 3.9 }, everywhere(faced(LONG_CORNER, UPRIGHT), WIDTH), WIDTH);
  assert.ok(cellsOf(tried).includes(12));
  assert.equal(cellsOf(tried).length, 4);
  assert.equal(attempted({ x: 2.5, y: 0.5 }, [], WIDTH), 1 << 2);
});

test("arrows walk from place to place, and over to the other card", () => {
  const single = (slot: number, name: string) => ({ slot, cells: cells(name) });
  const legal = [single(0, "a1"), single(0, "c1"), single(0, "a3"), single(1, "a1")];
  assert.deepEqual(stepped(single(0, "a1"), "right", legal, WIDTH), single(0, "c1"));
  assert.deepEqual(stepped(single(0, "a1"), "down", legal, WIDTH), single(0, "a3"));
  assert.deepEqual(stepped(single(0, "c1"), "right", legal, WIDTH), single(1, "a1"));
  assert.deepEqual(stepped(single(1, "a1"), "left", legal, WIDTH), single(0, "c1"));
  assert.equal(stepped(single(1, "a1"), "down", legal, WIDTH), null);
});

test("arrows never turn a shape: where its look has no further place, it stays", () => {
  const at = { slot: 1, cells: cells("b1", "c1", "b2", "b3") };
  const turned = [{ slot: 1, cells: cells("a2", "b2", "c2", "a3") }, { slot: 0, cells: cells("a1", "b1", "c1", "a2") }];
  for (const way of ["down", "left", "right", "up"] as const) assert.equal(stepped(at, way, [at, ...turned], WIDTH), null);
  const across = { slot: 0, cells: cells("c1", "d1", "c2", "c3") };
  assert.deepEqual(stepped(at, "left", [at, ...turned, across], WIDTH), across);
});

test("the middle of a square is where its four cells meet", () => {
  assert.deepEqual(centre(cells("b2", "c2", "b3", "c3"), WIDTH), { x: 2, y: 2 });
});

test("an outline has one loop for the land and one for each lagoon", () => {
  const ring = 0b0000_0111_0101_0111;
  assert.equal(loops(ring, WIDTH).length, 2);
  assert.equal(loops(cells("a1", "b2"), WIDTH).length, 2, "cells that touch at a corner stay apart");
});

test("an outline drawn inside its cells has rounded corners", () => {
  assert.equal(outline(cells("a1"), GRID, 2.5, 8), "M8.5 16.5Q8.5 8.5 16.5 8.5L42.5 8.5Q50.5 8.5 50.5 16.5L50.5 42.5Q50.5 50.5 42.5 50.5L16.5 50.5Q8.5 50.5 8.5 42.5Z");
});

test("joints lie between neighbours only", () => {
  assert.equal(joints(cells("a1", "b1"), GRID, 4), "M53 10v39");
  assert.equal(joints(cells("d1", "a2"), GRID, 4), "");
});

test("a card has always the same coast, and another card another", () => {
  const land = cells("a1", "b1", "b2");
  assert.equal(coast(land, GRID, 7), coast(land, GRID, 7));
  assert.notEqual(coast(land, GRID, 7), coast(land, GRID, 8));
});

test("the coast stays close to the land", () => {
  const numbers = (coast(cells("b2", "c2", "c3"), GRID, 3).match(/-?[\d.]+/g) ?? []).map(Number);
  const slack = 0.12 * GRID.cell;
  assert.ok(Math.min(...numbers) >= 6 + GRID.cell - slack);
  assert.ok(Math.max(...numbers) <= 6 + 3 * GRID.cell + slack);
});

test("a cup that somebody else wins does not fly onto one's own sheet", () => {
  const cup = { seat: 1, points: 6, icon: "cup", from: "[data-cup]", to: "[data-box]" };
  assert.equal(landsOn(cup, 1), "[data-box]");
  assert.equal(landsOn(cup, 0), ".xp-won");
  assert.equal(landsOn({ ...cup, shared: true }, 0), "[data-box]");
});
