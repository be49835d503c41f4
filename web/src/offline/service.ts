/**
 * The service worker of the site. A cache for each version, filled as a whole before it is used: a page of one version never
 * meets a runtime of another. A new version waits until the page lets it in.
 */
/** Written before this script by `crocetta site`. */
declare const SITE: { version: string; files: string[] };

const NAME = "crocetta-site-";
const WASM = "application/wasm";
const { scope } = (self as unknown as { registration: { scope: string } }).registration;
/** Caches belong to the whole origin, where other sites may lie beside this one. */
const ours = `${NAME}${SITE.version} ${scope}`;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Event {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}

addEventListener("install", (event) => (event as Lasting).waitUntil(fill()));
addEventListener("activate", (event) => (event as Lasting).waitUntil(clean()));
addEventListener("fetch", (event) => {
  const { request } = event as Fetched;
  if (request.method === "GET" && request.url.startsWith(scope)) (event as Fetched).respondWith(answer(request));
});
addEventListener("message", (event) => {
  if ((event as MessageEvent).data === "update") void (self as unknown as { skipWaiting(): Promise<void> }).skipWaiting();
});

/** A browser's own cache, or a host that is just being changed, may have the page of another version: then later. */
async function fill(): Promise<void> {
  const kept = await caches.open(ours);
  await kept.addAll(SITE.files.map((file) => new Request(new URL(file, scope).href, { cache: "no-cache" })));
  await Promise.all(SITE.files.filter((file) => file.endsWith(".wasm")).map((file) => nameWasm(kept, new URL(file, scope).href)));
  const page = await kept.match(scope);
  if (!(await page?.text())?.includes(SITE.version)) throw new Error("the page is of another version");
}

/** Not every host knows what wasm is; without its name it is not compiled while it comes. */
async function nameWasm(kept: Cache, file: string): Promise<void> {
  const reply = await kept.match(file);
  if (!reply || reply.headers.get("content-type") === WASM) return;
  await kept.put(file, new Response(await reply.blob(), { headers: { "content-type": WASM } }));
}

async function clean(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(NAME) && name.endsWith(` ${scope}`) && name !== ours);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const kept = await caches.open(ours);
  const page = request.mode === "navigate" ? await kept.match(scope) : undefined;
  return page ?? (await kept.match(request, { ignoreSearch: true })) ?? fetch(request);
}
