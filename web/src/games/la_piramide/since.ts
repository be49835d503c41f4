/** What the others did to a seat since its last turn, from all that the seat has heard. */
import { type Event, kindOf, owner, type View } from "./pieces.ts";

interface Turn {
  /** Its number among the turns of all; the deal comes before the first. */
  number: number;
  seat: number | null;
  events: Event[];
}

const MOST = 3;

/** A line for each turn in which something was done to this seat, the oldest first; of many turns the latest. */
export function sinceMyTurn(view: View, heard: Event[], seat: number, say: (event: Event) => string | null): string[] {
  const turns = turnsOf(view, heard);
  if (turns.at(-1)?.number !== view.turn) return [];
  const before = turns.slice(0, -1);
  const others = before.slice(before.map((turn) => turn.seat).lastIndexOf(seat) + 1);
  return others
    .map(({ events }) => doneTo(seat, events))
    .filter((events) => events.length > 0)
    .slice(-MOST)
    .map((events) => events.map(say).join(" "));
}

/** The events of a turn that fell on this seat, after the curse that brought them. A plague has taken its turn by now. */
function doneTo(seat: number, events: Event[]): Event[] {
  const fell = events.filter((event) => fallsOn(seat, event)).map((event): Event => (event.type === "plagued" ? { type: "turn-lost", seat } : event));
  // A pawn that met somebody has been told of already.
  const told = fell.some((event) => event.type !== "moved") ? fell.filter((event) => event.type !== "moved") : fell;
  const curse = events.filter((event) => event.type === "curse-played");
  return told.length === 0 ? [] : [...curse, ...told];
}

function fallsOn(seat: number, event: Event): boolean {
  switch (event.type) {
    case "plagued":
      return event.seat === seat;
    case "robbed":
      return event.victim === seat;
    case "moved":
    case "left":
    case "waits":
      return owner(event.pawn) === seat;
    case "sent-back":
    case "burst":
    case "swapped":
      return event.pawns.some((pawn) => owner(pawn) === seat);
    default:
      return false;
  }
}

/**
 * The turns that stand. An act taken back stays in what was heard: a turn that begins anew had not begun, and what
 * happens only once in a turn undoes what was heard before of the same.
 */
function turnsOf({ first, families }: View, heard: Event[]): Turn[] {
  const seats = families.length;
  const turns: Turn[] = [{ number: -1, seat: null, events: [] }];
  const latest = () => turns[turns.length - 1]!;
  const fold = () => {
    const { seat, events } = turns.pop()!;
    events.filter((event) => !(isDecision(event) && event.seat === seat)).forEach(add);
  };
  const add = (event: Event): void => {
    while (turns.length > 1 && isOfAnotherTurn(event, latest().seat)) fold();
    const turn = latest();
    turn.events = [...withoutWhatItReplaces(turn.events, event), event];
  };
  for (const event of heard) {
    if (event.type !== "turn-began") {
      add(event);
      continue;
    }
    const number = (event.number - 1) * seats + ((event.seat - first + seats) % seats);
    while (latest().number >= number) fold();
    turns.push({ number, seat: event.seat, events: [] });
  }
  return turns;
}

type Decision = Extract<Event, { type: "die-rolled" | "curse-played" | "gambled" }>;

/** Roll or curse, walk or gamble: whoever decides again has taken back all that came of it. */
const isDecision = (event: Event): event is Decision => event.type === "die-rolled" || event.type === "curse-played" || event.type === "gambled";

/** Only the player of a turn decides in it, and never falls ill in it. */
function isOfAnotherTurn(event: Event, player: number | null): boolean {
  if (isDecision(event)) return event.seat !== player;
  return event.type === "plagued" && event.seat === player;
}

function withoutWhatItReplaces(events: Event[], event: Event): Event[] {
  if (isDecision(event)) return [];
  const cursed = events.some(({ type }) => type === "curse-played");
  const part = partOf(event, cursed);
  const place = part === null ? -1 : events.findIndex((earlier) => partOf(earlier, cursed) === part);
  return place < 0 ? events : events.slice(0, place);
}

/** A turn has one slave's move and one mummy's, or one curse that falls. */
function partOf(event: Event, cursed: boolean): string | null {
  switch (event.type) {
    case "moved":
    case "left":
      return cursed ? "curse" : kindOf(event.pawn);
    case "swapped":
    case "plagued":
      return "curse";
    case "sent-back":
      return event.pawns.length === 1 ? "curse" : null;
    case "waits":
      return `waits ${event.pawn}`;
    default:
      return null;
  }
}
