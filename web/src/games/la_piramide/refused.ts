/** What the server says of an act that is not allowed, as it is said beside the board. */
import type { Refusal } from "../../table/module.ts";
import { t } from "./messages.ts";
import { type Curse, CURSE_SIGNS } from "./pieces.ts";

/** Squares have names in a terminal; here one sees which was touched. */
const NAMED = /row \d+, column \d+ \([a-z]+\d+\)/i;
/** LP-20 numbers its curses. */
const NUMBERED = /(?=\b\d\. \*\*)/;

export function refused(refusal: Refusal, curse: Curse | null): Refusal {
  const { clause, message, text } = refusal;
  return { clause, message: message.replace(NAMED, t("thatSquare")), text: clause === "LP-20" && curse ? partAbout(curse, text) : text };
}

function partAbout(curse: Curse, text: string): string {
  const number = Object.keys(CURSE_SIGNS).indexOf(curse) + 1;
  return text.split(NUMBERED).find((part) => part.startsWith(`${number}. `))?.trim() ?? text;
}
