import words from "words:pages";
import { catalogue } from "../words/index.ts";

export const said = catalogue(words);
