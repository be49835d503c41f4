/** Remembers in this browser which one-time explanations were shown. */

/** Something that is true now, and is explained once. */
export interface First {
  name: string;
  /** One sentence. */
  says: string;
  /** The part of the board it is about, as a selector. */
  at: string;
  /** What the sentence must not cover. */
  clear?: string;
}

/** What a game derives them from. */
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
    // Private windows may block storage; then it lasts as long as the page.
  }
}

export const wasTold = (game: string, name: string): boolean => (told ??= stored()).includes(`${game} ${name}`);

export function tell(game: string, name: string): void {
  if (!wasTold(game, name)) keep([...(told ?? stored()), `${game} ${name}`]);
}

/** Shows all of them again. */
export const untell = (): void => keep([]);
