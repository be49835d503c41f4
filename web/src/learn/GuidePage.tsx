/** The guide of a game as a page. */
import words from "words:platform/learn";
import { useEffect } from "preact/hooks";
import * as api from "../api.ts";
import { board, shelved, tiles, titleOf } from "../games/index.ts";
import { useMe } from "../me.tsx";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { Link } from "../parts/Link.tsx";
import { catalogue, t as said } from "../words/index.ts";
import { useSaid } from "../words/useSaid.ts";
import type { Guide } from "./guide.ts";
import { GuideBody } from "./GuideBody.tsx";
import style from "./guide.lazy.css";
import { startLesson } from "./start.ts";

export const sheets = [style];

const t = catalogue(words);

interface Props {
  game: string;
  choose(game: string): void;
  /** Opens the rules over this page, or instead of it if there is no guide. */
  openRules(how: "over" | "instead"): void;
  onClose(): void;
}

interface Loaded {
  /** Renders it in the current language; null if there is no guide. */
  draw: (() => Guide) | null;
  teaches: boolean;
}

async function load(name: string): Promise<Loaded> {
  const [module, games] = await Promise.all([board(name), api.games()]);
  const edition = games.find((one) => one.name === name)?.edition ?? "";
  const [guide, data] = await Promise.all([module.guide?.(), api.gameData(name, edition)]);
  return { draw: guide ? () => guide.default(data) : null, teaches: module.lesson !== undefined };
}

export function GuidePage({ game, choose, openRules, onClose }: Props) {
  const { person } = useMe().me;
  const games = useAsked("games", api.games);
  const asked = useAsked(game, () => load(game));
  const doing = useDoing();
  const { draw = null, teaches = false } = asked.value ?? {};
  const guide = useSaid(() => draw?.() ?? null, [draw]);
  const nothing = asked.error !== null || (asked.value !== null && draw === null);
  useEffect(() => {
    if (nothing) openRules("instead");
  }, [nothing]);
  const teach = () =>
    doing.run(async () => {
      onClose();
      await startLesson(person, game);
    });
  return (
    <Dialog
      title={said("how-to-play")}
      class={`guide ${tiles[game]?.theme ?? ""}`}
      onClose={onClose}
      tools={
        <>
          <span class="choice guide-games" role="tablist" aria-label={t("learn-which")}>
            {shelved(games.value ?? []).map((one) => (
              <button type="button" role="tab" key={one.name} aria-selected={one.name === game} onClick={() => choose(one.name)}>
                {titleOf({ game: one.name, title: one.title })}
              </button>
            ))}
          </span>
          <span class="sp" />
          <Link to={{ page: "print", game }} class="link">
            {t("learn-print")}
          </Link>
          <button type="button" class="link" onClick={() => openRules("over")}>
            {t("learn-full")}
          </button>
          {teaches && (
            <button type="button" class="btn pri guide-try" disabled={doing.busy} onClick={teach}>
              {t("learn-try")}
            </button>
          )}
        </>
      }
    >
      {guide && <GuideBody key={game} guide={guide} />}
    </Dialog>
  );
}
