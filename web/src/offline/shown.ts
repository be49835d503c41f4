/**
 * Snapshots of tables as they last looked, shown, and playable, while Python still starts. The worker then sends the
 * true position.
 */
import type { Update } from "../types.ts";
import { answerTo, opener } from "./storage.ts";

const STORE = "updates";
const database = opener("crocetta-shown", [STORE]);

interface Picture {
  /** Another version may draw differently. */
  version: string;
  update: Update;
}

export async function keepPicture(version: string, table: string, update: Update): Promise<void> {
  const store = await pictures("readwrite");
  const key = [table, update.seat ?? -1];
  if (update.over) store.delete(key);
  else store.put({ version, update: { ...update, told: [] } } satisfies Picture, key);
}

export async function pictureOf(version: string, table: string, seat: number | null): Promise<Update | null> {
  const found = await answerTo((await pictures("readonly")).get([table, seat ?? -1]) as IDBRequest<Picture | undefined>);
  return found?.version === version ? found.update : null;
}

const pictures = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => (await database()).transaction(STORE, mode).objectStore(STORE);
