/** My share of the seed: random characters that the server cannot have known when it committed to its own secret.
*
* That commitment is stored in this browser, so that it can be checked at the end.
*/
import * as api from "./api.ts";
import type { NewTable, TableInfo, TableLuck } from "./types.ts";

interface Note {
  /** Its code, once it is known: from then on the commitment cannot be exchanged. */
  table: string | null;
  commitment: string;
  /** Which secret of the hash chain it uses: all of them lead to the commitment. Older notes have none. */
  match?: number;
  share: string;
}

/** The result of verifying the luck of a finished match. */
export type Proof =
  /** No commitment: a lesson, or an old match. */
  | { kind: "plain" }
  /** `crypto.subtle` exists only on https and localhost. */
  | { kind: "unable" }
  /** The commitment differs from the one noted, the secret belongs to another match or not to the commitment, or my
  * share was left out. */
  | { kind: "wrong"; what: "commitment" | "match" | "secret" | "share" }
  /** `mine`: committed before this browser added its share, which is part of the seed. */
  | { kind: "proven"; mine: boolean; shares: number; commitment: string; match: number };

const KEY = "crocetta-luck";
const MOST = 100;
/** Matches of one chain, as the server counts. */
const LINKS = 256;

export async function openTable(request: NewTable): Promise<TableInfo> {
  const promised = await api.promise().catch(() => null);
  if (promised === null) return api.newTable(request); // luck that cannot be verified must not block a match
  const { commitment, ticket } = promised;
  const share = newShare();
  note({ table: null, commitment, match: 1, share });
  const table = await api.newTable({ ...request, luck: { ticket, share } });
  note({ table: table.code, commitment, match: 1, share });
  return table;
}

/** A seat at once: with waiting people, in place of a bot, or at a new table. */
export async function quickMatch(game: string | null): Promise<TableInfo> {
  const found = await api.findQuick(game);
  // At a waiting table, join with a share as usual; if others are quicker, take another table.
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

/** The share is noted before it is sent: if the answer is lost, the server has it, and takes no second one. */
export async function joinTable({ table, code }: Pick<TableInfo, "table" | "code">): Promise<TableInfo> {
  const known = notedOf(code);
  if (known) return api.join(table, known.share);
  const { commitment, match } = await api.luck(table).catch(() => ({ commitment: null, match: 0 }));
  if (commitment === null) return api.join(table, null);
  const share = newShare();
  note({ table: code, commitment, match, share });
  return api.join(table, share);
}

/** Returns its code. A rematch keeps the commitment, and uses the next secret of the chain, while there is one. */
export async function noteRematch({ table, code, rematch }: Pick<TableInfo, "table" | "code" | "rematch">): Promise<string> {
  const { code: next } = await api.tableInfo(rematch ?? table);
  const known = notedOf(code);
  if (known?.match && known.match < LINKS && !notedOf(next)) note({ ...known, table: next, match: known.match + 1 });
  return next;
}

/** A rematch has the commitment of the first match: its secret leads there with one more hash. */
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

/** Whether the match uses the secret that the note expects; a rematch that was not noted itself uses the next one. */
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

/** Replaces the note made before the table existed. */
function note(added: Note): void {
  const others = notes().filter(({ table, commitment }) => table !== null || commitment !== added.commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([added, ...others].slice(0, MOST)));
  } catch {
    // Private windows may block storage; then only the match file can be checked.
  }
}
