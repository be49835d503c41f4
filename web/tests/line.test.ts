// The line to a table: when it comes back, how soon, and when it does not.
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Message } from "../src/line/line.ts";
import type { Told, Update } from "../src/types.ts";
import { happened, noticed, pretendBrowser, table, undone, update } from "./making.ts";

/** A line whose other end is in our hands. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = Wire.OPEN;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  /** Let in, as everybody is, and closed again. */
  turnAway(code: number): void {
    this.onopen?.();
    this.onclose?.({ code });
  }
  answer(): void {
    this.onopen?.();
    this.says({ type: "pong", now: 0 });
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hears(): { type: string; move?: string }[] {
    return this.sent.map((text) => JSON.parse(text));
  }
}

const ears = new Map<string, () => void>();
pretendBrowser((name, ear) => void ears.set(name, ear));
Object.assign(globalThis, { WebSocket: Wire });
const { openSocket } = await import("../src/line/socket.ts");
const { openHome } = await import("../src/line/home.ts");
const { Session } = await import("../src/table/session.ts");

function line(context: TestContext) {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  context.mock.method(Math, "random", () => 0.5);
  Wire.all = [];
  const told: string[] = [];
  const heard: Message[] = [];
  const socket = openSocket("table", 0, { message: (message) => heard.push(message), connection: (state) => told.push(state) });
  const latest = () => Wire.all.at(-1)!;
  const pass = (seconds: number) => context.mock.timers.tick(seconds * 1000);
  return { socket, told, heard, latest, pass, tries: () => Wire.all.length };
}

test("the line of the home page is as watchful: who looks again after a long silence gets a new one", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  context.mock.method(Math, "random", () => 0.5);
  Wire.all = [];
  const live: boolean[] = [];
  const close = openHome({ lobby: () => undefined, mine: () => undefined, live: (now) => live.push(now) });
  const lobby = { type: "lobby", tables: [] };
  Wire.all[0]!.onopen?.();
  Wire.all[0]!.says(lobby);
  context.mock.timers.tick(46_000);
  ears.get("visibilitychange")?.();
  context.mock.timers.tick(1000);
  assert.equal(Wire.all.length, 2);
  Wire.all[1]!.onopen?.();
  Wire.all[1]!.says(lobby);
  assert.deepEqual(live, [true, false, true]);
  ears.get("offline")?.();
  assert.equal(live.at(-1), false, "without a network what is shown may be old");
  close();
});

const acts = (...numbers: number[]): Told[] => numbers.map((number) => happened(number));
const play = (move: string) => ({ type: "play", move, decision: 0, action: {} }) as const;
const numbers = (messages: Message[]) => messages.map((message) => (message as Update).told.map(({ number }) => number));

for (const [code, word] of [[4404, "missing"], [4409, "unreadable"]] as const)
  test(`after ${code} nothing is tried any more, whatever happens`, (context) => {
    const { told, latest, pass, tries } = line(context);
    latest().answer();
    latest().onclose?.({ code: 1006 });
    pass(1);
    latest().turnAway(code);
    assert.deepEqual(told, ["open", "lost", word]);
    pass(3600);
    ears.get("online")?.();
    ears.get("visibilitychange")?.();
    assert.equal(tries(), 2);
    assert.deepEqual(told, ["open", "lost", word]);
  });

test("after 4429 the line rests long, even if somebody looks, and then comes back", (context) => {
  const { told, latest, pass, tries } = line(context);
  latest().turnAway(4429);
  assert.deepEqual(told, ["crowded"]);
  pass(19);
  ears.get("visibilitychange")?.();
  ears.get("online")?.();
  assert.equal(tries(), 1);
  pass(2);
  assert.equal(tries(), 2);
  latest().turnAway(4429);
  pass(39);
  assert.equal(tries(), 2, "a second time it rests longer");
  pass(2);
  latest().answer();
  assert.deepEqual(told, ["crowded", "crowded", "open"]);
});

test("a line that is only let in to be cut is tried ever more seldom", (context) => {
  const { latest, pass, tries } = line(context);
  for (let second = 0; second < 60; second++) {
    if (latest().onclose) latest().turnAway(4008);
    pass(1);
  }
  assert.ok(tries() <= 12, `${tries()} times in a minute`);
});

test("a broken line comes back at once, with the place where it was and what was not answered", (context) => {
  const { socket, told, latest, pass } = line(context);
  latest().answer();
  latest().says(update(acts(1, 2, 3, 4, 5, 6, 7)));
  socket.move({ type: "play", move: "m", decision: 3, action: {} });
  latest().onclose?.({ code: 1006 });
  pass(1);
  latest().answer();
  assert.deepEqual(told, ["open", "lost", "open"]);
  assert.deepEqual(latest().hears(), [
    { type: "sit", seat: 0, last: 7, story: false },
    { type: "play", move: "m", decision: 3, action: {} },
    { type: "ping" },
    { type: "front", front: true },
  ]);
  socket.close();
});

test("without a network, or without an answer, the line counts as lost until the next word", (context) => {
  const { socket, told, latest, pass, tries } = line(context);
  latest().answer();
  ears.get("offline")?.();
  assert.deepEqual(told, ["open", "lost"]);
  ears.get("online")?.();
  assert.equal(tries(), 2, "a new line, at once");
  latest().answer();
  socket.move({ type: "play", move: "m", decision: 0, action: {} });
  pass(4);
  assert.equal(told.at(-1), "open");
  pass(2);
  assert.equal(told.at(-1), "lost");
  latest().says({ type: "accepted", move: "m" });
  assert.equal(told.at(-1), "open");
  assert.equal(tries(), 2);
});

test("a move that was answered in time leaves no doubt", (context) => {
  const { socket, told, latest, pass } = line(context);
  latest().answer();
  socket.move({ type: "play", move: "m", decision: 0, action: {} });
  latest().says({ type: "accepted", move: "m" });
  pass(10);
  assert.deepEqual(told, ["open"]);
});

test("where not even one more word is answered, a new line is opened and the move sent again", (context) => {
  const { socket, latest, pass, tries } = line(context);
  latest().answer();
  const wire = latest();
  socket.move({ type: "play", move: "m", decision: 0, action: {} });
  pass(6);
  assert.deepEqual(JSON.parse(wire.sent.at(-1)!), { type: "ping" });
  pass(6);
  pass(1);
  assert.equal(tries(), 2);
  latest().answer();
  assert.ok(latest().sent.some((text) => JSON.parse(text).move === "m"));
});

test("a move that the server did not take up is said again until it is answered", (context) => {
  const { socket, latest, pass, tries } = line(context);
  latest().answer();
  socket.move(play("m"));
  latest().says({ type: "problem", message: "too many messages at once", move: null, to: null });
  assert.equal(socket.busy, true);
  const said = () => latest().hears().filter(({ move }) => move === "m").length;
  for (const times of [2, 3]) {
    pass(5);
    assert.equal(said(), times);
    latest().says({ type: "pong", now: 0 });
  }
  latest().says(update([happened(1, [], { seat: 0, move: "m" })]));
  pass(60);
  assert.deepEqual([said(), tries(), socket.busy], [3, 1, false]);
});

test("the story is asked for once, at the first sitting; after that only what came since", (context) => {
  const { socket, latest } = line(context);
  latest().answer();
  assert.deepEqual(latest().hears()[0], { type: "sit", seat: 0, last: 0, story: true });
  latest().says(update(acts(1, 2)));
  socket.sit(1);
  assert.deepEqual(latest().hears().at(-1), { type: "sit", seat: 1, last: 0, story: true });
});

for (const [story, since, all] of [
  [[1, 2, 3], [], [1, 2, 3]],
  [[1, 2, 3], [2, 3], [1, 2, 3]],
  [[1, 2, 3], [3, 4], [1, 2, 3, 4]],
  [[1, 2, 3], [4, 5], [1, 2, 3, 4, 5]],
  [[], [1], [1]],
])
  test(`what is told again after a break is heard once: ${story} and ${since}`, (context) => {
    const { heard, latest, pass } = line(context);
    latest().answer();
    latest().says(update(acts(...story!)));
    latest().onclose?.({ code: 1006 });
    pass(1);
    latest().answer();
    latest().says(update(acts(...since!), { number: all!.at(-1)! }));
    assert.deepEqual(numbers(heard).flat(), all);
    assert.equal(heard.length, 2, "where things stand is shown in any case");
  });

test("what is told again after a break is shown once", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  const session = new Session(table("running"), openSocket);
  const wire = () => Wire.all.at(-1)!;
  wire().answer();
  wire().says(update([happened(1), happened(2)]));
  wire().onclose?.({ code: 1006 });
  context.mock.timers.tick(1000);
  wire().answer();
  wire().says(update([happened(2), noticed(3, "away", 1), happened(4), undone(5, 1)]));
  assert.deepEqual(session.shown.heard, [{ number: 2 }, { number: 4 }]);
  assert.deepEqual(session.shown.events, [{ number: 4 }]);
  assert.deepEqual(session.shown.notices.map(({ what }) => what), ["away"]);
  session.close();
});

test("what was left out is asked for, and what another seat is told is not heard", (context) => {
  const { socket, heard, latest } = line(context);
  latest().answer();
  socket.sit(1);
  socket.sit(0);
  const asked = latest().hears().length;
  latest().says(update(acts(9)));
  latest().says(update(acts(1, 2, 3), { seat: 1 }));
  assert.deepEqual(heard, []);
  assert.deepEqual(latest().hears().slice(asked), [{ type: "sit", seat: 0, last: 0, story: true }]);
  latest().says(update(acts(1, 2, 3, 4, 5, 6, 7, 8, 9)));
  latest().says(update(acts(10)));
  assert.deepEqual(numbers(heard), [[1, 2, 3, 4, 5, 6, 7, 8, 9], [10]]);
});

test("a server that leaves out again and again is taken at its word", (context) => {
  const { heard, latest } = line(context);
  latest().answer();
  for (let time = 0; time < 4; time++) latest().says(update(acts(9)));
  assert.deepEqual(numbers(heard), [[9]]);
});

test("an own move that is told is accepted, also where the story after a break tells it", (context) => {
  const { socket, heard, latest, pass } = line(context);
  latest().answer();
  latest().says(update(acts(1)));
  socket.move(play("a"));
  latest().says(update([happened(2, [], { seat: 0, move: "a" })]));
  assert.equal(socket.busy, false);
  socket.move(play("b"));
  latest().onclose?.({ code: 1006 });
  pass(1);
  latest().answer();
  assert.equal(socket.busy, true);
  latest().says(update([happened(3, [], { seat: 0, move: "b" }), happened(4), undone(5, 3, "c")]));
  assert.equal(socket.busy, false);
  latest().says({ type: "accepted", move: "b" });
  assert.deepEqual(heard.map(({ type }) => type), ["update", "update", "update"], "the answer to the repetition tells nothing new");
});

test("a problem gives up only the move that it answers", (context) => {
  const { socket, heard, latest } = line(context);
  latest().answer();
  socket.move(play("a"));
  const problem = (move: string | null, to: string | null) => latest().says({ type: "problem", message: "no", move, to });
  problem(null, "sit");
  problem(null, null);
  problem("of long ago", "play");
  assert.deepEqual([socket.busy, heard.length], [true, 2]);
  problem("a", "play");
  assert.deepEqual([socket.busy, heard.length], [false, 3]);
});

test("who could not sit down tries again, a few times", (context) => {
  const { latest, pass } = line(context);
  latest().answer();
  const sits = () => latest().hears().filter(({ type }) => type === "sit").length;
  for (const tries of [2, 3, 4, 4]) {
    latest().says({ type: "problem", message: "cannot read the database just now", move: null, to: "sit" });
    pass(6);
    assert.equal(sits(), tries);
  }
});

test("a question is answered like a move, and only once", (context) => {
  const { socket, heard, latest } = line(context);
  latest().answer();
  socket.ask({ type: "why not", move: "q", action: {} });
  assert.equal(socket.busy, true);
  latest().says({ type: "allowed", move: "q" });
  latest().says({ type: "refused", move: "q", clause: "", message: "", text: "" });
  assert.deepEqual([socket.busy, heard.map(({ type }) => type)], [false, ["allowed"]]);
});

test("what was on its way from a seat that is lost is given up", (context) => {
  const { socket, heard, latest } = line(context);
  latest().answer();
  socket.move(play("a"));
  latest().says({ type: "seat lost", seat: 0 });
  assert.deepEqual([socket.busy, heard], [false, [{ type: "seat lost", seat: 0 }]]);
});
