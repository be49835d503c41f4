/** Levels of bots in words; a level nobody has named yet keeps its own name. */
import { t } from "../words/index.ts";

export function botName(level: string): string | null {
  switch (level) {
    case "random":
      return t("bot-random");
    case "greedy":
      return t("bot-greedy");
    default:
      return null;
  }
}
