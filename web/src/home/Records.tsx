/** My records in each game. */
import * as api from "../api.ts";
import { tiles } from "../games/index.ts";
import { useAsked } from "../parts/asking.ts";
import { Icon } from "../parts/Icon.tsx";
import { t } from "../words/index.ts";

export function Records() {
  const records = useAsked("records", () => api.records());
  const known = (records.value ?? []).flatMap((record) => {
    const tile = tiles[record.game];
    return tile ? [{ ...record, tile }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section class="home-records" aria-labelledby="home-records">
      <h2 id="home-records" class="home-heading">
        {t("home-records")}
      </h2>
      <ul class="panel home-lines">
        {known.map(({ game, tile, matches, won, best }) => (
          <li key={game} class="home-line">
            <span class="home-sign">
              <Icon name={tile.icon ?? "ui-cards"} />
            </span>
            <span class="home-line-what">
              <b>{tile.title()}</b>
              <small>{t("home-record", { count: matches, won })}</small>
            </span>
            <b class="disp home-points">{(tile.score ?? String)(best)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
