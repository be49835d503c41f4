/** The interface between the page and its back end, a server or a worker in this browser; the page does not know which. */
import { api } from "./addresses.ts";
import type { OpenLine } from "./line/line.ts";
import { openSocket } from "./line/socket.ts";

export interface Carrier {
  /** `path` is below `api/`. Rejects if the back end is unreachable. */
  request(method: string, path: string, body?: string): Promise<Response>;
  openLine: OpenLine;
  /** Nobody else can join: features that need others are hidden. */
  readonly alone: boolean;
  /** Continues a match of this device at a server, with others; if one is known. */
  readonly handOver?: ((table: string) => Promise<void>) | undefined;
}

const server: Carrier = {
  request: (method, path, body) =>
    fetch(api(path), {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body }),
    }),
  openLine: openSocket,
  alone: false,
};

let current = server;

export const carrier = (): Carrier => current;

/** Must be called before the first request. */
export function carryBy(other: Carrier): void {
  current = other;
}
