/** A challenge: a match that a friend has played, with the same cards, dice and bots, and everybody's results. */
import { address, go } from "../addresses.ts";
import * as api from "../api.ts";
import { titleOf } from "../games/index.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Copy } from "../parts/controls.tsx";
import { LocalOnly } from "../parts/LocalOnly.tsx";
import { levelName } from "../parts/levels.tsx";
import { NotLoaded, PageFrame } from "../parts/PageFrame.tsx";
import { useTheme } from "../table/signals.tsx";
import { list, t } from "../words/index.ts";
import { said } from "../words/pages.ts";
import { Lines } from "./Lines.tsx";
import { resultInWords } from "./result.ts";
import style from "./daily.lazy.css";

export const sheets = [style];

export default function ChallengePage({ id }: { id: string }) {
  useTheme("home-ground");
  const asked = useAsked(id, () => api.readChallenge(id));
  const doing = useDoing();
  const title = said("challenge");
  if (asked.error) return <NotLoaded asked={asked} />;
  if (!asked.value) return null;
  const { table, game, by, bots, own, mine, lines } = asked.value;
  const link = address({ page: "challenge", id: table });
  const play = () => doing.run(async () => go({ page: "table", id: (await api.playChallenge(table)).code }));
  return (
    <PageFrame title={title} class="daily">
      <section class="panel daily-mine" aria-label={titleOf({ game, title: game })}>
        <h2>{titleOf({ game, title: game })}</h2>
        {own ? <p>{said("challenge-own")}</p> : <p>{said("challenge-what", { name: by, bots: list(bots.map(levelName)) })}</p>}
        {own && (
          <>
            <Copy text={link} label={said("challenge-link")} />
            <LocalOnly link={link} />
          </>
        )}
        {!own && mine && <p class="disp">{resultInWords(game, mine, lines.length)}</p>}
        {!own && (
          <button type="button" class={mine && mine.status !== "running" ? "btn sec" : "btn pri"} disabled={doing.busy} onClick={play}>
            {!mine ? said("daily-play") : mine.status === "running" ? t("home-resume") : said("daily-practise")}
          </button>
        )}
        {!own && !mine && <p class="quiet">{said("challenge-once")}</p>}
        {doing.error && (
          <p class="error" role="alert">
            {doing.error}
          </p>
        )}
      </section>
      {lines.length > 0 && (
        <section class="panel" aria-labelledby="challenge-lines">
          <h2 id="challenge-lines">{said("daily-best")}</h2>
          {lines.length === 1 && <p class="quiet">{said("challenge-alone")}</p>}
          <Lines game={game} lines={lines} own={mine?.table ?? null} />
        </section>
      )}
    </PageFrame>
  );
}
