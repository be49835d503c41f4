/** Keeps the site for visits without a network. A new version is offered when it is here as a whole, and never forced. */
import { beside } from "../addresses.ts";
import { t } from "../words/index.ts";

export async function keepSite(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const kept = await navigator.serviceWorker.register(beside("service.js"), { scope: beside("") });
  const offer = () => kept.waiting && navigator.serviceWorker.controller && showOffer(kept.waiting);
  kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", offer));
  offer();
}

function showOffer(waiting: ServiceWorker): void {
  if (document.querySelector(".offline-update")) return;
  const note = document.createElement("p");
  note.className = "offline-update panel";
  note.setAttribute("role", "status");
  const button = document.createElement("button");
  button.className = "btn pri small";
  button.textContent = t("offline-update");
  button.onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    waiting.postMessage("update");
  };
  note.append(t("offline-new"), " ", button);
  document.body.append(note);
}
