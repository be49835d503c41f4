// What was done to a player of La Piramide since the last turn, and what is said of acts that are not allowed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastTurns, withoutTheDeal } from "../src/games/la_piramide/LastTurns.tsx";
import type { Curse, Drawings, Event, View } from "../src/games/la_piramide/pieces.ts";
import { refused } from "../src/games/la_piramide/refused.ts";
import { say } from "../src/games/la_piramide/say.ts";
import { sinceMyTurn } from "../src/games/la_piramide/since.ts";

const names = ["Me", "Ada", "Bruno"];
const data = { squares: [] } as unknown as Drawings;
const name = (seat: number) => (seat === 0 ? null : (names[seat] ?? ""));
const tell = (event: Event) => say(event, data, name);

const began = (seat: number, number: number): Event => ({ type: "turn-began", seat, number });
const rolled = (seat: number, value = 3): Event => ({ type: "die-rolled", seat, value });
const played = (seat: number, curse: Curse): Event => ({ type: "curse-played", seat, curse });
const moved = (pawn: number, squares = 3): Event => ({ type: "moved", pawn, path: Array.from({ length: squares + 1 }, (_, k) => k) });
const back = (...pawns: number[]): Event => ({ type: "sent-back", pawns });
const plagued = (seat: number): Event => ({ type: "plagued", seat });
const lost = (seat: number): Event => ({ type: "turn-lost", seat });
const mine = [began(0, 1), rolled(0), moved(0), moved(2)];

/** At the beginning of this turn of all; three play and I began. */
const since = (turn: number, ...heard: Event[]) => {
  const view = { first: 0, turn, families: ["eye", "scarab", "lotus"] } as unknown as View;
  return sinceMyTurn(view, heard, 0, tell);
};

test("a curse on my pawn is told with what came of it, and what fell on others is not", () => {
  const burst: Event = { type: "burst", pawns: [2, 6] };
  const heard = [...mine, began(1, 1), played(1, "plague"), plagued(2), lost(2), began(0, 2)];
  assert.deepEqual(since(3, ...heard), []);
  const cursed = [...mine, began(1, 1), rolled(1), moved(4), moved(6), began(2, 1), played(2, "possession"), moved(2), burst, began(0, 2)];
  assert.deepEqual(since(3, ...cursed), ["Bruno played Possession. Your mummy and Ada\u2019s mummy burst."]);
});

test("a walk is told only where nothing else came of it", () => {
  assert.deepEqual(since(3, ...mine, began(1, 1), rolled(1), began(2, 1), played(2, "possession"), moved(0, 4), began(0, 2)), ["Bruno played Possession. Your slave went 4 squares."]);
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
  assert.deepEqual(since(3, ...heard), ["Ada\u2019s mummy and your slave went back to start. Your slave waits beside the board.", "Bruno played Grave robber. Bruno took Plague from you."]);
  assert.deepEqual(since(3, ...mine, began(1, 1), played(1, "change-of-bandages"), { type: "swapped", pawns: [0, 8] }, began(2, 1), rolled(2), began(0, 2)), [
    "Ada played Change of bandages. Your slave and Bruno\u2019s slave changed places.",
  ]);
});

test("a turn lost to the plague is told once, with who sent it, when the next turn comes", () => {
  const heard = [...mine, began(1, 1), played(1, "plague"), plagued(0), began(2, 1), rolled(2), lost(0), began(1, 2), rolled(1), began(2, 2), rolled(2), began(0, 3)];
  assert.deepEqual(since(6, ...heard), ["Ada played Plague. You lost a turn to the plague."]);
});

test("of many turns the latest three are told, and nothing of the time before", () => {
  const call = (turn: number): Event[] => [began(1 + (turn % 2), 1 + Math.floor(turn / 2)), played(1 + (turn % 2), "pharaohs-call"), back(turn % 4)];
  const before = [began(0, 1), rolled(0), ...call(0), ...call(1)];
  const plague = [began(0, 2), rolled(0), ...call(2), plagued(0), ...call(3), lost(0), ...call(4), ...call(5), began(0, 4)];
  assert.equal(since(9, ...before, ...plague).length, 3);
  assert.deepEqual(since(3, ...before, began(0, 2)).length, 2);
  assert.deepEqual(since(0, began(0, 1)), []);
});

test("what was taken back has not been done", () => {
  const roll = [...mine, began(1, 1), rolled(1), began(2, 1), rolled(2), moved(8)];
  assert.deepEqual(since(3, ...roll, moved(10), back(10, 0), began(0, 2), moved(10), began(0, 2)), []);
  assert.deepEqual(since(3, ...roll, moved(10), began(0, 2), moved(10), back(10, 0), began(0, 2)), ["Bruno\u2019s mummy and your slave went back to start."]);
  const plague = [...mine, began(1, 1), rolled(1), began(2, 1), played(2, "plague")];
  assert.deepEqual(since(3, ...plague, plagued(0), lost(0), began(1, 2), plagued(1), began(0, 2)), []);
  assert.deepEqual(since(3, ...plague, plagued(0), lost(0), began(1, 2), rolled(2), moved(8), moved(10), began(0, 2)), []);
  const changedHisMind = [...plague, plagued(1), began(0, 2), plagued(0), lost(0), began(1, 2), rolled(1), began(2, 2), rolled(2), began(0, 3)];
  assert.deepEqual(since(6, ...changedHisMind), ["Bruno played Plague. You lost a turn to the plague."]);
});

test("nothing is told of a turn that the story has not come to yet", () => {
  assert.deepEqual(since(3, ...mine, began(1, 1), played(1, "pharaohs-call"), back(0)), []);
});

test("the deal is not told card by card, a card that was won is", () => {
  const drawn = (seat: number): Event => ({ type: "card-drawn", seat });
  const dealt: Event[] = [{ type: "first-player", seat: 1 }, { type: "drew", seat: 0, curse: "plague", seen: false }, drawn(1), drawn(2), began(1, 1)];
  assert.deepEqual(lastTurns(dealt, tell), ["Ada began."]);
  assert.deepEqual(lastTurns([...dealt, rolled(1, 1), drawn(1)], tell), ["Ada drew a curse.", "Ada rolled 1.", "Ada began."]);
  assert.deepEqual(withoutTheDeal(dealt), [dealt[0], dealt[4]]);
});

const clause = "There are nine curses. \u201cAny pawn\u201d includes an opponent\u2019s. 1. **Secret passage**: up to 3 squares. 2. **Restless dead**: up to 6 squares (LP-17). 9. **Plague**: with two players you play again.";

test("of the clause about all curses only the part about the one at hand is quoted", () => {
  const quoted = (curse: Curse | null, of = "LP-20") => refused({ clause: of, message: "No", text: clause }, curse).text;
  assert.equal(quoted("restless-dead"), "2. **Restless dead**: up to 6 squares (LP-17).");
  assert.equal(quoted("plague"), "9. **Plague**: with two players you play again.");
  assert.equal(quoted(null), clause);
  assert.equal(quoted("plague", "LP-25"), clause);
});

test("a square is not named by what the board does not show", () => {
  const said = (message: string) => refused({ clause: "LP-6", message, text: "" }, null).message;
  assert.equal(said("Row 7, column 10 (j7) is too far; the pawn moves exactly 2"), "that square is too far; the pawn moves exactly 2");
  assert.equal(said("Walls are in the way to row 7, column 10 (j7); go around them"), "Walls are in the way to that square; go around them");
});

test("my own move is not told as somebody's curse after both were taken back", () => {
  const others = [began(1, 1), rolled(1), moved(4), moved(6), began(2, 1), rolled(2), moved(8), moved(10)];
  assert.deepEqual(since(3, ...mine, began(1, 1), played(1, "forced-march"), moved(3, 2), ...others, began(0, 2)), []);
});

test("a pawn that waits is told of once, though it was put back and taken away again", () => {
  const waits: Event = { type: "waits", pawn: 0 };
  const heard = [...mine, began(1, 1), rolled(1), moved(6), back(6, 0), waits, waits, began(2, 1), rolled(2), began(0, 2)];
  assert.deepEqual(since(3, ...heard), ["Ada\u2019s mummy and your slave went back to start. Your slave waits beside the board."]);
});
