// How the page speaks: plurals, other languages and what is not translated yet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue, list, speak } from "../src/words/index.ts";
// @ts-expect-error This catalogue belongs to the tests.
import toy from "words:toy";
// @ts-expect-error So does this part of it.
import tile from "words:toy/tile";

Object.assign(globalThis, { document: { documentElement: {} } });
const t = catalogue<string>(toy);

test("a message is filled in, without invisible marks around a name", () => {
  assert.equal(t("greeting", { name: "Ada" }), "Hello, Ada");
  assert.deepEqual([1, 2, 0].map((count) => t("crosses", { count })), ["1 cross", "2 crosses", "0 crosses"]);
});

test("another language has plural forms of its own, and what it lacks is said in English", async () => {
  await speak("pl");
  assert.deepEqual([1, 3, 5, 22].map((count) => t("crosses", { count })), ["1 krzyżyk", "3 krzyżyki", "5 krzyżyków", "22 krzyżyki"]);
  assert.equal(t("only-english"), "Only in English");
  assert.equal(catalogue<string>(tile)("tile-title"), "Zabawka");
  assert.equal(list(["Ada", "Bruno"]), "Ada i Bruno");
  await speak("en");
  assert.equal(t("greeting", { name: "Ada" }), "Hello, Ada");
});

test("what came as data may have no words", () => {
  assert.equal(t.find("greeting", { name: "Ada" }), "Hello, Ada");
  assert.equal(t.find("unheard-of"), null);
  assert.equal(t.find("tile-title"), null, "words of the home page are apart");
});

test("a key or parameter that is missing is an error that tests hear of", async () => {
  const heard: string[] = [];
  const others = process.rawListeners("uncaughtException") as ((error: Error) => void)[];
  process.removeAllListeners("uncaughtException");
  process.on("uncaughtException", (error: Error) => heard.push(error.message));
  t("unheard-of");
  t("greeting");
  await new Promise((resolve) => setTimeout(resolve, 1));
  process.removeAllListeners("uncaughtException");
  for (const other of others) process.on("uncaughtException", other);
  assert.equal(heard.length, 2);
  assert.match(heard[0]!, /unheard-of: .*no such message/);
  assert.match(heard[1]!, /greeting: .*\$name/);
});
