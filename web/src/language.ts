/** The language of the page: the one chosen here, or the first of the browser's that we support. */
import { useEffect, useState } from "preact/hooks";
import { prefer, preferences } from "./preferences.ts";
import { currentLanguage, LANGUAGES, type Language, speak } from "./words/index.ts";

export const languages = Object.keys(LANGUAGES) as Language[];
const listeners = new Set<() => void>();

/** Before the first render. A catalogue that fails to load must not keep anybody from playing. */
export const speakFirst = (): Promise<void> => speak(preferences().language ?? preferred(navigator.languages)).catch(() => undefined);

/** Regions are ignored: it-CH is Italian. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.flatMap((tag) => languages.find((language) => tag.toLowerCase().split("-")[0] === language) ?? []);
  return known[0] ?? "en";
}

export async function choose(language: Language): Promise<void> {
  await speak(language);
  prefer({ language });
  for (const listener of listeners) listener();
}

/**
 * For the root of the page: a change redraws everything in the new language; memoised parts use `useSaid`. Until
 * somebody chooses, the page follows the browser.
 */
export function useLanguage(): Language {
  const [language, set] = useState(currentLanguage);
  useEffect(() => {
    const listener = () => set(currentLanguage());
    const follow = () => void speakFirst().then(listener);
    listeners.add(listener);
    addEventListener("languagechange", follow);
    return () => {
      listeners.delete(listener);
      removeEventListener("languagechange", follow);
    };
  }, []);
  return language;
}
