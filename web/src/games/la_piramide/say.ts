/** Events in words. */
import { named } from "../../table/named.ts";
import { list, type Params } from "../../words/index.ts";
import { t } from "./messages.ts";
import { type Drawings, type Event } from "./pieces.ts";
import { exitOf, type Name, pawnParams } from "./words.ts";

export function say(event: Event, data: Drawings, called: Name): string | null {
  const who = (seat: number) => named(called, seat);
  const pawn = (one: number) => pawnParams(one, called);
  const two = ([one, other]: readonly number[]): Params => ({ ...pawn(one ?? 0), ...pawnParams(other ?? 0, called, "other_") });
  switch (event.type) {
    case "first-player":
      return t("event-first-player", who(event.seat));
    case "turn-began":
      return null;
    case "turn-lost":
      return t("event-turn-lost", who(event.seat));
    case "die-rolled":
      return t("event-die-rolled", { ...who(event.seat), value: event.value });
    case "gambled":
      return t("event-gambled", { ...who(event.seat), values: list(event.values.map(String)) });
    case "gamble-rolled":
      return t(event.hit ? "event-gamble-hit" : "event-gamble-missed", { value: event.value });
    case "drew":
      return t("event-drew", { ...who(event.seat), curse: event.curse });
    case "card-drawn":
      return t("event-card-drawn", who(event.seat));
    case "moved":
      return t("event-moved", { ...pawn(event.pawn), count: event.path.length - 1 });
    case "left":
      return t("event-left", { ...pawn(event.pawn), door: exitOf(data.squares[event.path.at(-1) ?? 0]?.exits ?? "") });
    case "stuck":
      return t("event-stuck", { ...who(event.seat), kind: event.kind });
    case "sent-back":
      return event.pawns.length > 1 ? t("event-met", two(event.pawns)) : t("event-sent-back", pawn(event.pawns[0] ?? 0));
    case "put-back":
      return t("event-put-back", pawn(event.pawn));
    case "waits":
      return t("event-waits", pawn(event.pawn));
    case "burst":
      return t("event-burst", two(event.pawns));
    case "curse-played":
      return t("event-curse-played", { ...who(event.seat), curse: event.curse });
    case "swapped":
      return t("event-swapped", two(event.pawns));
    case "awoke":
      return t("event-awoke", pawn(event.pawn));
    case "plagued":
      return t("event-plagued", { ...who(event.seat), turns: event.turns });
    case "robbed":
      return t("event-robbed", { ...who(event.thief), ...named(called, event.victim, "other_"), curse: event.curse });
    case "card-taken":
      return t("event-card-taken", { ...who(event.thief), ...named(called, event.victim, "other_") });
    case "ended":
      return t("event-ended", { why: event.why, names: winners(event.winners, called) });
  }
}

/** "You" comes last: Ada and you. */
function winners(seats: readonly number[], called: Name): string {
  const others = seats.flatMap((seat) => called(seat) ?? []);
  return list(others.length < seats.length ? [...others, t("winner-you")] : others);
}
