// The last turns and what is asked, in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choice } from "../src/games/expeditions/choice.ts";
import { lastTurn } from "../src/games/expeditions/LastTurn.tsx";
import { prompt } from "../src/games/expeditions/prompts.ts";
import chosen from "../src/games/la_piramide/choice.ts";
import { lastTurns } from "../src/games/la_piramide/LastTurns.tsx";
import type { Drawings, Event } from "../src/games/la_piramide/pieces.ts";
import { say } from "../src/games/la_piramide/say.ts";
import { t as digging } from "../src/games/pyramids/messages.ts";
import type { Maps } from "../src/games/silver_and_gold/maps.ts";
import { type Event as MapEvent, say as sayMaps } from "../src/games/silver_and_gold/say.ts";

const told = (...types: string[]) =>
  lastTurn(
    types.map((type, place) => ({ type, seat: place })),
    (event) => (event.type === "finished" ? null : `${event.type} ${event.seat}`),
    (event) => event.type !== "flipped",
  );

test("the last turn is told until something is told of the next one", () => {
  assert.deepEqual(told("flipped", "opened", "took"), ["opened 1", "took 2"]);
  assert.deepEqual(told("flipped", "opened", "took", "flipped"), ["opened 1", "took 2"]);
  assert.deepEqual(told("flipped", "opened", "took", "flipped", "finished"), ["opened 1", "took 2"]);
  assert.deepEqual(told("flipped", "opened", "flipped", "finished", "opened"), ["opened 4"]);
  assert.deepEqual(told(), []);
});

test("every player's act is told, what belongs together in one paragraph, the oldest first", () => {
  const heard = (...events: [string, number][]) =>
    lastTurn(events.map(([type, seat]) => ({ type, seat })), ({ type, seat }) => `${type} ${seat}.`, ({ type }) => type === "took");
  assert.deepEqual(heard(["flipped", 0], ["opened", 0], ["took", 0], ["flipped", 0], ["opened", 0], ["ended", 0]), ["opened 0."]);
  assert.deepEqual(heard(["laid", 0], ["flipped", 0], ["opened", 0], ["opened", 1], ["took", 1], ["took", 0]), ["opened 0. took 0.", "opened 1. took 1."]);
  assert.deepEqual(heard(["laid", 0], ["flipped", 0], ["finished", 0]), []);
});

const table = { seat: 0, pencil: { marks: [], owed: 0, done: false }, queue: [], to_take: 0 };
const strip = (view: object, over: object = {}) =>
  prompt({
    game: { words: digging },
    view: { ...table, ...view },
    players: [],
    seat: 0,
    shown: 0,
    toAct: [],
    expedition: { shape: "corner-3", rows: ["x.", "xx"] },
    placing: { marking: true, onlySingles: false, single: false, pending: null },
    chosen: 0,
    review: false,
    ...over,
  } as unknown as Parameters<typeof prompt>[0]);

test("the cards are dealt at the start only; later the display is filled up", () => {
  assert.equal(strip({ phase: "deal" }).title, "Dealing the cards");
  assert.equal(strip({ phase: "refill" }).title, "Refilling the display");
});

test("in a review nobody is waited for or watched", () => {
  const players = [{ seat: 0, name: "Ada", playedBy: "Ada" }];
  const reviewed = (view: object) => strip(view, { players, seat: null, toAct: [0], review: true });
  const pencil = { marks: [{}], owed: 1, done: false };
  assert.deepEqual(strip({ phase: "keep", kept: null }, { players, seat: null, toAct: [0] }), { title: "Waiting for Ada", text: "You are watching Ada." });
  assert.deepEqual(reviewed({ phase: "keep", kept: null }), { title: "Pick 2 pyramids to dig.", text: "" });
  assert.deepEqual(reviewed({ phase: "mark" }), { title: "Corner", text: "" });
  assert.deepEqual(reviewed({ phase: "mark", pencil }), { title: "Bonus! Dig 1 more cell.", text: "" });
});

const words = { inShort: ({ number }: { number: number }) => `pyramid ${number}`, size: () => "1 cell" } as unknown as Parameters<typeof choice>[0];
const chambers = { cards: [1, 2, 3, 4].map((number) => ({ number })), expeditions: [{ shape: "corner-3" }] } as unknown as Parameters<typeof choice>[3];
const seen = (view: object) => ({ seat: 0, hand: [4, 3], display: [2], used: [0], pencil: { owed: 0 }, sheets: [{ slots: [{ card: 1 }, { card: 2 }] }], ...view }) as unknown as Parameters<typeof choice>[2];

test("a review says of what kind a choice was, and the act by what the board shows", () => {
  const mark = (cells: number, view: object = {}) => choice(words, { type: "mark", slot: 1, cells }, seen(view), chambers);
  assert.deepEqual(mark(7), { kind: "Shape", act: "Corner, pyramid 2" });
  assert.deepEqual(mark(4), { kind: "Shape", act: "1 cell, pyramid 2" });
  assert.equal(mark(4, { pencil: { owed: 1 } }).kind, "Bonus");
  assert.equal(mark(4, { sheets: [{ slots: [{ card: 2 }, { card: 2 }] }] }).act, "1 cell, right card");
  assert.deepEqual(choice(words, { type: "keep", first: 0, second: 1 }, seen({}), chambers), { kind: "First cards", act: "pyramid 3 and pyramid 4" });
  assert.equal(choice(words, { type: "keep", first: 0, second: 1 }, seen({ hand: [3, 4] }), chambers).act, "pyramid 3 and pyramid 4", "other cards that read alike");
  assert.equal(choice(words, { type: "keep", first: 0, second: 1 }, seen({ hand: [4, 4] }), chambers).act, "2 × pyramid 4");
  assert.deepEqual(choice(words, { type: "take", place: 0 }, seen({}), chambers), { kind: "New card", act: "pyramid 2" });
});

test("a review says how much nearer an exit a slave came, and of a curse which it was", () => {
  const seen = (phase: object) => ({ phase, pawns: [0, 1, 2, 0] }) as unknown as Parameters<typeof chosen>[1];
  const ways = { ways: [5, 3, 5, 9] } as unknown as Drawings;
  const move = (pawn: number, to: number) => chosen({ type: "move", pawn, to }, seen({ type: "slave-moves", pips: 2 }), ways, () => "Ada");
  assert.deepEqual(move(0, 1), { kind: "Slave", act: "Ada’s slave, 2 steps closer to an exit" });
  assert.equal(move(0, 3).act, "Ada’s slave, 4 steps farther from an exit");
  assert.equal(move(0, 2).act, "Ada’s slave, no closer to an exit");
  assert.equal(move(0, -1).act, "Ada’s slave gets out");
  assert.equal(move(3, 1).act, "Ada’s mummy");
  assert.equal(chosen({ type: "pick", pawn: 0 }, seen({ type: "picking", curse: "possession" }), ways, () => "Ada").kind, "Possession");
});

test("who has dug nothing yet is told where to begin", () => {
  const holding = (...marked: number[]) => ({ phase: "mark", sheets: [{ slots: marked.map((cells, card) => ({ card, marked: cells })), completed: [] }] });
  assert.equal(strip(holding(0, 0)).text, "Start at an entrance: dig the shape there, or just that cell.");
  assert.equal(strip(holding(0, 4)).text, "Dig the shape next to a dug cell, or just 1 cell.");
});

test("two maps are laid open, each with its article, or two alike", () => {
  const maps = { cards: [{ colour: "orange" }, { colour: "grey" }, { colour: "grey" }], expeditions: [] } as unknown as Maps;
  const laid = (...cards: number[]) => sayMaps({ type: "laid", seat: 1, cards } as unknown as MapEvent, maps, () => "Ada");
  assert.equal(laid(1, 2), "Ada picked an orange map and a grey map.");
  assert.equal(laid(2, 3), "Ada picked 2 grey maps.");
});

const rolled = (seat: number, value: number): Event => ({ type: "die-rolled", seat, value }) as Event;
const plagued = (seat: number): Event => ({ type: "plagued", seat, turns: 1 }) as Event;
const moved = (pawn: number): Event => ({ type: "moved", pawn, path: [0, 1] }) as unknown as Event;
const data = { squares: [] } as unknown as Drawings;
const name = (seat: number) => (seat === 0 ? null : "Ada");

test("the four latest turns are told, the latest first, within a turn the oldest first", () => {
  const began = { type: "turn-began", seat: 1, number: 1 } as unknown as Event;
  const heard = [1, 2, 3, 4, 5].flatMap((value) => [began, rolled(1, value)]);
  assert.deepEqual(
    lastTurns([...heard, plagued(1)], (event) => say(event, data, name)),
    ["Ada rolled a 5. The plague hit Ada: next turn lost.", "Ada rolled a 4.", "Ada rolled a 3.", "Ada rolled a 2."],
  );
});

test("one sentence tells which pawns the die moved, another whom a curse moved", () => {
  const told = (...events: Event[]) => lastTurns([{ type: "turn-began", seat: 1, number: 1 } as unknown as Event, ...events], (event) => say(event, data, name));
  assert.deepEqual(told(rolled(1, 4), moved(4), moved(6)), ["Ada rolled a 4. Slave and mummy moved."]);
  assert.deepEqual(told(rolled(1, 4), moved(6)), ["Ada rolled a 4. Mummy moved."]);
  const cursed = { type: "curse-played", seat: 1, curse: "possession" } as unknown as Event;
  assert.deepEqual(told(cursed, moved(0)), ["Ada played Possession. Your slave moved 1 square."]);
  const caught = { type: "sent-back", pawns: [6, 0] } as unknown as Event;
  const put = (pawn: number) => ({ type: "put-back", pawn, square: 3 }) as unknown as Event;
  const met = "Ada rolled a 4. Mummy moved. Ada\u2019s mummy caught your slave: both back to start.";
  assert.deepEqual(told(rolled(1, 4), moved(6), caught, put(6), put(0)), [met]);
  assert.deepEqual(told(rolled(1, 4), put(4)), ["Ada rolled a 4. Ada\u2019s slave is back on the board."]);
});

test("oneself is you, as the one who acts and as the one it falls on", () => {
  assert.equal(say(rolled(0, 6), data, name), "You rolled a 6.");
  assert.equal(say(plagued(0), data, name), "The plague hit you: you lose your next turn.");
  assert.equal(say(plagued(1), data, name), "The plague hit Ada: next turn lost.");
  assert.equal(say({ type: "burst", pawns: [2, 6] } as unknown as Event, data, name), "Your mummy met Ada\u2019s mummy: both burst.");
});
