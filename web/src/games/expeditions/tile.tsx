/** The flip-and-write games on the home page: two cards, and an expedition card before them. */
import { registerMessages } from "../../messages/index.ts";
import { Drawing } from "../../parts/Drawing.tsx";
import type { Tile } from "../../table/tile.ts";

const t = registerMessages({
  en: {
    openPile: "Open pile",
    openPileHint: "Used expedition cards stay in sight.",
    ownHint: "A file drawn like the game\u2019s cards.toml.",
  },
});

interface Parts {
  words(key: "title" | "tagline" | "own" | "pattern"): string;
  minutes: number;
  theme: string;
  /** Two cards with what they refer to, and the expedition card, as drawings. */
  art: { defs: string; orange: string; purple: string; expedition: string };
}

export const expeditionTile = ({ words, minutes, theme, art }: Parts): Tile => ({
  title: () => words("title"),
  tagline: () => words("tagline"),
  minutes,
  sealed: true,
  theme,
  Art: () => (
    <>
      <Drawing svg={art.defs} class="vh" />
      <Drawing svg={art.orange} class="c1" />
      <Drawing svg={art.purple} class="c2" />
      <Drawing svg={art.expedition} class="c3" />
    </>
  ),
  option: (name) => (name === "open_pile" ? { label: t("openPile"), hint: t("openPileHint") } : null),
  own: () => ({ label: words("own"), hint: t("ownHint"), pattern: words("pattern") }),
});
