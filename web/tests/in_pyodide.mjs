/** Runs a Python program as the worker would: `node in_pyodide.mjs SITE PROGRAM ROOT FILE…`; the files are put where it can import them. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [, , site, program, root, ...files] = process.argv;
const [, escaped] = /data-site="([^"]*)"/.exec(readFileSync(join(site, "index.html"), "utf8"));
const { runtime, wheel, package: archive } = JSON.parse(escaped.replaceAll("&quot;", '"'));
const { loadPyodide } = await import(pathToFileURL(join(site, runtime, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: join(site, runtime) });
// A copy: what Node reads is a part of a larger buffer.
const read = (path, unpack = (file) => file) => new Uint8Array(unpack(readFileSync(join(site, path)))).buffer;
python.unpackArchive(read(wheel), "wheel");
python.unpackArchive(read(archive, gunzipSync), "zip", { extractDir: "/lib/python3.14/site-packages" });
for (const file of files) {
  python.FS.mkdirTree(`/home/pyodide/${dirname(file)}`);
  python.FS.writeFile(`/home/pyodide/${file}`, readFileSync(join(root, file)));
}
console.log(await python.runPythonAsync(readFileSync(program, "utf8")));
