/** The latest turns in words. */
import { useRef } from "preact/hooks";
import { t } from "./messages.ts";
import type { Event } from "./pieces.ts";

const LINES = 4;

export function useLastTurns(events: Event[], say: (event: Event) => string | null): string[] {
  const told = useRef<{ events: Event[] | null; lines: string[] }>({ events: null, lines: [] });
  if (told.current.events !== events) {
    const fresh = events.map(say).filter((line) => line !== null);
    told.current = { events, lines: [...told.current.lines, ...fresh].slice(-LINES) };
  }
  return told.current.lines;
}

export function LastTurns({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="lp-log panel" aria-label={t("lastTurns")}>
      <h3>{t("lastTurns")}</h3>
      {[...lines].reverse().map((line, k) => (
        <p key={`${lines.length - k} ${line}`}>{line}</p>
      ))}
    </section>
  );
}
