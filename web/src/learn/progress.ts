/** Remembers in this browser how far somebody got in the lesson of a game. */
export type Progress = "done" | { table: string; step: number };

type Learned = Record<string, Progress>;

const key = (person: string): string => `crocetta-learned-${person}`;
const inMemory = new Map<string, Learned>();

function learned(person: string): Learned {
  const known = inMemory.get(person);
  if (known) return known;
  let stored: Learned = {};
  try {
    stored = JSON.parse(localStorage.getItem(key(person)) ?? "{}") as Learned;
  } catch {
    // Private windows may block storage; then it lasts as long as the page.
  }
  inMemory.set(person, stored);
  return stored;
}

export const progressOf = (person: string, game: string): Progress | null => learned(person)[game] ?? null;

export function remember(person: string, game: string, progress: Progress): void {
  const all = { ...learned(person), [game]: progress };
  inMemory.set(person, all);
  try {
    localStorage.setItem(key(person), JSON.stringify(all));
  } catch {
    // As above.
  }
}
