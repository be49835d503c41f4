/** My part of the luck: random signs that the server cannot have known when it fixed its own part.
 *
 * What it had fixed by then is noted here, in the browser: only so can it be held to it at the end.
 */
import * as api from "./api.ts";
import type { NewTable, TableInfo, TableLuck } from "./types.ts";

interface Note {
  commitment: string;
  share: string;
}

/** What can be said of the luck of a match that is over. */
export type Proof =
  /** A lesson, or a match from before: nothing was fixed. */
  | { kind: "plain" }
  /** Browsers hash for pages of https and of this computer only. */
  | { kind: "unable" }
  /** The secret is not the one that was fixed, or my share was left out. */
  | { kind: "wrong"; what: "secret" | "share" }
  /** `mine`: fixed before this browser added its share, which is part of it. */
  | { kind: "proven"; mine: boolean; shares: number; commitment: string };

const KEY = "crocetta-luck";
const MOST = 100;

export async function openTable(request: NewTable): Promise<TableInfo> {
  const promised = await api.promise().catch(() => null);
  if (promised === null) return api.newTable(request); // nobody is held up by it
  const share = newShare();
  const table = await api.newTable({ ...request, luck: { ticket: promised.ticket, share } });
  note({ commitment: promised.commitment, share });
  return table;
}

export async function joinTable(id: string): Promise<TableInfo> {
  const { commitment } = await api.luck(id).catch(() => ({ commitment: null }));
  if (commitment === null) return api.join(id, null);
  const share = newShare();
  const table = await api.join(id, share);
  note({ commitment, share });
  return table;
}

/** A rematch has the commitment of the first match: its secret, hashed once more often, leads there too. */
export async function proofOf(luck: TableLuck, seated: boolean): Promise<Proof> {
  const { commitment, secret } = luck;
  if (commitment === null || secret === null) return { kind: "plain" };
  if (!globalThis.crypto?.subtle) return { kind: "unable" };
  if ((await hashed(secret, luck.match)) !== commitment) return { kind: "wrong", what: "secret" };
  const noted = notes().find((each) => each.commitment === commitment);
  if (seated && noted && !luck.shares.includes(noted.share)) return { kind: "wrong", what: "share" };
  return { kind: "proven", mine: noted !== undefined && luck.shares.includes(noted.share), shares: luck.shares.filter(Boolean).length, commitment };
}

export async function hashed(text: string, times: number): Promise<string> {
  for (let time = 0; time < times; time++) text = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
  return text;
}

const newShare = () => hex(crypto.getRandomValues(new Uint8Array(16)));
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function notes(): Note[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Note[];
  } catch {
    return [];
  }
}

/** The first note counts: whoever joins twice had seen the commitment before. */
function note(added: Note): void {
  const others = notes().filter(({ commitment }) => commitment !== added.commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([added, ...others].slice(0, MOST)));
  } catch {
    // Private windows may refuse; then only the file tells.
  }
}
