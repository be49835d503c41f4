// What is shown, and when: updates stay to be seen, and news of the table alone hide nothing.
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Speed } from "../src/preferences.ts";
import type { TableInfo, Update } from "../src/types.ts";

class Wire {
  static readonly OPEN = 1;
  static latest: Wire;
  readyState = Wire.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.latest = this;
  }
  send(): void {}
  close(): void {}
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const nothing = () => undefined;
Object.assign(globalThis, {
  WebSocket: Wire,
  location: { origin: "http://localhost", pathname: "/" },
  document: { hidden: false, querySelector: () => null, querySelectorAll: () => [], addEventListener: nothing, removeEventListener: nothing },
  addEventListener: nothing,
  removeEventListener: nothing,
  fetch: () => new Promise(nothing),
});
const { Session } = await import("../src/table/session.ts");
const { prefer } = await import("../src/preferences.ts");

const info = (status: string) => ({ table: "t", status, settings: { spectators: true }, seats: [], to_act: [] }) as unknown as TableInfo;
const update = (number: number, over = false) => ({ type: "update", seat: 0, number, over, events: [{ number }], legal: [] }) as unknown as Update;
const news = (status: string) => ({ type: "table", table: info(status) });

function sitting(context: TestContext, speed: Speed) {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  prefer({ speed });
  const session = new Session(info("running"), 0);
  let changes = 0;
  session.subscribe(() => (changes += 1));
  Wire.latest.onopen?.();
  return { session, tick: (ms: number) => context.mock.timers.tick(ms), changes: () => changes };
}

for (const speed of ["once", "quick", "calm"] as const)
  test(`news after the last update hide no end screen (${speed})`, (context) => {
    const { session, tick } = sitting(context, speed);
    Wire.latest.says(update(1));
    tick(5000);
    Wire.latest.says(update(2, true));
    assert.equal(session.shown.update?.over, true);
    const behind: boolean[] = [];
    session.subscribe(() => behind.push(session.shown.behind));
    Wire.latest.says(news("over"));
    tick(5000);
    Wire.latest.says(news("over"));
    tick(5000);
    assert.equal(session.shown.info.status, "over");
    assert.ok(behind.length > 0 && !behind.includes(true));
  });

test("at once, nothing runs on when everything is shown", (context) => {
  const { changes, tick } = sitting(context, "once");
  Wire.latest.says(update(1));
  Wire.latest.says(update(2));
  const before = changes();
  const timers = context.mock.method(globalThis, "setTimeout");
  tick(1000);
  assert.equal(timers.mock.callCount(), 0);
  assert.equal(changes(), before);
});

test("bots are followed one after the other, and what waits is told", (context) => {
  const { session, tick } = sitting(context, "quick");
  Wire.latest.says(update(1));
  tick(1000);
  for (const number of [2, 3]) Wire.latest.says(update(number));
  assert.deepEqual([session.shown.update?.number, session.shown.behind], [2, true]);
  tick(600);
  assert.deepEqual([session.shown.update?.number, session.shown.behind], [3, false]);
});

const turn = (decision: number, deadline: number | null) => ({ ...update(decision + 1), decision, deadline, legal: [{}] }) as Update;
const [ago, ahead] = [Date.now() / 1000 - 1, Date.now() / 1000 + 60];

for (const [what, deadline, mine, count] of [
  ["a turn that somebody else played after its deadline ran out of time", ago, false, 1],
  ["one's own late move that was still in time did not", ago, true, 0],
  ["a move from another device in time did not", ahead, false, 0],
  ["without a clock nothing does", null, false, 0],
] as const)
  test(what, (context) => {
    const { session } = sitting(context, "once");
    Wire.latest.says(turn(0, deadline));
    if (mine) session.act({ type: "done" });
    Wire.latest.says(turn(1, null));
    assert.equal(session.shown.ranOut, count);
  });

test("a click in the last instant, when the bot was first, is told of when it is answered", (context) => {
  const { session } = sitting(context, "once");
  Wire.latest.says(turn(0, ago));
  session.act({ type: "done" });
  Wire.latest.says(turn(1, null));
  assert.equal(session.shown.ranOut, 0);
  Wire.latest.says({ type: "stale", move: "m" });
  assert.equal(session.shown.ranOut, 1);
});

test("what happened while the line was broken is not said to have been late", (context) => {
  const { session } = sitting(context, "once");
  Wire.latest.says(turn(0, ago));
  Wire.latest.onclose?.({ code: 1006 });
  Wire.latest.says(turn(1, null));
  assert.equal(session.shown.ranOut, 0);
});

/** A server that tells this story, and counts how often it was asked. */
function telling(context: TestContext, ...numbers: number[]) {
  const story = { ok: true, status: 200, text: async () => JSON.stringify({ events: numbers.map((number) => ({ number })) }) };
  return context.mock.method(globalThis, "fetch", async () => story as unknown as Response).mock;
}
const answered = () => new Promise<void>((done) => setImmediate(done));
const heard = (session: InstanceType<typeof Session>) => session.shown.heard.map((event) => (event as { number: number }).number);

test("what the story tells and the line has brought, but is not shown yet, is heard once", async (context) => {
  telling(context, 0, 1, 2, 3);
  const { session, tick } = sitting(context, "quick");
  Wire.latest.says(update(1));
  tick(1000);
  for (const number of [2, 3]) Wire.latest.says(update(number));
  await answered();
  assert.deepEqual(heard(session), [0, 1, 2]);
  tick(600);
  assert.deepEqual(heard(session), [0, 1, 2, 3]);
});

test("who was there from the beginning, or may not look, is not told the story; who may at the end, is", async (context) => {
  const asked = telling(context, 1);
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  prefer({ speed: "once" });
  new Session(info("gathering"), 0);
  Wire.latest.says(update(1));
  Wire.latest.says(news("running"));
  const closed = (status: string) => ({ ...info(status), settings: { spectators: false } }) as unknown as TableInfo;
  const outside = new Session(closed("running"), null);
  assert.equal(asked.callCount(), 0);
  Wire.latest.says({ type: "table", table: closed("over") });
  await answered();
  assert.equal(asked.callCount(), 1);
  assert.deepEqual(heard(outside), [1]);
});
