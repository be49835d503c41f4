/** Remembers in this browser which one-time explanations were shown. */

/** Something that is so just now, and is worth a sentence once. */
export interface First {
  name: string;
  /** One sentence. */
  says: string;
  /** Where it is to be seen, by the board's own selectors. */
  at: string;
  /** What the sentence must not lie over. */
  clear?: string;
}

/** What a game tells it from. */
export interface Happened<View, Event> {
  view: View;
  heard: Event[];
  seat: number;
}

const KEY = "crocetta-firsts";
let told: string[] | null = null;

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function keep(names: string[]): void {
  told = names;
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

export const wasTold = (game: string, name: string): boolean => (told ??= stored()).includes(`${game} ${name}`);

export function tell(game: string, name: string): void {
  if (!wasTold(game, name)) keep([...(told ?? stored()), `${game} ${name}`]);
}

/** All of them may be told again. */
export const untell = (): void => keep([]);
