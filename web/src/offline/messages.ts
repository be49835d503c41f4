/** Messages between the page and its worker. Those of a line are the messages of `types.ts`, as over a socket. */
import type { Connection } from "../line/line.ts";

/** What the site is made of, as its document says: which runtime goes with which rules. Addresses are relative to the document. */
export interface Site {
  version: string;
  /** The worker's script, the folder of Pyodide, what is unpacked for it, and how many bytes that is. */
  worker: string;
  runtime: string;
  wheel: string;
  package: string;
  bytes: number;
  /** A server where matches can go on with others, relative to the document; empty: none is known. */
  server: string;
  /** What is answered by files, below `api/`. */
  answers: string[];
}

export type ToWorker =
  /** `counts`: how much has come is worth telling. */
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
  /** No other tab plays the table; `line` says so too, once Python runs. */
  | { type: "held"; line: number }
  | { type: "line"; line: number; state: Connection }
  | { type: "said"; line: number; text: string };
