/** The interface of a game's guide: its texts, and pictures that its own board draws. */
import type { ComponentChildren } from "preact";

export interface Guide {
  goal: Picture;
  /** Four pictures. */
  turn: Picture[];
  symbols: Picture[];
  scoring: Row[];
  /** The heading of the rows, if the game is not about points. */
  scoringTitle?: string;
  end: string;
  /** SVG definitions that the drawings refer to. */
  defs?: ComponentChildren;
}

export interface Picture {
  title: string;
  text: string;
  drawn: ComponentChildren;
  /** A short label on the picture, and whether it is bad news. */
  tag?: string;
  bad?: boolean;
}

export interface Row {
  icon: ComponentChildren;
  label: string;
  value: string;
}
