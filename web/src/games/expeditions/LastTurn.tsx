/** The last turn in words, player by player, shown until the marks of the next one are revealed. */
import { ShowAgain } from "../../parts/StageKeys.tsx";
import { Ticker } from "../../parts/Ticker.tsx";
import { t } from "./messages.ts";
import type { EventKind } from "./table.ts";

/** One paragraph per player, in the order of their first event; within it the oldest first. */
export function lastTurn<Event extends EventKind>(heard: Event[], say: (event: Event) => string | null, notable: (event: Event) => boolean): string[] {
  let players = new Map<unknown, Event[]>();
  // A card was flipped: what follows belongs to a new turn.
  let closed = true;
  for (const event of heard) {
    if (event.type === "flipped") closed = true;
    if (!notable(event) && event.type !== "opened") continue;
    // Only an event with a text starts a new turn; other texts are made once it is known to be the last.
    if (closed && say(event) === null) continue;
    if (closed) players = new Map();
    closed = false;
    const who = "seat" in event ? event.seat : null;
    players.set(who, [...(players.get(who) ?? []), event]);
  }
  return [...players.values()].map((events) => events.map(say).filter(Boolean).join(" ")).filter(Boolean);
}

export function LastTurn({ lines, again }: { lines: string[]; again: (() => void) | null }) {
  if (lines.length === 0) return null;
  return (
    <Ticker class="xp-log" label={t("last-turn")} lines={lines}>
      {again && <ShowAgain press={again} />}
    </Ticker>
  );
}
