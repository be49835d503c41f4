/** Runs `compile.py` on the Python of a browser: `node compile.mjs RUNTIME [FOLDER]`, which it finds under /runtime and /folder. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, , runtime, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: resolve(runtime) });
for (const [name, root] of Object.entries({ runtime, folder })) {
  if (root) {
    python.FS.mkdir(`/${name}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(root) }, `/${name}`);
  }
}
python.runPython(readFileSync(new URL("compile.py", import.meta.url), "utf8"));
