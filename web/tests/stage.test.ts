// What is played: beat by beat, in order, to the same end whether it is watched, skipped or cut short by a move.
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Pace } from "../src/preferences.ts";
import type { Beat, Scene, Staging } from "../src/table/stage.ts";
import type { Happened, Told } from "../src/types.ts";
import { FakeLine, happened, pretendBrowser, table, update } from "./making.ts";

pretendBrowser();
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { Session } = await import("../src/table/session.ts");
const { prefer } = await import("../src/preferences.ts");

interface Event {
  number: number;
  /** The turn of whoever did it is over with it. */
  last?: boolean;
}

const scenes: Scene[] = [];

/** Two beats for each event: it comes, and it is there. A turn ends with an event that says so. */
const staging: Staging = {
  sound: () => null,
  turns: (events) => (events as Event[]).filter(({ last }) => last).length,
  beats: (scene) => {
    scenes.push(scene);
    const events = scene.events as Event[];
    const beat = (name: string, live = false): Beat => ({ ...scene.before, name, ms: 100, view: name, events: [], caption: null, live, opens: name.startsWith("comes"), detail: null });
    if (scene.hurried) return [beat(`result ${events.map(({ number }) => number).join("+")}`)];
    if (scene.own) return events.map(({ number }) => beat(`mine ${number}`, true));
    return events.flatMap(({ number }) => [beat(`comes ${number}`), beat(`there ${number}`)]);
  },
};

function sitting(context: TestContext, pace: Pace, more: { staged?: boolean } = {}) {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  prefer({ pace });
  scenes.length = 0;
  const session = new Session(table("running"), (...line) => new FakeLine(...line));
  if (more.staged !== false) session.direct(staging, null);
  const seen: string[] = [];
  session.subscribe(() => {
    const now = session.shown.beat?.name ?? `as it stands: ${String(session.shown.update?.view)}`;
    if (seen.at(-1) !== now && now !== "as it stands: start") seen.push(now);
  });
  const line = FakeLine.latest;
  const says = (told: Told[], view: string, over = false) => line.says(update(told, { view, over, legal: [{}] }));
  says([], "start");
  return { session, line, seen, says, tick: (ms: number) => context.mock.timers.tick(ms) };
}

const end = ({ shown: { update: now, beat, behind, heard, events } }: InstanceType<typeof Session>) => ({ now, beat, behind, heard, events });

test("beats follow each other, and the table stands as told when they are over", (context) => {
  const { session, seen, says, tick } = sitting(context, "calm");
  says([happened(1)], "after 1");
  assert.deepEqual([session.shown.update?.legal, session.shown.behind], [[], true]);
  says([happened(2)], "after 2");
  for (let beat = 0; beat < 5; beat++) tick(100);
  assert.deepEqual(seen, ["comes 1", "there 1", "as it stands: after 1", "comes 2", "there 2", "as it stands: after 2"]);
  assert.deepEqual([session.shown.behind, session.shown.update?.legal], [false, [{}]]);
});

test("what is heard is not told before it was played", (context) => {
  const { session, says, tick } = sitting(context, "calm");
  says([happened(1)], "after");
  assert.deepEqual(session.shown.heard, []);
  tick(100);
  tick(100);
  assert.deepEqual(session.shown.heard, [{ number: 1 }]);
});

test("skipped anywhere, it ends as it would have ended", (context) => {
  const watched = sitting(context, "calm");
  watched.says([happened(1)], "after 1");
  watched.says([happened(2)], "after 2");
  for (let beat = 0; beat < 5; beat++) watched.tick(100);
  for (const beats of [0, 1, 2, 3]) {
    context.mock.timers.reset();
    const skipped = sitting(context, "calm");
    skipped.says([happened(1)], "after 1");
    skipped.says([happened(2)], "after 2");
    for (let beat = 0; beat < beats; beat++) skipped.tick(100);
    skipped.session.flush();
    assert.deepEqual(end(skipped.session), end(watched.session));
    skipped.tick(5000);
    assert.deepEqual(end(skipped.session), end(watched.session));
  }
});

test("a move of mine cuts short what is played, and is played itself where one may already act", (context) => {
  const { session, line, seen, says, tick } = sitting(context, "calm");
  says([happened(1)], "after 1");
  session.act({});
  assert.equal(line.sent.length, 1);
  assert.deepEqual([session.shown.update?.view, session.shown.beat], ["after 1", null]);
  says([happened(2, [{ number: 2 }], { seat: 0, by: "person", move: line.named })], "after 2");
  assert.deepEqual([session.shown.beat?.name, session.shown.behind, session.shown.update?.legal], ["mine 2", false, [{}]]);
  tick(100);
  assert.deepEqual(seen, ["comes 1", "as it stands: after 1", "mine 2", "as it stands: after 2"]);
});

for (const staged of [true, false])
  test(`the last move is seen before the end is told, ${staged ? "played" : "or shown for a while"}`, (context) => {
    const { session, says, tick } = sitting(context, "brisk", { staged });
    says([happened(1)], "the end", true);
    assert.equal(session.shown.behind, true);
    for (let beat = 0; beat < 6; beat++) tick(100);
    assert.deepEqual([session.shown.update?.over, session.shown.behind], [true, false]);
  });

test("at an instant pace nothing is played", (context) => {
  const { session, seen, says } = sitting(context, "instant");
  says([happened(1)], "after 1");
  says([happened(2)], "the end", true);
  assert.deepEqual([seen, session.shown.behind, scenes.length], [["as it stands: after 1", "as it stands: the end"], false, 0]);
});

test("what was taken back before it was played is not played", (context) => {
  const { session, says } = sitting(context, "calm");
  says([happened(1), { type: "undone", number: 2, seat: 1, undoes: 1, move: null }], "as before");
  assert.deepEqual([session.shown.update?.view, session.shown.beat], ["as before", null]);
});

const turn = (number: number, more: Partial<Happened> = {}): Told[][] => [[happened(number)], [happened(number + 1, [{ number: number + 1, last: true }], more)]];

test("where three turns wait, a brisk table plays their results, one for each", (context) => {
  const { seen, says, tick } = sitting(context, "brisk");
  says([happened(1, [{ number: 1, last: true }])], "1");
  for (const told of [...turn(2), ...turn(4), ...turn(6)]) says(told, String(told[0]?.number));
  for (let beat = 0; beat < 20; beat++) tick(100);
  assert.deepEqual(seen.filter((name) => !name.startsWith("as")), ["comes 1", "there 1", "result 2+3", "comes 4", "there 4", "comes 5", "there 5", "comes 6", "there 6", "comes 7", "there 7"]);
});

test("a calm table plays every turn in full, however many wait", (context) => {
  const { seen, says, tick } = sitting(context, "calm");
  for (const told of [...turn(1), ...turn(3), ...turn(5), ...turn(7)]) says(told, "");
  for (let beat = 0; beat < 40; beat++) tick(100);
  assert.equal(seen.filter((name) => !name.startsWith("as")).length, 16);
});

test("the last turn is shown again, until I act", (context) => {
  const { session, seen, says, tick } = sitting(context, "calm");
  says([happened(1)], "after 1");
  says([happened(2)], "after 2");
  for (let beat = 0; beat < 5; beat++) tick(100);
  assert.equal(session.shown.replayable, true);
  const before = end(session);
  seen.length = 0;
  session.showAgain();
  tick(100);
  tick(100);
  assert.deepEqual(seen, ["comes 2", "there 2", "as it stands: after 2"]);
  assert.deepEqual(end(session), before);
  session.act({});
  assert.equal(session.shown.replayable, false);
});

test("shown again while it is played, a turn begins anew and what waits goes on waiting", (context) => {
  const { session, seen, says, tick } = sitting(context, "calm");
  says([happened(1)], "after 1");
  tick(100);
  says([happened(2)], "after 2");
  session.showAgain();
  for (let beat = 0; beat < 5; beat++) tick(100);
  assert.deepEqual(seen, ["comes 1", "there 1", "comes 1", "there 1", "as it stands: after 1", "comes 2", "there 2", "as it stands: after 2"]);
});

test("who acts is told to the game: me, a bot, or somebody else", (context) => {
  const { session, line, says, tick } = sitting(context, "calm");
  says([happened(1), happened(2, [], { seat: -1, by: "dealer" })], "");
  tick(100);
  tick(100);
  says([happened(3, [{ number: 3 }], { by: "person" })], "");
  session.act({});
  says([happened(4, [{ number: 4 }], { seat: 0, by: "person", move: line.named })], "");
  assert.deepEqual(scenes.map(({ own, bot }) => (own ? "me" : bot ? "bot" : "somebody")), ["bot", "somebody", "me"]);
});
