/** The last turn in words, player by player, kept until the marks of the next one are laid open. */
import { ShowAgain } from "../../parts/StageKeys.tsx";
import { t } from "./messages.ts";
import type { EventKind } from "./table.ts";

/** One paragraph for each player, in the order in which they came first; within it the oldest first. */
export function lastTurn<Event extends EventKind>(heard: Event[], say: (event: Event) => string | null, notable: (event: Event) => boolean): string[] {
  let players = new Map<unknown, Event[]>();
  // A new card lies open: what comes next belongs to a new turn.
  let closed = true;
  for (const event of heard) {
    if (event.type === "flipped") closed = true;
    if (!notable(event) && event.type !== "opened") continue;
    // Only what is told begins anew; the rest is put into words once it is known to be the last turn.
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
    <section class="xp-log panel more" tabIndex={0} aria-label={t("last-turn")}>
      {again && <ShowAgain press={again} />}
      <h2>{t("last-turn")}</h2>
      {lines.map((line, k) => (
        <p key={`${k} ${line}`}>{line}</p>
      ))}
    </section>
  );
}
