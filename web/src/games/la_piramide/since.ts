/** What the others did to a seat since its last turn, from the events. */
import { type Event, owner } from "./pieces.ts";

interface Turn {
  seat: number;
  events: Event[];
}

const MOST = 3;

/** At the beginning of a turn: a line for each turn in which something was done to its player, oldest first; at most the latest few. */
export function sinceMyTurn(heard: Event[], seat: number, say: (event: Event) => string | null): string[] {
  const turns = turnsOf(heard);
  if (turns.pop()?.seat !== seat) return [];
  const others = turns.slice(turns.map((turn) => turn.seat).lastIndexOf(seat) + 1);
  return others
    .map(({ events }) => doneTo(seat, events))
    .filter((events) => events.length > 0)
    .slice(-MOST)
    .map((events) => events.map(say).join(" "));
}

function turnsOf(heard: Event[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of heard)
    if (event.type === "turn-began") turns.push({ seat: event.seat, events: [] });
    else turns.at(-1)?.events.push(event);
  return turns;
}

/** The events of a turn that affected this seat, after the curse that caused them. A plague of one turn is over by now. */
function doneTo(seat: number, events: Event[]): Event[] {
  const fell = events.filter((event) => fallsOn(seat, event)).map((event): Event => (event.type === "plagued" && event.turns === 1 ? { type: "turn-lost", seat } : event));
  // A move that led to a meeting is left out: the meeting is reported.
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
