/** The interface of a game's guide: its texts, and pictures that its own board draws. */
import type { ComponentChildren } from "preact";

export interface Guide {
  goal: Picture;
  /** Four pictures. */
  turn: Picture[];
  symbols: Picture[];
  scoring: Row[];
  /** What the rows are called, where points are not what counts. */
  scoringTitle?: string;
  end: string;
  /** What the drawings refer to. */
  defs?: ComponentChildren;
}

export interface Picture {
  title: string;
  text: string;
  drawn: ComponentChildren;
  /** A short word on the picture, and whether it is bad news. */
  tag?: string;
  bad?: boolean;
}

export interface Row {
  icon: ComponentChildren;
  label: string;
  value: string;
}
