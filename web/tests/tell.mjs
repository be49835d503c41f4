/**
 * Tells events as the page does: `node tests/tell.mjs GAME told.json`, with a list of `{ data, names, viewers: [{ seat,
 * events }] }`, prints what each viewer of each match reads. A Python test holds it against what the terminal says.
 */
import { build } from "esbuild";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fluent } from "../fluent.mjs";

const [game, told] = process.argv.slice(2);
const matches = JSON.parse(await readFile(told, "utf8"));
const out = await mkdtemp(join(tmpdir(), "crocetta-tell-"));
const outfile = join(out, "say.mjs");
const entry = join(dirname(fileURLToPath(import.meta.url)), `../src/games/${game}/say.ts`);
await build({ entryPoints: [entry], bundle: true, platform: "node", format: "esm", outfile, plugins: [fluent()], logLevel: "warning" });
const { say } = await import(outfile);
const tell = ({ data, names, viewers }) =>
  viewers.map(({ seat, events }) => events.map((event) => say(event, data, (other) => (other === seat ? null : names[other]))));
console.log(JSON.stringify(matches.map(tell)));
await rm(out, { recursive: true });
