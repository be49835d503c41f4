/** The last turn in words, player by player, kept until the marks of the next one are laid open. */
import { t } from "./messages.ts";
import type { EventKind } from "./table.ts";

/** One paragraph for each player, in the order in which they came first; within it the oldest first. */
export function lastTurn<Event extends EventKind>(heard: Event[], say: (event: Event) => string | null, notable: (event: Event) => boolean): string[] {
  let players = new Map<unknown, string[]>();
  // A new card lies open: what comes next belongs to a new turn.
  let closed = true;
  for (const event of heard) {
    if (event.type === "flipped") closed = true;
    const line = notable(event) || event.type === "opened" ? say(event) : null;
    if (line === null) continue;
    if (closed) players = new Map();
    closed = false;
    const who = "seat" in event ? event.seat : null;
    players.set(who, [...(players.get(who) ?? []), line]);
  }
  return [...players.values()].map((lines) => lines.join(" "));
}

export function LastTurn({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="xp-log panel" aria-label={t("last-turn")}>
      <h2>{t("last-turn")}</h2>
      {lines.map((line, k) => (
        <p key={`${k} ${line}`}>{line}</p>
      ))}
    </section>
  );
}
