/** Silver & Gold on the home page. */
import { registerMessages } from "../../messages/index.ts";
import { expeditionTile } from "../expeditions/tile.tsx";
import { defs, orange, purple } from "./tile/cards.drawn.tsx";
import expedition from "./tile/expedition.svg";

const words = registerMessages({
  en: {
    title: "Silver & Gold",
    tagline: "Chart islands with the same shape as everyone else.",
    own: "Your own maps",
    pattern: "Save the shipped maps as a pattern",
  },
});

export const tile = expeditionTile({ words, minutes: 25, theme: "silver-and-gold", art: { defs, orange, purple, expedition } });
