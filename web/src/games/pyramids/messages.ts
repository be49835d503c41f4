import words from "words:pyramids";
import { catalogue } from "../../words/index.ts";

export const t = catalogue(words);
