/** My part of the luck: random signs that the server cannot have known when it fixed its own part.
 *
 * What it had fixed by then is noted here, in the browser: only so can it be held to it at the end.
 */
import * as api from "./api.ts";
import type { NewTable, TableInfo, TableLuck } from "./types.ts";

interface Note {
  /** Its code, once it is known: then another commitment cannot be slipped under it. */
  table: string | null;
  commitment: string;
  /** Which secret of the chain it takes: all of them lead to the commitment. Notes from before have none. */
  match?: number;
  share: string;
}

/** What can be said of the luck of a match that is over. */
export type Proof =
  /** A lesson, or a match from before: nothing was fixed. */
  | { kind: "plain" }
  /** Browsers hash for pages of https and of this computer only. */
  | { kind: "unable" }
  /** Something else is said to have been fixed than then, the secret is that of another match or none of the fixed ones,
   * or my share was left out. */
  | { kind: "wrong"; what: "commitment" | "match" | "secret" | "share" }
  /** `mine`: fixed before this browser added its share, which is part of it. */
  | { kind: "proven"; mine: boolean; shares: number; commitment: string; match: number };

const KEY = "crocetta-luck";
const MOST = 100;
/** Matches of one chain, as the server counts. */
const LINKS = 256;

export async function openTable(request: NewTable): Promise<TableInfo> {
  const promised = await api.promise().catch(() => null);
  if (promised === null) return api.newTable(request); // nobody is held up by it
  const { commitment, ticket } = promised;
  const share = newShare();
  note({ table: null, commitment, match: 1, share });
  const table = await api.newTable({ ...request, luck: { ticket, share } });
  note({ table: table.code, commitment, match: 1, share });
  return table;
}

/** A seat at once: with people who wait for one, for a bot, or at a new table. */
export async function quickMatch(game: string | null): Promise<TableInfo> {
  const found = await api.findQuick(game);
  // Where people wait, one adds to the luck as always; if others are quicker, there is another table.
  const joined = found?.status === "gathering" ? await joinTable(found).catch(() => null) : null;
  if (joined) return joined;
  const promised = await api.promise().catch(() => null);
  if (promised === null) return api.quick({ game });
  const { commitment, ticket } = promised;
  const share = newShare();
  note({ table: null, commitment, match: 1, share });
  const table = await api.quick({ game, luck: { ticket, share } });
  if (table.hosting) note({ table: table.code, commitment, match: 1, share });
  return table;
}

/** Noted before it is sent: if the answer is lost, the server has the share, and takes no second one. */
export async function joinTable({ table, code }: Pick<TableInfo, "table" | "code">): Promise<TableInfo> {
  const known = notedOf(code);
  if (known) return api.join(table, known.share);
  const { commitment, match } = await api.luck(table).catch(() => ({ commitment: null, match: 0 }));
  if (commitment === null) return api.join(table, null);
  const share = newShare();
  note({ table: code, commitment, match, share });
  return api.join(table, share);
}

/** Its code; it is held to what was fixed for the match before, and takes the next secret of it, while there is one. */
export async function noteRematch({ table, code, rematch }: Pick<TableInfo, "table" | "code" | "rematch">): Promise<string> {
  const { code: next } = await api.tableInfo(rematch ?? table);
  const known = notedOf(code);
  if (known?.match && known.match < LINKS && !notedOf(next)) note({ ...known, table: next, match: known.match + 1 });
  return next;
}

/** A rematch has the commitment of the first match: its secret, hashed once more often, leads there too. */
export async function proofOf(table: string, luck: TableLuck, seated: boolean): Promise<Proof> {
  const { commitment, match, secret } = luck;
  const held = notedOf(table);
  if (held && held.commitment !== commitment) return { kind: "wrong", what: "commitment" };
  if (commitment === null || secret === null) return { kind: "plain" };
  if (held?.match && held.match !== match) return { kind: "wrong", what: "match" };
  if (!globalThis.crypto?.subtle) return { kind: "unable" };
  if (!(match >= 1 && match <= LINKS) || (await hashed(secret, match)) !== commitment) return { kind: "wrong", what: "secret" };
  const noted = held ?? notes().find((each) => each.commitment === commitment);
  if (seated && noted && !luck.shares.includes(noted.share)) return { kind: "wrong", what: "share" };
  const mine = noted !== undefined && isDue(noted, table, match) && luck.shares.includes(noted.share);
  return { kind: "proven", mine, shares: luck.shares.filter(Boolean).length, commitment, match };
}

/** Whether a match takes the secret that the note leaves no choice about: of a rematch that was reached another way, the next. */
const isDue = (noted: Note, table: string, match: number) => noted.match === (noted.table === null || noted.table === table ? match : match - 1);

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

const notedOf = (code: string): Note | undefined => notes().find(({ table }) => table === code);

/** In place of the one from before the table was there. */
function note(added: Note): void {
  const others = notes().filter(({ table, commitment }) => table !== null || commitment !== added.commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([added, ...others].slice(0, MOST)));
  } catch {
    // Private windows may refuse; then only the file tells.
  }
}
