/** The first page: back into my match in one tap, a new one in one tap, open tables, past matches and a way in with a code. */
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.ts";
import { shelved } from "../games/index.ts";
import art from "../look/art.svg";
import { HowToPlay } from "../learn/HowToPlay.tsx";
import { t } from "../words/index.ts";
import { useAsked } from "../parts/asking.ts";
import { Drawing } from "../parts/Drawing.tsx";
import { Icon, Wordmark } from "../parts/Icon.tsx";
import { LanguageChoice } from "../parts/LanguageChoice.tsx";
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
import { Records } from "./Records.tsx";
import { SetUp } from "./SetUp.tsx";

const LOOK_AGAIN = 15_000;

export function Home() {
  useTheme("home-ground");
  const games = useAsked("games", api.games);
  const mine = useAsked("mine", () => api.tables("mine"));
  const lobby = useAsked("lobby", () => api.tables("lobby"));
  const [setting, setSetting] = useState<{ game: GameInfo; inviting: boolean } | null>(null);
  const [menu, setMenu] = useState(false);
  const [learning, setLearning] = useState<string | null>(null);

  useEffect(() => {
    const look = () => {
      mine.again(); // also in the background, for the title
      if (!document.hidden) lobby.again();
    };
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [mine.again, lobby.again]);

  const running = (mine.value ?? []).filter((table) => table.status === "running" || table.status === "gathering");
  useTurnInTitle(running.find((table) => table.waiting_for_me) ?? null);
  const known = (mine.value ?? []).filter(({ settings }) => settings.lesson === "");
  const finished = known.filter((table) => table.status === "over");
  const { removed } = usePreferences();
  const shown = finished.filter(({ table }) => !removed.includes(table)).length;
  const open = (lobby.value ?? []).filter((table) => !table.seats.some((seat) => seat.mine));
  // All of it comes at once: what is pressed must not move away under the hand.
  const settled = [games, mine, lobby].every(({ value, error }) => value !== null || error !== null);
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
      <main class={`home-grid ${open.length + shown > 0 ? "" : "quiet-side"}`}>
        <div class="home-left">
          <Matches tables={settled ? running : []} again={mine.again} />
          <Records />
        </div>
        <section class="home-new" aria-labelledby="home-new">
          <h2 id="home-new" class="home-heading">
            {t("home-new")}
          </h2>
          <div class="games">
            {shelf.map((game) => (
              <GameTile
                key={game.name}
                game={game}
                played={known.some((table) => table.game === game.name && table.status !== "gathering")}
                invite={() => setSetting({ game, inviting: true })}
                setUp={() => setSetting({ game, inviting: false })}
                learn={() => setLearning(game.name)}
              />
            ))}
          </div>
        </section>
        {settled && (
          <div class="home-side">
            <Lobby tables={open} />
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
