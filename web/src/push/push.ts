/** Web Push on this device. Nothing is requested before somebody wants it. */
import { beside } from "../addresses.ts";
import * as api from "../api.ts";
import { register } from "../app/install.ts";
import { carrier } from "../carrier.ts";
import type { PushState } from "../types.ts";
import { currentLanguage } from "../words/index.ts";

export const canPush = (): boolean => !carrier().alone && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const isBlocked = (): boolean => Notification.permission === "denied";

/** Null if the person or the browser refuses. */
export async function subscribe(key: string): Promise<PushState | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await register();
  await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  await old?.unsubscribe(); // it may belong to another key
  const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  return api.addPush({ endpoint: endpoint ?? "", key: keys?.p256dh ?? "", auth: keys?.auth ?? "", language: currentLanguage() });
}

export async function unsubscribe(id: string): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration(beside(""));
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return api.removePush(id);
}
