/** In the service worker: shows push notifications while no page of ours is visible. */
/** As the server writes it. */
interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
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

const { clients, registration } = self as unknown as Worker;
const { scope } = registration;

addEventListener("push", (event) => (event as Pushed).waitUntil(show((event as Pushed).data?.json() as Notice)));
addEventListener("notificationclick", (event) => (event as Clicked).waitUntil(open((event as Clicked).notification)));

const pages = () => clients.matchAll({ type: "window", includeUncontrolled: true });

/** Not while a page of ours is visible. */
async function show({ title, body, url, tag }: Notice): Promise<void> {
  if ((await pages()).some((page) => page.url.startsWith(scope) && page.visibilityState === "visible")) return;
  await registration.showNotification(title, { body, tag, data: url });
}

/** Focuses the page of its table, if it is open, or opens it. */
async function open(notification: Notification): Promise<void> {
  notification.close();
  const { href } = new URL(String(notification.data), scope);
  if (!href.startsWith(scope)) return;
  const there = (await pages()).find(({ url }) => url === href);
  await (there ? there.focus() : clients.openWindow(href));
}

export {};
