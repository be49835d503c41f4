// What surrounds the boards: the story so far, options from a schema, reasons in sentences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dealOut, exchanged } from "../src/home/EachSeat.tsx";
import { mayLook, playedBy, players, tidings } from "../src/table/people.ts";
import { reason, ruleText } from "../src/table/reason.ts";
import { joined } from "../src/table/story.ts";
import type { SeatInfo, TableInfo } from "../src/types.ts";

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

const chair = (change: Partial<SeatInfo>): SeatInfo => ({
  ...{ seat: 0, kind: "person", name: "Ada", bot: null, mine: false, online: true, away_since: null, finished: false, left: false },
  ...change,
});
const table = (change: Partial<SeatInfo>, status = "running") =>
  ({ table: "t", status, settings: { spectators: false }, seats: [chair(change)] }) as unknown as TableInfo;

test("who leaves, is away or comes back is told, to oneself in other words", () => {
  const here = table({});
  const away = table({ bot: "greedy", online: false });
  const left = table({ bot: "greedy", left: true });
  assert.deepEqual(tidings(here, here), []);
  assert.deepEqual(tidings(here, left), ["Ada has left. A bot plays on."]);
  assert.deepEqual(tidings(here, away), ["Ada is away. A bot plays until they are back."]);
  assert.deepEqual(tidings(away, here), ["Ada is back."]);
  assert.deepEqual(tidings(table({ mine: true }), left), ["A bot plays your seat from now on. You are watching."]);
  const twice = (one: TableInfo) => ({ ...one, seats: [...one.seats, ...one.seats].map((seat, place) => ({ ...seat, seat: place })) });
  assert.deepEqual(tidings(twice(away), twice(here)), ["Ada is back."], "once, if two seats are one person's");
  assert.deepEqual(tidings(away, table({ mine: true })), ["You are back, and the seat is yours again."]);
  assert.deepEqual(tidings(left, here), [], "who left is gone for good");
  assert.deepEqual(tidings(here, table({ left: true }, "over")), []);
});

test("who finds all chairs taken is told so", () => {
  const [gathering, begun] = [table({}, "gathering"), table({})];
  assert.deepEqual(tidings(gathering, begun), ["All chairs are taken, and the match has begun. You are watching."]);
  assert.deepEqual(tidings(gathering, table({ mine: true })), []);
  assert.deepEqual(tidings(gathering, { ...begun, hosting: true }), []);
});

test("a bot that plays for somebody is not taken for them", () => {
  const left = table({ bot: "greedy", left: true });
  assert.equal(playedBy(left)(0), "Ada (bot)");
  assert.equal(players(left)[0]?.name, "Ada");
  assert.equal(players(left)[0]?.playedBy, "Ada (bot)");
  assert.equal(playedBy(table({ kind: "bot", bot: "greedy" }))(0), "Ada");
  assert.equal(playedBy(table({}))(0), "Ada");
});

test("after the end nobody is away any more", () => {
  const gone = { online: false, away_since: 0 };
  assert.ok(players(table(gone))[0]!.awayMinutes! > 1);
  assert.equal(players(table(gone, "over"))[0]?.awayMinutes, null);
});

test("where nobody may watch, only those at the table look on while it is played", () => {
  assert.equal(mayLook(table({})), false);
  assert.equal(mayLook(table({ mine: true })), true);
  assert.equal(mayLook(table({}, "over")), true);
});
