/** The last turn in words, kept until the marks of the next one are laid open. */
import { t } from "./messages.ts";
import type { EventKind } from "./table.ts";

export function lastTurn<Event extends EventKind>(heard: Event[], say: (event: Event) => string | null, notable: (event: Event) => boolean): string[] {
  let lines: { line: string; plain: boolean }[] = [];
  // A new card lies open: what comes next belongs to a new turn.
  let closed = true;
  for (const event of heard) {
    if (event.type === "flipped") closed = true;
    const plain = !notable(event);
    const line = plain && event.type !== "opened" ? null : say(event);
    if (line === null) continue;
    lines = closed ? [{ line, plain }] : [...lines, { line, plain }];
    closed = false;
  }
  // Plain marks are told only of a turn that had nothing else: silence would leave an older turn here.
  const worthy = lines.filter(({ plain }) => !plain);
  return (worthy.length > 0 ? worthy : lines).map(({ line }) => line);
}

export function LastTurn({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="xp-log panel hide-p" aria-label={t("last-turn")}>
      <h2>{t("last-turn")}</h2>
      {lines.map((line, k) => (
        <p key={`${k} ${line}`}>{line}</p>
      ))}
    </section>
  );
}
