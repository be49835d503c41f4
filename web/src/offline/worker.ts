/** The worker: loads Python, unpacks the package, and carries strings between the page and `crocetta.offline`. */
import type { FromWorker, ToWorker } from "./messages.ts";
import * as storage from "./storage.ts";

/** `crocetta.offline.worker.Worker`. */
interface Shell {
  request(method: string, path: string, body: string): Promise<string>;
  open(line: number, table: string): Promise<string>;
  receive(line: number, text: string): Promise<void>;
  close(line: number): void;
}

interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: "wheel" | "zip", options?: { extractDir: string }): void;
  pyimport(module: string): { Worker(storage: object, me: string, say: (line: number, text: string) => void): Shell };
}

const PACKAGES = "/lib/python3.14/site-packages";
const post = (message: FromWorker): void => self.postMessage(message);
const started = promised<Shell>();
/** Functions that release the lock of a table, by line. */
const held = new Map<number, () => void>();

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") start(data).then(started.resolve, (error: unknown) => post({ type: "failed", why: String(error) }));
  else if (data.type === "open") void open(data.line, data.table);
  else void started.promise.then((shell) => answer(shell, data));
};

async function start({ site, base, me, counts }: Extract<ToWorker, { type: "start" }>): Promise<Shell> {
  // Not when cached: that loads at once, and only an unmodified response has its compiled code cached.
  if (counts) countLoaded();
  const at = (path: string) => new URL(path, base).href;
  const [{ loadPyodide }, wheel, archive] = await Promise.all([
    import(at(`${site.runtime}pyodide.mjs`)) as Promise<{ loadPyodide(options: object): Promise<Pyodide> }>,
    read(at(site.wheel)),
    read(at(site.package), new DecompressionStream("gzip")),
  ]);
  const python = await loadPyodide({ indexURL: at(site.runtime) });
  python.unpackArchive(wheel, "wheel");
  python.unpackArchive(archive, "zip", { extractDir: PACKAGES });
  const shell = python.pyimport("crocetta.offline.worker").Worker(storage, me, (line, text) => post({ type: "said", line, text }));
  post({ type: "ready" });
  return shell;
}

async function read(address: string, unpack?: DecompressionStream): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  return (unpack && reply.body ? new Response(reply.body.pipeThrough(unpack)) : reply).arrayBuffer();
}

/** Wraps `fetch`, which the runtime uses, to count bytes. */
function countLoaded(): void {
  const { fetch } = self;
  let bytes = 0;
  self.fetch = async (...asked) => {
    const reply = await fetch(...asked);
    if (!reply.body) return reply;
    const counted = reply.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, next) {
          bytes += chunk.byteLength;
          post({ type: "loaded", bytes });
          next.enqueue(chunk);
        },
      }),
    );
    // Some hosts do not set the wasm content type, which streaming compilation needs.
    const headers: HeadersInit = reply.url.endsWith(".wasm") ? [["content-type", "application/wasm"]] : [];
    return new Response(counted, { status: reply.status, headers });
  };
}

async function answer(shell: Shell, asked: Exclude<ToWorker, { type: "start" | "open" }>): Promise<void> {
  switch (asked.type) {
    case "request": {
      const [status, body, file] = JSON.parse(await shell.request(asked.method, asked.path, asked.body).catch(failed)) as [number, string, string];
      return post({ type: "reply", id: asked.id, status, body, file });
    }
    case "say":
      return shell.receive(asked.line, asked.text);
    case "close":
      shell.close(asked.line);
      held.get(asked.line)?.();
      held.delete(asked.line);
  }
}

function failed(error: unknown): string {
  console.error(String(error));
  return JSON.stringify([500, "{}", ""]);
}

/** Only one tab plays a table. Another waits for the lock, then reads the table again. */
async function open(line: number, table: string): Promise<void> {
  const play = async () => {
    post({ type: "held", line });
    const shell = await started.promise;
    post({ type: "line", line, state: (await shell.open(line, table)) as "open" | "missing" | "unreadable" });
  };
  if (!navigator.locks) return play(); // missing over plain http only; there, entry numbers prevent conflicts
  const { promise: given, resolve: giveBack } = promised<void>();
  held.set(line, giveBack);
  const name = `crocetta/${table}`;
  const whilePlaying = async (lock: Lock | null): Promise<void> => {
    if (!lock) {
      post({ type: "line", line, state: "elsewhere" });
      return navigator.locks.request(name, whilePlaying);
    }
    if (held.has(line)) await play();
    await given;
  };
  return navigator.locks.request(name, { ifAvailable: true }, whilePlaying);
}

function promised<T>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((kept) => {
    resolve = kept;
  });
  return { promise, resolve };
}
