/** Why something was refused, as whole sentences: the rules stress words with the signs of Markdown, a note does without. */
import type { Refusal } from "./module.ts";

const plain = (text: string): string => text.replace(/[*`]/g, "");
const closed = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const reason = ({ message }: Refusal): string => closed(plain(message.charAt(0).toUpperCase() + message.slice(1)));
export const ruleText = ({ text }: Refusal): string => plain(text);
