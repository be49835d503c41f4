/** The rows of a board: place, name, points, and links to each match, or to a comparison with my own. */
import { Link } from "../parts/Link.tsx";
import { placeInWords } from "../table/standing.ts";
import type { BoardLine } from "../types.ts";
import { t } from "../words/index.ts";
import { said } from "../words/pages.ts";
import { counted, pointsOf } from "./result.ts";

export function Lines({ game, lines, own }: { game: string; lines: BoardLine[]; own: string | null }) {
  const mine = lines.some((line) => line.mine) ? own : null;
  return (
    <table class="daily-lines">
      <thead>
        <tr>
          <th scope="col">{said("daily-place-short")}</th>
          <th scope="col">{said("daily-name")}</th>
          <th scope="col">{counted(game)}</th>
          <th scope="col">
            <span class="vh">{t("replay")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.table} class={line.mine ? "own" : ""}>
            <td>{placeInWords(line.place)}</td>
            <th scope="row">{line.name || said("daily-somebody")}</th>
            <td>{pointsOf(game, line.score)}</td>
            <td class="daily-ways">
              <Link to={{ page: "replay", id: line.table }} class="link" label={said("daily-replay-of", { name: line.name || said("daily-somebody") })}>
                {t("replay")}
              </Link>
              {mine !== null && !line.mine && (
                <Link to={{ page: "compare", one: mine, other: line.table }} class="link" label={said("compare-with", { name: line.name || said("daily-somebody") })}>
                  {said("compare")}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
