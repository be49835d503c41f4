/** The last turn in words, kept until the next one is opened. */
import { useRef } from "preact/hooks";
import { t } from "./messages.ts";
import type { EventKind } from "./table.ts";

interface Told {
  events: unknown;
  lines: string[];
  /** A new card lies open: what comes next belongs to a new turn. */
  closed: boolean;
}

export function useLastTurn<Event extends EventKind>(events: Event[], say: (event: Event) => string | null, notable: (event: Event) => boolean): string[] {
  const told = useRef<Told>({ events: null, lines: [], closed: true });
  if (told.current.events !== events) {
    let { lines, closed } = told.current;
    for (const event of events) {
      if (event.type === "flipped") closed = true;
      if (!notable(event)) continue;
      const line = say(event);
      if (line === null) continue;
      lines = closed ? [line] : [...lines, line];
      closed = false;
    }
    told.current = { events, lines, closed };
  }
  return told.current.lines;
}

export function LastTurn({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="xp-log panel hide-p" aria-label={t("lastTurn")}>
      <h3>{t("lastTurn")}</h3>
      {lines.map((line, k) => (
        <p key={`${k} ${line}`}>{line}</p>
      ))}
    </section>
  );
}
