/** The total of a sheet, row by row; each row expands to show where its points come from. */
import { useEffect, useRef, useState } from "preact/hooks";
import { tip } from "../../parts/Tips.tsx";
import { preferences } from "../../preferences.ts";
import { hear } from "../../sound/index.ts";
import { minus } from "../../table/standing.ts";
import { calmMotion } from "../../theme.ts";
import { t } from "./messages.ts";

export interface TallyRow {
  label: string;
  points: number;
  /** Where the points come from, line by line. */
  from: string[];
}

/** The lines of a sheet with their parts, which are tagged with their line. */
export function rowsOf<Line extends string, Part extends readonly [type: Line, ...unknown[]]>(
  lines: readonly Line[],
  points: readonly number[] | undefined,
  parts: readonly Part[] | undefined,
  label: (line: Line) => string,
  inWords: (part: Part) => string[],
): TallyRow[] {
  return lines.map((line, place) => ({
    label: label(line),
    points: points?.[place] ?? 0,
    from: (parts ?? []).filter(([type]) => type === line).flatMap(inWords),
  }));
}

export function Tally({ rows, class: extra = "" }: { rows: TallyRow[]; class?: string }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul class={`xp-tally ${extra}`}>
      {rows.map(({ label, points, from }) => (
        <li key={label}>
          <button
            type="button"
            class="xp-tally-row"
            aria-expanded={open === label}
            {...tip(from.join(" · ") || t("none"))}
            onClick={() => setOpen(open === label ? null : label)}
          >
            <span>{label}</span>
            <b>{minus(points)}</b>
            <span class="vh">{t("where-from")}</span>
          </button>
          {open === label && (
            <div class="xp-tally-from">
              {(from.length > 0 ? from : [t("none")]).map((line, k) => (
                <p key={k}>{line}</p>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** On the phone the rows stay folded behind the total. */
export function Total({ points, open, toggle }: { points: number; open: boolean; toggle(): void }) {
  return (
    <button type="button" class="xp-sum" data-total {...tip(t("tip-total"))} aria-expanded={open} aria-label={t("total", { points })} onClick={toggle}>
      <span key={points}>{minus(useCount(points))}</span>
    </button>
  );
}

const TICK = 40;
/** The longest count-up, however much is won. */
const MOST_TICKS = 20;
const MOST_HEARD = 12;

/** A number that counts up to its value, point by point. */
function useCount(to: number): number {
  const before = useRef(to);
  const [now, set] = useState(to);
  useEffect(() => {
    let at = calmMotion() || preferences().pace === "instant" ? to : Math.max(before.current, to - MOST_TICKS);
    if (before.current < to) hear({ sound: "count", times: Math.min(MOST_HEARD, to - before.current), every: TICK });
    before.current = to;
    set(Math.min(at, to));
    const timer = setInterval(() => {
      at += 1;
      if (at > to) clearInterval(timer);
      else set(at);
    }, TICK);
    return () => clearInterval(timer);
  }, [to]);
  return now;
}
