/**
 * The reveal of a turn as beats: envelopes open together, pencils draw, new marks glow, points come, cups and claims are
 * won, cards completed and taken, a round begins, and then the next shape is flipped. All of it comes from the events:
 * each beat shows the table before them with the events so far applied.
 */
import type { Beat, Scene, Staging } from "../../table/stage.ts";
import type { Explained } from "../../table/module.ts";
import type { Heard } from "../../sound/index.ts";
import { t } from "./messages.ts";
import { cardOf, type CardDrawing, type Drawings, type EventKind, type ExpeditionGame, type MarkMade, type TableView } from "./table.ts";

/** Milliseconds at the calm pace. */
const TIME = { envelopes: 240, pencils: 660, glow: 600, points: 420, prize: 840, theirs: 600, complete: 1500, take: 600, round: 4000, flip: 420, end: 900, read: 2000 } as const;
/** From this turn on, at the brisk pace, pencils and glow are one beat. */
const KNOWN_BY_NOW = 2;
const BRISK = { pencils: 640, points: 240, theirs: 420, take: 420, round: 2400 } as const;

const SOUNDS: Record<string, Heard> = {
  envelopes: { sound: "envelopes" },
  pencils: { sound: "pencil", theirs: true, times: 4, every: 150 },
  prize: { sound: "cup" },
  complete: { sound: "stamp" },
  round: { sound: "round" },
  take: { sound: "flip", theirs: true },
  flip: { sound: "flip" },
};

/** A card that was completed, and what it pays. */
export interface Stamp {
  seat: number;
  card: number;
  points: number;
}

/** Something won, which flies from one part of the page to another, by their selectors. */
export interface Prize {
  seat: number;
  points: number;
  icon: string;
  /** The colour of an icon that would otherwise inherit the ink around it. */
  tint?: string;
  from: string;
  to: string;
  /** The target is shared, not a box on the winner's own sheet. */
  shared?: boolean;
}

/** Where a prize lands: somebody else's on their panel, not on one's own sheet. */
export const landsOn = ({ seat, to, shared = false }: Prize, own: number | null): string => (seat === own || shared ? to : ".xp-won");

/** What the board needs to draw a beat. */
export interface Drama {
  /** Replaces the prompt in the strip. */
  note: { title: string; text: string };
  /** The cells revealed in this turn, by card. */
  fresh: ReadonlyMap<number, number>;
  /** What each seat found. */
  tags: ReadonlyMap<number, string>;
  stamp: Stamp | null;
  prize: Prize | null;
  /** The round that begins. */
  round: number | null;
}

/** Events that both games animate in the same way. */
type Played =
  | { type: "opened"; seat: number; marks: MarkMade[] }
  | { type: "completed"; seat: number; card: number }
  | { type: "took"; seat: number; card: number }
  | { type: "round ended"; round: number }
  | { type: "flipped" }
  | { type: "ended" };

const is = <Type extends Played["type"]>(event: EventKind, type: Type): event is Extract<Played, { type: Type }> => event.type === type;

/** The fields of a view that both games have. */
function cardsOf({ phase, turn, sheets, before, pencil, display, deck, used, queue, to_take }: TableView) {
  return { phase, turn, sheets, before, pencil, display, deck, used, queue, to_take };
}

const silence: Drama = { note: { title: "", text: "" }, fresh: new Map(), tags: new Map(), stamp: null, prize: null, round: null };

export function revealOf<View extends TableView, Card extends CardDrawing, Event extends EventKind, Explanation extends Explained>(
  game: ExpeditionGame<View, Card, Event>,
): Staging<View, Event, Drawings<Card>, Explanation, Drama> {
  return { beats: (scene) => new Reel(game, scene).play(), sound: ({ name }) => SOUNDS[name] ?? null, turns: () => 0 };
}

/** Makes beats by applying the events of a scene one after the other. */
class Reel<View extends TableView, Card extends CardDrawing, Event extends EventKind, Explanation extends Explained> {
  private readonly beats: Beat<View, Event, Explanation, Drama>[] = [];
  private view: View;
  private explained: Explanation;
  private scores: number[];
  private fresh = new Map<number, number>();
  private readonly tags = new Map<number, string>();

  constructor(
    private readonly game: ExpeditionGame<View, Card, Event>,
    private readonly scene: Scene<View, Event, Drawings<Card>, Explanation>,
  ) {
    ({ view: this.view, explained: this.explained, scores: this.scores } = scene.before);
  }

  play(): Beat<View, Event, Explanation, Drama>[] {
    const { events, own, after, over } = this.scene;
    if (!events.some((event) => ["opened", "took", "flipped"].includes(event.type))) return [];
    // A card that I take is shown at once, unless the turn goes on by itself.
    const goesOn = events.some((event) => this.pays(event) || is(event, "flipped") || is(event, "ended"));
    if (own && events.some((event) => is(event, "took")) && !goesOn) return [];
    if (events.some((event) => is(event, "opened"))) this.open();
    for (const event of events) this.one(event);
    if (over) this.add("end", TIME.end, this.say(t("over")), { ...after });
    // "Show again" begins where the envelopes are opened.
    return this.beats.map((beat, place) => (place === 0 && this.tags.size > 0 ? { ...beat, opens: true } : beat));
  }

  private one(event: Event): void {
    const { after, calm, data, seat } = this.scene;
    const prize = this.game.prize(event);
    if (prize) {
      this.view = { ...after.view, ...cardsOf(this.view), finished: this.view.finished };
      this.settle(prize.seat);
      this.pay(event);
      return this.add("prize", prize.seat === seat ? TIME.prize : this.brisk("theirs"), this.say(this.sentence(event)), { prize });
    }
    if (is(event, "completed")) {
      const stamp = { seat: event.seat, card: event.card, points: this.game.worth?.(cardOf(data, event.card)) ?? this.gained(event.seat) };
      this.pay(event);
      this.add("complete", event.seat === seat ? TIME.complete : this.brisk("theirs"), this.say(this.sentence(event)), { stamp });
      this.layAside(event.seat, event.card);
    } else if (is(event, "took")) {
      const { display, deck, sheets } = after.view;
      this.sheet(event.seat, { slots: sheets[event.seat]!.slots });
      this.view = { ...this.view, display, deck };
      this.add("take", this.brisk("take"), this.say(this.sentence(event)));
    } else if (is(event, "round ended") && !this.scene.over) {
      const round = event.round + 1;
      const { explained, scores } = after;
      this.fresh = new Map();
      this.view = { ...after.view, phase: "flip", used: [] };
      this.add("round", calm ? TIME.round : BRISK.round, this.say(t("round-title", { round }), t("round-back")), { explained, scores, round, tags: new Map() });
    } else if (is(event, "flipped")) {
      this.beats.push({ ...this.beat("flip", this.scene.still ? 120 : TIME.flip, this.say(this.sentence(event)), { ...after }), live: true });
    }
  }

  /** Reveals everybody's marks at the same time. */
  private open(): void {
    const { events, before, after, calm, still, seat, name } = this.scene;
    const { finished, used } = before.view;
    const shape = this.scene.data.expeditions[used.at(-1) ?? -1]?.shape;
    const title = shape ? t("shape", { shape }) : "";
    this.view = { ...after.view, ...cardsOf(before.view), finished: finished.map(() => true) };
    if (!still) this.add("envelopes", TIME.envelopes, this.say(t("reveal-ready"), t("reveal-together")));
    const found: string[] = [];
    for (const event of events)
      if (is(event, "opened")) {
        for (const { card, cells } of event.marks) this.fresh.set(card, (this.fresh.get(card) ?? 0) | cells);
        const what = this.game.tag(event);
        this.tags.set(event.seat, what);
        found.push(t("reveal-found", { who: name(event.seat) ?? t("you"), what }));
      }
    this.view.sheets.forEach((sheet, of) => {
      const slots = sheet.slots.map((holding) => holding && { ...holding, marked: holding.marked | (this.fresh.get(holding.card) ?? 0) });
      this.sheet(of, { slots: slots as TableView["sheets"][number]["slots"] });
    });
    const told = this.say(title, found.join(" "));
    const together = !calm && before.view.turn >= KNOWN_BY_NOW;
    if (!still) this.add("pencils", together ? BRISK.pencils : TIME.pencils, together ? told : this.say(title), together ? {} : { tags: new Map() });
    if (still || !together) this.add("glow", still ? TIME.read : TIME.glow, told);
    // A prize counts only after it has flown.
    for (const each of this.view.sheets.keys()) if (!events.some((event) => this.game.prize(event)?.seat === each)) this.settle(each);
    if (!events.some((event) => this.pays(event) === (seat ?? -1))) this.pay(null);
    if (!still) this.add("points", this.brisk("points"), told);
  }

  /** Updates the score sheet of a seat to the final state, but not its cards. */
  private settle(seat: number): void {
    const { slots, completed } = this.view.sheets[seat]!;
    this.sheet(seat, { ...this.scene.after.view.sheets[seat]!, slots, completed });
  }

  private layAside(seat: number, card: number): void {
    const { slots, completed } = this.view.sheets[seat]!;
    const left = slots.map((holding) => (holding?.card === card ? null : holding)) as typeof slots;
    this.sheet(seat, { slots: left, completed: [...completed, card] });
  }

  private sheet(seat: number, change: Partial<TableView["sheets"][number]>): void {
    this.view = { ...this.view, sheets: this.view.sheets.map((sheet, of) => (of === seat ? { ...sheet, ...change } : sheet)) };
  }

  /** The seat that gains by an event. */
  private pays(event: Event): number | null {
    return this.game.prize(event)?.seat ?? (is(event, "completed") ? event.seat : null);
  }

  /** My points change with the last event that pays me. */
  private pay(event: Event | null): void {
    const { events, seat, after } = this.scene;
    const mine = events.filter((each) => this.pays(each) === seat);
    if (event !== null && event !== mine.at(-1)) return;
    ({ explained: this.explained, scores: this.scores } = after);
  }

  /** Points per card that the seat completed in this scene. */
  private gained(seat: number): number {
    const { before, after, events } = this.scene;
    const cards = events.filter((event) => is(event, "completed") && event.seat === seat).length;
    const line = (explained: Explained) => explained.scores[seat]?.[this.game.cardLine] ?? 0;
    return (line(after.explained) - line(before.explained)) / Math.max(1, cards);
  }

  private brisk(beat: keyof typeof BRISK): number {
    return this.scene.calm ? TIME[beat] : BRISK[beat];
  }

  private sentence(event: Event): string {
    return this.game.say(event, this.scene.data, this.scene.name) ?? "";
  }

  private say(title: string, text = ""): Drama["note"] {
    return { title, text };
  }

  private add(name: string, ms: number, note: Drama["note"], more: Partial<Drama & Beat<View, Event, Explanation>> = {}): void {
    this.beats.push(this.beat(name, ms, note, more));
  }

  private beat(name: string, ms: number, note: Drama["note"], more: Partial<Drama & Beat<View, Event, Explanation>>): Beat<View, Event, Explanation, Drama> {
    const { view = this.view, explained = this.explained, scores = this.scores, tags = new Map(this.tags), stamp = null, prize = null, round = null } = more;
    const caption = [note.title, note.text].filter(Boolean).join(" ");
    return { name, ms, view, explained, scores, events: [], caption: caption || null, live: false, opens: false, detail: { ...silence, note, fresh: this.fresh, tags, stamp, prize, round } };
  }
}
