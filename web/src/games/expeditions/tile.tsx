/** The flip-and-write games on the home page: two cards, and an expedition card before them. */
import shared from "words:expeditions/tile";
import { catalogue } from "../../words/index.ts";
import { Drawing } from "../../parts/Drawing.tsx";
import type { Tile } from "../../table/tile.ts";

const t = catalogue(shared);

interface Parts {
  name: string;
  words(key: "tile-title" | "tile-tagline" | "tile-first" | "tile-second" | "tile-third" | "tile-own" | "tile-pattern"): string;
  /** Icons of its three lines. */
  icons: [string, string, string];
  minutes: Record<number, number>;
  icon: string;
  theme: string;
  /** Two cards with what they refer to, and the expedition card, as drawings. */
  art: { defs: string; orange: string; purple: string; expedition: string };
}

export const expeditionTile = ({ name, words, icons, minutes, icon, theme, art }: Parts): Tile => ({
  words: [shared.name, name],
  title: () => words("tile-title"),
  tagline: () => words("tile-tagline"),
  lines: () => (["tile-first", "tile-second", "tile-third"] as const).map((key, place) => ({ icon: icons[place] ?? "", words: words(key) })),
  minutes,
  icon,
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
  option: (name) => (name === "open_pile" ? { label: t("tile-open-pile"), hint: t("tile-open-pile-hint") } : null),
  own: () => ({ label: words("tile-own"), hint: t("tile-own-hint"), pattern: words("tile-pattern") }),
});
