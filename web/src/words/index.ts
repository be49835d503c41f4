/**
 * All words a person reads, from the catalogues that terminal and server read too (`../../fluent.mjs`). The platform has
 * one, and each game its own: `const t = catalogue(words)` with `import words from "words:pyramids"`.
 */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import languages from "words:languages";
import platform from "words:platform";

export type Params = Record<string, string | number>;
export type Language = "en" | "it" | "pl";
export type Translate<Key extends string> = (key: Key, params?: Params) => string;

/** A catalogue's own `t`, and its way to say what came as data: null where there are no words for it. */
export interface Catalogue<Key extends string> extends Translate<Key> {
  find(key: string, params?: Params): string | null;
}

interface Words<Key extends string> {
  name: string;
  body: unknown;
  keys?: Key;
}

export const LANGUAGES: Record<Language, string> = { en: "English", it: "Italiano", pl: "Polski" };

let language: Language = "en";
/** The latest that was asked for: words of one before it may arrive later. */
let wanted: Language = "en";
let translations: Record<string, FluentBundle> = {};

export const currentLanguage = (): Language => language;

/** From here on everything is said in this language, and in English what is not translated yet. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  const bodies = (await languages[next]?.())?.default ?? {};
  if (wanted !== next) return;
  translations = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, bundle(next, body)]));
  language = next;
  document.documentElement.lang = next;
}

function bundle(locale: string, body: unknown): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource({ body } as FluentResource);
  return made;
}

export function catalogue<Key extends string>({ name, body }: Words<Key>): Catalogue<Key> {
  const english = bundle("en", body);
  const find = (key: string, params?: Params): string | null => {
    for (const words of [translations[name], english]) {
      const pattern = words?.getMessage(key)?.value;
      if (words && pattern) return filled(words, key, pattern, params);
    }
    return null;
  };
  const t = (key: Key, params?: Params): string => find(key, params) ?? wrong(key, [new Error("no such message")]);
  return Object.assign(t, { find });
}

function filled(words: FluentBundle, key: string, pattern: Parameters<FluentBundle["formatPattern"]>[0], params?: Params): string {
  const errors: Error[] = [];
  const said = words.formatPattern(pattern, params, errors);
  if (errors.length > 0) wrong(key, errors);
  return unbroken(said, words.locales[0]);
}

const AFTER_NUMBER = /(\d) (?=\p{L})/gu;
const LETTERS_ALONE = /(?:^|[^\p{L}\d])(?:[aiouwz] )+(?=\S)/giu;

/** No line of Italian or Polish ends with a number whose unit follows, none of Polish with a word of one letter. */
export function unbroken(said: string, locale = "en"): string {
  if (locale === "en") return said;
  const together = said.replace(AFTER_NUMBER, "$1\u00a0");
  return locale === "pl" ? together.replace(LETTERS_ALONE, (run) => run.replace(/(\p{L}) /gu, "$1\u00a0")) : together;
}

/** A fault of ours. The reader sees what there is; tests and the console hear of it. */
function wrong(key: string, errors: Error[]): string {
  queueMicrotask(() => {
    throw new Error(`${key}: ${errors.join(", ")}`);
  });
  return key;
}

/** Names in a row: "Ada, Bruno and Celina". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }).format(names);
}

/** A moment, in seconds since 1970, as one would say it where the reader lives: the day of the week, the date and the time. */
export function moment(seconds: number): string {
  const parts = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;
  const local = navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;
  return new Intl.DateTimeFormat(local, parts).format(seconds * 1000);
}

/** An identifier from a schema made readable, where no catalogue has a word for it. */
export function readable(identifier: string): string {
  const words = identifier.replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const t = catalogue(platform);
