/** What the home page shows of a game before anything of it is loaded. */
import type { ComponentType } from "preact";

export interface Tile {
  title(): string;
  tagline(): string;
  minutes: number;
  /** The table as an object, drawn. */
  Art: ComponentType;
  /** The class of the game's own colours. */
  theme: string;
  /** An option of the game in words; null where the game has none. */
  option(name: string): { label: string; hint?: string } | null;
}
