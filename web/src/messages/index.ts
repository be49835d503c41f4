/**
 * Text in catalogues. The frame has one, and each game registers its own in its folder:
 * `export const t = registerMessages({ en: { palms: { one: "{count} palm", other: "{count} palms" } } })`.
 */
import { en } from "./en.ts";

/** Forms of a sentence by the plural rules of its language; the parameter `count` chooses. */
export interface Plural {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

export type Message = string | Plural;
export type Params = Record<string, string | number>;
export type Language = "en" | "it" | "pl";
export type Translate<Key extends string> = (key: Key, params?: Params) => string;

type Translations<Key extends string> = { en: Record<Key, Message> } & Partial<Record<Language, Partial<Record<Key, Message>>>>;

export const LANGUAGES: Record<Language, string> = { en: "English", it: "Italiano", pl: "Polski" };

let language: Language = "en";
export const currentLanguage = (): Language => language;
export function speak(next: Language): void {
  language = next;
  document.documentElement.lang = next;
}

/** Adds a catalogue and returns its own typed `t`. A sentence that is not translated yet is said in English. */
export function registerMessages<Key extends string>(catalogues: Translations<Key>): Translate<Key> {
  return (key, params = {}) => {
    const message: Message = catalogues[language]?.[key] ?? catalogues.en[key];
    return fill(typeof message === "string" ? message : form(message, params), params);
  };
}

function form(message: Plural, params: Params): string {
  return message[new Intl.PluralRules(language).select(Number(params.count ?? 0))] ?? message.other;
}

function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(params[name] ?? all));
}

/** Names in a row: "Ada, Bruno and Celina". */
export function list(names: string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** A moment, in seconds since 1970, as one would say it: the day of the week, the date and the time. */
export function moment(seconds: number): string {
  const parts = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, parts).format(seconds * 1000);
}

/** An identifier from a schema made readable, where no catalogue has a word for it. */
export function readable(identifier: string): string {
  const words = identifier.replace(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const t = registerMessages({ en });
