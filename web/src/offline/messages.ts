/** Messages between the page and its worker. Those of a line are the messages of `types.ts`, as over a socket. */
import type { Connection } from "../line/line.ts";

/** The site's files, as its document lists them: which runtime goes with which rules. URLs are relative to the document. */
export interface Site {
  version: string;
  /** The worker's script, the folder of Pyodide, the archive to unpack, and how many bytes that is. */
  worker: string;
  runtime: string;
  wheel: string;
  package: string;
  bytes: number;
  /** A server where matches can continue with others, relative to the document; empty if none is known. */
  server: string;
  /** Paths below `api/` that are static files. */
  answers: string[];
}

export type ToWorker =
  /** `counts`: report download progress. */
  | { type: "start"; site: Site; base: string; me: string; counts: boolean }
  | { type: "request"; id: number; method: string; path: string; body: string }
  | { type: "open"; line: number; table: string }
  | { type: "say"; line: number; text: string }
  | { type: "close"; line: number };

export type FromWorker =
  | { type: "loaded"; bytes: number }
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "reply"; id: number; status: number; body: string; file: string }
  /** This tab holds the table's lock; once Python runs, `line` reports it too. */
  | { type: "held"; line: number }
  | { type: "line"; line: number; state: Connection }
  | { type: "said"; line: number; text: string };
