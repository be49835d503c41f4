/** The latest turns in words. */
import { t } from "./messages.ts";
import type { Event } from "./pieces.ts";

const TURNS = 4;

/** Everybody is dealt as many curses: that is not worth a line for every card. */
export function withoutTheDeal(heard: Event[]): Event[] {
  const first = heard.findIndex(({ type }) => type === "turn-began");
  return heard.filter(({ type }, k) => k >= first || (type !== "drew" && type !== "card-drawn"));
}

/** Every turn of which there is something to tell, what happened in it the oldest first. A pawn's walk was seen and needs no words. */
export function turnsTold(all: Event[], say: (event: Event) => string | null): string[] {
  const turns: string[][] = [[]];
  for (const event of withoutTheDeal(all)) {
    if (event.type === "turn-began") turns.push([]);
    const line = event.type === "moved" ? null : say(event);
    if (line !== null) turns.at(-1)?.push(line);
  }
  return turns.filter((lines) => lines.length > 0).map((lines) => lines.join(" "));
}

/** The latest turn first. */
export const lastTurns = (all: Event[], say: (event: Event) => string | null): string[] => turnsTold(all, say).slice(-TURNS).reverse();

export function LastTurns({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="lp-log panel" tabIndex={0} aria-label={t("last-turns")}>
      <h2>{t("last-turns")}</h2>
      {lines.map((line, k) => (
        <p key={`${k} ${line}`}>{line}</p>
      ))}
    </section>
  );
}
