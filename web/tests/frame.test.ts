// What surrounds the boards: what was told, notices, options from a schema, reasons in sentences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dealOut, exchanged } from "../src/home/EachSeat.tsx";
import { inWords } from "../src/table/Notices.tsx";
import { mayLook, playedBy, players } from "../src/table/people.ts";
import { eventsOf, type Notice, noticesOf, standing } from "../src/table/story.ts";
import type { SeatInfo, TableInfo } from "../src/types.ts";
import { happened, noticed, undone } from "./making.ts";

test("what was taken back does not stand, in whatever order it is told again", () => {
  const told = [happened(1), noticed(2, "away", 1), happened(3), undone(4, 3), happened(5), undone(6, 1)];
  assert.deepEqual(standing(told).map(({ number }) => number), [5]);
  assert.deepEqual(eventsOf(standing(told)), [{ number: 5 }]);
  assert.deepEqual(standing([...standing(told.slice(0, 3)), ...told.slice(3)]), standing(told), "piece by piece as all at once");
  assert.deepEqual(standing([]), []);
});

test("families are dealt out in order until somebody chooses, and seats may come and go", () => {
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

const place = (change: Partial<SeatInfo>): SeatInfo => ({
  ...{ seat: 0, kind: "person", name: "Ada", bot: null, mine: false, online: true, away_since: null, left: false },
  ...change,
});
const table = (change: Partial<SeatInfo>, status = "running") =>
  ({ table: "t", status, settings: { spectators: false }, seats: [place(change)] }) as unknown as TableInfo;

const say = (info: TableInfo, ...whats: Notice["what"][]) => inWords(whats.map((what) => ({ what, seat: 0 })), info);

test("who leaves, is away or comes back is told, to oneself in other words", () => {
  const here = table({});
  assert.deepEqual(say(here), []);
  assert.deepEqual(say(here, "left"), ["Ada left. A bot plays on."]);
  assert.deepEqual(say(here, "removed"), ["Ada left. A bot plays on."]);
  assert.deepEqual(say(here, "away"), ["Ada is away. A bot plays until they’re back."]);
  assert.deepEqual(say(here, "returned"), ["Ada is back."]);
  assert.deepEqual(say(here, "lost"), ["A bot has taken your seat. You’re watching."]);
  assert.deepEqual(say(here, "returned", "returned"), ["Ada is back."], "once, if two seats are one person's");
  assert.deepEqual(say(table({ mine: true }), "away", "returned"), ["Welcome back! You have your seat again."]);
  assert.deepEqual(say(here, "late"), ["Time’s up! A bot played this turn for you."]);
  assert.deepEqual(say(here, "host", "closed"), [], "the table itself shows it");
});

test("bots that are not ready share one sentence", () => {
  const info = { ...table({ bot: "master" }), seats: [place({ kind: "bot", bot: "master" }), place({ seat: 1, kind: "bot", name: "Bruno", bot: "expert" })] };
  assert.deepEqual(say(info, "weaker"), ["Ada needs a moment to get ready. A weaker bot plays meanwhile."]);
  const both = [0, 1].map((seat): Notice => ({ what: "weaker", seat }));
  assert.deepEqual(inWords(both, info), ["Ada and Bruno need a moment to get ready. Weaker bots play meanwhile."]);
});

test("who finds all seats taken is told so", () => {
  const begun = table({});
  assert.deepEqual(say(begun, "began"), ["The game has started without you: all seats were taken. You’re watching."]);
  assert.deepEqual(say(table({ mine: true }), "began"), []);
  assert.deepEqual(say({ ...begun, hosting: true }, "began"), []);
});

test("of acts only a turn of one's own that the clock played is worth a notice", () => {
  const clock = (seat: number) => happened(1, [], { seat, by: "clock" });
  const whats = (own: number | null) => noticesOf([clock(0), clock(1), happened(2), undone(3, 2), noticed(4, "left", 1)], own).map(({ what }) => what);
  assert.deepEqual(whats(0), ["late", "left"]);
  assert.deepEqual(whats(null), ["left"]);
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
