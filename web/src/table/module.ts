/** The interface of a game's front end. The table knows no game; a game draws and describes itself. */
import type { ComponentChildren, ComponentType } from "preact";
import type { Decided, Ending } from "../types.ts";
import type { Guide } from "../learn/guide.ts";
import type { First, Happened } from "../learn/firsts.ts";
import type { Lesson } from "../learn/lesson.ts";
import type { Params } from "../words/index.ts";
import type { Beat, Staging } from "./stage.ts";

/** Somebody at the table, as a game needs to name and show them. */
export interface Player {
  seat: number;
  name: string;
  /** The name, or whose bot plays the seat now: for what happens now, not for what was done before. */
  playedBy: string;
  bot: string | null;
  mine: boolean;
  online: boolean;
  /** Minutes away, if away. */
  awayMinutes: number | null;
}

/** How a seat is called in a sentence; null is "you", whom a language may not be able to name like anybody else. */
export type Called = (seat: number) => string | null;

/** The rule that forbids what was tried; no clause where it is the table that forbids it. */
export interface Refusal {
  clause: string;
  /** In words of this page's language. */
  message: string;
  text: string;
}

/** A letter or sign, or a key that every language calls by another name. */
export type Key = "arrows" | "tab" | "enter" | "space" | "escape" | "backspace" | "R" | "M" | "S" | "U" | "?";

/** What each of some keys does. */
export interface Keystroke {
  keys: Key[];
  does: string;
}

/** Seats with equal points, and what decided between them. */
export interface Tie {
  /** The place at stake; 1 is the victory. */
  place: number;
  seats: number[];
  /** Those who have that place; all of them, if nothing tells them apart. */
  best: number[];
  /** What decided, if anything did. */
  key: string | null;
  /** By what decided, for each of the seats. */
  values: number[];
}

/** What every game tells of its points. */
export interface Explained {
  /** For each seat the points of each line of the score sheet. */
  scores: number[][];
  ties: Tie[];
}

/** What one may ask for before deciding. */
export interface Hint<Action> {
  /** What to do and why, in words; null if nobody asked, or while it is thought about. */
  told: { action: Action; act: string; why: string } | null;
  thinking: boolean;
  ask(): void;
}

export interface BoardProps<View, Action, Event, Data, Explanation, Detail = unknown> {
  view: View;
  /** What the view adds up to and the legal acts lead to. */
  explained: Explanation;
  /** All acts open to this seat now; empty while others act. */
  legal: Action[];
  /** What this seat heard since the view before, to animate. */
  events: Event[];
  /** Everything this seat has heard that was not taken back, the oldest first, to tell. */
  heard: Event[];
  /** Cards or maze, as the server describes them. */
  data: Data;
  players: Player[];
  /** The seat this page looks through; null for a spectator. */
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
  /** Null where there are none. */
  hint?: Hint<Action> | null;
  refusal: Refusal | null;
  /** Show legal places faintly lit. */
  hints: boolean;
  /** Say why, beside what to do now. */
  reasons: boolean;
  /** What is played just now, if the game stages anything; `view` and `events` are its own then. */
  beat: Beat<View, Event, Explanation, Detail> | null;
  /** Ends what is played. */
  skip(): void;
  /** Plays the last turn again, where there is one to be seen. */
  showAgain: (() => void) | null;
  act(action: Action): void;
  takeBack(): void;
  /** Ask why something is not legal; the answer arrives as `refusal`. */
  whyNot(action: Action): void;
  forgetRefusal(): void;
  /** Open the rules at a clause. */
  openRule(clause: string): void;
}

/** What a finished match shows beside its points, through the eyes of a seat: its player's, or the winner's. */
export interface EndProps<View, Event, Data, Explanation> {
  view: View;
  explained: Explanation;
  ending: Ending;
  heard: Event[];
  data: Data;
  ranks: number[];
  seat: number;
  /** In sentences; null for whoever looks at the page. */
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
  /** Whom it is about, where it is about one; a game may leave out what the others have. */
  of?: number;
}

/** A game on paper. Sizes are in millimetres. */
export interface Printed {
  /** What the drawings refer to. */
  defs?: ComponentChildren;
  /** What is cut out. */
  cards: { width: number; height: number; faces: ComponentChildren[] }[];
  /** What lies in the middle, on a page of its own. */
  board?: ComponentChildren;
  /** What is written on, one for each player. */
  sheet?: ComponentChildren;
}

/** Something drawn in a box of this size, as parts of an SVG. */
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

export const totalOf = (points: number[] | undefined): number => (points ?? []).reduce((sum, one) => sum + one, 0);

export interface GameModule<View, Action, Event, Data, Explanation, Detail = unknown> {
  /** Class of the page's body: the game's own table colours. */
  theme: string;
  Board: ComponentType<BoardProps<View, Action, Event, Data, Explanation, Detail>>;
  /** The middle of the page's bar: round and turn, or whose turn. */
  BarStatus: ComponentType<{ view: View; explained: Explanation; players: Player[]; seat: number | null; toAct: number[] }>;
  /** The bar's middle says who acts; nobody has to say it again beside it. */
  namesWhoActs?: boolean;
  /** How what happens is played; without it, it is only shown. */
  staging?: Staging<View, Event, Data, Explanation, Detail>;
  /** An event in words, or null if it is not worth a line. */
  say(event: Event, data: Data, name: Called): string | null;
  /** What the latest turns brought, one text for each, for those who listen; the oldest first. */
  told?(heard: Event[], data: Data, name: Called): string[];
  /** What the log tells of all that was heard, where an event alone does not show whether it is worth a line. */
  worthTelling?(heard: Event[]): Event[];
  /** An act that somebody could make, in a few words; `name` is null for whom the view belongs to. */
  actInWords?(action: Action, view: View, data: Data, name: Called): string;
  /** What the lines of the score sheet are called, in their order. */
  lines(): string[];
  /** The lines of the score sheet as the server names them, the symbols before them, and what counts there in a few words. */
  sheet?: readonly { key: string; icon: string; note(): string }[];
  /** What somebody has to show for it: the best cards, or the pawns at their exits. */
  Spoils?: ComponentType<EndProps<View, Event, Data, Explanation>>;
  /** In place of the table of points, where points say little. */
  Ranking?: ComponentType<EndProps<View, Event, Data, Explanation>>;
  /** How far a seat is ahead of another or behind it, where points do not say it. */
  margin?(explained: Explanation, seat: number, other: number, name: string): string | null;
  /** What decided the match, where it was not a line of the score sheet. */
  decided?(decided: Decided, name: Called): { icon: string; words: string } | null;
  /** What decided between equals, of whom the seat is one or who are first; null where points alone say it. */
  tieBreak(explained: Explanation, called: Called, seat: number): { icon: string; words: string } | null;
  /** Why something is refused, in words for a key of the game's catalogue; null where it has none. */
  why?(key: string, parameters: Params): string | null;
  /** The board tells refusals itself, where they happened; otherwise the table shows a note. */
  tellsRefusals?: boolean;
  /** A first match that teaches, loaded for who has never played. */
  lesson?(): Promise<{ default: Lesson<View, Action, Data> }>;
  /** What is explained when it happens for the first time. */
  firsts?(): Promise<{ default(now: Happened<View, Event>): First[] }>;
  /** How to play, on one page, drawn with these cards or this maze. */
  guide?(): Promise<{ default(data: Data): Guide }>;
  /** All sheets side by side, where everybody has one. */
  sheets?(): Promise<{ default: ComponentType<SheetsProps<View, Event, Data, Explanation>> }>;
  /** A moment as a drawing that can leave the page. */
  picture?(): Promise<{ default(props: PictureProps<View, Data>): Scene }>;
  /** What can be printed, cut out and written on. */
  printed?(): Promise<{ default(data: Data): Printed }>;
  /** Flips cards for people who play with printed ones. */
  flipper?(): Promise<{ default: ComponentType<{ data: Data; game: string }> }>;
  /** What its keys do, in the order in which one needs them. */
  keys?(): Keystroke[];
  /** The act that ends a turn when nothing else is left to do. */
  ends?(action: Action): boolean;
  /** The same view without what is secret, to be shown while a shared device is passed on; without one it is covered whole. */
  faceDown?(view: View): View | null;
  /** Does the seat's view hold secrets, so that a shared device must be passed face down? */
  secret(view: View): boolean;
}
