/**
 * Matches in IndexedDB: an append-only store of entries under the key `[table, number]`, and one of projections for
 * lists. Both are written in one transaction.
 */
const NAME = "crocetta";
const ENTRIES = "entries";
const TABLES = "tables";

export type Verdict = "kept" | "conflict" | "full";

const database = opener(NAME, [ENTRIES, TABLES]);

export function opener(name: string, stores: string[]): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | null = null;
  return () => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => stores.forEach((store) => request.result.createObjectStore(store));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
}

/** All or nothing. `conflict` if another tab has already written that number: then the command is decided again. */
export async function append(table: string, first: number, entries: string, listed: string): Promise<Verdict> {
  try {
    const kept = (await database()).transaction([ENTRIES, TABLES], "readwrite", { durability: "strict" });
    const store = kept.objectStore(ENTRIES);
    entries.split("\n").forEach((entry, place) => store.add(entry, [table, first + place]));
    kept.objectStore(TABLES).put(listed, table);
    return await new Promise<Verdict>((resolve) => {
      kept.oncomplete = () => resolve("kept");
      kept.onabort = () => resolve(kept.error?.name === "ConstraintError" ? "conflict" : "full");
    });
  } catch {
    return "full"; // private windows may keep nothing at all
  }
}

export const entries = (table: string, after: number): Promise<string> => texts(ENTRIES, IDBKeyRange.bound([table, after + 1], [table, Infinity]));

export const lists = (): Promise<string> => texts(TABLES);

async function texts(store: string, range?: IDBKeyRange): Promise<string> {
  const request = (await database()).transaction(store).objectStore(store).getAll(range);
  return (await answerTo(request as IDBRequest<string[]>)).join("\n");
}

export const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
