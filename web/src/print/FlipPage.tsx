/** Flips expedition cards, large, for people who play with printed cards. */
import * as api from "../api.ts";
import { board, tiles, titleOf } from "../games/index.ts";
import { ErrorPage } from "../me.tsx";
import { useAsked } from "../parts/asking.ts";
import { LanguageChoice } from "../parts/LanguageChoice.tsx";
import { Link } from "../parts/Link.tsx";
import { WayHome } from "../parts/PageFrame.tsx";
import { useTheme } from "../table/signals.tsx";
import { t } from "../words/index.ts";
import { said } from "../words/pages.ts";
import style from "./print.lazy.css";

export const sheets = [style];

async function load(name: string) {
  const [module, games] = await Promise.all([board(name), api.games()]);
  const data = await api.gameData(name, games.find((one) => one.name === name)?.edition ?? "");
  const Flipper = (await module.flipper?.())?.default ?? null;
  return { Flipper, data };
}

export default function FlipPage({ game }: { game: string }) {
  useTheme(tiles[game]?.theme ?? "home-ground");
  const asked = useAsked(game, () => load(game));
  if (asked.error) return <ErrorPage words={asked.error} again={asked.again} />;
  if (!asked.value) return null;
  const { Flipper, data } = asked.value;
  if (!Flipper) return <ErrorPage words={t("page-missing")} />;
  return (
    <div class="flip">
      <header class="print-head">
        <WayHome />
        <h1>{titleOf({ game, title: game })}</h1>
        <LanguageChoice />
        <Link to={{ page: "print", game }} class="link">
          {said("print-title")}
        </Link>
      </header>
      <Flipper data={data} game={game} />
    </div>
  );
}
