/** Installs the service worker of the app, so that an installed app opens while its server is unreachable. */
import { beside } from "../addresses.ts";

const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;

export function keepInstalled(): void {
  if (isInstalled()) void keep();
  else addEventListener("appinstalled", () => void keep());
}

/** The service worker of this page; push notifications need it too. */
export const register = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(beside("service.js"), { scope: beside("") });

async function keep(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await register();
    const site = await navigator.serviceWorker.register(beside("offline/service.js"), { scope: beside("offline/") });
    await site.update();
  } catch {
    // The server is unreachable, or offers no offline site.
  }
}
