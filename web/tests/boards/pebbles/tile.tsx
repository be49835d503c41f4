/** Pebbles on the home page. */
import said from "words:pebbles/tile";
import words from "words:pebbles";
import { catalogue } from "../../../src/words/index.ts";
import type { Tile } from "../../../src/table/tile.ts";

const t = catalogue(said);
const options = catalogue(words);

export const tile: Tile = {
  words: [said.name],
  title: () => t("tile-title"),
  tagline: () => t("tile-tagline"),
  minutes: 2,
  Art: () => <div class="pb-heap" />,
  sealed: false,
  theme: "pebbles",
  option: (name) => (name === "heap" ? { label: options("option-heap") } : null),
  own: () => ({ label: "", hint: "", pattern: "" }),
};
