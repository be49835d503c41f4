/** The lead over the best opponent after each turn, as a curve. */
import type { Moment } from "../../types.ts";
import { facts, t } from "../../words/index.ts";
import { named } from "../named.ts";
import { signed } from "../standing.ts";
import type { Called } from "../module.ts";

const WIDTH = 640;
const HEIGHT = 132;
const LEFT = 64;
const RIGHT = 580;
const MIDDLE = 58;
const REACH = 46;

export function Lead({ history, seat, name }: { history: Moment[]; seat: number; name: Called }) {
  const leads = history.map(({ scores }) => (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat)));
  if (leads.length < 3) return null;
  const most = Math.max(1, ...leads.map(Math.abs));
  const step = (RIGHT - LEFT) / leads.length;
  const x = (turn: number) => LEFT + turn * step;
  const y = (lead: number) => MIDDLE - (lead / most) * REACH;
  const line = leads.map((lead, k) => `L${x(k + 1).toFixed(1)} ${y(lead).toFixed(1)}`).join("");
  const last = leads.at(-1) ?? 0;
  const heading = t("end-lead", named(name, seat));
  return (
    <figure class="end-lead">
      <figcaption>{heading}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("end-lead-turns", { heading, leads: facts(leads.map(signed)) })}>
        <path class="lead-area" d={`M${x(0)} ${MIDDLE}${line}V${MIDDLE}Z`} />
        {rounds(history).map(({ round, from, to }) => (
          <g key={round}>
            {from > 0 && <path class="lead-round" d={`M${x(from)} 6V104`} />}
            <text x={(x(from) + x(to)) / 2} y="124" text-anchor="middle">
              {t("end-round", { round })}
            </text>
          </g>
        ))}
        <path class="lead-zero" d={`M${x(0)} ${MIDDLE}H${RIGHT}`} />
        <path class="lead-line" d={`M${x(0)} ${MIDDLE}${line}`} />
        <circle class="lead-end" cx={x(leads.length)} cy={y(last)} r="5.5" />
        <text class="lead-last" x={x(leads.length) + 11} y={y(last) + 6}>
          {signed(last)}
        </text>
        <text x="0" y={MIDDLE - REACH + 12}>
          {t("end-lead-ahead")}
        </text>
        <text x="0" y={MIDDLE + REACH}>
          {t("end-lead-behind")}
        </text>
      </svg>
    </figure>
  );
}

/** The first and last turn of each round, in a game that has rounds. */
function rounds(history: Moment[]): { round: number; from: number; to: number }[] {
  const found: { round: number; from: number; to: number }[] = [];
  history.forEach(({ progress }, k) => {
    const { round } = progress;
    if (round === undefined) return;
    const before = found.at(-1);
    if (before?.round === round) before.to = k + 1;
    else found.push({ round, from: k, to: k + 1 });
  });
  return found;
}
