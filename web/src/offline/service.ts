/**
 * The service worker of the site. Each version has its own cache, complete before it is used: a page of one version never
 * gets a runtime of another. A new version waits until the page activates it.
 */
/** Written before this script by `crocetta site`. */
declare const SITE: { version: string; files: string[] };

const NAME = "crocetta-site-";
const WASM = "application/wasm";
const { scope } = (self as unknown as { registration: { scope: string } }).registration;
/** Caches are shared by the whole origin, which may host other sites. */
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

/** The HTTP cache, or a host in the middle of an update, may have the page of another version: then retry later. */
async function fill(): Promise<void> {
  const kept = await caches.open(ours);
  await kept.addAll(SITE.files.map((file) => new Request(new URL(file, scope).href, { cache: "no-cache" })));
  await Promise.all(SITE.files.filter((file) => file.endsWith(".wasm")).map((file) => nameWasm(kept, new URL(file, scope).href)));
  const page = await kept.match(scope);
  if (!(await page?.text())?.includes(SITE.version)) throw new Error("the page is of another version");
}

/** Some hosts do not set the wasm content type, which streaming compilation needs. */
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
