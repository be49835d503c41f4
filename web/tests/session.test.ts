// What is shown, and when: updates stay to be seen, news of the table alone hide nothing, and what was taken back is gone.
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Pace } from "../src/preferences.ts";
import type { Happened, Told } from "../src/types.ts";
import { FakeLine, happened, noticed, pretendBrowser, table, undone, update } from "./making.ts";

pretendBrowser();
const { Session } = await import("../src/table/session.ts");
const { prefer } = await import("../src/preferences.ts");

const news = (status: string, more: object = {}) => ({ type: "table", table: table(status, more) }) as const;
const stage = (number: number, over = false) => update([happened(number)], { over });

function opened(context: TestContext, pace: Pace, info = table("running")) {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  prefer({ pace });
  const session = new Session(info, (...line) => new FakeLine(...line));
  return { session, line: FakeLine.latest, tick: (ms: number) => context.mock.timers.tick(ms) };
}

/** At my seat, after the story so far. */
function sitting(context: TestContext, pace: Pace, story: Told[] = []) {
  const { session, line, tick } = opened(context, pace);
  let changes = 0;
  session.subscribe(() => (changes += 1));
  line.says(update(story));
  return { session, line, tick, changes: () => changes };
}

type Open = InstanceType<typeof Session>;
const heard = (session: Open) => session.shown.heard.map((event) => (event as { number: number }).number);
const animated = (session: Open) => session.shown.events.map((event) => (event as { number: number }).number);
const noticedBy = (session: Open) => session.shown.notices.map(({ what }) => what);

for (const pace of ["instant", "brisk", "calm"] as const)
  test(`news after the last update hide no end screen (${pace})`, (context) => {
    const { session, line, tick } = sitting(context, pace);
    line.says(stage(1));
    tick(5000);
    line.says(stage(2, true));
    assert.equal(session.shown.update?.over, true);
    const behind: boolean[] = [];
    session.subscribe(() => behind.push(session.shown.behind));
    line.says(news("over"));
    tick(5000);
    line.says(news("over"));
    tick(5000);
    assert.equal(session.shown.info.status, "over");
    assert.ok(behind.length > 0 && !behind.includes(true));
  });

test("at once, nothing runs on when everything is shown", (context) => {
  const { line, changes, tick } = sitting(context, "instant");
  line.says(stage(1));
  line.says(stage(2));
  const before = changes();
  const timers = context.mock.method(globalThis, "setTimeout");
  tick(1000);
  assert.equal(timers.mock.callCount(), 0);
  assert.equal(changes(), before);
});

test("bots are followed one after the other, and what waits is told", (context) => {
  const { session, line, tick } = sitting(context, "brisk");
  line.says(stage(1));
  tick(1000);
  for (const number of [2, 3]) line.says(stage(number));
  assert.deepEqual([session.shown.update?.number, session.shown.behind], [2, true]);
  tick(600);
  assert.deepEqual([session.shown.update?.number, session.shown.behind], [3, false]);
});

test("what oneself did is shown at once, with all that waits before it", (context) => {
  const { session, line } = sitting(context, "calm");
  for (const number of [1, 2, 3]) line.says(stage(number));
  assert.deepEqual([session.shown.update?.number, session.shown.behind], [1, true]);
  session.act({ type: "done" });
  assert.deepEqual([session.shown.update?.number, session.shown.busy], [3, true]);
  line.says(update([happened(4, [], { seat: 0, by: "person", move: line.named }), happened(5, [{ number: 5 }], { seat: -1, by: "dealer" })]));
  assert.deepEqual([session.shown.update?.number, session.shown.busy, session.shown.behind], [5, false, false]);
  assert.deepEqual(animated(session), [5]);
});

const mine: Partial<Happened> = { seat: 0 };
for (const [what, act, count] of [
  ["a turn that the clock played for me ran out of time", { ...mine, by: "clock" }, 1],
  ["one's own late move that was still in time did not", { ...mine, by: "person", move: "own" }, 0],
  ["a move from another device did not", { ...mine, by: "person", move: "other" }, 0],
  ["without a clock nothing does", { ...mine, by: "bot" }, 0],
  ["nor does another seat's turn for me", { seat: 1, by: "clock" }, 0],
] as const)
  test(what, (context) => {
    const { session, line } = sitting(context, "instant");
    line.says(update([happened(1, [], act)]));
    assert.equal(noticedBy(session).filter((each) => each === "late").length, count);
  });

test("a click in the last instant, when the bot was first, is told of once", (context) => {
  const { session, line } = sitting(context, "instant");
  session.act({ type: "done" });
  line.says(update([happened(1, [], { seat: 0, by: "clock" })]));
  assert.deepEqual([noticedBy(session), session.shown.busy], [["late"], true]);
  line.says({ type: "stale", move: line.named });
  assert.deepEqual([noticedBy(session), session.shown.busy], [["late"], false]);
});

test("what the story tells is noticed no more; what was missed while the line was broken, is", (context) => {
  const { session, line } = sitting(context, "brisk", [noticed(1, "began"), noticed(2, "away", 1), happened(3, [], { seat: 0, by: "clock" })]);
  assert.deepEqual(noticedBy(session), []);
  line.says(update([noticed(4, "returned", 1), noticed(5, "left", 1), happened(6, [], { seat: 0, by: "clock" })]));
  assert.deepEqual(noticedBy(session), ["returned", "left", "late"]);
  session.forgetNotices();
  assert.deepEqual(noticedBy(session), []);
});

for (const [who, status, whats, seen] of [
  ["who waits for the match at a seat sees the deal", "gathering", [], [2]],
  ["who comes later is told the story alone", "running", [], []],
] as const)
  test(who, (context) => {
    const { session, line } = opened(context, "brisk", table(status));
    line.says(news("running"));
    line.says(update([noticed(1, "began"), happened(2)]));
    assert.deepEqual([noticedBy(session), animated(session), heard(session)], [whats, seen, [2]]);
  });

test("what the story tells and what follows it, shown or not yet, is heard once", (context) => {
  const { session, line, tick } = sitting(context, "brisk", [happened(1, [{ number: 0 }, { number: 1 }])]);
  assert.deepEqual([heard(session), animated(session)], [[0, 1], []]);
  for (const number of [2, 3]) line.says(stage(number));
  assert.deepEqual(heard(session), [0, 1, 2]);
  tick(600);
  assert.deepEqual(heard(session), [0, 1, 2, 3]);
});

test("what was taken back is heard no more, and is not animated if it is undone before it is shown", (context) => {
  const { session, line, tick } = sitting(context, "brisk", [happened(1), happened(2), undone(3, 1)]);
  assert.deepEqual(heard(session), [2]);
  line.says(stage(4));
  assert.deepEqual([heard(session), animated(session)], [[2, 4], [4]]);
  line.says(update([undone(5, 4)]));
  tick(600);
  assert.deepEqual([heard(session), animated(session)], [[2], []]);
  for (const told of [[happened(6)], [happened(7)], [undone(8, 7)], [undone(9, 2)]]) line.says(update(told));
  session.flush();
  assert.deepEqual([heard(session), animated(session)], [[6], []]);
});

test("an undo of one's own is shown at once", (context) => {
  const { session, line } = sitting(context, "calm", [happened(1)]);
  line.says(stage(2));
  session.takeBack();
  assert.deepEqual(line.sent.at(-1), { type: "take back", move: line.named, decision: 0 });
  line.says(update([undone(3, 2, line.named)]));
  assert.deepEqual([heard(session), session.shown.busy], [[1], false]);
});

test("a question is never played, not even if what it asks about is legal", (context) => {
  const { session, line } = sitting(context, "instant");
  const legal = { type: "done" };
  line.says(update([], { legal: [legal] }));
  session.whyNot(legal);
  assert.deepEqual(line.sent, [{ type: "why not", move: line.named, action: legal }]);
  assert.equal(session.shown.busy, true);
  line.says({ type: "allowed", move: line.named });
  assert.deepEqual([session.shown.busy, session.shown.refusal], [false, null]);
  session.whyNot({ type: "keep" });
  line.says({ type: "refused", move: line.named, clause: "SG-14", message: "No", text: "" });
  assert.deepEqual([session.shown.busy, session.shown.refusal?.clause], [false, "SG-14"]);
  assert.ok(line.sent.every((message) => (message as { type: string }).type === "why not"));
});

test("a problem is shown, and gives up only the move that it names", (context) => {
  const { session, line } = sitting(context, "instant");
  session.act({ type: "done" });
  line.says({ type: "problem", message: "wait a moment", move: null, to: null });
  assert.deepEqual([session.shown.problem?.message, session.shown.busy], ["wait a moment", true]);
  line.says({ type: "problem", message: "no such act", move: line.named, to: "play" });
  assert.deepEqual([session.shown.problem?.message, session.shown.busy], ["no such act", false]);
});

const seats = (...mine: boolean[]) => mine.map((own, seat) => ({ seat, name: "", mine: own }));

test("who loses the seat goes on as a spectator, and is told so", (context) => {
  const { session, line } = sitting(context, "instant", [happened(1)]);
  session.act({ type: "done" });
  line.says({ type: "seat lost", seat: 0 });
  assert.deepEqual(line.sent.at(-1), { type: "sit", seat: null });
  assert.deepEqual([session.seat, session.shown.update, noticedBy(session)], [null, null, ["lost"]]);
  line.says(news("running", { seats: seats(false, false) }));
  line.says(update([noticed(1, "began"), noticed(2, "removed", 0)], { seat: null }));
  assert.deepEqual([line.sent.length, noticedBy(session)], [2, ["lost"]]);
});

for (const voted of [false, true])
  test(`who goes while the others vote about it ${voted ? "was" : "was not"} voted out`, (context) => {
    const asked = { seats: seats(true, false, false), vote: { seat: 0, by: "Ada" } };
    const { session, line } = opened(context, "instant", table("running", asked));
    line.says(update([]));
    line.says({ type: "seat lost", seat: 0, voted });
    assert.equal(session.shown.notices.at(-1)?.by, voted ? "Ada" : null);
  });

test("moves of others do not make a notice stay", (context) => {
  const { session, line } = sitting(context, "instant");
  line.says(update([noticed(1, "left", 1)]));
  const { notices } = session.shown;
  line.says(stage(2));
  assert.equal(session.shown.notices, notices);
  line.says(update([noticed(3, "left", 2)]));
  assert.deepEqual(noticedBy(session), ["left", "left"]);
});

test("who loses one of two seats looks through the other", (context) => {
  const { session, line } = opened(context, "instant", table("running", { seats: seats(true, false, true) }));
  line.says(update([]));
  line.says({ type: "seat lost", seat: 0 });
  assert.equal(session.seat, 2);
});

test("where nobody may watch, who loses the seat sees nothing more before the end, and then everything", (context) => {
  const closed = (status: string, own: boolean) => table(status, { settings: { spectators: false }, seats: seats(own) });
  const { session, line } = opened(context, "instant", closed("running", true));
  line.says(update([happened(1)]));
  line.says({ type: "seat lost", seat: 0 });
  assert.deepEqual([session.shown.info.seats[0]?.mine, noticedBy(session), line.sent], [false, [], []]);
  line.says({ type: "table", table: closed("running", false) });
  assert.deepEqual(line.sent, []);
  line.says({ type: "table", table: closed("over", false) });
  assert.deepEqual(line.sent, [{ type: "sit", seat: null }]);
});

test("who may not look is told the story at the end, once, without the reason why not before", (context) => {
  const closed = (status: string) => table(status, { settings: { spectators: false }, seats: seats(false) });
  const { session, line } = opened(context, "instant", closed("running"));
  line.says({ type: "problem", message: "nobody may watch", move: null, to: "sit" });
  assert.equal(session.shown.problem?.message, "nobody may watch");
  for (let time = 0; time < 2; time++) line.says({ type: "table", table: closed("over") });
  assert.deepEqual(line.sent, [{ type: "sit", seat: null }]);
  assert.equal(session.shown.problem, null);
  line.says(update([happened(1)], { seat: null }));
  assert.deepEqual(heard(session), [1]);
});

test("who joins looks through the seat that was gained", (context) => {
  const { session, line } = opened(context, "brisk", table("gathering", { seats: seats(false, false) }));
  assert.equal(session.seat, null);
  session.learn(table("gathering", { seats: seats(false, true) }));
  assert.deepEqual(line.sent, [{ type: "sit", seat: 1 }]);
});

test("a hint holds up nothing, stays until the next act, and is shown again without being asked again", (context) => {
  const { session, line } = sitting(context, "instant");
  const done = { type: "done" };
  line.says(update([], { legal: [done] }));
  session.askHint();
  session.askHint();
  const asked = line.sent.at(-1) as { type: string; move: string };
  assert.deepEqual([line.sent.length, asked.type, session.shown.busy], [1, "hint", false]);
  const hinted = { type: "hinted", move: asked.move, decision: 0, action: done, key: "hint-done", parameters: {}, by: "master" } as const;
  line.says(hinted);
  const first = session.shown.advice;
  session.askHint();
  assert.deepEqual([first?.hinted, session.shown.advice?.hinted, line.sent.length], [hinted, hinted, 1]);
  assert.notEqual(session.shown.advice, first);
  session.act(done);
  assert.equal(session.shown.advice, null);
});

test("a hint that came to nothing can be asked for anew, and one for an earlier decision is not shown", (context) => {
  const { session, line } = sitting(context, "instant");
  line.says(update([], { legal: [{ type: "done" }] }));
  const ask = () => {
    session.askHint();
    return (line.sent.at(-1) as { move: string }).move;
  };
  line.says({ type: "stale", move: ask() });
  assert.equal(session.shown.advice, null);
  const second = ask();
  line.says(update([], { decision: 1, legal: [{ type: "done" }] }));
  line.says({ type: "hinted", move: second, decision: 0, action: { type: "done" }, key: "hint-done", parameters: {}, by: "master" });
  assert.deepEqual([line.sent.length, session.shown.advice], [2, null]);
});
