/** Everybody's points as bars, the best place first; each colour is one line of the sheet, in the order of the key. */
import { t } from "../words/index.ts";
import type { ScoreLine } from "./module.ts";

const COLOURS = ["--c-green", "--c-orange", "--c-purple", "--c-grey", "--f-eye", "--f-lotus"] as const;
const colour = (place: number) => `var(${COLOURS[place % COLOURS.length]})`;

interface Props {
  lines: ScoreLine[];
  totals: number[];
  ranks: number[];
  /** My own seat, if it is one alone. */
  own: number | null;
  name(seat: number): string;
  /** What to say in place of an empty bar. */
  standing(seat: number): string;
}

export function Bars({ lines, totals, ranks, own, name, standing }: Props) {
  const seats = totals.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  const gained = (seat: number) => lines.reduce((sum, line) => sum + Math.max(0, line.points[seat] ?? 0), 0);
  const most = Math.max(1, ...seats.map(gained));
  return (
    <ol class="end-bars">
      {seats.map((seat) => (
        <li key={seat} class={ranks[seat] === 1 ? "win" : ""}>
          <span class="end-who">
            <b class="disp end-name">{name(seat)}</b>
            {seat === own && <small>{t("you")}</small>}
          </span>
          {gained(seat) === 0 && <span class="end-standing">{standing(seat)}</span>}
          <span class="bars" style={{ "--share": String(gained(seat) / most) }}>
            {lines.map((line, place) => {
              const points = line.points[seat] ?? 0;
              if (points === 0) return null;
              return (
                <i
                  key={line.label}
                  class={points < 0 ? "minus" : ""}
                  style={{ flexGrow: Math.max(0, points), background: points < 0 ? undefined : colour(place) }}
                  title={t("end-line", { label: line.label, points })}
                >
                  {points < 0 ? `\u2212${-points}` : points}
                </i>
              );
            })}
          </span>
          <b class="disp tot">{totals[seat]}</b>
        </li>
      ))}
      {lines.length > 0 && (
        <li class="key">
          {lines.map((line, place) => (
            <span key={line.label} class={line.points.some((points) => points < 0) ? "minus" : ""} style={{ "--c": colour(place) }}>
              {line.label}
            </span>
          ))}
        </li>
      )}
    </ol>
  );
}
