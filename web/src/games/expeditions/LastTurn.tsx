/** The last turn in words, kept until something is told of the next one. */
import { t } from "./messages.ts";
import type { EventKind } from "./table.ts";

export function lastTurn<Event extends EventKind>(heard: Event[], say: (event: Event) => string | null, notable: (event: Event) => boolean): string[] {
  let lines: string[] = [];
  // A new card lies open: what comes next belongs to a new turn.
  let closed = true;
  for (const event of heard) {
    if (event.type === "flipped") closed = true;
    const line = notable(event) ? say(event) : null;
    if (line === null) continue;
    lines = closed ? [line] : [...lines, line];
    closed = false;
  }
  return lines;
}

export function LastTurn({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="xp-log panel hide-p" aria-label={t("lastTurn")}>
      <h2>{t("lastTurn")}</h2>
      {lines.map((line, k) => (
        <p key={`${k} ${line}`}>{line}</p>
      ))}
    </section>
  );
}
