/** Print and play: cards to cut out, score sheets and rules. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import * as api from "../api.ts";
import { type AnyModule, board, shelved, tiles, titleOf } from "../games/index.ts";
import { go } from "../addresses.ts";
import { GuideBody } from "../learn/GuideBody.tsx";
import type { Guide } from "../learn/guide.ts";
import { ErrorPage } from "../me.tsx";
import { useAsked } from "../parts/asking.ts";
import { Choice, Switch } from "../parts/controls.tsx";
import { LanguageChoice } from "../parts/LanguageChoice.tsx";
import { Link } from "../parts/Link.tsx";
import { WayHome } from "../parts/PageFrame.tsx";
import type { Printed } from "../table/module.ts";
import { useTheme } from "../table/signals.tsx";
import { currentLanguage } from "../words/index.ts";
import { said } from "../words/pages.ts";
import guideStyle from "../learn/guide.lazy.css";
import style from "./print.lazy.css";

export const sheets = [guideStyle, style];

/** Millimetres. */
const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
const MARGIN = 10;
const GAP = 2;
const SHEETS_A_PAGE = 2;
const PARTS = ["cards", "sheets", "rules"] as const;

type Paper = keyof typeof PAPERS;
type Part = (typeof PARTS)[number];

interface Loaded {
  module: AnyModule;
  printed: Printed | null;
  guide: Guide | null;
}

async function load(name: string): Promise<Loaded> {
  const [module, games] = await Promise.all([board(name), api.games()]);
  const data = await api.gameData(name, games.find((one) => one.name === name)?.edition ?? "");
  const [printed, guide] = await Promise.all([module.printed?.(), module.guide?.()]);
  return { module, printed: printed?.default(data) ?? null, guide: guide?.default(data) ?? null };
}

/** Letter where it is the standard. */
const usual = (): Paper => (/-(US|CA|MX|PH)$/.test(navigator.language) ? "letter" : "a4");

export default function PrintPage({ game }: { game: string }) {
  useTheme(tiles[game]?.theme ?? "home-ground");
  useLight();
  const games = useAsked("games", api.games);
  const asked = useAsked(`${game} ${currentLanguage()}`, () => load(game));
  const [paper, setPaper] = useState<Paper>(usual);
  const [left, setLeft] = useState<Part[]>([]);
  if (asked.error) return <ErrorPage words={asked.error} again={asked.again} />;
  const { printed = null, guide = null } = asked.value ?? {};
  const pages = asked.value ? laidOut(printed, guide, PAPERS[paper], left) : [];
  return (
    <div class={`print print-${paper}`}>
      <header class="print-head">
        <WayHome />
        <h1>{said("print-title")}</h1>
        <Choice label={said("print-game")} values={shelved(games.value ?? []).map(({ name }) => name)} chosen={game} name={(name) => titleOf({ game: name, title: name })} change={(name) => go({ page: "print", game: name }, "replace")} />
        <Choice<Paper> label={said("print-paper")} values={Object.keys(PAPERS) as Paper[]} chosen={paper} name={(each) => said(`print-${each}`)} change={setPaper} />
        <LanguageChoice />
        {PARTS.map((part) => (
          <Switch key={part} label={said(`print-${part}`)} on={!left.includes(part)} change={(on) => setLeft(on ? left.filter((each) => each !== part) : [...left, part])} />
        ))}
        <button type="button" class="btn pri" disabled={pages.length === 0} onClick={() => print()}>
          {said("print-now", { count: pages.length })}
        </button>
        {asked.value?.module.flipper && (
          <Link to={{ page: "flip", game }} class="link">
            {said("flip-title")}
          </Link>
        )}
        <p class="quiet">{said("print-hint")}</p>
      </header>
      {printed?.defs}
      <main class="print-pages">
        {pages.map((page, place) => (
          <section key={place} class="print-page" aria-label={said("print-page", { page: place + 1, pages: pages.length })}>
            {page}
          </section>
        ))}
      </main>
    </div>
  );
}

/** Forces the light theme. */
function useLight(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = "light";
    return () => {
      dataset.theme = before;
    };
  }, []);
}

function laidOut(printed: Printed | null, guide: Guide | null, paper: { width: number; height: number }, left: Part[]): ComponentChildren[] {
  const cards = left.includes("cards") || !printed ? [] : [...printed.cards.flatMap((group) => cut(group, paper)), ...(printed.board ? [<div class="print-board">{printed.board}</div>] : [])];
  const sheets = left.includes("sheets") || !printed?.sheet ? [] : [<div class="print-sheets">{Array.from({ length: SHEETS_A_PAGE }, (_, place) => <div key={place}>{printed.sheet}</div>)}</div>];
  const rules = left.includes("rules") || !guide ? [] : [<div class="print-rules guide">{guide.defs}<GuideBody guide={guide} /></div>];
  return [...cards, ...sheets, ...rules];
}

/** Splits cards of one size into pages. */
function cut({ width, height, faces }: Printed["cards"][number], paper: { width: number; height: number }): ComponentChildren[] {
  const fit = (room: number, size: number) => Math.max(1, Math.floor((room - 2 * MARGIN + GAP) / (size + GAP)));
  const [columns, rows] = [fit(paper.width, width), fit(paper.height, height)];
  const pages = Array.from({ length: Math.ceil(faces.length / (columns * rows)) }, (_, page) => faces.slice(page * columns * rows, (page + 1) * columns * rows));
  return pages.map((shown) => (
    <div class="print-cards" style={{ gridTemplateColumns: `repeat(${columns}, ${width}mm)`, gap: `${GAP}mm` }}>
      {shown.map((face, place) => (
        <div key={place} class="print-card" style={{ width: `${width}mm`, height: `${height}mm` }}>
          {face}
        </div>
      ))}
    </div>
  ));
}
