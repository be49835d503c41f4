/** The interface of a game's tile on the home page. */
import type { ComponentType } from "preact";

export interface Tile {
  /** The catalogues that its board speaks from. */
  words: readonly string[];
  title(): string;
  tagline(): string;
  /** What one does, in three lines, where there is room for them. */
  lines?(): { icon: string; words: string }[];
  /** How long a match takes, by the number of players. */
  minutes: number | Record<number, number>;
  /** The game as a small sign. */
  icon?: string;
  /** Points in words, where they are no mere number. */
  score?(points: number): string;
  /** The table as an object, drawn. */
  Art: ComponentType;
  /** Choices are sealed, and confirmed when all is done. */
  sealed: boolean;
  /** The class of the game's own colours. */
  theme: string;
  /** An option of the game in words; null where the game has none. */
  option(name: string): OptionWords | null;
  /** What a host may bring in place of the shipped cards or maze. */
  own(): { label: string; hint: string; pattern: string };
}

export interface OptionWords {
  label: string;
  hint?: string;
  /** Values in the order in which they are dealt out, where each seat has one of its own. */
  values?: string[];
  /** A value in words and as a sign. */
  value?(value: string): { label: string; icon: string; theme: string };
}
