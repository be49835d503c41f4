// Score lines, their parts and tie-breaks in words, as the games explain them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decided as costliest, tieBreak as waysDecide } from "../src/games/la_piramide/places.ts";
import { lines as pyramidLines, tally as pyramidTally, tieBreak as lowestDecides } from "../src/games/pyramids/tally.ts";
import { lines as mapLines, tally as mapTally, tieBreak as coloursDecide } from "../src/games/silver_and_gold/tally.ts";
import type { AnyModule } from "../src/games/index.ts";
import { byLine } from "../src/table/standing.ts";
import { type Tie, totalOf } from "../src/table/module.ts";
import type { LaPiramide, Pyramids, SilverAndGold } from "../src/types.ts";

const name = (seat: number) => ["Ada", "Bruno", "Cleo"][seat] ?? "";
const tie = (more: Partial<Tie> = {}): Tie => ({ place: 1, seats: [0, 1], best: [1], key: null, values: [0, 0], ...more });
const maps = (more: Partial<SilverAndGold.Explanation> = {}): SilverAndGold.Explanation => ({ scores: [], ties: [], parts: [], palm: 1, ...more });
const chambers = (more: Partial<Pyramids.Explanation> = {}): Pyramids.Explanation => ({ scores: [], ties: [], parts: [], ...more });
const pyramid = (ties: Tie[]) => ({ ties }) as unknown as LaPiramide.Explanation;

test("a sheet of maps has a row for each line, with its parts under it", () => {
  const explained = maps({
    scores: [[0, 0, 0, 0, 0], [5, 6, 3, 24, 4]],
    parts: [[], [["coins", 5], ["cups", 1, 6], ["palms", 1, 2], ["palms", 2, 1], ["maps", "orange", 2, 12, 24], ["seals", "orange", 2, 2, 4]]],
  });
  const rows = mapTally(explained, 1);
  assert.deepEqual(rows.map(({ label }) => label), mapLines());
  assert.deepEqual(rows.map(({ points }) => points), [5, 6, 3, 24, 4]);
  assert.deepEqual(rows.map(({ from }) => from.length), [1, 1, 2, 1, 1]);
  assert.match(rows[3]?.from[0] ?? "", /2 orange maps.*12.*24/);
  assert.equal(totalOf(explained.scores[1]), 42);
  assert.deepEqual(mapTally(explained, 0).map(({ from }) => from), [[], [], [], [], []]);
});

test("a sheet of chambers names its tombs, and counts gems by pairs and by those left over", () => {
  const explained = chambers({
    scores: [[30, 5, 10, 12, -3]],
    parts: [[["pyramids", "green", [1, 4], 20], ["pyramids", "orange", [5], 10], ["torches", 2, 5], ["claims", "green", 10], ["gems", 2, 10, 2, 12], ["skulls", 2, -3]]],
  });
  const rows = pyramidTally(explained, 0);
  assert.deepEqual(rows.map(({ label }) => label), pyramidLines());
  assert.deepEqual(rows.map(({ points }) => points), [30, 5, 10, 12, -3]);
  assert.match(rows[0]?.from[0] ?? "", /Green: \+20 \(1, 4\)/);
  assert.deepEqual(rows.map(({ from }) => from.length), [2, 1, 1, 2, 1]);
  assert.equal(totalOf(explained.scores[0]), 54);
});

test("a tie is told with what decided it, where it is one's own or the victory was at stake", () => {
  const words = (told: { words: string } | null) => told?.words ?? "";
  const second = maps({ ties: [tie({ place: 2, key: "grey", values: [0, 3] })] });
  assert.equal(coloursDecide(maps(), name, 0), null);
  assert.equal(coloursDecide(second, name, 2), null);
  assert.match(words(coloursDecide(second, name, 0)), /Bruno.*grey maps, 3 to 0/);
  assert.match(words(coloursDecide(maps({ ties: [tie({ key: "grey", values: [0, 1] })] }), name, 2)), /Bruno.*grey maps, 1 to 0/);
  const three = tie({ seats: [0, 1, 2], best: [0], key: "green", values: [1, 0, 1] });
  assert.match(words(coloursDecide(maps({ ties: [three] }), name, 2)), /Ada wins .*green maps, 1 to 0/);
  const third = maps({ ties: [tie({ seats: [0, 1, 2], best: [0, 1], key: "grey", values: [2, 2, 1] })] });
  assert.match(words(coloursDecide(third, name, 2)), /Ada and Bruno win .*grey maps, 2 to 1/);
  assert.match(words(coloursDecide(maps({ ties: [tie({ best: [0, 1] })] }), name, 0)), /as many maps of every colour/);
  assert.match(words(lowestDecides(chambers({ ties: [tie({ key: "lowest", values: [9, 4] })] }), name, 0)), /Bruno.*4/);
  assert.match(words(lowestDecides(chambers({ ties: [tie({ best: [0, 1] })] }), name, 0)), /no tomb/);
});

test("what decided is told with true minus signs", () => {
  const module = { sheet: [{ key: "skulls", icon: "skull" }], lines: () => ["Skulls"] } as unknown as AnyModule;
  const told = byLine(module, { key: "skulls", seat: 0, other: 1, values: [-28, 0] }, name, true);
  assert.equal(told?.words, "Skulls decided it: \u221228 for Ada, 0 for Bruno (\u221228).");
});

test("where the win was not at stake, nothing is said to have decided it", () => {
  const module = { sheet: [{ key: "skulls", icon: "skull" }], lines: () => ["Skulls"] } as unknown as AnyModule;
  const you = (seat: number) => (seat === 0 ? null : name(seat));
  const told = byLine(module, { key: "skulls", seat: 0, other: 1, values: [-28, 0] }, you, false);
  assert.equal(told?.words, "Skulls: your biggest gap to Bruno, \u221228 against 0 (\u221228).");
  const setback = (key: string, forWin: boolean) => costliest({ key, seat: 0, other: 1, values: [6, 5] }, you, forWin).words;
  assert.match(setback("meeting", true), /mummy decided it/);
  assert.match(setback("meeting", false), /^Biggest setback: on turn 5 Bruno\u2019s mummy sent your slave back/);
  assert.match(setback("possession", true), /decided it/);
  assert.match(setback("possession", false), /^Biggest setback: on turn 5 Possession cost you 6 steps/);
});

test("a tie says you where it is you", () => {
  const you = (seat: number) => (seat === 0 ? null : name(seat));
  assert.match(coloursDecide(maps({ ties: [tie({ best: [0], key: "grey", values: [1, 0] })] }), you, 0)?.words ?? "", /^You win .*grey/);
  assert.match(lowestDecides(chambers({ ties: [tie({ best: [0], key: "lowest", values: [4, 9] })] }), you, 0)?.words ?? "", /^You win .*4/);
  assert.match(waysDecide(pyramid([tie({ key: "way", values: [12, 7] })]), you, 0)?.words ?? "", /Bruno \(7 steps\) and you \(12 steps\)/);
});

test("ways left are told of all who had equally many slaves out, the shorter first; to who shares, what they have in common", () => {
  const ways = (ties: Tie[], seat: number) => waysDecide(pyramid(ties), name, seat)?.words;
  assert.equal(ways([], 0), undefined);
  assert.match(ways([tie({ key: "way", values: [12, 7] })], 2) ?? "", /Bruno \(7 steps\) and Ada \(12 steps\)/);
  const second = tie({ place: 2, seats: [1, 2], best: [2], values: [7, 1] });
  assert.match(ways([second], 1) ?? "", /Cleo \(1 step\) and Bruno \(7 steps\)/);
  assert.equal(ways([second], 0), undefined);
  assert.match(ways([tie({ seats: [0, 1, 2], best: [0, 2], key: "way", values: [16, 19, 16] })], 0) ?? "", /16 steps to go each/);
});
