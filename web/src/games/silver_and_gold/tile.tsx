/** Silver & Gold on the home page. */
import { registerMessages } from "../../messages/index.ts";
import { Drawing } from "../../parts/Drawing.tsx";
import type { Tile } from "../../table/tile.ts";
import { defs, orange, purple } from "./tile/cards.drawn.tsx";
import expedition from "./tile/expedition.svg";

const t = registerMessages({
  en: {
    title: "Silver & Gold",
    tagline: "Chart islands with the same shape as everyone else.",
    openPile: "Open pile",
    openPileHint: "Used expedition cards stay in sight.",
    own: "Your own maps",
    ownHint: "A file drawn like the game\u2019s cards.toml.",
    pattern: "Save the shipped maps as a pattern",
  },
});

function Art() {
  return (
    <>
      <Drawing svg={defs} class="vh" />
      <Drawing svg={orange} class="c1" />
      <Drawing svg={purple} class="c2" />
      <Drawing svg={expedition} class="c3" />
    </>
  );
}

export const tile: Tile = {
  title: () => t("title"),
  tagline: () => t("tagline"),
  minutes: 25,
  theme: "silver-and-gold",
  Art,
  option: (name) => (name === "open_pile" ? { label: t("openPile"), hint: t("openPileHint") } : null),
  own: () => ({ label: t("own"), hint: t("ownHint"), pattern: t("pattern") }),
};
