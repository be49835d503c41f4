// What the browser says of the luck of a match, against what it noted before.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { TableLuck } from "../src/types.ts";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  document: { querySelector: () => null, querySelectorAll: () => [] },
  location: { origin: "http://localhost", pathname: "/" },
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
});
const { hashed, joinTable, openTable, proofOf, noteRematch } = await import("../src/luck.ts");

const SECRET = "ab".repeat(32);
const HERS = "0a".repeat(16);
const HIS = "1b".repeat(16);
const TABLE = "PALM-REEF-1";
const noted = (commitment: string, share: string, match = 1) => kept.set("crocetta-luck", JSON.stringify([{ table: TABLE, commitment, match, share }]));
const luck = async (change: Partial<TableLuck> = {}): Promise<TableLuck> => ({ commitment: await hashed(SECRET, 1), match: 1, shares: [HERS, HIS, ""], secret: SECRET, ...change });

beforeEach(() => kept.clear());

test("it hashes as the server does", async () => {
  assert.equal(await hashed("7", 1), "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451");
  assert.equal(await hashed("7", 2), await hashed(await hashed("7", 1), 1));
});

test("what was noted before and is in it now proves it", async () => {
  const found = await luck();
  noted(found.commitment as string, HERS);
  assert.deepEqual(await proofOf(TABLE, found, true), { kind: "proven", mine: true, shares: 2, commitment: found.commitment, match: 1 });
});

test("a rematch leads to the same commitment", async () => {
  const commitment = await hashed(SECRET, 2);
  noted(commitment, HIS, 2);
  assert.deepEqual(await proofOf(TABLE, await luck({ commitment, match: 2 }), true), { kind: "proven", mine: true, shares: 2, commitment, match: 2 });
});

test("another secret, or a share left out, is found", async () => {
  const found = await luck();
  assert.deepEqual(await proofOf(TABLE, { ...found, secret: "cd".repeat(32) }, true), { kind: "wrong", what: "secret" });
  noted(found.commitment as string, "e".repeat(32));
  assert.deepEqual(await proofOf(TABLE, found, true), { kind: "wrong", what: "share" });
});

test("who took no part hears that it fits, and no more", async () => {
  const found = await luck();
  assert.deepEqual(await proofOf(TABLE, found, false), { kind: "proven", mine: false, shares: 2, commitment: found.commitment, match: 1 });
  assert.deepEqual(await proofOf(TABLE, await luck({ commitment: null, secret: null }), false), { kind: "plain" });
});

test("another commitment than the one noted for this table is found, though its secret fits", async () => {
  const found = await luck();
  noted(await hashed("cd".repeat(32), 1), HERS);
  assert.deepEqual(await proofOf(TABLE, found, true), { kind: "wrong", what: "commitment" });
  assert.deepEqual(await proofOf(TABLE, { ...found, commitment: null, secret: null }, true), { kind: "wrong", what: "commitment" });
  assert.equal((await proofOf("DUNE-PALM-2", found, true)).kind, "proven", "of another table nothing was noted");
});

test("a rematch is held to what was noted for the match before", async () => {
  noted(await hashed("cd".repeat(32), 2), HERS);
  globalThis.fetch = async () => Response.json({ code: "DUNE-PALM-2" });
  await noteRematch({ table: "1", code: TABLE, rematch: "DUNE-PALM-2" });
  assert.deepEqual(await proofOf("DUNE-PALM-2", await luck({ match: 2 }), true), { kind: "wrong", what: "commitment" });
});

test("the secret of another match is found, though it leads to the commitment", async () => {
  const commitment = await hashed(SECRET, 7);
  noted(commitment, HERS);
  assert.deepEqual(await proofOf(TABLE, await luck({ commitment, match: 7 }), true), { kind: "wrong", what: "match" });
  globalThis.fetch = async () => Response.json({ code: "DUNE-PALM-2" });
  await noteRematch({ table: "1", code: TABLE, rematch: "DUNE-PALM-2" });
  assert.deepEqual(await proofOf("DUNE-PALM-2", await luck({ commitment, match: 7 }), true), { kind: "wrong", what: "match" });
  const next = await luck({ commitment, match: 2, secret: await hashed(SECRET, 5) });
  assert.deepEqual(await proofOf("DUNE-PALM-2", next, true), { kind: "proven", mine: true, shares: 2, commitment, match: 2 });
});

test("a rematch of which nothing was noted proves something only if it is the next", async () => {
  const commitment = await hashed(SECRET, 7);
  noted(commitment, HERS);
  const of = async (match: number) => proofOf("DUNE-PALM-2", await luck({ commitment, match, secret: await hashed(SECRET, 7 - match) }), true);
  const mine = [await of(2), await of(3)].map((proof) => proof.kind === "proven" && proof.mine);
  assert.deepEqual(mine, [true, false]);
});

test("who joins again, because the answer was lost, sends the same share", async () => {
  const found = await luck();
  const sent = answering(found);
  await assert.rejects(joinTable({ table: "1", code: TABLE }));
  await assert.rejects(joinTable({ table: "1", code: TABLE }));
  const [first, second] = sent as { share: string }[];
  assert.match(first?.share ?? "", /^[0-9a-f]{32}$/);
  assert.deepEqual(second, first);
  assert.equal((await proofOf(TABLE, { ...found, shares: [first?.share ?? ""] }, true)).kind, "proven");
});

test("a table that was opened is noted before it is asked for, and by its code afterwards", async () => {
  const found = await luck();
  const sent = answering(found, { code: TABLE });
  await openTable({ game: "pyramids", seats: [] });
  const { luck: mine } = sent[0] as { luck: { share: string } };
  assert.deepEqual(JSON.parse(kept.get("crocetta-luck") ?? ""), [{ table: TABLE, commitment: found.commitment, match: 1, share: mine.share }]);
});

/** A server that tells its commitment; what is sent to it, and whether the answer arrives. */
function answering(luck: TableLuck, answer?: object): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, { method, body } = {}) => {
    if (method === "GET") return Response.json({ ...luck, ticket: "ticket" });
    assert.ok(kept.has("crocetta-luck"), "it is noted by now");
    sent.push(JSON.parse(String(body)));
    if (!answer) throw new TypeError("the line is lost");
    return Response.json(answer);
  };
  return sent;
}
