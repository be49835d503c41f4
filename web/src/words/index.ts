/**
 * All texts of the page, from the same catalogues as terminal and server (`../../fluent.mjs`). The platform has one, and
 * each game its own: `const t = catalogue(words)` with `import words from "words:pyramids"`.
 */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import languages from "words:languages";
import platform from "words:platform";

export type Params = Record<string, string | number>;
export type Language = "en" | "it" | "pl";
export type Translate<Key extends string> = (key: Key, params?: Params) => string;

/** A catalogue's `t`, and `find` for keys that came as data: null if there is no such message. */
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
/** The language requested last: an earlier one may finish loading later. */
let wanted: Language = "en";
/** Catalogues in use; a game's is needed when somebody joins a table of it. */
const needed = new Set(["platform"]);
const translations: Record<Language, Record<string, FluentBundle>> = { en: {}, it: {}, pl: {} };
const arrived = new Set<string>();

export const currentLanguage = (): Language => language;

/** Switches to this language; untranslated messages stay in English. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  await fetchWords(next);
  if (wanted !== next) return;
  language = next;
  document.documentElement.lang = next;
}

/** Loads catalogues before they are used. One that fails to load must not keep anybody from playing. */
export async function need(names: readonly string[]): Promise<void> {
  for (const name of names) needed.add(name);
  await fetchWords(wanted).catch(() => undefined);
}

async function fetchWords(next: Language): Promise<void> {
  const missing = [...needed].filter((name) => !arrived.has(`${next} ${name}`));
  await Promise.all(
    missing.map(async (name) => {
      const bodies = (await languages[next]?.[name]?.())?.default ?? {};
      for (const [of, body] of Object.entries(bodies)) add(body, (translations[next][of] ??= empty(next)));
      arrived.add(`${next} ${name}`);
    }),
  );
}

const empty = (locale: string): FluentBundle => new FluentBundle(locale, { useIsolating: false });

/** A game's tile and its board both contain the terms they use; duplicates are ignored. */
function add(body: unknown, to: FluentBundle): FluentBundle {
  to.addResource({ body } as FluentResource);
  return to;
}

export function catalogue<Key extends string>({ name, body }: Words<Key>): Catalogue<Key> {
  const english = add(body, empty("en"));
  const find = (key: string, params?: Params): string | null => {
    for (const words of [translations[language][name], english]) {
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

/** No-break spaces: after numbers in Italian and Polish, and after one-letter words in Polish. */
export function unbroken(said: string, locale = "en"): string {
  if (locale === "en") return said;
  const together = said.replace(AFTER_NUMBER, "$1\u00a0");
  return locale === "pl" ? together.replace(LETTERS_ALONE, (run) => run.replace(/(\p{L}) /gu, "$1\u00a0")) : together;
}

/** A bug of ours. The reader sees what there is; tests and the console get the error. */
function wrong(key: string, errors: Error[]): string {
  queueMicrotask(() => {
    throw new Error(`${key}: ${errors.join(", ")}`);
  });
  return key;
}

/** A list of names: "Ada, Bruno and Celina". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }).format(names);
}

/** Joins facts into one text, without the nulls. */
export function facts(known: readonly (string | null)[]): string {
  const [first = "", ...more] = known.flatMap((fact) => fact || []);
  return more.reduce((before, fact) => t("facts", { facts: before, fact }), first);
}

/** A time, in seconds since 1970, in the reader's locale: the day of the week, the date and the time. */
export function moment(seconds: number): string {
  const parts = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;
  const local = navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;
  return new Intl.DateTimeFormat(local, parts).format(seconds * 1000);
}

/** An identifier from a schema made readable, if no catalogue has a text for it. */
export function readable(identifier: string): string {
  const words = identifier.replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const t = catalogue(platform);
