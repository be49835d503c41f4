/** The games' words until they are in catalogues of their own: see `../words`. */
import { currentLanguage, type Params, type Translate } from "../words/index.ts";

export { list, readable, type Translate } from "../words/index.ts";

interface Plural {
  one?: string;
  other: string;
}
type Message = string | Plural;

export function registerMessages<Key extends string>({ en }: { en: Record<Key, Message> }): Translate<Key> {
  return (key, params = {}) => {
    const message: Message = en[key];
    return fill(typeof message === "string" ? message : form(message, params), params);
  };
}

function form(message: Plural, params: Params): string {
  return message[new Intl.PluralRules(currentLanguage()).select(Number(params.count ?? 0)) as "one" | "other"] ?? message.other;
}

function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(params[name] ?? all));
}
