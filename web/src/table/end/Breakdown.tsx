/** Where everybody's points come from: a table with one row for each line of the score sheet, in neutral colours. */
import { Icon } from "../../parts/Icon.tsx";
import { t } from "../../words/index.ts";
import type { ScoreLine } from "../module.ts";
import { minus, placeInWords } from "../standing.ts";

interface Props {
  lines: (ScoreLine & { icon?: string | undefined; note?: string | undefined })[];
  totals: number[];
  ranks: number[];
  /** My seat, if I have exactly one. */
  own: number | null;
  name(seat: number): string;
}

export function Breakdown({ lines, totals, ranks, own, name }: Props) {
  const mine = (seat: number) => (seat === own ? "me" : "");
  return (
    <table class="end-table">
      <thead>
        <tr>
          <td />
          {totals.map((_, seat) => (
            <th key={seat} scope="col" class={mine(seat)}>
              <span class="end-name">{seat === own ? t("end-you-name") : name(seat)}</span>
              <small>{placeInWords(ranks[seat] ?? 1)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, icon, note, points }, row) => {
          const best = Math.max(...points);
          const same = points.every((one) => one === best);
          return (
            <tr key={label} style={{ "--nth": String(row) }}>
              <th scope="row">
                <span>
                  {icon && <Icon name={icon} />}
                  <span>
                    {label}
                    {note && <small>{note}</small>}
                  </span>
                </span>
              </th>
              {totals.map((_, seat) => {
                const one = points[seat] ?? 0;
                return (
                  <td key={seat} class={`${mine(seat)} ${one < 0 ? "neg" : ""} ${one === best && !same ? "best" : ""}`}>
                    {minus(one)}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr style={{ "--nth": String(lines.length) }}>
          <th scope="row">{t("end-total")}</th>
          {totals.map((total, seat) => (
            <td key={seat} class={`tot ${mine(seat)}`}>
              {minus(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
