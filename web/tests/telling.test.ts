// The last turns in words, and the corner in which the overview of the maze covers least.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastTurn } from "../src/games/expeditions/LastTurn.tsx";
import { lastTurns } from "../src/games/la_piramide/LastTurns.tsx";
import { quietCorner } from "../src/games/la_piramide/Overview.tsx";
import type { Drawings, Event } from "../src/games/la_piramide/pieces.ts";
import { say } from "../src/games/la_piramide/say.ts";

const told = (...types: string[]) =>
  lastTurn(
    types.map((type, place) => ({ type, place })),
    (event) => (event.type === "finished" ? null : `${event.type} ${(event as unknown as { place: number }).place}`),
    (event) => event.type !== "flipped",
  );

test("the last turn is told until something is told of the next one", () => {
  assert.deepEqual(told("flipped", "opened", "took"), ["opened 1", "took 2"]);
  assert.deepEqual(told("flipped", "opened", "took", "flipped"), ["opened 1", "took 2"]);
  assert.deepEqual(told("flipped", "opened", "took", "flipped", "finished"), ["opened 1", "took 2"]);
  assert.deepEqual(told("flipped", "opened", "flipped", "finished", "opened"), ["opened 4"]);
  assert.deepEqual(told(), []);
});

const rolled = (seat: number, value: number): Event => ({ type: "die-rolled", seat, value }) as Event;
const plagued = (seat: number): Event => ({ type: "plagued", seat }) as Event;
const moved: Event = { type: "moved", pawn: 0, path: [0, 1] } as unknown as Event;
const data = { squares: [] } as unknown as Drawings;
const name = (seat: number) => (seat === 0 ? null : "Ada");

test("the four latest things are told, the latest first, and walks are not", () => {
  const heard = [1, 2, 3, 4, 5].flatMap((value) => [rolled(1, value), moved]);
  assert.deepEqual(
    lastTurns(heard, (event) => say(event, data, name)),
    ["Ada rolled 5.", "Ada rolled 4.", "Ada rolled 3.", "Ada rolled 2."],
  );
});

test("oneself is you, as the one who acts and as the one it falls on", () => {
  assert.equal(say(rolled(0, 6), data, name), "You rolled 6.");
  assert.equal(say(plagued(0), data, name), "The plague fell on you.");
  assert.equal(say(plagued(1), data, name), "The plague fell on Ada.");
  assert.equal(say({ type: "burst", pawns: [2, 6] } as unknown as Event, data, name), "Your mummy and Ada\u2019s mummy burst.");
});

test("the overview lies where it covers least, in the upper left if it does not matter", () => {
  const window = { x: 100, y: 100, width: 390, height: 372, scale: 1 };
  const at = (x: number, y: number, weight = 1) => ({ at: { x: 100 + x, y: 100 + y }, weight });
  assert.equal(quietCorner(window, []), "");
  assert.equal(quietCorner(window, [at(50, 50)]), "right");
  assert.equal(quietCorner(window, [at(50, 50), at(350, 50)]), "low");
  assert.equal(quietCorner(window, [at(50, 50), at(350, 50), at(50, 350)]), "right low");
  assert.equal(quietCorner(window, [at(50, 50), at(350, 50, 3), at(50, 350, 2), at(350, 350, 2)]), "");
  assert.equal(quietCorner(window, [at(-50, 50)]), "", "what is out of sight is not covered");
});
