import words from "words:silver_and_gold";
import { catalogue } from "../../words/index.ts";

export const t = catalogue(words);
