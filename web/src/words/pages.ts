/** The words of pages that are loaded when somebody goes there. */
import words from "words:pages";
import { catalogue } from "./index.ts";

export const said = catalogue(words);
