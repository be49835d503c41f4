/** My games and data: history, statistics, rivals, devices, export and deletion. */
import { useState } from "preact/hooks";
import * as api from "../api.ts";
import { carrier } from "../carrier.ts";
import { shelved, tiles, titleOf } from "../games/index.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Choice } from "../parts/controls.tsx";
import { Icon } from "../parts/Icon.tsx";
import { levelName } from "../parts/levels.tsx";
import { Link } from "../parts/Link.tsx";
import { PageFrame } from "../parts/PageFrame.tsx";
import { placeInWords } from "../table/standing.ts";
import { useTheme } from "../table/signals.tsx";
import type { GameStatistics, HistoryPage, Played, RivalStatistics } from "../types.ts";
import { currentLanguage, facts, list, t } from "../words/index.ts";
import { said } from "../words/pages.ts";
import { Data } from "./Data.tsx";
import { Devices } from "./Devices.tsx";
import { Notify } from "./Notify.tsx";
import style from "./mine.lazy.css";

export const sheets = [style];

const ALL = "";
const signOf = (game: string) => tiles[game]?.icon ?? "ui-cards";
const points = (game: string, score: number) => (tiles[game]?.score ?? String)(score);
const date = (seconds: number) => new Intl.DateTimeFormat(currentLanguage(), { day: "numeric", month: "short", year: "numeric" }).format(seconds * 1000);
const decimal = (number: number) => new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(number);

export default function MinePage() {
  useTheme("home-ground");
  const statistics = useAsked("statistics", api.statistics);
  const { games = [], rivals = [], daily } = statistics.value ?? {};
  return (
    <PageFrame title={t("mine")} class="mine">
      {statistics.error && (
        <p class="error" role="alert">
          {statistics.error}
        </p>
      )}
      {games.length > 0 && (
        <section aria-labelledby="mine-games">
          <h2 id="mine-games">{said("mine-games")}</h2>
          <ul class="mine-games">
            {shelved(games.map((game) => ({ ...game, name: game.game }))).map((game) => (
              <Game key={game.game} game={game} />
            ))}
          </ul>
        </section>
      )}
      {daily && daily.finished > 0 && (
        <section aria-labelledby="mine-daily">
          <h2 id="mine-daily">{said("daily")}</h2>
          <p class="panel mine-rivals">{said("mine-daily", { ...daily })}</p>
        </section>
      )}
      {rivals.length > 0 && <Rivals rivals={rivals} />}
      <Matches games={shelved(games.map(({ game }) => ({ name: game }))).map(({ name }) => name)} />
      {!carrier().alone && <Devices />}
      {!carrier().alone && <Notify />}
      <Data />
    </PageFrame>
  );
}

function Game({ game: { game, matches, won, best, best_at, best_table, average, streak, longest } }: { game: GameStatistics }) {
  const facts: [string, string][] = [
    [said("mine-matches"), String(matches)],
    [said("mine-won"), said("mine-won-of", { won, percent: Math.round((100 * won) / matches) })],
    [said("mine-average"), decimal(average)],
    [said("mine-streak"), said("mine-streak-of", { streak, longest })],
  ];
  return (
    <li class="panel">
      <h3>
        <Icon name={signOf(game)} />
        {titleOf({ game, title: game })}
      </h3>
      <dl>
        <div>
          <dt>{said("mine-best")}</dt>
          <dd>
            <Link to={{ page: "replay", id: best_table }}>
              {points(game, best)}, {date(best_at)}
            </Link>
          </dd>
        </div>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Rivals({ rivals }: { rivals: RivalStatistics[] }) {
  return (
    <section aria-labelledby="mine-rivals">
      <h2 id="mine-rivals">{said("mine-rivals")}</h2>
      <div class="panel mine-rivals" tabIndex={0} role="group" aria-labelledby="mine-rivals">
        <table>
          <thead>
            <tr>
              <th scope="col">{said("mine-rival")}</th>
              <th scope="col">{said("mine-met")}</th>
              <th scope="col">{said("mine-ahead")}</th>
              <th scope="col">{said("mine-behind")}</th>
              <th scope="col">{said("mine-tied")}</th>
            </tr>
          </thead>
          <tbody>
            {rivals.map(({ name, bot, matches, ahead, behind }, place) => (
              <tr key={place}>
                <th scope="row">{bot === null ? name : said("mine-bots", { level: levelName(bot) })}</th>
                <td>{matches}</td>
                <td>{ahead}</td>
                <td>{behind}</td>
                <td>{matches - ahead - behind}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Matches({ games }: { games: string[] }) {
  const [game, setGame] = useState(ALL);
  const first = useAsked(`history ${game}`, () => api.history(null, game || null));
  const [more, setMore] = useState<HistoryPage[]>([]);
  const doing = useDoing();
  const pages = first.value ? [first.value, ...more] : [];
  const next = pages.at(-1)?.next ?? null;
  const choose = (other: string) => {
    setGame(other);
    setMore([]);
  };
  const further = () => doing.run(async () => setMore([...more, await api.history(next, game || null)]));
  return (
    <section aria-labelledby="mine-history">
      <div class="mine-title">
        <h2 id="mine-history">{said("mine-history")}</h2>
        {games.length > 1 && <Choice<string> label={said("print-game")} values={[ALL, ...games]} chosen={game} name={(each) => (each ? titleOf({ game: each, title: each }) : said("mine-all"))} change={choose} />}
      </div>
      {first.value?.matches.length === 0 && <p class="quiet">{said("mine-none")}</p>}
      <ul class="panel home-lines mine-matches">
        {pages.flatMap(({ matches }) => matches.map((match) => <Match key={match.table} match={match} />))}
      </ul>
      {(first.error ?? doing.error) && (
        <p class="error" role="alert">
          {first.error ?? doing.error}
        </p>
      )}
      {next !== null && (
        <button type="button" class="btn sec" disabled={doing.busy} onClick={further}>
          {said("mine-more")}
        </button>
      )}
    </section>
  );
}

function Match({ match: { table, game, at, mine, names, scores, ranks, counts } }: { match: Played }) {
  const own = mine.length === 1 ? mine[0]! : null;
  const others = names.filter((_, seat) => seat !== own);
  const seat = own ?? ranks.indexOf(1);
  return (
    <li>
      <Link to={{ page: "replay", id: table }} class="home-line">
        <span class="home-sign">
          <Icon name={signOf(game)} />
        </span>
        <span class="home-line-what">
          <b class={own !== null && ranks[own] === 1 ? "won" : ""}>
            {titleOf({ game, title: game })}
            {own !== null && `, ${placeInWords(ranks[own] ?? 1)}`}
          </b>
          <small>{facts([t("home-result-with", { names: list(others), when: date(at) }), counts ? null : said("mine-uncounted")])}</small>
        </span>
        <b class="disp home-points">{points(game, scores[seat] ?? 0)}</b>
      </Link>
    </li>
  );
}
