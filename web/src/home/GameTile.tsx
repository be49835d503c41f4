/** The tile of a game on the home page, with two ways to start. */
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { board, tiles } from "../games/index.ts";
import { progressOf } from "../learn/progress.ts";
import { startLesson } from "../learn/start.ts";
import { openTable } from "../luck.ts";
import { useMe } from "../me.tsx";
import { t } from "../words/index.ts";
import { useDoing } from "../parts/asking.ts";
import type { Tile } from "../table/tile.ts";
import { Icon } from "../parts/Icon.tsx";
import { QuickMatch } from "./QuickMatch.tsx";
import type { GameInfo, NewSeat } from "../types.ts";

/** The number of bots for "Play now", if the game allows it. */
const BOTS = 2;

interface Props {
  game: GameInfo;
  /** The person has played it before. */
  played: boolean;
  invite(): void;
  setUp(): void;
  learn(): void;
}

export function GameTile({ game, played, invite, setUp, learn }: Props) {
  const { person } = useMe().me;
  const tile = tiles[game.name];
  const doing = useDoing();
  const title = tile?.title() ?? game.title;
  // Prefetch the board and its drawings on hover or focus.
  const fetchBoard = () => void Promise.all([board(game.name), api.gameData(game.name, game.edition)]).catch(() => undefined);
  const play = () =>
    doing.run(async () => {
      // The first match of a game teaches it.
      if (!played && progressOf(person, game.name) !== "done" && (await startLesson(person, game.name))) return;
      const table = await openTable({ game: game.name, seats: againstBots(game) });
      go({ page: "table", id: table.code });
    });
  return (
    <article class={`game ${tile?.theme ?? ""}`} onPointerEnter={fetchBoard} onFocusCapture={fetchBoard}>
      <div class={`art art-of-${game.name}`}>{tile && <tile.Art />}</div>
      <div class="txt">
        <h3>{title}</h3>
        {tile && <p>{tile.tagline()}</p>}
        <p class="meta">
          <span>{size(game, tile?.minutes)}</span>
          <button type="button" class="link" aria-label={t("how-to-play-game", { game: title })} onClick={learn}>
            {t("how-to-play")}
          </button>
          <QuickMatch game={game.name} class="link" label={t("home-quick-game", { game: title })}>
            {t("home-quick")}
          </QuickMatch>
          <button type="button" class="link" aria-label={t("home-setup-game", { game: title })} onClick={setUp}>
            {t("home-setup")}
          </button>
        </p>
        {tile?.lines && (
          <ul class="game-lines">
            {tile.lines().map(({ icon, words }) => (
              <li key={icon}>
                <Icon name={icon} />
                {words}
              </li>
            ))}
          </ul>
        )}
        <div class="go">
          <button type="button" class="btn pri" disabled={doing.busy} aria-label={t("home-play-game", { game: title })} onClick={play}>
            {t("home-play")}
          </button>
          <button type="button" class="btn inv" aria-label={t("home-invite-game", { game: title })} onClick={invite}>
            {t("home-invite")}
          </button>
        </div>
        {doing.error && (
          <p class="error" role="alert">
            {doing.error}
          </p>
        )}
      </div>
    </article>
  );
}

/** The number of players, and the duration, which depends on it. */
function size({ fewest, most }: GameInfo, minutes?: Tile["minutes"]): string {
  if (minutes === undefined) return t("home-players", { fewest, most });
  const lengths = typeof minutes === "number" ? [minutes] : Object.values(minutes);
  return t("home-players-minutes", { fewest, most, least: Math.min(...lengths), longest: Math.max(...lengths) });
}

function againstBots(game: GameInfo): NewSeat[] {
  const bots = Math.min(Math.max(BOTS, game.fewest - 1), game.most - 1);
  return [{ kind: "me" }, ...Array.from({ length: bots }, (): NewSeat => ({ kind: "bot", bot: game.usual_bot }))];
}
