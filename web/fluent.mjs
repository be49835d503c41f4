/**
 * Words in the page. `words:platform` is src/crocetta/words, `words:pages` are those of lazily loaded pages (in `pages`
 * there), `words:<game>` the words of a game's folder; catalogues are
 * parsed while the page is built, so the parser stays out of it. What begins with `tile-` is for the home page and comes
 * alone as `words:<game>/tile`, what begins with `learn-` for coach and guide as `words:<game>/learn`; what begins with
 * `terminal-` never leaves the terminal. English is part of the script that says it. Of every other language each catalogue
 * is a chunk, `words:<language>-<name>`, loaded when somebody speaks it and needs that catalogue; the platform's has the
 * tiles of all games with it.
 *
 * `node fluent.mjs` writes the keys as types, so that a key that is not in a catalogue does not compile.
 */
import { FluentResource } from "@fluent/bundle";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rules } from "./games.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const source = join(web, "../src/crocetta");
const FILE = /^(?:words\.)?([a-z]{2})\.ftl$/;

/** Every catalogue file by catalogue and language: { platform: { en: "…/words/en.ftl" }, pyramids: { … } }. */
export async function catalogues(more = {}) {
  const folders = { platform: join(source, "words"), pages: join(source, "words/pages"), ...rules(), ...more };
  const found = {};
  for (const [name, folder] of Object.entries(folders)) {
    const files = (await readdir(folder)).filter((file) => FILE.test(file));
    if (files.length > 0) found[name] = Object.fromEntries(files.map((file) => [FILE.exec(file)[1], join(folder, file)]));
  }
  return found;
}

/** The messages of a file. The parser leaves out what it cannot read, so that what is missing is told here. */
export async function parsed(path) {
  const text = await readFile(path, "utf8");
  const { body } = new FluentResource(text);
  const written = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
  const read = new Set(body.map(({ id }) => id));
  const wrong = written.filter((id, place) => !read.has(id) || written.indexOf(id) !== place);
  if (wrong.length > 0 || read.size !== written.length) throw new Error(`${path}: cannot read ${wrong.join(", ") || "a line without a key"}`);
  return body;
}

const isTerm = ({ id }) => id.startsWith("-");
const inPage = (message) => !/^(terminal|push)-/.test(message.id);
const APART = ["tile", "learn"];
const partOf = ({ id }) => APART.find((part) => id.startsWith(`${part}-`)) ?? "table";
const inPart = (part) => (message) => isTerm(message) || (inPage(message) && partOf(message) === part);

/** The plugin for esbuild; `more` are folders with further catalogues, by name. */
export const fluent = (more = {}) => ({
  name: "fluent",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice("words:".length), namespace: "words" }));
    onLoad({ filter: /.*/, namespace: "words" }, async ({ path }) => {
      const all = await catalogues(more);
      const watchFiles = Object.values(all).flatMap((languages) => Object.values(languages));
      return { contents: await contents(path, all), loader: "js", resolveDir: web, watchFiles };
    });
  },
});

async function contents(path, all) {
  const languages = [...new Set(Object.values(all).flatMap(Object.keys))].filter((language) => language !== "en").sort();
  if (path === "languages") return `export default { ${languages.map((each) => `${each}: ${loaders(each, all)}`).join(", ")} };`;
  const [, language, only] = /^([a-z]{2})-(\w+)$/.exec(path) ?? [];
  if (language) return `export default ${JSON.stringify(await translated(language, only, all))};`;
  const [name, part = "table"] = path.split("/");
  const body = (await parsed(all[name].en)).filter(inPart(part));
  return `export default ${JSON.stringify({ name, body })};`;
}

const loaders = (language, all) =>
  `{ ${Object.keys(all).filter((name) => all[name][language]).map((name) => `${name}: () => import("words:${language}-${name}")`).join(", ")} }`;

/** The bodies that one chunk brings, by catalogue. */
async function translated(language, only, all) {
  const wanted = (name) => (name === only ? inPage : inPart("tile"));
  const spoken = Object.entries(all).filter(([name, files]) => files[language] && (name === only || only === "platform"));
  const bodies = await Promise.all(spoken.map(async ([name, files]) => [name, (await parsed(files[language])).filter(wanted(name))]));
  return Object.fromEntries(bodies);
}

/** The keys of every catalogue as types: `declare module "words:pyramids"`. */
export async function keys(more = {}) {
  const modules = [];
  for (const [name, files] of Object.entries(await catalogues(more))) {
    const body = await parsed(files.en);
    for (const part of ["table", ...APART]) {
      const ids = body.filter((message) => !isTerm(message) && inPart(part)(message)).map(({ id }) => JSON.stringify(id));
      if (ids.length === 0) continue;
      const path = part === "table" ? name : `${name}/${part}`;
      modules.push(`declare module "words:${path}" {\n  const words: { name: string; body: unknown; keys?: ${ids.join(" | ")} };\n  export default words;\n}\n`);
    }
  }
  return modules.join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(join(web, "src/words/keys.d.ts"), await keys());
