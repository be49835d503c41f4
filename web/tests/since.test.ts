// What was done to a player of La Piramide since the last turn, and what is said of acts that are not allowed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastTurns, withoutTheDeal } from "../src/games/la_piramide/LastTurns.tsx";
import type { Curse, Drawings, Event } from "../src/games/la_piramide/pieces.ts";
import { say } from "../src/games/la_piramide/say.ts";
import { sinceMyTurn } from "../src/games/la_piramide/since.ts";
import { eventsOf, standing } from "../src/table/story.ts";
import type { Told } from "../src/types.ts";
import { happened, undone } from "./making.ts";

const names = ["Me", "Ada", "Bruno"];
const data = { squares: [] } as unknown as Drawings;
const name = (seat: number) => (seat === 0 ? null : (names[seat] ?? ""));
const tell = (event: Event) => say(event, data, name);

const began = (seat: number, number: number): Event => ({ type: "turn-began", seat, number });
const rolled = (seat: number, value = 3): Event => ({ type: "die-rolled", seat, value });
const played = (seat: number, curse: Curse): Event => ({ type: "curse-played", seat, curse });
const moved = (pawn: number, squares = 3): Event => ({ type: "moved", pawn, path: Array.from({ length: squares + 1 }, (_, k) => k) });
const back = (...pawns: number[]): Event => ({ type: "sent-back", pawns });
const plagued = (seat: number): Event => ({ type: "plagued", seat, turns: 1 });
const lost = (seat: number): Event => ({ type: "turn-lost", seat });
const mine = [began(0, 1), rolled(0), moved(0), moved(2)];

/** At the beginning of my turn; three play and I began. */
const since = (...heard: Event[]) => sinceMyTurn(heard, 0, tell);

const UNDO = "undo";
type Acts = (Event[] | typeof UNDO)[];

/** Acts one by one, each with what came of it; each `UNDO` takes back the latest that still stands. */
function sinceActs(...acts: Acts): string[] {
  const told: Told[] = [];
  for (const act of acts) {
    const number = told.length + 1;
    told.push(act === UNDO ? undone(number, standing(told).at(-1)!.number) : happened(number, act));
  }
  return since(...(eventsOf(standing(told)) as Event[]));
}

test("a curse on my pawn is told with what came of it, and what fell on others is not", () => {
  const burst: Event = { type: "burst", pawns: [2, 6] };
  const heard = [...mine, began(1, 1), played(1, "plague"), plagued(2), lost(2), began(0, 2)];
  assert.deepEqual(since(...heard), []);
  const cursed = [...mine, began(1, 1), rolled(1), moved(4), moved(6), began(2, 1), played(2, "possession"), moved(2), burst, began(0, 2)];
  assert.deepEqual(since(...cursed), ["Bruno played Possession. Your mummy met Ada\u2019s mummy: both burst."]);
});

test("a walk is told only where nothing else came of it", () => {
  assert.deepEqual(since(...mine, began(1, 1), rolled(1), began(2, 1), played(2, "possession"), moved(0, 4), began(0, 2)), ["Bruno played Possession. Your slave moved 4 squares."]);
});

test("meetings, swaps and robberies are told, my own doings are not", () => {
  const heard = [
    ...mine,
    back(2, 4),
    began(1, 1),
    rolled(1),
    moved(6),
    back(6, 0),
    { type: "waits", pawn: 0 } as Event,
    began(2, 1),
    played(2, "grave-robber"),
    { type: "robbed", thief: 2, victim: 0, curse: "plague" } as Event,
    began(0, 2),
  ];
  assert.deepEqual(since(...heard), ["Ada\u2019s mummy caught your slave: both back to start. Your slave waits beside the board.", "Bruno played Grave robber. Bruno stole Plague from you."]);
  assert.deepEqual(since(...mine, began(1, 1), played(1, "change-of-bandages"), { type: "swapped", pawns: [0, 8] }, began(2, 1), rolled(2), began(0, 2)), [
    "Ada played Change of bandages. Your slave and Bruno\u2019s slave swapped places.",
  ]);
});

test("a turn lost to the plague is told once, with who sent it, when the next turn comes", () => {
  const heard = [...mine, began(1, 1), played(1, "plague"), plagued(0), began(2, 1), rolled(2), lost(0), began(1, 2), rolled(1), began(2, 2), rolled(2), began(0, 3)];
  assert.deepEqual(since(...heard), ["Ada played Plague. You lost a turn to the plague."]);
});

test("of many turns the latest three are told, and nothing of the time before", () => {
  const call = (turn: number): Event[] => [began(1 + (turn % 2), 1 + Math.floor(turn / 2)), played(1 + (turn % 2), "pharaohs-call"), back(turn % 4)];
  const before = [began(0, 1), rolled(0), ...call(0), ...call(1)];
  const plague = [began(0, 2), rolled(0), ...call(2), plagued(0), ...call(3), lost(0), ...call(4), ...call(5), began(0, 4)];
  assert.equal(since(...before, ...plague).length, 3);
  assert.deepEqual(since(...before, began(0, 2)).length, 2);
  assert.deepEqual(since(began(0, 1)), []);
});

test("what was taken back has not been done", () => {
  const roll: Event[][] = [mine, [began(1, 1)], [rolled(1), began(2, 1)], [rolled(2)], [moved(8)]];
  assert.deepEqual(sinceActs(...roll, [moved(10), back(10, 0), began(0, 2)], UNDO, [moved(10), began(0, 2)]), []);
  assert.deepEqual(sinceActs(...roll, [moved(10), began(0, 2)], UNDO, [moved(10), back(10, 0), began(0, 2)]), ["Bruno\u2019s mummy caught your slave: both back to start."]);
  const plague: Event[][] = [mine, [began(1, 1)], [rolled(1), began(2, 1)], [played(2, "plague")]];
  assert.deepEqual(sinceActs(...plague, [plagued(0), lost(0), began(1, 2)], UNDO, [plagued(1), began(0, 2)]), []);
  assert.deepEqual(sinceActs(...plague, [plagued(0), lost(0), began(1, 2)], UNDO, UNDO, [rolled(2)], [moved(8)], [moved(10), began(0, 2)]), []);
  const changedHisMind: Acts = [...plague, [plagued(1), began(0, 2)], UNDO, [plagued(0), lost(0), began(1, 2)], [rolled(1), began(2, 2)], [rolled(2), began(0, 3)]];
  assert.deepEqual(sinceActs(...changedHisMind), ["Bruno played Plague. You lost a turn to the plague."]);
});

test("nothing is told of a turn that the story has not come to yet", () => {
  assert.deepEqual(since(...mine, began(1, 1), played(1, "pharaohs-call"), back(0)), []);
});

test("the deal is not told card by card, a card that was won is", () => {
  const drawn = (seat: number): Event => ({ type: "card-drawn", seat });
  const dealt: Event[] = [{ type: "first-player", seat: 1 }, { type: "drew", seat: 0, curse: "plague", seen: false }, drawn(1), drawn(2), began(1, 1)];
  assert.deepEqual(lastTurns(dealt, tell), ["Ada starts."]);
  assert.deepEqual(lastTurns([...dealt, rolled(1, 1), drawn(1)], tell), ["Ada rolled a 1. Ada drew a curse.", "Ada starts."]);
  assert.deepEqual(withoutTheDeal(dealt), [dealt[0], dealt[4]]);
});

test("my own move is not told as somebody's curse after both were taken back", () => {
  const others: Event[][] = [[rolled(1)], [moved(4)], [moved(6), began(2, 1)], [rolled(2)], [moved(8)], [moved(10), began(0, 2)]];
  const [start, roll, ...moves] = mine;
  const my: Event[][] = [[start!], [roll!], [moves[0]!]];
  assert.deepEqual(sinceActs(...my, [moves[1]!, began(1, 1)], [played(1, "forced-march")], UNDO, UNDO, [moved(3, 2), began(1, 1)], ...others), []);
});

test("a pawn that waits is told of once, though it was put back and taken away again", () => {
  const waits: Event = { type: "waits", pawn: 0 };
  const met: Event[][] = [mine, [began(1, 1)], [rolled(1)], [moved(6), back(6, 0)]];
  const heard: Acts = [...met, [waits, began(2, 1)], UNDO, [waits, began(2, 1)], [rolled(2), began(0, 2)]];
  assert.deepEqual(sinceActs(...heard), ["Ada\u2019s mummy caught your slave: both back to start. Your slave waits beside the board."]);
});
