// How the page speaks: plurals, other languages and what is not translated yet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { preferred } from "../src/language.ts";
import { catalogue, list, need, speak } from "../src/words/index.ts";
// @ts-expect-error This catalogue belongs to the tests.
import toy from "words:toy";
// @ts-expect-error So does this part of it.
import tile from "words:toy/tile";

Object.assign(globalThis, { document: { documentElement: {} } });
const t = catalogue<string>(toy);
const unbroken = (words: string) => words.replaceAll("_", "\u00a0");

test("a message is filled in, without invisible marks around a name", () => {
  assert.equal(t("greeting", { name: "Ada" }), "Hello, Ada");
  assert.deepEqual([1, 2, 0].map((count) => t("crosses", { count })), ["1 cross", "2 crosses", "0 crosses"]);
});

test("the words of a game are fetched when it is played, its tile's with the page's own", async () => {
  await speak("pl");
  assert.equal(catalogue<string>(tile)("tile-title"), "Zabawka");
  assert.equal(t("crosses", { count: 1 }), "1 cross");
  await need(["toy"]);
  assert.equal(t("crosses", { count: 1 }), unbroken("1_krzyżyk"));
  await speak("en");
});

test("another language has plural forms of its own, and what it lacks is said in English", async () => {
  await speak("pl");
  assert.deepEqual([1, 3, 5, 22].map((count) => t("crosses", { count })), ["1_krzyżyk", "3_krzyżyki", "5_krzyżyków", "22_krzyżyki"].map(unbroken));
  assert.equal(t("only-english"), "Only in English");
  assert.equal(list(["Ada", "Bruno"]), "Ada i Bruno");
  await speak("en");
  assert.equal(t("greeting", { name: "Ada" }), "Hello, Ada");
});

test("no line of Polish ends with a number or a word of one letter", async () => {
  await speak("pl");
  assert.equal(t("greeting", { name: "Ada i ty, a w 2 turach i z Olą" }), unbroken("Cześć, Ada i_ty, a_w_2_turach i_z_Olą"));
  await speak("en");
  assert.equal(t("greeting", { name: "a 2 b" }), "Hello, a 2 b");
});

test("of two languages the one that was asked for last is spoken", async () => {
  await Promise.all([speak("pl"), speak("en")]);
  assert.equal(t("greeting", { name: "Ada" }), "Hello, Ada");
});

test("the browser's first language that we know is spoken", () => {
  assert.equal(preferred(["de-CH", "it-CH", "pl"]), "it");
  assert.equal(preferred(["PL"]), "pl");
  assert.equal(preferred(["de", "en-GB", "it"]), "en");
  assert.equal(preferred([]), "en");
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
