// Every word a person reads stands in a catalogue: no text in the sources of the page, no key without a message, no
// message without a use, and every message gets what it is filled with.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { catalogues, parsed } from "../fluent.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const python = join(web, "../src/crocetta");

const filesOf = (folder, ends) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => ends.test(name) && !/^(types|words\/keys\.d)\.ts$/.test(name))
    .map((name) => join(folder, name));

const sources = filesOf(join(web, "src"), /\.tsx?$/).map((path) => ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true));

function* nodesOf(node) {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

const where = (node) => {
  const file = node.getSourceFile();
  return `${relative(web, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText().trim().slice(0, 60)}`;
};

/** Attributes that are read aloud or shown. */
const READ = /^(title|alt|placeholder|label|hint|words|aria-(label|description|valuetext|roledescription|placeholder))$/;
const SENTENCE = /^[A-Z][a-z’']+ .*[a-z]/;
const hasWords = (text) => /\p{L}{2}/u.test(text);

/** The texts that an expression may come out as, as far as they stand in it. */
function textsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...textsOf(node.left).filter(() => node.operatorToken.kind === ts.SyntaxKind.PlusToken), ...textsOf(node.right)];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression) : [];
  return [];
}

function shownTexts(node) {
  if (ts.isJsxText(node)) return [node];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return textsOf(node);
  if (ts.isJsxAttribute(node) && node.initializer && READ.test(node.name.getText())) return textsOf(node.initializer);
  if (ts.isBinaryExpression(node) && node.left.getText() === "document.title") return textsOf(node.right);
  if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) return [node];
  return [];
}

test("no word stands outside the catalogues", () => {
  const found = sources.flatMap((source) => [...nodesOf(source)].flatMap(shownTexts)).filter(({ text }) => hasWords(text));
  assert.deepEqual(found.map(where), []);
});

const all = Object.fromEntries(await Promise.all(Object.entries(await catalogues()).map(async ([name, { en }]) => [name, await parsed(en)])));

/** The catalogues that a file speaks from: its game's and those of the games it builds on, or the platform's two. */
function spokenIn(path) {
  const [, game] = /src\/games\/(\w+)\//.exec(path) ?? [];
  return Object.entries(all).filter(([name]) => (game && game !== "plain") !== ["platform", "pages"].includes(name));
}

function parametersOf(message, body) {
  const found = new Set();
  const look = (part) => {
    if (Array.isArray(part)) part.forEach(look);
    else if (part && typeof part === "object") {
      if (part.type === "var") found.add(part.name);
      else if (part.type === "mesg") look(body.find(({ id }) => id === part.name)?.value);
      else Object.values(part).forEach(look);
    }
  };
  look(message.value);
  return found;
}

const SAYS = /^(t|words|game\.words|asked\.game\.words)$/;

test("every message is filled with what it asks for", () => {
  const wrong = [];
  let checked = 0;
  for (const source of sources)
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node) || !SAYS.test(node.expression.getText())) continue;
      const [first, given] = node.arguments;
      if (!first || (given && (!ts.isObjectLiteralExpression(given) || given.properties.some(ts.isSpreadAssignment)))) continue;
      const names = new Set(given ? given.properties.map((property) => property.name.getText().replace(/"/g, "")) : []);
      for (const { text: key } of textsOf(first).filter(ts.isStringLiteralLike)) {
        const messages = spokenIn(source.fileName).flatMap(([, body]) => body.filter(({ id }) => id === key).map((message) => parametersOf(message, body)));
        checked += 1;
        if (messages.length > 0 && messages.every((wanted) => [...wanted].some((name) => !names.has(name)))) wrong.push(where(node));
      }
    }
  assert.deepEqual(wrong, []);
  assert.ok(checked > 300, `only ${checked} calls were found`);
});

test("every message is said somewhere, and every key in the server and the terminal has a message", () => {
  const texts = [...filesOf(join(web, "src"), /\.tsx?$/), ...filesOf(python, /\.py$/)].map((path) => readFileSync(path, "utf8"));
  const whole = new Set(texts.flatMap((text) => [...text.matchAll(/["'`]([a-zA-Z][\w-]*)["'`]/g)].map(([, key]) => key)));
  const begun = new Set(texts.flatMap((text) => [...text.matchAll(/["'`]((?:[a-z]+-)+)(?:\$?\{)/g)].map(([, head]) => head)));
  const heads = [...begun];
  const silent = Object.entries(all).flatMap(([name, body]) => {
    const referred = new Set([...JSON.stringify(body).matchAll(/"type":"mesg","name":"([\w-]+)"/g)].map(([, id]) => id));
    const said = ({ id }) => id.startsWith("-") || whole.has(id) || referred.has(id) || heads.some((head) => id.startsWith(head)) || endsLikeData(id, whole, texts);
    return body.filter((message) => !said(message)).map(({ id }) => `${name}: ${id}`);
  });
  assert.deepEqual(silent, []);
  const keys = new Set(all.platform.map(({ id }) => id));
  const named = texts.flatMap((text) => [...text.matchAll(/["']((?:problem|undo)-[a-z-]+)["']/g)].map(([, key]) => key));
  assert.deepEqual(named.filter((key) => !keys.has(key)), []);
});

/** A key such as `awakening-does`, made of a name in the data and an ending. */
function endsLikeData(id, whole, texts) {
  const cut = id.lastIndexOf("-");
  return cut > 0 && whole.has(id.slice(0, cut)) && texts.some((text) => text.includes(`}${id.slice(cut)}\``) || text.includes(`}${id.slice(cut)}"`));
}
