/** La Piramide on the home page. */
import said from "words:la_piramide/tile";
import { catalogue } from "../../words/index.ts";
import { Drawing } from "../../parts/Drawing.tsx";
import type { OptionWords, Tile } from "../../table/tile.ts";
import maze from "./tile/maze.svg";

const t = catalogue(said);

const Art = () => <Drawing svg={maze} class="c0" />;

/** In the order in which they are assigned. */
const FAMILIES = ["eye", "scarab", "lotus", "ankh", "serpent", "feather"] as const;

function option(name: string): OptionWords | null {
  switch (name) {
    case "curses":
      return { label: t("tile-curses"), hint: t("tile-curses-hint") };
    case "no_passing":
      return { label: t("tile-no-passing"), hint: t("tile-no-passing-hint") };
    case "exact_exit":
      return { label: t("tile-exact-exit"), hint: t("tile-exact-exit-hint") };
    case "gamble":
      return { label: t("tile-gamble") };
    case "turn_limit":
      return { label: t("tile-turn-limit"), hint: t("tile-turn-limit-hint") };
    case "families":
      return {
        label: t("tile-families"),
        hint: t("tile-families-hint"),
        values: [...FAMILIES],
        value: (value: string) => ({ label: t("tile-family", { family: value }), icon: `fam-${value}`, theme: `lp-fam-${value}` }),
      };
    default:
      return null;
  }
}

export const tile: Tile = {
  words: [said.name],
  title: () => t("tile-title"),
  tagline: () => t("tile-tagline"),
  lines: () => [
    { icon: "die-5", words: t("tile-first") },
    { icon: "mummy", words: t("tile-second") },
    { icon: "curse-passage", words: t("tile-third") },
  ],
  minutes: { 2: 13, 3: 18, 4: 26, 5: 33, 6: 42 },
  icon: "mummy",
  score: (points) => t("tile-score", { points }),
  scored: () => t("tile-scored"),
  sealed: false,
  theme: "la-piramide",
  Art,
  option,
  own: () => ({ label: t("tile-own"), hint: t("tile-own-hint"), pattern: t("tile-pattern") }),
};
