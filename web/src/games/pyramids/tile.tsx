/** Pyramids on the home page. */
import said from "words:pyramids/tile";
import { catalogue } from "../../words/index.ts";
import { expeditionTile } from "../expeditions/tile.tsx";
import { defs, orange, purple } from "./tile/cards.drawn.tsx";
import expedition from "./tile/expedition.svg";

const words = catalogue(said);

export const tile = expeditionTile({ name: said.name, words, minutes: { 2: 25, 3: 27, 4: 30 }, icon: "tomb", icons: ["entrance", "tomb", "skull"], theme: "pyramids", art: { defs, orange, purple, expedition } });
