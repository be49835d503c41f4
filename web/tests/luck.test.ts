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
const { hashed, proofOf } = await import("../src/luck.ts");

const SECRET = "ab".repeat(32);
const HERS = "0a".repeat(16);
const HIS = "1b".repeat(16);
const noted = (commitment: string, share: string) => kept.set("crocetta-luck", JSON.stringify([{ commitment, share }]));
const luck = async (change: Partial<TableLuck> = {}): Promise<TableLuck> => ({ commitment: await hashed(SECRET, 1), match: 1, shares: [HERS, HIS, ""], secret: SECRET, ...change });

beforeEach(() => kept.clear());

test("it hashes as the server does", async () => {
  assert.equal(await hashed("7", 1), "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451");
  assert.equal(await hashed("7", 2), await hashed(await hashed("7", 1), 1));
});

test("what was noted before and is in it now proves it", async () => {
  const found = await luck();
  noted(found.commitment as string, HERS);
  assert.deepEqual(await proofOf(found, true), { kind: "proven", mine: true, shares: 2, commitment: found.commitment });
});

test("a rematch leads to the same commitment", async () => {
  const commitment = await hashed(SECRET, 2);
  noted(commitment, HIS);
  assert.deepEqual(await proofOf(await luck({ commitment, match: 2 }), true), { kind: "proven", mine: true, shares: 2, commitment });
});

test("another secret, or a share left out, is found", async () => {
  const found = await luck();
  assert.deepEqual(await proofOf({ ...found, secret: "cd".repeat(32) }, true), { kind: "wrong", what: "secret" });
  noted(found.commitment as string, "e".repeat(32));
  assert.deepEqual(await proofOf(found, true), { kind: "wrong", what: "share" });
});

test("who took no part hears that it fits, and no more", async () => {
  const found = await luck();
  assert.deepEqual(await proofOf(found, false), { kind: "proven", mine: false, shares: 2, commitment: found.commitment });
  assert.deepEqual(await proofOf(await luck({ commitment: null, secret: null }), false), { kind: "plain" });
});
