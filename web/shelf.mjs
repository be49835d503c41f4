/**
 * Which games there are. A game is a folder with its words beside its rules (`src/crocetta/games/<game>`) and a folder that
 * draws it (`src/games/<game>`, with `tile.tsx` and `index.ts`). Further ones are found in the folders that CROCETTA_GAMES and
 * CROCETTA_BOARDS name, as the server finds their rules.
 */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(fileURLToPath(import.meta.url));
const further = (variable) => (process.env[variable] ?? "").split(delimiter).filter(Boolean).map((folder) => resolve(folder));

function folders(shelves) {
  const found = {};
  for (const shelf of shelves)
    for (const entry of readdirSync(shelf, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
      if (entry.isDirectory()) found[entry.name] = join(shelf, entry.name);
  return found;
}

/** Folders that may hold words, by the name of the game. */
export const rules = () => folders([join(web, "../src/crocetta/games"), ...further("CROCETTA_GAMES")]);

/** Folders that draw, shared parts included. */
export const furtherBoards = () => further("CROCETTA_BOARDS");

/** The plugin for esbuild: `shelf:games` has every tile, and every board to be loaded when somebody plays it. */
export const shelf = {
  name: "shelf",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^shelf:games$/ }, ({ path }) => ({ path, namespace: "shelf" }));
    onLoad({ filter: /.*/, namespace: "shelf" }, () => ({ contents: contents(), loader: "js", resolveDir: web }));
  },
};

function contents() {
  const boards = folders([join(web, "src/games"), ...furtherBoards()]);
  const games = Object.entries(boards).filter(([, folder]) => existsSync(join(folder, "index.ts")));
  const quoted = (path) => JSON.stringify(path);
  const named = (folder) => quoted(folder.replaceAll("_", "-"));
  return [
    ...games.map(([, folder], place) => `import { tile as tile${place} } from ${quoted(join(folder, "tile.tsx"))};`),
    `export const tiles = { ${games.map(([name], place) => `${named(name)}: tile${place}`).join(", ")} };`,
    `export const boards = { ${games.map(([name, folder]) => `${named(name)}: () => import(${quoted(join(folder, "index.ts"))})`).join(", ")} };`,
  ].join("\n");
}
