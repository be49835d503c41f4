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
import { furtherBoards, shelf } from "./shelf.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const out = process.env.CROCETTA_STATIC || join(web, "../src/crocetta/server/static");
const assets = join(out, "assets");
const BUDGET = 150_000;
/** A chunk of words is named by its language; who reads English never loads it. */
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
  entryPoints: { main: join(web, "src/main.tsx") },
  format: "esm",
  splitting: true,
  metafile: true,
  plugins: [drawn, fluent(), shelf],
  nodePaths: [join(web, "node_modules")],
  sourcemap: process.argv.includes("--watch") ? "inline" : false,
  loader: { ".svg": "text", ".css": "empty" },
};

/** Every style sheet of the house, the look first, so that no game has to be imported for its colours. */
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
    .filter((entry) => entry.isFile() && entry.name.endsWith(".css"))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** What the first script imports, in turn: asked for with it and not after it. */
function neededFirst({ outputs }) {
  const needed = new Set();
  const look = (path) => {
    for (const { path: imported, kind } of outputs[path].imports)
      if (kind === "import-statement" && !needed.has(imported)) {
        needed.add(imported);
        look(imported);
      }
  };
  look(Object.keys(outputs).find((path) => outputs[path].entryPoint?.endsWith("main.tsx")));
  return [...needed].map((path) => basename(path));
}

async function page(names, first) {
  const one = (pattern) => names.find((name) => pattern.test(name));
  const symbols = (await readFile(join(web, "src/look/symbols.svg"), "utf8")).replace(/<!--[\s\S]*?-->/g, "").replace(/\n+/g, "");
  const preloads = names
    .filter((name) => /^alegreya.*-latin-[58]00.*woff2$/.test(name))
    .map((name) => `<link rel="preload" href="assets/${name}" as="font" type="font/woff2" crossorigin>`)
    .concat(first.map((name) => `<link rel="modulepreload" href="assets/${name}">`));
  const drawing = icon(symbols);
  const sign = `icon-${createHash("sha256").update(drawing).digest("hex").slice(0, 8)}.svg`;
  const html = (await readFile(join(web, "src/index.html"), "utf8"))
    .replace("{{style}}", `assets/${one(/^style-.*\.css$/)}`)
    .replace("{{script}}", `assets/${one(/^main-.*\.js$/)}`)
    .replace("{{icon}}", `assets/${sign}`)
    .replace("{{preloads}}", preloads.join(""))
    .replace("{{symbols}}", () => symbols);
  await writeFile(join(out, "index.html"), html);
  await writeFile(join(assets, sign), drawing);
}

function icon(symbols) {
  const [, inside] = /<symbol id="app-icon"[^>]*>([\s\S]*?)<\/symbol>/.exec(symbols);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>\n`;
}

function report(files) {
  let total = 0;
  for (const { path, contents } of files) {
    if (!/\.(js|css)$/.test(path)) continue;
    const size = gzipSync(contents, { level: 9 }).length;
    if (!TRANSLATION.test(relative(assets, path))) total += size;
    console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${relative(out, path)}`);
  }
  console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  of ${BUDGET / 1000} kB, gzipped`);
  if (total > BUDGET) throw new Error("the page is over its budget");
}

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
  report(files);
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
