/** The home page: resume my match, start a new one, open tables, past matches, and join by code. */
import { useRef, useState } from "preact/hooks";
import * as api from "../api.ts";
import { shelved } from "../games/index.ts";
import art from "../look/art.svg";
import { HowToPlay } from "../learn/HowToPlay.tsx";
import { t } from "../words/index.ts";
import { useAsked } from "../parts/asking.ts";
import { Drawing } from "../parts/Drawing.tsx";
import { Icon, Wordmark } from "../parts/Icon.tsx";
import { LanguageChoice } from "../parts/LanguageChoice.tsx";
import { beside } from "../parts/page.ts";
import { usePreferences } from "../preferences.ts";
import { useTheme, useTurnInTitle } from "../table/signals.tsx";
import type { GameInfo } from "../types.ts";
import { Finished } from "./Finished.tsx";
import { GameTile } from "./GameTile.tsx";
import { HomeMenu } from "./HomeMenu.tsx";
import { JoinByCode } from "./JoinByCode.tsx";
import { Lobby } from "./Lobby.tsx";
import { Matches } from "./Matches.tsx";
import { Nickname } from "./Nickname.tsx";
import { QuickMatch } from "./QuickMatch.tsx";
import { Records } from "./Records.tsx";
import { SetUp } from "./SetUp.tsx";
import { useHome } from "./useHome.ts";

const Daily = beside(() => import("./Daily.tsx").then((its) => its.Daily));

/** Today's matches load later: until then their space is reserved, so that nothing moves under the pointer. */
const Today = ({ games }: { games: number }) => (
  <>
    <Daily />
    <div class="daily-room" aria-hidden="true">
      {Array.from({ length: games }, (_, game) => (
        <i key={game} />
      ))}
    </div>
  </>
);

export function Home() {
  useTheme("home-ground");
  const games = useAsked("games", api.games);
  const { mine, again, lobby, live, settled } = useHome();
  const [setting, setSetting] = useState<{ game: GameInfo; inviting: boolean } | null>(null);
  const [menu, setMenu] = useState(false);
  const [learning, setLearning] = useState<string | null>(null);

  const all = mine ?? [];
  const running = all.filter((table) => table.status === "running" || table.status === "gathering");
  useTurnInTitle(running.find((table) => table.waiting_for_me) ?? null);
  const finished = all.filter((table) => table.status === "over");
  const { removed } = usePreferences();
  const shown = finished.filter(({ table }) => !removed.includes(table)).length;
  const open = lobby.filter(({ table }) => !running.some((own) => own.table === table));
  // Decided once, so that a table that opens meanwhile does not shift the layout.
  const side = useRef<boolean | null>(null);
  if (settled) side.current ??= open.length + shown > 0;
  const shelf = settled ? shelved(games.value ?? []) : [];
  return (
    <div class="home">
      <Drawing svg={art} class="vh" />
      <header class="hd">
        <h1 class="vh">{t("name")}</h1>
        <Wordmark class="wmb" />
        <p class="tag">{t("home-tag")}</p>
        <span class="sp" />
        <LanguageChoice />
        <Nickname />
        <button type="button" class="icb" aria-label={t("menu")} onClick={() => setMenu(true)}>
          <Icon name="ui-menu" />
        </button>
      </header>
      {games.error && (
        <p class="error home-error" role="alert">
          {games.error}{" "}
          <button type="button" class="link" onClick={games.again}>
            {t("retry")}
          </button>
        </p>
      )}
      <main class={`home-grid ${side.current ? "" : "quiet-side"}`}>
        <div class="home-left">
          <Matches tables={settled ? running : []} again={again} />
          {settled && running.length > 0 && <Today games={shelf.length} />}
          <Records />
        </div>
        <section class="home-new" aria-labelledby="home-new">
          <div class="home-new-head">
            <h2 id="home-new" class="home-heading">
              {t("home-new")}
            </h2>
            <QuickMatch game={null} class="btn sec">
              {t("home-quick-any")}
            </QuickMatch>
          </div>
          <div class="games">
            {shelf.map((game) => (
              <GameTile
                key={game.name}
                game={game}
                played={all.some((table) => table.game === game.name && table.status !== "gathering" && !table.settings.lesson)}
                invite={() => setSetting({ game, inviting: true })}
                setUp={() => setSetting({ game, inviting: false })}
                learn={() => setLearning(game.name)}
              />
            ))}
          </div>
        </section>
        {settled && (
          <div class="home-side">
            {running.length === 0 && <Today games={shelf.length} />}
            <Lobby tables={open} live={live} />
            <Finished tables={finished} />
            <JoinByCode />
          </div>
        )}
      </main>
      {setting && <SetUp {...setting} onClose={() => setSetting(null)} />}
      {learning !== null && <HowToPlay game={learning} onClose={() => setLearning(null)} />}
      {menu && <HomeMenu onClose={() => setMenu(false)} />}
    </div>
  );
}
