/**
 * The service worker. Of the site without a server: a cache for each version, filled as a whole before it is used, so that a
 * page of one version never meets a runtime of another; a new version waits until the page lets it in. Of a server's page it
 * keeps nothing, and shows the notices that somebody asked for.
 */
/** Written before this script by `crocetta site`. */
declare const SITE: { version: string; files: string[] } | undefined;

const NAME = "crocetta-site-";
const { scope } = (self as unknown as { registration: { scope: string } }).registration;
/** Caches belong to the whole origin, where other sites may lie beside this one. */
const site = typeof SITE === "undefined" ? null : SITE;
const ours = `${NAME}${site?.version ?? ""} ${scope}`;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** As the server writes it. */
interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
}

interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}

interface Clicked extends Lasting {
  notification: Notification;
}

interface Page {
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
}

interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(of: object): Promise<Page[]>; openWindow(url: string): Promise<unknown> };
}

interface Fetched extends Event {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}

if (site) {
  addEventListener("install", (event) => (event as Lasting).waitUntil(fill(site)));
  addEventListener("activate", (event) => (event as Lasting).waitUntil(clean()));
  addEventListener("fetch", (event) => {
    const { request } = event as Fetched;
    if (request.method === "GET" && request.url.startsWith(scope)) (event as Fetched).respondWith(answer(request));
  });
}
addEventListener("push", (event) => (event as Pushed).waitUntil(show((event as Pushed).data?.json() as Notice)));
addEventListener("notificationclick", (event) => (event as Clicked).waitUntil(open((event as Clicked).notification)));
addEventListener("message", (event) => {
  if ((event as MessageEvent).data === "update") void (self as unknown as { skipWaiting(): Promise<void> }).skipWaiting();
});

/** A browser's own cache, or a host that is just being changed, may have the page of another version: then later. */
async function fill({ version, files }: NonNullable<typeof SITE>): Promise<void> {
  const kept = await caches.open(ours);
  await kept.addAll(files.map((file) => new Request(new URL(file, scope).href, { cache: "no-cache" })));
  const page = await kept.match(scope);
  if (!(await page?.text())?.includes(version)) throw new Error("the page is of another version");
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

const { clients, registration } = self as unknown as Worker;
const pages = () => clients.matchAll({ type: "window", includeUncontrolled: true });

/** Not to somebody who sees a page of ours. */
async function show({ title, body, url, tag }: Notice): Promise<void> {
  if ((await pages()).some((page) => page.url.startsWith(scope) && page.visibilityState === "visible")) return;
  await registration.showNotification(title, { body, tag, data: url });
}

/** The table it is about, where it is open already. */
async function open(notification: Notification): Promise<void> {
  notification.close();
  const { href } = new URL(String(notification.data), scope);
  if (!href.startsWith(scope)) return;
  const there = (await pages()).find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}
