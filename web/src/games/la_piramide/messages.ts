import words from "words:la_piramide";
import { catalogue } from "../../words/index.ts";

export const t = catalogue(words);
