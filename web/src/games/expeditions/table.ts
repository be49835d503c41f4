/** What the views of both games have in common, and the interface of a game for the shared board. */
import type { ComponentChildren, ComponentType, JSX } from "preact";
import type { BoardProps, Called, Explained, Player } from "../../table/module.ts";
import type { SilverAndGold } from "../../types.ts";
import type { Catalogue, Params, Translate } from "../../words/index.ts";
import type { Grid } from "./outline.ts";
import type { Drama, Prize } from "./reveal.ts";

/** The acts of both games are the same. */
export type Action = SilverAndGold.Action;
export type Phase = SilverAndGold.Phase;
export type Holding = SilverAndGold.Holding;

export const DECK = 4;
export const ROUNDS = 4;
export const TURNS_A_ROUND = 7;

export interface HeldCards {
  slots: [Holding | null, Holding | null];
  completed: number[];
}

export interface MarkMade {
  slot: number;
  card: number;
  cells: number;
  owed: number;
}

export interface TableView<Sheet extends HeldCards = HeldCards> {
  seat: number | null;
  phase: Phase;
  turn: number;
  sheets: Sheet[];
  before: Sheet | null;
  pencil: { marks: MarkMade[]; owed: number; done: boolean };
  finished: boolean[];
  hand: number[];
  kept: SilverAndGold.Keep | null;
  display: number[];
  deck: number;
  used: number[];
  queue: number[];
  to_take: number;
  options: { open_pile: boolean };
}

export interface CardDrawing {
  number: number;
  colour: string;
  rows: string[];
}

export interface ExpeditionDrawing {
  shape: "straight-2" | "straight-3" | "corner-3" | "T-4" | "L-4" | "square-4";
  rows: string[];
}

export interface Drawings<Card extends CardDrawing = CardDrawing> {
  /** Card number n is at index n - 1. */
  cards: Card[];
  expeditions: ExpeditionDrawing[];
}

/** Messages that each game has in its own catalogue. */
export type GameWord =
  | "place"
  | "place-first"
  | "place-single"
  | "only-single"
  | "bonus"
  | "bonus-text"
  | "pass"
  | "marking"
  | "mark-it"
  | "keep-title"
  | "keep-text"
  | `because-${"keep" | "place" | "bonus" | "take"}`
  | "completed"
  | "take-one"
  | "take-open"
  | "take-two"
  | "take-this"
  | "takes"
  | "empty-slot"
  | "none-left"
  | "own-cards"
  | "deck"
  | "field-state"
  | "completed-colour";

export interface CardProps<Card extends CardDrawing = CardDrawing> {
  card: Card;
  marked: number;
  /** Cells marked in this turn, still gold. */
  fresh?: number;
  /** Too small for joints between fields. */
  small?: boolean;
  /** Decoration only, hidden from screen readers. */
  hidden?: boolean;
  /** On one's own card: event handlers and label. */
  svg?: JSX.SVGAttributes<SVGSVGElement> | undefined;
  /** Drawn over the fields. */
  children?: ComponentChildren;
}

export interface SheetProps<View, Data, Explanation> {
  view: View;
  data: Data;
  explained: Explanation;
  seat: number;
  players: Player[];
  own: boolean;
  /** Shows the cards that are completed. */
  showCards(): void;
}

/** A game to be played on the shared board. */
export interface ExpeditionGame<View extends TableView, Card extends CardDrawing, Event> {
  name: string;
  words: Translate<GameWord> & Pick<Catalogue<GameWord>, "find">;
  /** Viewbox of a card. */
  box: { width: number; height: number };
  grid(card: Card): Grid;
  /** Sizes of what lies on a field, in the units of the card. */
  inks: FieldInks;
  /** All cells that can be marked. */
  open(card: Card): number;
  /** The colours of its cards, in the order in which they are listed. */
  colours: readonly string[];
  /** The symbol printed on a cell: its icon, its name, and a sentence that explains it. */
  symbol(card: Card, cell: number): { icon: string; word: string; means: string } | null;
  /** A card in words. */
  describe(card: Card): string;
  /** Only what tells it from others beside it. */
  inShort(card: Card): string;
  /** So many fields, in words. */
  size(count: number): string;
  Card: ComponentType<CardProps<Card>>;
  /** Shows how many cards are left; without a count, a single card. */
  DeckBack: ComponentType<{ count?: number }>;
  /** Gradients and clips that cards refer to. */
  Defs: ComponentType;
  // Methods (bivariant), so that a game can require drawings and an explanation of its own.
  Sheet(props: SheetProps<View, Drawings<Card>, Explained>): JSX.Element;
  Stats(props: { sheet: View["sheets"][number]; data: Drawings<Card> }): JSX.Element;
  /** The same in words. */
  told(sheet: View["sheets"][number]): string[];
  DisplayHint(props: { explained: Explained }): JSX.Element;
  /** On a phone, show only one card large. */
  oneLarge: boolean;
  /** The start player of this turn, where there is one. */
  start(view: View): number | null;
  say(event: Event, data: Drawings<Card>, name: Called): string | null;
  /** Events worth telling under "Last turn". */
  notable(event: Event): boolean;
  /** What a mark collected, and the box of the sheet to which each symbol flies. */
  landings(view: View, mark: View["pencil"]["marks"][number], card: Card): Landing[];
  /** The prize of an event, such as a cup or a claim, which is animated. */
  prize(event: Event): Prize | null;
  /** What the marks of a turn collected, in a word or two. */
  tag(event: Event & { type: "opened" }): string;
  /** A completed card is lit from its entrance. */
  lightsUp: boolean;
  /** The line of the score sheet that completed cards are counted in. */
  cardLine: number;
  /** The points of a completed card, if cards differ. */
  worth?(card: Card): number;
  /** A sentence on the shown and on all completed cards, at the end of a match. */
  spoils(shown: Card[], all: Card[], name: Params): string;
}

export interface Landing {
  cell: number;
  icon: string;
  box: string;
}

export interface FieldInks {
  symbol: number;
  pencil: number;
  ghostPencil: number;
  wash: { inset: number; radius: number };
  fresh: { inset: number; radius: number };
  ring: { inset: number; radius: number };
  ghost: { inset: number; radius: number };
}

export interface EventKind {
  type: string;
}

export type ExpeditionProps<View extends TableView, Card extends CardDrawing, Event> = BoardProps<
  View,
  Action,
  Event,
  Drawings<Card>,
  Explained,
  Drama
>;

export const cardOf = <Card extends CardDrawing>(data: Drawings<Card>, number: number): Card => {
  const card = data.cards[number - 1];
  if (!card) throw new Error(`no card ${number}`);
  return card;
};

/** Whether the first cards are still face down. */
export const faceDown = ({ phase }: TableView): boolean => phase === "start" || phase === "deal" || phase === "keep";

/** The view without the hand. Null once something is marked, since sealed marks have already changed the points. */
export const withoutSecrets = <View extends TableView>(view: View): View | null =>
  view.pencil.marks.length > 0 ? null : { ...view, hand: [], kept: null };

export const roundOf = (turn: number): number => Math.floor(turn / TURNS_A_ROUND);
