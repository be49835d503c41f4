/** The rules options and settings of this table, where they differ from the default. */
import * as api from "../api.ts";
import { t } from "../words/index.ts";
import { agreed, readOptions } from "../options.ts";
import { useAsked } from "../parts/asking.ts";
import type { TableInfo } from "../types.ts";

export function Agreed({ info }: { info: TableInfo }) {
  const games = useAsked("games", api.games);
  const game = games.value?.find(({ name }) => name === info.game);
  const lines = game ? agreed(info, readOptions(game.options)) : [];
  if (lines.length === 0) return null;
  return (
    <div class="agreed">
      <h3>{t("agreed")}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
