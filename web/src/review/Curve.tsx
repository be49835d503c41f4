/** The expected result over a match, with curves for luck alone and choices alone; the costliest moves are marked. */
import type { Decision, Point, Review } from "../types.ts";
import type { Costly } from "./ReviewPanel.tsx";
import { t } from "../words/index.ts";
import { amount, level, when } from "./amounts.ts";

interface Props {
  review: Review;
  /** The step of a replay at which so many entries had been played. */
  stepOf(entry: number): number;
  step: number;
  last: number;
  costly: Costly[];
  shown: Decision | null;
  jump(step: number): void;
  show(place: number): void;
}

const WIDTH = 1000;
const HEIGHT = 100;
const LINES = ["luck", "skill"] as const;

export function Curve({ review, stepOf, step, last, costly, shown, jump, show }: Props) {
  const { measure, start, points } = review;
  const even = measure === "chance" ? 0.5 : 0;
  const { high, low, part } = scale(measure, even, points.flatMap(({ expected, luck, skill }) => [expected, start + luck, start + skill]));
  // Where the curve ends, the label of the even line gives way.
  const away = part(even) - part(points.at(-1)?.expected ?? start);
  const aside = Math.abs(away) > 0.2 ? "" : away > 0 ? "below" : "above";
  const along = (entry: number) => stepOf(entry) / Math.max(1, last);
  const line = (of: (point: Point) => number) =>
    points.map((point, k) => `${k === 0 ? "M" : "L"}${(along(point.entry) * WIDTH).toFixed(1)} ${(part(of(point)) * HEIGHT).toFixed(2)}`).join("");
  const rounds = points.filter(({ entry, progress: { round } }, k) => k > 0 && round !== points[k - 1]?.progress["round"] && along(entry) < 1);
  const heading = t(measure === "chance" ? "review-chance" : "review-lead");
  const spots = apart(costly.map(({ decision }) => ({ x: along(decision.entry), y: part(decision.estimate) })));
  const at = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    jump(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <figure class="review-curve">
      <figcaption>{heading}</figcaption>
      <div class="review-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t("review-curve", { heading, start: level(measure, start), result: level(measure, review.result) })}>
          <path class="review-even" d={`M0 ${part(even) * HEIGHT}H${WIDTH}`} />
          {rounds.map(({ entry }) => (
            <path key={entry} class="review-even" d={`M${(along(entry) * WIDTH).toFixed(1)} 0V${HEIGHT}`} />
          ))}
          {LINES.map((name) => (
            <path key={name} class={`review-line ${name}`} d={line((point) => start + point[name])} />
          ))}
          <path class="review-line expected" d={line(({ expected }) => expected)} />
          <path class="review-now" d={`M${(step / Math.max(1, last)) * WIDTH} 0V${HEIGHT}`} />
        </svg>
        {/* The slider below does the same for keyboard and screen reader. */}
        <div class="review-touch" aria-hidden="true" onClick={at} />
        <span class="review-high" style={{ top: `${part(high) * 100}%` }}>
          {level(measure, high)}
        </span>
        <span class="review-low" style={{ bottom: `${(1 - part(low)) * 100}%` }}>
          {level(measure, low)}
        </span>
        <span class={`review-zero ${aside}`} style={{ top: `${part(even) * 100}%` }}>
          {level(measure, even)}
        </span>
        {rounds.map(({ entry, progress: { round = 0 } }) => (
          <span key={entry} class="review-round" style={{ left: `${along(entry) * 100}%` }}>
            {t("review-round", { round })}
          </span>
        ))}
        {costly.map(({ decision, kind }, place) => (
          <button
            key={decision.entry}
            type="button"
            class="review-mark"
            style={spots[place]}
            aria-pressed={decision === shown}
            aria-label={t("review-move", { when: kind === null ? when(decision.progress) : t("review-choice", { kind, when: when(decision.progress) }), cost: amount(measure, -decision.regret) })}
            onClick={() => show(place)}
          >
            <b>{place + 1}</b>
          </button>
        ))}
      </div>
    </figure>
  );
}

/**
 * Where a value lies in the plot, from 0 (top) to 1, and the highest and the lowest value that get a label. Luck or
 * choices alone may leave 0 to 100%, but no chance to win does: labels stop there.
 */
export function scale(measure: Review["measure"], even: number, values: number[]) {
  const bottom = Math.min(...values, even);
  const top = Math.max(...values, even + (measure === "chance" ? 0.1 : 1));
  const room = (top - bottom) * 0.08;
  return {
    high: measure === "chance" ? Math.min(1, top) : top,
    low: measure === "chance" ? Math.max(0, bottom) : bottom,
    part: (value: number) => (top + room - value) / (top - bottom + 2 * room),
  };
}

/** So much of the plot is covered by a mark on a phone. */
const NEAR = { x: 0.07, y: 0.25 };
/** Pixels between two marks. */
const STEP = 24;

/** Where the marks lie: one that would cover others is moved, towards the middle of the plot, by as many rows as it takes. */
export function apart(marks: { x: number; y: number }[]): { left: string; top: string }[] {
  const placed: { x: number; y: number; row: number }[] = [];
  for (const { x, y } of marks) {
    const near = placed.filter((other) => Math.abs(other.x - x) < NEAR.x && Math.abs(other.y - y) < NEAR.y);
    const row = [...marks.keys()].find((free) => near.every((other) => other.row !== free)) ?? 0;
    placed.push({ x, y: near[0]?.y ?? y, row });
  }
  return placed.map(({ x, y, row }) => ({ left: `${x * 100}%`, top: `calc(${y * 100}% + ${row * STEP * (y < 0.5 ? 1 : -1)}px)` }));
}
