/** Today's matches of the day: one attempt each, and my result. */
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { resultInWords } from "../daily/result.ts";
import { shelved, tiles, titleOf } from "../games/index.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Icon } from "../parts/Icon.tsx";
import { Link } from "../parts/Link.tsx";
import { ahead } from "../parts/when.ts";
import type { DailyMatch, Today } from "../types.ts";
import { facts, t } from "../words/index.ts";
import { said } from "../words/pages.ts";

export function Daily() {
  const today = useAsked("daily", api.daily);
  // After an error, take no space.
  if (!today.value) return today.error ? <div class="home-daily" hidden /> : null;
  const { day, ends, games, streak } = today.value;
  const until = facts([said("daily-until", { time: ahead(ends) }), ...(streak > 1 ? [said("daily-streak", { count: streak })] : [])]);
  return (
    <section class="home-daily" aria-labelledby="home-daily">
      <h2 id="home-daily" class="home-heading">
        {said("daily")} <small>{until}</small>
      </h2>
      <ul class="daily-list">
        {shelved(games.map((match) => ({ ...match, name: match.game }))).map((match) => (
          <Match key={match.game} day={day} match={match} />
        ))}
      </ul>
    </section>
  );
}

function Match({ day, match }: { day: Today["day"]; match: DailyMatch }) {
  const { game, mine, finished, commitment } = match;
  const doing = useDoing();
  const title = titleOf({ game, title: game });
  const over = mine !== null && mine.status !== "running";
  const what = over ? said("daily-practise") : mine ? t("home-resume") : said("daily-play");
  const play = () => doing.run(async () => go({ page: "table", id: (await api.playDaily(game)).code }));
  return (
    <li class="panel daily-one">
      <span class="home-sign">
        <Icon name={tiles[game]?.icon ?? "ui-cards"} />
      </span>
      <span class="home-line-what">
        <b>{title}</b>
        <small>{doing.error ?? (mine ? resultInWords(game, mine, finished) : finished > 0 ? said("daily-played", { count: finished }) : said("daily-same"))}</small>
      </span>
      {over && commitment !== null ? (
        <Link to={{ page: "daily", game, day }} class="btn sec" label={said("daily-board-game", { game: title })}>
          {said("daily-board")}
        </Link>
      ) : (
        <button type="button" class={mine && !over ? "btn pri" : "btn sec"} disabled={doing.busy} aria-label={said("daily-button", { what, game: title })} onClick={play}>
          {what}
        </button>
      )}
    </li>
  );
}
