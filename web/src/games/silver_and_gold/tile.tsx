/** Silver & Gold on the home page. */
import said from "words:silver_and_gold/tile";
import { catalogue } from "../../words/index.ts";
import { expeditionTile } from "../expeditions/tile.tsx";
import { defs, orange, purple } from "./tile/cards.drawn.tsx";
import expedition from "./tile/expedition.svg";

const words = catalogue(said);

export const tile = expeditionTile({ name: said.name, words, minutes: { 2: 20, 3: 22, 4: 25 }, icon: "coin", icons: ["pencil-1", "cross", "cup"], theme: "silver-and-gold", art: { defs, orange, purple, expedition } });
