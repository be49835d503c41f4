/** Bundles the tests and runs them: `node tests/run.mjs`; those in .mjs run as they are. Nothing here is drawn, so no browser is needed. */
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fluent } from "../fluent.mjs";
import { games } from "../games.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = await mkdtemp(join(tmpdir(), "crocetta-web-"));
const named = async (end) => (await readdir(here)).filter((name) => name.endsWith(end)).map((name) => join(here, name));
const entryPoints = await named(".test.ts");
await build({
  entryPoints,
  bundle: true,
  platform: "node",
  format: "esm",
  outdir: out,
  outExtension: { ".js": ".mjs" },
  jsx: "automatic",
  jsxImportSource: "preact",
  plugins: [fluent({ toy: join(here, "words") }), games],
  loader: { ".svg": "text", ".css": "empty" },
  logLevel: "warning",
});
const built = [...(await readdir(out)).map((name) => join(out, name)), ...(await named(".test.mjs"))];
const { status } = spawnSync(process.execPath, ["--test", ...built], { stdio: "inherit", timeout: 120_000 });
await rm(out, { recursive: true });
process.exit(status ?? 1);
