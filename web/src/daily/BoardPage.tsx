/** The board of a match of the day: my place, the distribution, the best, and the commitment to its luck. */
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { shelved, titleOf } from "../games/index.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Choice } from "../parts/controls.tsx";
import { Link } from "../parts/Link.tsx";
import { NotLoaded, PageFrame } from "../parts/PageFrame.tsx";
import { useTheme } from "../table/signals.tsx";
import type { Attempt, Board } from "../types.ts";
import { currentLanguage, moment, t } from "../words/index.ts";
import { said } from "../words/pages.ts";
import { Distribution } from "./Distribution.tsx";
import { Lines } from "./Lines.tsx";
import { betterThan, placeAmong, pointsOf } from "./result.ts";
import style from "./daily.lazy.css";

export const sheets = [style];

const shift = (day: string, by: number): string => new Date(Date.parse(`${day}T12:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
const inWords = (day: string): string => new Intl.DateTimeFormat(currentLanguage(), { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(Date.parse(day));

export default function BoardPage({ game, day }: { game: string; day: string }) {
  useTheme("home-ground");
  const asked = useAsked(`${day} ${game}`, () => api.board(game, day));
  const games = useAsked("games", api.games);
  const title = said("daily");
  if (asked.error) return <NotLoaded asked={asked} />;
  const board = asked.value;
  const names = shelved(games.value ?? []).map(({ name }) => name);
  const past = board !== null && Date.now() / 1000 >= board.ends;
  return (
    <PageFrame title={title} class="daily">
      <div class="daily-choice">
        {names.length > 1 && <Choice<string> label={said("print-game")} values={names} chosen={game} name={(each) => titleOf({ game: each, title: each })} change={(each) => go({ page: "daily", game: each, day }, "replace")} />}
        <nav class="daily-days" aria-label={said("daily-day")}>
          <Link to={{ page: "daily", game, day: shift(day, -1) }} class="icb" label={said("daily-before")}>
            <Arrow back />
          </Link>
          <b>{inWords(day)}</b>
          {past && (
            <Link to={{ page: "daily", game, day: shift(day, 1) }} class="icb" label={said("daily-after")}>
              <Arrow />
            </Link>
          )}
        </nav>
      </div>
      {board && <Mine board={board} past={past} />}
      {board?.open && board.distribution.length > 0 && (
        <section class="panel" aria-labelledby="daily-distribution">
          <h2 id="daily-distribution">{said("daily-distribution")}</h2>
          <Distribution board={board} />
        </section>
      )}
      {board?.open && board.lines.length > 0 && (
        <section class="panel" aria-labelledby="daily-best">
          <h2 id="daily-best">{said("daily-best")}</h2>
          <Lines game={game} lines={board.lines} own={board.mine?.table ?? null} />
        </section>
      )}
      {board?.commitment && <LuckOf board={board} />}
    </PageFrame>
  );
}

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
      <path class="stroke" d={back ? "M19.6 8L11.4 16 19.6 24" : "M12.4 8L20.6 16 12.4 24"} />
    </svg>
  );
}

function Mine({ board, past }: { board: Board; past: boolean }) {
  const { game, mine, finished } = board;
  const doing = useDoing();
  const play = () => doing.run(async () => go({ page: "table", id: (await api.playDaily(game)).code }));
  const words = mine ? mine.status === "running" ? t("home-resume") : said("daily-practise") : said("daily-play");
  return (
    <section class="panel daily-mine" aria-label={titleOf({ game, title: game })}>
      {mine?.place ? <Result mine={mine} finished={finished} game={game} /> : <p>{mine?.status === "abandoned" ? said("daily-given-up") : finished > 0 ? said("daily-played", { count: finished }) : said("daily-nobody")}</p>}
      {!past && !board.open && <p class="quiet">{said("daily-closed")}</p>}
      {!past && (
        <button type="button" class={board.open ? "btn sec" : "btn pri"} disabled={doing.busy} onClick={play}>
          {words}
        </button>
      )}
      {doing.error && (
        <p class="error" role="alert">
          {doing.error}
        </p>
      )}
    </section>
  );
}

function Result({ mine, finished, game }: { mine: Attempt; finished: number; game: string }) {
  return (
    <p class="daily-result">
      <b class="disp">{placeAmong(mine.place ?? 1, finished)}</b>
      <span>{said("daily-points", { points: pointsOf(game, mine.score ?? 0) })}</span>
      {betterThan(mine.better_than).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
  );
}

/** The commitment made the day before, and when its secret is revealed. */
function LuckOf({ board: { game, commitment, secret, reveals } }: { board: Board }) {
  const today = useAsked("daily", api.daily);
  const tomorrow = today.value?.games.find((match) => match.game === game)?.tomorrow;
  return (
    <section class="panel daily-luck" aria-labelledby="daily-luck">
      <h2 id="daily-luck">{said("daily-luck")}</h2>
      <p class="quiet">{said("daily-luck-what")}</p>
      <dl>
        <dt>{said("daily-commitment")}</dt>
        <dd class="digits">{commitment}</dd>
        <dt>{said("daily-secret")}</dt>
        <dd class={secret ? "digits" : ""}>{secret ?? said("daily-secret-from", { time: moment(reveals) })}</dd>
        {tomorrow && !secret && (
          <>
            <dt>{said("daily-tomorrow")}</dt>
            <dd class="digits">{tomorrow}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
