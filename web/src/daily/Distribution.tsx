/** How many people made how many points. My own column is gold; neighbouring points share one where there are many. */
import type { Board } from "../types.ts";
import { facts } from "../words/index.ts";
import { said } from "../words/pages.ts";
import { pointsOf } from "./result.ts";

const WIDTH = 640;
const HEIGHT = 180;
const FLOOR = 150;
const TOP = 22;
/** More would be too thin to read on a phone. */
const COLUMNS = 20;

interface Column {
  from: number;
  to: number;
  count: number;
}

export function Distribution({ board: { game, distribution, mine } }: { board: Board }) {
  const columns = columnsOf(distribution);
  const most = Math.max(...columns.map(({ count }) => count));
  const wide = WIDTH / columns.length;
  const own = mine?.score ?? null;
  const label = ({ from, to }: Column) => (from === to ? pointsOf(game, from) : `${from}–${to}`);
  const every = Math.ceil(columns.length / 10);
  const spoken = facts(columns.filter(({ count }) => count > 0).map((column) => said("daily-column", { points: label(column), count: column.count })));
  return (
    <svg class="daily-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken}>
      {columns.map((column, place) => {
        const height = (column.count / most) * (FLOOR - TOP);
        const is_own = own !== null && column.from <= own && own <= column.to;
        return (
          <g key={column.from} class={is_own ? "own" : ""}>
            <rect x={place * wide + Math.min(6, wide * 0.1)} y={FLOOR - height} width={wide - 2 * Math.min(6, wide * 0.1)} height={height} rx="3" />
            {(is_own || columns.length <= 12) && column.count > 0 && (
              <text x={(place + 0.5) * wide} y={FLOOR - height - 6} text-anchor="middle">
                {column.count}
              </text>
            )}
            {(place % every === 0 || is_own) && (
              <text class={is_own ? "own-points" : ""} x={(place + 0.5) * wide} y={FLOOR + 20} text-anchor="middle">
                {is_own || columns.length <= 12 ? label(column) : column.from}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${FLOOR}H${WIDTH}`} />
    </svg>
  );
}

/** All points between the fewest and the most, also those that nobody made. */
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
