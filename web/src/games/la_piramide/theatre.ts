/**
 * Animates the turns of others: the cause, large; then the pawn walks; one caption names cause and result. One's own
 * acts are shown at once without it, except the move that ends the match.
 */
import type { Beat, Scene, Staging } from "../../table/stage.ts";
import type { Sound } from "../../sound/index.ts";
import { BURST, type Curse, type Drawings, type Event, type Explanation, OUT, owner, type View, WAITING } from "./pieces.ts";
import { MEET } from "./motion.ts";
import { say } from "./say.ts";

/** Milliseconds per square, and for everything else. */
export const STEP = 160;
const TIME = {
  die: 600,
  rolled: 420,
  gamble: 600,
  curse: 1000,
  catch: MEET,
  burst: MEET + 240,
  home: 420,
  escape: 420,
  swap: 480,
  told: 700,
  result: 600,
  read: 2000,
} as const;

export type Cause = { what: "die"; value: number; landed: boolean } | { what: "curse"; curse: Curse };

/** What the board needs to draw a beat. */
export interface Act {
  /** Whose turn it is. */
  seat: number;
  cause: Cause | null;
  /** Cause and result so far, in words. */
  caption: string;
  /** Pawns that the turn is about, the one that moves first. */
  pawns: number[];
  /** The pawn that moves. */
  moves: number | null;
  /** The squares it has come along. */
  trail: number[];
  /** Twice as fast for bots. */
  rate: number;
}

const SOUNDS: Record<string, Sound> = { die: "die", curse: "curse", catch: "meeting", burst: "meeting", swap: "flip" };

type Turn = Scene<View, Event, Drawings, Explanation>;
type PlayedBeat = Beat<View, Event, Explanation, Act>;

export const theatre: Staging<View, Event, Drawings, Explanation, Act> = {
  sound: ({ name, detail: { trail, rate } }) => {
    if (name === "walk" || name === "escape") return { sound: "step", theirs: true, times: trail.length - 1, every: STEP / rate };
    const sound = SOUNDS[name];
    return sound ? { sound, theirs: true } : null;
  },
  turns: (events) => events.filter(({ type }) => type === "turn-began" || type === "ended").length,
  beats: (scene) => (scene.own && !scene.over ? [] : new Performance(scene).play()),
};

class Performance {
  private readonly beats: PlayedBeat[] = [];
  private readonly rate: number;
  /** The events of the turn so far, for the caption. */
  private readonly told: Event[];
  private view: View;
  private cause: Cause | null;
  private trail: number[] = [];
  private moves: number | null = null;

  constructor(private readonly scene: Turn) {
    this.view = scene.before.view;
    this.rate = scene.bot && !scene.calm && !scene.hurried && !scene.still ? 2 : 1;
    this.told = sinceTurnBegan(scene.heard);
    this.cause = causeOf(this.told);
  }

  play(): PlayedBeat[] {
    const { events, hurried, still, after } = this.scene;
    const opens = this.told.length === 0;
    if (hurried || still) for (const event of events) this.tell(event);
    else for (const event of events) this.one(event);
    if (this.told.length > 0 && theatre.turns(events) > 0) {
      this.view = after.view;
      this.add("result", still ? TIME.read : TIME.result, null, after);
    } else if (still && events.some(({ type }) => type === "moved" || type === "left")) {
      this.view = after.view;
      this.add("result", TIME.home, null, after);
    }
    return this.beats.map((beat, place) => (place === 0 && opens ? { ...beat, opens } : beat));
  }

  private one(event: Event): void {
    this.tell(event);
    switch (event.type) {
      case "die-rolled":
      case "gamble-rolled":
        this.cause = { what: "die", value: event.value, landed: false };
        this.add("die", TIME.die, event);
        this.cause = { ...this.cause, landed: true };
        return this.add("rolled", TIME.rolled);
      case "gambled":
        return this.add("gamble", TIME.gamble);
      case "curse-played":
        return this.add("curse", TIME.curse);
      case "moved":
        return this.walk(event, event.path.at(-1) ?? OUT, "walk", 0);
      case "left":
        return this.walk(event, OUT, "escape", STEP + TIME.escape);
      case "sent-back":
        return this.add("catch", TIME.catch, event);
      case "burst":
        for (const pawn of event.pawns) this.put(pawn, BURST);
        return this.add("burst", TIME.burst, event);
      case "put-back":
        this.put(event.pawn, event.square);
        return this.add("home", TIME.home, event);
      case "waits":
        this.put(event.pawn, WAITING);
        return this.add("home", TIME.home, event);
      case "swapped": {
        const [one, other] = event.pawns;
        const [here, there] = [this.view.pawns[one] ?? OUT, this.view.pawns[other] ?? OUT];
        this.put(one, there);
        this.put(other, here);
        return this.add("swap", TIME.swap, event);
      }
      case "turn-lost":
      case "stuck":
      case "plagued":
      case "robbed":
      case "card-taken":
        return this.add("told", TIME.told);
      default:
        return undefined;
    }
  }

  private walk(event: Event & { pawn: number; path: number[] }, to: number, name: string, more: number): void {
    this.put(event.pawn, to);
    this.moves = event.pawn;
    this.trail = event.path;
    this.add(name, STEP * (event.path.length - 1) + 100 + more, event);
  }

  private put(pawn: number, square: number): void {
    this.view = { ...this.view, pawns: this.view.pawns.map((at, one) => (one === pawn ? square : at)) };
  }

  /** Beginnings of turns, drawn cards and the like are not part of the caption. */
  private tell(event: Event): void {
    if (!["turn-began", "drew", "card-drawn", "put-back", "ended", "first-player"].includes(event.type)) this.told.push(event);
    this.cause = causeOf([event]) ?? this.cause;
  }

  private add(name: string, ms: number, event: Event | null = null, stand = this.scene.before): void {
    const { seat } = this.scene;
    const hidden = name === "die";
    const caption = hidden ? "" : this.caption();
    const { explained, scores } = stand;
    const detail: Act = { seat: actor(this.told) ?? seat ?? 0, cause: this.cause, caption, pawns: pawnsIn(this.told), moves: this.moves, trail: this.trail, rate: this.rate };
    const spoken = name === "rolled" || name === "result" || name === "curse" ? caption : null;
    this.beats.push({ name, ms: ms / this.rate, view: this.view, explained, scores, events: event ? [event] : [], caption: spoken, live: false, opens: false, detail });
  }

  /** A pawn's walk is visible; the caption mentions it only if nothing else happened. */
  private caption(): string {
    const walks = this.told.filter(({ type }) => type === "moved");
    const others = this.told.filter(({ type }) => type !== "moved");
    const results = others.some((event) => causeOf([event]) === null);
    const worth = results ? others : [...others, ...walks.slice(-1)];
    return worth.map((event) => say(event, this.scene.data, this.scene.name)).filter(Boolean).join(" ");
  }
}

/** The events of the current turn. */
function sinceTurnBegan(heard: Event[]): Event[] {
  const began = heard.map(({ type }) => type).lastIndexOf("turn-began");
  return heard.slice(began + 1).filter(({ type }) => !["drew", "card-drawn", "put-back"].includes(type));
}

function causeOf(events: Event[]): Cause | null {
  const event = [...events].reverse().find(({ type }) => type === "die-rolled" || type === "gamble-rolled" || type === "curse-played");
  if (event?.type === "curse-played") return { what: "curse", curse: event.curse };
  return event?.type === "die-rolled" || event?.type === "gamble-rolled" ? { what: "die", value: event.value, landed: true } : null;
}

/** Whoever rolled, gambled, cursed or lost the turn. */
function actor(events: Event[]): number | null {
  for (const event of events) {
    if ("seat" in event && event.type !== "plagued") return event.seat;
    if (event.type === "moved" || event.type === "left") return owner(event.pawn);
  }
  return null;
}

function pawnsIn(events: Event[]): number[] {
  const found = events.flatMap((event) => ("pawn" in event ? [event.pawn] : "pawns" in event ? [...event.pawns] : []));
  return [...new Set(found)];
}
