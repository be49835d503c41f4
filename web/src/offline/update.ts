/** Caches the site for offline use. A new version is offered once it is complete, and never forced. */
import { beside } from "../addresses.ts";
import { t } from "../words/index.ts";
import type { Site } from "./messages.ts";

export async function keepSite(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const kept = await navigator.serviceWorker.register(beside("service.js"), { scope: beside("") });
  const offer = () => kept.waiting && navigator.serviceWorker.controller && offerUpdate(kept.waiting);
  kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", offer));
  offer();
}

function offerUpdate(waiting: ServiceWorker): void {
  const button = document.createElement("button");
  button.className = "btn pri small";
  button.textContent = t("offline-update");
  button.onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    waiting.postMessage("update");
  };
  showNote(t("offline-new"), button);
}

/** Says that the server is unreachable: its service worker redirected here (`app/service.ts`). */
export function tellUnreachable({ server }: Site, wanted: string): void {
  const again = document.createElement("a");
  again.className = "btn sec small";
  again.textContent = t("retry");
  again.href = within(beside(server), wanted);
  showNote(t("offline-unreachable"), again);
}

/** The wanted address, only if it is within the server. */
export function within(server: string, wanted: string): string {
  const page = URL.canParse(wanted, server) ? new URL(wanted, server).href : server;
  return page.startsWith(server) ? page : server;
}

function showNote(words: string, act: HTMLElement): void {
  document.querySelector(".offline-note")?.remove();
  const note = document.createElement("p");
  note.className = "offline-note panel";
  note.setAttribute("role", "status");
  const close = document.createElement("button");
  close.className = "link";
  close.setAttribute("aria-label", t("close"));
  close.textContent = "×";
  close.onclick = () => note.remove();
  note.append(words, " ", act, close);
  document.body.append(note);
}
