/** The interface of a game's front end. The table knows no game; a game draws and describes itself. */
import type { ComponentChildren, ComponentType } from "preact";
import type { Decided, Ending } from "../types.ts";
import type { Guide } from "../learn/guide.ts";
import type { First, Happened } from "../learn/firsts.ts";
import type { Lesson } from "../learn/lesson.ts";
import type { Params } from "../words/index.ts";
import type { Beat, Staging } from "./stage.ts";

/** A player, as a game needs to name and show them. */
export interface Player {
  seat: number;
  name: string;
  /** The name, or whose stand-in plays the seat now: for what happens now, not for past events. */
  playedBy: string;
  bot: string | null;
  mine: boolean;
  online: boolean;
  /** Minutes away, if away. */
  awayMinutes: number | null;
}

/** The name of a seat in a sentence; null is "you", which many languages need to phrase differently. */
export type Called = (seat: number) => string | null;

/** The rule that forbids an attempt; no clause if the table forbids it. */
export interface Refusal {
  clause: string;
  /** In the page's language. */
  message: string;
  text: string;
}

/** A letter or sign, or a key whose name is translated. */
export type Key = "arrows" | "tab" | "enter" | "space" | "escape" | "backspace" | "R" | "M" | "S" | "U" | "?";

/** A shortcut: keys, and what they do. */
export interface Keystroke {
  keys: Key[];
  does: string;
}

/** Seats with equal points, and what decided between them. */
export interface Tie {
  /** The rank at stake; 1 is the win. */
  place: number;
  seats: number[];
  /** The seats that have that rank; all of them, if nothing decided. */
  best: number[];
  /** What decided, if anything did. */
  key: string | null;
  /** The values of the deciding criterion, for each of the seats. */
  values: number[];
}

/** What every game explains of its points. */
export interface Explained {
  /** Per seat, the points of each line of the score sheet. */
  scores: number[][];
  ties: Tie[];
}

/** A hint on request. */
export interface Hint<Action> {
  /** What to do and why, in words, and which level says so; null if not requested, or still being computed. */
  told: { action: Action; act: string; why: string; by: string } | null;
  thinking: boolean;
  ask(): void;
}

export interface BoardProps<View, Action, Event, Data, Explanation, Detail = unknown> {
  view: View;
  /** Scores of the view, and where legal acts lead. */
  explained: Explanation;
  /** All legal acts of this seat now; empty while others act. */
  legal: Action[];
  /** This seat's events since the previous view, to animate. */
  events: Event[];
  /** All events this seat was told that were not undone, oldest first, for texts. */
  heard: Event[];
  /** Cards or maze, as the server describes them. */
  data: Data;
  players: Player[];
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  scores: number[];
  over: boolean;
  /** Seats whose acts are awaited. */
  toAct: number[];
  canTakeBack: boolean;
  /** A move is on its way to the server. */
  busy: boolean;
  /** A move that would have been better, to be drawn as a ghost. */
  suggested?: Action | null;
  /** The move that was made instead, to be drawn fainter. */
  played?: Action | null;
  /** Null without hints. */
  hint?: Hint<Action> | null;
  refusal: Refusal | null;
  /** Highlight legal places faintly. */
  hints: boolean;
  /** Show reasons in prompts. */
  reasons: boolean;
  /** The current beat of an animation, if any; `view` and `events` are then those of the beat. */
  beat: Beat<View, Event, Explanation, Detail> | null;
  /** Ends the animation. */
  skip(): void;
  /** Plays the last turn again; null if there is none. */
  showAgain: (() => void) | null;
  act(action: Action): void;
  takeBack(): void;
  /** Ask why something is not legal; the answer arrives as `refusal`. */
  whyNot(action: Action): void;
  forgetRefusal(): void;
  /** Open the rules at a clause. */
  openRule(clause: string): void;
}

/** What a finished match shows besides its points, from the viewpoint of a seat: the player's own, or the winner's. */
export interface EndProps<View, Event, Data, Explanation> {
  view: View;
  explained: Explanation;
  ending: Ending;
  heard: Event[];
  data: Data;
  ranks: number[];
  seat: number;
  /** Names in sentences; null for "you". */
  name: Called;
}

export interface SheetsProps<View, Event, Data, Explanation> {
  view: View;
  explained: Explanation;
  heard: Event[];
  data: Data;
  players: Player[];
}

export interface PictureProps<View, Data> {
  view: View;
  data: Data;
  players: Player[];
  scores: number[];
  /** The seat it is about, if only one; a game may leave out the others. */
  of?: number;
}

/** A game on paper. Sizes are in millimetres. */
export interface Printed {
  /** SVG definitions that the drawings refer to. */
  defs?: ComponentChildren;
  /** Cards to cut out. */
  cards: { width: number; height: number; faces: ComponentChildren[] }[];
  /** The board, on a page of its own. */
  board?: ComponentChildren;
  /** The score sheet, one per player. */
  sheet?: ComponentChildren;
}

/** A drawing of this size, as parts of an SVG. */
export interface Scene {
  width: number;
  height: number;
  drawn: ComponentChildren;
}

/** A line of the score sheet at the end: where points come from, for each seat. */
export interface ScoreLine {
  label: string;
  points: number[];
}

/** A choice in a review: of what kind it was, and the act in a few words; the board shows where. */
export interface Choice {
  kind: string;
  act: string;
}

export const totalOf = (points: number[] | undefined): number => (points ?? []).reduce((sum, one) => sum + one, 0);

export interface GameModule<View, Action, Event, Data, Explanation, Detail = unknown> {
  /** Class of the page's body: the game's own table colours. */
  theme: string;
  Board: ComponentType<BoardProps<View, Action, Event, Data, Explanation, Detail>>;
  /** The middle of the page's bar: round and turn, or whose turn. */
  BarStatus: ComponentType<{ view: View; explained: Explanation; players: Player[]; seat: number | null; toAct: number[] }>;
  /** `BarStatus` names who is to act, so the table does not. */
  namesWhoActs?: boolean;
  /** How events are animated; without it, updates are shown as they are. */
  staging?: Staging<View, Event, Data, Explanation, Detail>;
  /** An event in words, or null if it is not worth a line. */
  say(event: Event, data: Data, name: Called): string | null;
  /** The latest turns, one text each, for screen readers; oldest first. */
  told?(heard: Event[], data: Data, name: Called): string[];
  /** Filters the events for the log, if that needs more context than one event. */
  worthTelling?(heard: Event[]): Event[];
  /** A possible act in a few words; `name` is null for the owner of the view. */
  actInWords?(action: Action, view: View, data: Data, name: Called): string;
  /** The colour of a player, if the game has one for each. */
  colour?(view: View, seat: number): string;
  /** The names of the lines of the score sheet, in order. */
  lines(): string[];
  /** The lines of the score sheet: the server's key, an icon, and a short explanation. */
  sheet?: readonly { key: string; icon: string; note(): string }[];
  /** Drawn on the end screen: the best cards, or the pawns at their exits. */
  Spoils?: ComponentType<EndProps<View, Event, Data, Explanation>>;
  /** Replaces the table of points, if points say little. */
  Ranking?: ComponentType<EndProps<View, Event, Data, Explanation>>;
  /** How far a seat is ahead of or behind another, if not in points. */
  margin?(explained: Explanation, seat: number, other: number, name: string): string | null;
  /** What decided the win, or else cost a seat the most, if it was not a line of the score sheet. */
  decided?(decided: Decided, name: Called, forWin: boolean): { icon: string; words: string } | null;
  /** What decided the tie of this seat, or the one for first place; null without a tie. */
  tieBreak(explained: Explanation, called: Called, seat: number): { icon: string; words: string } | null;
  /** A refusal by its key in the game's catalogue; null if it has none. */
  why?(key: string, parameters: Params): string | null;
  /** The board shows refusals itself, where they happened; otherwise the table shows a note. */
  tellsRefusals?: boolean;
  /** The lesson, loaded for people who have never played. */
  lesson?(): Promise<{ default: Lesson<View, Action, Data> }>;
  /** One-time explanations. */
  firsts?(): Promise<{ default(now: Happened<View, Event>): First[] }>;
  /** The guide, drawn with these cards or this maze. */
  guide?(): Promise<{ default(data: Data): Guide }>;
  /** All sheets side by side, if the game has sheets. */
  sheets?(): Promise<{ default: ComponentType<SheetsProps<View, Event, Data, Explanation>> }>;
  /** A choice in a review, in words. */
  choice?(): Promise<{ default(action: Action, view: View, data: Data, name: Called): Choice }>;
  /** A moment as a drawing for export. */
  picture?(): Promise<{ default(props: PictureProps<View, Data>): Scene }>;
  /** Print and play. */
  printed?(): Promise<{ default(data: Data): Printed }>;
  /** Flips cards for people who play with printed ones. */
  flipper?(): Promise<{ default: ComponentType<{ data: Data; game: string }> }>;
  /** Its keyboard shortcuts, in the order of use. */
  keys?(): Keystroke[];
  /** Whether this act ends the turn. */
  ends?(action: Action): boolean;
  /** The view without secrets, shown while a shared device is passed on; if null or missing, the board is covered. */
  faceDown?(view: View): View | null;
  /** Whether the view has secrets, so that a shared device must be passed on covered. */
  secret(view: View): boolean;
}
