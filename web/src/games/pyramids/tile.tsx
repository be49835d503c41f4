/** Pyramids on the home page. */
import { registerMessages } from "../../messages/index.ts";
import { expeditionTile } from "../expeditions/tile.tsx";
import { defs, orange, purple } from "./tile/cards.drawn.tsx";
import expedition from "./tile/expedition.svg";

const words = registerMessages({
  en: {
    title: "Pyramids",
    tagline: "Dig from the entrance down to the golden tomb.",
    own: "Your own chambers",
    pattern: "Save the shipped chambers as a pattern",
  },
});

export const tile = expeditionTile({ words, minutes: 30, theme: "pyramids", art: { defs, orange, purple, expedition } });
