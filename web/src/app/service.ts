/**
 * The service worker of a server's page. It caches nothing: if the server is unreachable, it opens the site that plays
 * without one (`offline/`). It also shows push notifications.
 */
import "../push/shown.ts";

const { scope } = (self as unknown as { registration: { scope: string } }).registration;
const site = new URL("offline/", scope).href;
/** Milliseconds: a server may hang, or a proxy answer in its place. */
const PATIENCE = 8000;
const GONE = [502, 503, 504];

interface Fetched extends Event {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}

addEventListener("fetch", (event) => {
  const { request } = event as Fetched;
  if (request.mode === "navigate" && request.method === "GET" && !request.url.startsWith(site)) (event as Fetched).respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  if (!(await isKept())) return fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const reply = await Promise.race([fetch(request).catch(() => null), late]);
  const wanted = encodeURIComponent(request.url.slice(scope.length));
  return reply && !GONE.includes(reply.status) ? reply : Response.redirect(`${site}?unreachable=${wanted}`);
}

/** Whether there is a cache named as in `offline/service.ts`. */
const isKept = async (): Promise<boolean> => (await caches.keys()).some((name) => name.startsWith("crocetta-site-") && name.endsWith(` ${site}`));

export {};
