/**
 * URLs and routing. The server may be below a sub-path, which the page's `<base>` names. On a static web host there is
 * one address only, and routes come after a `#`.
 */
import { afterLeaving } from "./parts/back.ts";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  /** `at`: after so many entries of the match; `review`: with its review open. */
  | { page: "replay"; id: string; at?: number; review?: boolean }
  | { page: "file" }
  | { page: "mine" }
  | { page: "daily"; game: string; day: string }
  | { page: "challenge"; id: string }
  | { page: "compare"; one: string; other: string }
  | { page: "print"; game: string }
  | { page: "flip"; game: string }
  | { page: "device"; token: string };

const root = takeBase();
const behindHash = document.documentElement?.dataset?.site !== undefined;

/**
 * Reads the base and removes it: with it, `#coin` and `url(#tex-wall)` would point out of this document.
 * Links are made absolute first, because a browser may look for the icon later.
 */
function takeBase(): URL {
  const base = document.querySelector("base");
  const url = new URL(base?.getAttribute("href") ?? "/", location.origin + location.pathname);
  for (const link of document.querySelectorAll("link")) link.href = link.href;
  base?.remove();
  return url.pathname.endsWith("/") ? url : new URL(`${url.href}/`);
}

/** The URL of a file beside the page. */
export function beside(path: string): string {
  return new URL(path, root).href;
}

export function api(path: string): string {
  return new URL(`api/${path}`, root).href;
}

export const socketAddress = (table: string): string => socketAt(`tables/${encodeURIComponent(table)}`);
export const lobbyAddress = (): string => socketAt("lobby");

function socketAt(path: string): string {
  const url = new URL(`api/${path}/socket`, root);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

export function address(route: Route): string {
  switch (route.page) {
    case "home":
      return root.href;
    case "table":
      return inside(`t/${encodeURIComponent(route.id)}`);
    case "replay":
      return inside(`replay/${encodeURIComponent(route.id)}${route.review ? "?review" : route.at ? `?at=${route.at}` : ""}`);
    case "file":
      return inside("watch");
    case "mine":
      return inside("mine");
    case "daily":
      return inside(`daily/${encodeURIComponent(route.game)}/${encodeURIComponent(route.day)}`);
    case "challenge":
      return inside(`challenge/${encodeURIComponent(route.id)}`);
    case "compare":
      return inside(`compare/${encodeURIComponent(route.one)}/${encodeURIComponent(route.other)}`);
    case "print":
    case "flip":
      return inside(`${route.page}/${encodeURIComponent(route.game)}`);
    case "device":
      return inside(`device/${encodeURIComponent(route.token)}`);
  }
}

const inside = (path: string): string => new URL(behindHash ? `#/${path}` : path, root).href;

/** The route in the address bar; "nowhere" if it is unknown. */
export function here(): Route | { page: "nowhere" } {
  const { pathname, search } = inBar();
  const [first, second, third, ...more] = pathname.split("/").map(decoded);
  if (first === null || second === null || third === null || more.some((part) => part !== "")) return { page: "nowhere" };
  if (first === "daily" && second && third) return { page: "daily", game: second, day: third };
  if (first === "compare" && second && third) return { page: "compare", one: second, other: third };
  if (third) return { page: "nowhere" };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "replay" && second) {
    const asked = new URLSearchParams(search);
    return { page: "replay", id: second, at: Number(asked.get("at")) || 0, review: asked.has("review") };
  }
  if (first === "device" && second) return { page: "device", token: second };
  if ((first === "print" || first === "flip") && second) return { page: first, game: second };
  if (first === "watch" && !second) return { page: "file" };
  if (first === "mine" && !second) return { page: "mine" };
  if (first === "challenge" && second) return { page: "challenge", id: second };
  return { page: first ? "nowhere" : "home" };
}

function inBar(): { pathname: string; search: string } {
  if (!behindHash) return { pathname: location.pathname.slice(root.pathname.length), search: location.search };
  const [pathname = "", search = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { pathname, search };
}

/** Null if malformed, such as a lone percent sign. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

export function go(route: Route, how: "push" | "replace" = "push"): void {
  afterLeaving(() => {
    history[how === "push" ? "pushState" : "replaceState"](null, "", address(route));
    scrollTo(0, 0);
    for (const listener of listeners) listener();
  });
}

export function onMove(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}
