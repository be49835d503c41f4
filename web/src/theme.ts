/** Sets the theme on the root element: light or dark, by choice or by the system. */
import { onPreference, preferences } from "./preferences.ts";

export function keepTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const set = () => {
    const { theme } = preferences();
    document.documentElement.dataset.theme = theme === "auto" ? (system.matches ? "dark" : "light") : theme;
  };
  system.addEventListener("change", set);
  onPreference(set);
  set();
}

/** Whether the person prefers reduced motion. */
export const calmMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
