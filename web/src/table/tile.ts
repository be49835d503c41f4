/** The interface of a game's tile on the home page. */
import type { ComponentType } from "preact";

export interface Tile {
  /** The message catalogues of its board. */
  words: readonly string[];
  title(): string;
  tagline(): string;
  /** The game in three lines, if there is room for them. */
  lines?(): { icon: string; words: string }[];
  /** How long a match takes, by the number of players. */
  minutes: number | Record<number, number>;
  /** The game as a small icon. */
  icon?: string;
  /** Points in words, if a number is not enough. */
  score?(points: number): string;
  /** What is counted, if not points. */
  scored?(): string;
  /** A drawing of the table. */
  Art: ComponentType;
  /** Choices are sealed, and confirmed at the end of a turn. */
  sealed: boolean;
  /** The class of the game's own colours. */
  theme: string;
  /** An option of the game in words; null if the game has no texts for it. */
  option(name: string): OptionWords | null;
  /** Texts for uploading one's own cards or maze. */
  own(): { label: string; hint: string; pattern: string };
}

export interface OptionWords {
  label: string;
  hint?: string;
  /** For an option with one value per seat: the values in the order in which they are assigned. */
  values?: string[];
  /** A value in words and as an icon. */
  value?(value: string): { label: string; icon: string; theme: string };
}
