/** The interface between the page and its back end, a server or a worker in this browser; the page does not know which. */
import { api } from "./addresses.ts";
import type { OpenLine } from "./line/line.ts";
import { openSocket } from "./line/socket.ts";

export interface Carrier {
  /** `path` below `api/`. Fails where nobody can be reached. */
  request(method: string, path: string, body?: string): Promise<Response>;
  openLine: OpenLine;
  /** Nobody else can come: what takes others is not offered. */
  readonly alone: boolean;
  /** Leads to a server, where a match of this device can go on with others; where one is known. */
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

/** Before anything is asked. */
export function carryBy(other: Carrier): void {
  current = other;
}
