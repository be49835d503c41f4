/** Everybody's points over a match, under its replay; a press goes to that moment. */
import { tiles } from "../games/index.ts";
import { useFocus } from "../parts/focus.ts";
import { minus } from "../table/standing.ts";
import type { ReplayStep, TableInfo } from "../types.ts";
import { t } from "../words/index.ts";
import type { KeyMoment } from "./moments.ts";

export interface ScoresProps {
  table: TableInfo;
  steps: ReplayStep[];
  step: number;
  moments: KeyMoment[];
  /** What is counted. */
  title: string;
  colour: ((seat: number) => string) | undefined;
  jump(step: number): void;
  close(): void;
}

const WIDTH = 1000;
const HEIGHT = 100;

export default function Scores({ table, steps, step, moments, title, colour, jump, close }: ScoresProps) {
  const heading = useFocus<HTMLHeadingElement>();
  const last = Math.max(1, steps.length - 1);
  const all = steps.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (at: number) => ((at / last) * WIDTH).toFixed(1);
  const y = (points: number) => (HEIGHT * (0.94 - (0.88 * (points - low)) / (high - low))).toFixed(2);
  // A step curve: points come all at once.
  const line = (seat: number) => steps.map(({ scores }, at) => `${at === 0 ? "M0 " : `H${x(at)}V`}${y(scores[seat] ?? 0)}`).join("");
  const inColour = (seat: number) => colour && { "--own": colour(seat) };
  const inWords = tiles[table.game]?.score ?? minus;
  const now = steps[step]?.scores ?? [];
  const at = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    jump(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <section class="review panel scores" aria-label={title}>
      <header class="review-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <ul class="scores-legend">
          {table.seats.map(({ seat, name }) => (
            <li key={seat} class={`scores-of s${seat}`} style={inColour(seat)}>
              <i aria-hidden="true" />
              {name} <b>{inWords(now[seat] ?? 0)}</b>
            </li>
          ))}
        </ul>
        <button type="button" class="btn sec small review-close" onClick={close}>
          {t("close")}
        </button>
      </header>
      <figure class="review-curve">
        <div class="review-plot">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {moments.map((moment) => (
              <path key={moment.step} class={`scores-moment ${moment.what}`} d={`M${x(moment.step)} 0V${HEIGHT}`} />
            ))}
            {table.seats.map(({ seat }) => (
              <path key={seat} class={`scores-line s${seat}`} style={inColour(seat)} d={line(seat)} />
            ))}
            <path class="review-now" d={`M${x(step)} 0V${HEIGHT}`} />
          </svg>
          {/* The slider below does the same for keyboard and screen reader. */}
          <div class="review-touch" aria-hidden="true" onClick={at} />
          <span class="review-high">{inWords(high)}</span>
          <span class="review-low">{inWords(low)}</span>
        </div>
      </figure>
    </section>
  );
}
