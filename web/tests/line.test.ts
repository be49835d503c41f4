// The line to a table: when it comes back, how soon, and when it does not.
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";

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
    this.onmessage?.({ data: JSON.stringify({ type: "pong", now: 0 }) });
  }
}

const ears = new Map<string, () => void>();
const listen = (name: string, ear: () => void) => void ears.set(name, ear);
Object.assign(globalThis, {
  WebSocket: Wire,
  location: { origin: "http://localhost", pathname: "/" },
  document: { hidden: false, querySelector: () => null, querySelectorAll: () => [], addEventListener: listen, removeEventListener: () => undefined },
  addEventListener: listen,
  removeEventListener: () => undefined,
});
const { TableSocket } = await import("../src/socket.ts");

function line(context: TestContext) {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  context.mock.method(Math, "random", () => 0.5);
  Wire.all = [];
  const told: string[] = [];
  const socket = new TableSocket("table", 0, { message: () => undefined, connection: (state) => told.push(state) });
  const latest = () => Wire.all.at(-1)!;
  const pass = (seconds: number) => context.mock.timers.tick(seconds * 1000);
  return { socket, told, latest, pass, tries: () => Wire.all.length };
}

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
  latest().onmessage?.({ data: JSON.stringify({ type: "update", seat: 0, number: 7 }) });
  socket.move({ type: "play", move: "m", decision: 3, action: {} });
  latest().onclose?.({ code: 1006 });
  pass(1);
  latest().answer();
  assert.deepEqual(told, ["open", "lost", "open"]);
  assert.deepEqual(
    latest().sent.map((text) => JSON.parse(text)),
    [{ type: "sit", seat: 0, last: 7 }, { type: "play", move: "m", decision: 3, action: {} }, { type: "ping" }],
  );
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
  latest().onmessage?.({ data: JSON.stringify({ type: "accepted", move: "m" }) });
  assert.equal(told.at(-1), "open");
  assert.equal(tries(), 2);
});

test("a move that was answered in time leaves no doubt", (context) => {
  const { socket, told, latest, pass } = line(context);
  latest().answer();
  socket.move({ type: "play", move: "m", decision: 0, action: {} });
  latest().onmessage?.({ data: JSON.stringify({ type: "accepted", move: "m" }) });
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
