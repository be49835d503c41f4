/** The catalogue of lazily loaded pages. */
import words from "words:pages";
import { catalogue } from "./index.ts";

export const said = catalogue(words);
