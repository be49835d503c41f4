/** Where to go in a replay: to a key moment, or to a turn. */
import { when } from "../review/amounts.ts";
import type { TableInfo } from "../types.ts";
import { said } from "../words/pages.ts";
import type { KeyMoment, Turn } from "./moments.ts";

interface Props {
  table: TableInfo;
  turns: Turn[];
  moments: KeyMoment[];
  step: number;
  jump(step: number): void;
}

export function Jump({ table, turns, moments, step, jump }: Props) {
  const now = [...turns].reverse().find((turn) => turn.step <= step);
  return (
    <select class="field steps-jump" aria-label={said("replay-jump")} value={now ? `turn ${now.step}` : ""} onChange={(event) => jump(Number(event.currentTarget.value.split(" ")[1]))}>
      {moments.length > 0 && (
        <optgroup label={said("replay-moments")}>
          {moments.map((moment) => (
            <option key={moment.step} value={`moment ${moment.step}`}>
              {inWords(moment, table)}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={said("replay-turns")}>
        {turns.map((turn) => (
          <option key={turn.step} value={`turn ${turn.step}`}>
            {when(turn.progress)}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

function inWords({ what, seat, points, step }: KeyMoment, table: TableInfo): string {
  const name = table.seats[seat]?.name ?? "";
  return what === "lead" ? said("replay-moment-lead", { name, step: step + 1 }) : said("replay-moment-gain", { name, points, step: step + 1 });
}
