// What was agreed for a table is told as far as it is not the usual.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableInfo } from "../src/types.ts";

Object.assign(globalThis, { document: { querySelector: () => null, querySelectorAll: () => [] }, location: { origin: "http://localhost", pathname: "/" } });
const { agreed, readOptions } = await import("../src/options.ts");

const fields = readOptions({
  type: "object",
  properties: {
    no_passing: { type: "boolean", default: false },
    curses: { type: "boolean", default: true },
    gamble: { enum: [2, 3], default: 2 },
    turn_limit: { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }], default: null },
    families: { anyOf: [{ type: "array", items: { enum: ["eye", "lotus"] } }, { type: "null" }], default: null },
  },
});
const settings = { listed: false, clock: 0, away: 0, confirm_at_once: false, spectators: true, hints: true };
const table = (options: object, changed: object = {}) => ({ game: "chess", options, settings: { ...settings, ...changed } }) as unknown as TableInfo;

test("a table by the usual rules has nothing to tell", () => {
  assert.deepEqual(agreed(table({}), fields), []);
  assert.deepEqual(agreed(table({ no_passing: false, curses: true, gamble: 2, turn_limit: null, families: ["eye"] }), fields), []);
});

test("what differs is told", () => {
  const options = { no_passing: true, curses: false, gamble: 3, turn_limit: 6 };
  assert.deepEqual(agreed(table(options), fields), ["No passing", "Curses: off", "Gamble: 3", "Turn limit: 6"]);
  const changed = { clock: 86_400, away: 5, confirm_at_once: true, spectators: false, hints: false };
  assert.deepEqual(agreed({ ...table({}, changed), own: true }, fields), [
    "The host\u2019s own cards or maze",
    "Time per turn: 1 day",
    "A bot takes over after 5 minutes away",
    "End my turn automatically",
    "No spectators",
    "No hints",
  ]);
  assert.deepEqual(agreed(table({}, { clock: 100 }), fields), ["Time per turn: 100 seconds"]);
});
