// What surrounds the boards: the story so far, options from a schema, reasons in sentences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dealOut, exchanged } from "../src/home/EachSeat.tsx";
import { reason, ruleText } from "../src/table/reason.ts";
import { joined } from "../src/table/story.ts";

const event = (number: number) => ({ type: "rolled", number });
const events = (...numbers: number[]) => numbers.map(event);

test("what came by the line before the story arrived is part of it, or follows it, and is told once", () => {
  assert.deepEqual(joined(events(1, 2, 3), events()), events(1, 2, 3));
  assert.deepEqual(joined(events(1, 2, 3), events(2, 3)), events(1, 2, 3));
  assert.deepEqual(joined(events(1, 2, 3), events(3, 4)), events(1, 2, 3, 4));
  assert.deepEqual(joined(events(1, 2, 3), events(4, 5)), events(1, 2, 3, 4, 5));
  assert.deepEqual(joined(events(), events(1)), events(1));
});

test("an event is known again in whatever order its fields stand", () => {
  assert.deepEqual(joined([{ type: "rolled", number: 1 }], [{ number: 1, type: "rolled" }]), events(1));
});

test("families are dealt out in order until somebody chooses, and chairs may come and go", () => {
  const values = ["eye", "scarab", "lotus", "ankh"];
  assert.deepEqual(dealOut(values, null, 2), ["eye", "scarab"]);
  assert.deepEqual(dealOut(values, ["ankh", "eye"], 3), ["ankh", "eye", "scarab"]);
  assert.deepEqual(dealOut(values, ["ankh", "eye", "lotus"], 2), ["ankh", "eye"]);
});

test("who takes another's family exchanges with them", () => {
  assert.deepEqual(exchanged(["eye", "scarab", "lotus"], 0, "lotus"), ["lotus", "scarab", "eye"]);
  assert.deepEqual(exchanged(["eye", "scarab"], 1, "ankh"), ["eye", "ankh"]);
  assert.deepEqual(exchanged(["eye", "scarab"], 1, "scarab"), ["eye", "scarab"]);
});

test("a reason is a whole sentence without signs of Markdown", () => {
  const refusal = { clause: "SG-12", message: "every field must lie on the *map*", text: "Mark the **whole** `shape`." };
  assert.equal(reason(refusal), "Every field must lie on the map.");
  assert.equal(reason({ ...refusal, message: "Why?" }), "Why?");
  assert.equal(ruleText(refusal), "Mark the whole shape.");
});
