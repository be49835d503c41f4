import words from "words:expeditions";
import { catalogue } from "../../words/index.ts";

export const t = catalogue(words);
