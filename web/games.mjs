/**
 * Finds all games for the build. A game is a folder with its words beside its rules (`src/crocetta/games/<game>`) and a folder that
 * draws it (`src/games/<game>`, with `tile.tsx` and `index.ts`). Further ones are found in the folders that CROCETTA_GAMES and
 * CROCETTA_BOARDS name, as the server finds their rules.
 */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(fileURLToPath(import.meta.url));
const further = (variable) => (process.env[variable] ?? "").split(delimiter).filter(Boolean).map((folder) => resolve(folder));

function folders(places) {
  const found = {};
  for (const place of places)
    for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
      if (entry.isDirectory()) found[entry.name] = join(place, entry.name);
  return found;
}

/** Folders that may hold words, by the name of the game. */
export const rules = () => folders([join(web, "../src/crocetta/games"), ...further("CROCETTA_GAMES")]);

/** Folders that draw, shared parts included. */
export const furtherBoards = () => further("CROCETTA_BOARDS");

/** The plugin for esbuild: `all:games` has every tile, and every board to be loaded when somebody plays it. */
export const games = {
  name: "games",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^all:games$/ }, ({ path }) => ({ path, namespace: "games" }));
    onLoad({ filter: /.*/, namespace: "games" }, () => ({ contents: contents(), loader: "js", resolveDir: web }));
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
