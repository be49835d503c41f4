/** Histogram of points. My own column is gold; with many columns, neighbouring points share one. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Board } from "../types.ts";
import { facts } from "../words/index.ts";
import { said } from "../words/pages.ts";
import { pointsOf } from "./result.ts";

const HEIGHT = 180;
const FLOOR = 150;
const TOP = 22;
const COLUMNS = 20;
/** The maximum width of a column. */
const WIDEST = 72;
/** Room for the points below a column, and for the number above it. */
const LABEL = 46;
const NUMBER = 24;

interface Column {
  from: number;
  to: number;
  count: number;
}

export function Distribution({ board: { game, distribution, mine } }: { board: Board }) {
  const host = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  // Drawn at the width it is shown, so that its text keeps its size.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([shown]) => shown && setWidth(shown.contentRect.width));
    observer.observe(host.current!);
    return () => observer.disconnect();
  }, []);
  const columns = columnsOf(distribution);
  const most = Math.max(...columns.map(({ count }) => count));
  const wide = Math.min(WIDEST, width / columns.length);
  const left = (width - wide * columns.length) / 2;
  const score = mine?.score ?? null;
  const own = score === null ? -1 : columns.findIndex(({ from, to }) => from <= score && score <= to);
  const label = ({ from, to }: Column) => (from === to ? pointsOf(game, from) : `${from}–${to}`);
  const every = Math.ceil(LABEL / wide);
  const labelled = (place: number) => place === own || (place % every === 0 && (own < 0 || Math.abs(place - own) >= every));
  const spoken = facts(columns.filter(({ count }) => count > 0).map((column) => said("daily-column", { points: label(column), count: column.count })));
  return (
    <svg ref={host} class="daily-chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={spoken}>
      {width > 0 &&
        columns.map((column, place) => {
          const height = (column.count / most) * (FLOOR - TOP);
          const middle = left + (place + 0.5) * wide;
          return (
            <g key={column.from} class={place === own ? "own" : ""}>
              <rect x={middle - wide * 0.42} y={FLOOR - height} width={wide * 0.84} height={height} rx="3" />
              {(place === own || wide >= NUMBER) && column.count > 0 && (
                <text x={middle} y={FLOOR - height - 6} text-anchor="middle">
                  {column.count}
                </text>
              )}
              {labelled(place) && (
                <text x={Math.max(LABEL / 2, Math.min(width - LABEL / 2, middle))} y={FLOOR + 20} text-anchor="middle">
                  {label(column)}
                </text>
              )}
            </g>
          );
        })}
      <path d={`M0 ${FLOOR}H${width}`} />
    </svg>
  );
}

/** All points between the fewest and the most, including those that nobody has. */
function columnsOf(bars: Board["distribution"]): Column[] {
  const scores = bars.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const size = Math.ceil((high - low + 1) / COLUMNS);
  const columns: Column[] = [];
  for (let from = low; from <= high; from += size) {
    const to = from + size - 1;
    columns.push({ from, to, count: bars.reduce((sum, { score, count }) => (score >= from && score <= to ? sum + count : sum), 0) });
  }
  return columns;
}
