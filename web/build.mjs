/**
 * Builds the page into the server's static folder: one hashed style sheet, one script for the frame and one for each
 * game, the fonts, and index.html with the symbol set inside (a pattern can only be used from its own document).
 */
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { drawn } from "./drawn.mjs";
import { catalogues, fluent, keys } from "./fluent.mjs";
import { furtherBoards, games } from "./games.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const out = process.env.CROCETTA_STATIC || join(web, "../src/crocetta/server/static");
const assets = join(out, "assets");
/** For everything that a table of one game loads, in the language with the longest words. */
const BUDGET = 150_000;
/** Other pages, and what is fetched when somebody opens it, wants to learn, to look back, to print, or to hear something. */
const ON_DEMAND =
  /^(lesson|guide|Coach|GuidePage|Home|ReplayPage|FilePage|PrintPage|FlipPage|MinePage|BoardPage|ChallengePage|ComparePage|Daily|Contest|printed|Flipper|Scores|PlayOn|Share|Sheets|Picture|picture|ReviewPanel|choice|ChatPanel|End|Menu|synthesiser)-/;
/** A chunk of words is named by its language and its catalogue. */
const TRANSLATION = /^[a-z]{2}-/;

const shared = {
  bundle: true,
  minify: true,
  write: false,
  outdir: assets,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  target: ["es2020", "chrome90", "firefox90", "safari15"],
  logLevel: "warning",
};

const script = {
  ...shared,
  entryPoints: { main: join(web, "src/main.tsx"), offline: join(web, "src/offline/boot.ts"), worker: join(web, "src/offline/worker.ts") },
  format: "esm",
  splitting: true,
  metafile: true,
  plugins: [drawn, fluent(), games],
  nodePaths: [join(web, "node_modules")],
  sourcemap: process.argv.includes("--watch") ? "inline" : false,
  loader: { ".svg": "text", ".css": "empty", ".lazy.css": "file" },
};

/** What keeps the site for the next visit (which files, `crocetta site` writes before it), and what leads a server's page there. */
const services = {
  ...shared,
  entryPoints: { service: join(web, "src/offline/service.ts"), "app-service": join(web, "src/app/service.ts") },
  entryNames: "[name]",
  format: "iife",
};

/** Every style sheet but those of lazily loaded pages (`*.lazy.css`), the look first, so that no game has to be imported for its colours. */
async function style() {
  const look = ["tokens", "fonts", "base", "parts"].map((name) => join(web, `src/look/${name}.css`));
  const folders = [join(web, "src"), ...furtherBoards()];
  const found = (await Promise.all(folders.map(sheets))).flat().filter((file) => !look.includes(file)).sort();
  const contents = [...look, ...found].map((file) => `@import "./${relative(web, file)}";`).join("\n");
  return {
    ...shared,
    stdin: { contents, loader: "css", resolveDir: web, sourcefile: "style.css" },
    entryNames: "style-[hash]",
    loader: { ".woff2": "file" },
  };
}

async function sheets(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.lazy)\.css$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** What the first script imports, in turn, as far as it is wanted. */
function imported({ outputs }, wanted) {
  const found = new Set();
  const look = (path) => {
    for (const { path: next, kind } of outputs[path].imports)
      if (wanted(basename(next), kind) && !found.has(next)) {
        found.add(next);
        look(next);
      }
  };
  look(Object.keys(outputs).find((path) => outputs[path].entryPoint?.endsWith("main.tsx")));
  return [...found].map((path) => basename(path));
}

/** Asked for with the first script and not after it. */
const neededFirst = (made) => imported(made, (_, kind) => kind === "import-statement");

async function page(names, first) {
  const one = (pattern) => names.find((name) => pattern.test(name));
  const symbols = (await readFile(join(web, "src/look/symbols.svg"), "utf8")).replace(/<!--[\s\S]*?-->/g, "").replace(/\n+/g, "");
  const preloads = names
    .filter((name) => /^alegreya.*-latin-[58]00.*woff2$/.test(name))
    .map((name) => `<link rel="preload" href="assets/${name}" as="font" type="font/woff2" crossorigin>`)
    .concat(first.map((name) => `<link rel="modulepreload" href="assets/${name}">`));
  const drawing = icon(symbols);
  const sign = `icon-${hash(drawing)}.svg`;
  const turn = drawing.replace("</svg>", TURN);
  const turnSign = `turn-${hash(turn)}.svg`;
  const pictures = await copyIcons();
  const html = (await readFile(join(web, "src/index.html"), "utf8"))
    .replace("{{style}}", `assets/${one(/^style-.*\.css$/)}`)
    .replace("{{script}}", `assets/${one(/^main-.*\.js$/)}`)
    .replace("{{icon}}", `assets/${sign}`)
    .replace("{{turn}}", `assets/${turnSign}`)
    .replace("{{touch}}", `assets/${pictures.find((name) => name.startsWith("apple-touch-"))}`)
    .replace("{{preloads}}", preloads.join(""))
    .replace("{{symbols}}", () => symbols);
  await writeFile(join(out, "index.html"), html);
  await writeFile(join(out, "offline.html"), offline(html, one));
  await writeFile(join(assets, sign), drawing);
  await writeFile(join(assets, turnSign), turn);
}

/**
 * The same page for a host of mere files, which sends no headers: what it may load is said inside. `crocetta site` fills in
 * what the site is made of.
 */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'";

const offline = (html, one) =>
  html
    .replace('<html lang="en">', '<html lang="en" data-site="{{site}}">')
    .replace('<base href="/">', `<base href="./">\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replace(/(<script type="module" src=")[^"]*/, (_, before) => `${before}assets/${one(/^offline-.*\.js$/)}`);

/** The badge of the tab while it is my turn: gold, "here, now". */
const TURN = '<circle cx="47" cy="17" r="15" fill="#fffaf0"/><circle cx="47" cy="17" r="11.5" fill="#e3a92f"/></svg>';

/** Home screens want pictures (`scripts/icons.py`). */
async function copyIcons() {
  const folder = join(web, "src/look/icons");
  return Promise.all(
    (await readdir(folder)).map(async (file) => {
      const contents = await readFile(join(folder, file));
      const name = file.replace(".png", `-${hash(contents)}.png`);
      await writeFile(join(assets, name), contents);
      return name;
    }),
  );
}

const hash = (contents) => createHash("sha256").update(contents).digest("hex").slice(0, 8);

function icon(symbols) {
  const [, inside] = /<symbol id="app-icon"[^>]*>([\s\S]*?)<\/symbol>/.exec(symbols);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>\n`;
}

function report(files, made) {
  const sizes = new Map();
  for (const { path, contents } of files) {
    if (!/\.(js|css)$/.test(path)) continue;
    const size = gzipSync(contents, { level: 9 }).length;
    sizes.set(basename(path), size);
    console.log(`${kB(size)}  ${relative(out, path)}`);
  }
  const weigh = (names) => names.reduce((sum, name) => sum + sizes.get(name), 0);
  const all = [...sizes.keys()];
  const always = all.filter((name) => /^(main|style)-/.test(name));
  const languages = [...new Set(all.filter((name) => TRANSLATION.test(name)).map((name) => name.slice(0, 2)))];
  const inLanguage = (language, catalogues) => all.filter((name) => catalogues.some((each) => name.startsWith(`${language}-${each}-`)));
  const spokenBy = ([, { inputs }]) => Object.keys(inputs).flatMap((path) => /^words:(\w+)$/.exec(path)?.[1] ?? []);
  const games = Object.entries(made.outputs).filter(([, { entryPoint }]) => /\/\w+\/index\.ts$/.test(entryPoint ?? ""));
  const boards = games.map(([path]) => basename(path));
  const tables = boards.map((board) => {
    const others = (name) => (boards.includes(name) && name !== board) || TRANSLATION.test(name) || ON_DEMAND.test(name);
    const scripts = imported(made, (name) => !others(name));
    const loaded = Object.entries(made.outputs).filter(([path]) => [...always, ...scripts].includes(basename(path)));
    const catalogues = [...new Set(loaded.flatMap(spokenBy))];
    return weigh([...always, ...scripts]) + Math.max(0, ...languages.map((language) => weigh(inLanguage(language, catalogues))));
  });
  const largest = Math.max(...tables);
  console.log(`${kB(largest)}  of ${BUDGET / 1000} kB for a table with its language, gzipped`);
  if (largest > BUDGET) throw new Error("the page is over its budget");
}

const kB = (size) => `${(size / 1000).toFixed(1).padStart(7)} kB`;

/** Nothing of the old page is touched before the new one is built. */
async function once() {
  await writeFile(join(web, "src/words/keys.d.ts"), await keys());
  const [scripts, styles] = await Promise.all([build(script), build(await style())]);
  const files = [...scripts.outputFiles, ...styles.outputFiles].sort((a, b) => (a.path < b.path ? -1 : 1));
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  await Promise.all(files.map(({ path, contents }) => writeFile(path, contents)));
  await page(
    files.map(({ path }) => relative(assets, path)),
    neededFirst(scripts.metafile),
  );
  for (const { path, contents } of (await build(services)).outputFiles) await writeFile(join(out, basename(path)), contents);
  report(files, scripts.metafile);
}

/** Rebuilds everything when a source is newer than the page: simple, and fast enough with esbuild. */
async function watch() {
  let built = 0;
  for (;;) {
    const entries = await readdir(join(web, "src"), { withFileTypes: true, recursive: true });
    const sources = entries.filter((entry) => entry.isFile() && entry.name !== "keys.d.ts").map((entry) => join(entry.parentPath ?? entry.path, entry.name));
    const words = Object.values(await catalogues()).flatMap(Object.values);
    const times = await Promise.all([...sources, ...words].map(async (path) => (await stat(path)).mtimeMs));
    if (Math.max(...times) > built) {
      built = Date.now();
      await once().catch((error) => console.error(error.message));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

await (process.argv.includes("--watch") ? watch() : once());
