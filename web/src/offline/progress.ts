/** The progress bar of the first visit, while the games are downloaded. */
import { t } from "../words/index.ts";

/** Milliseconds before it is shown: not if everything is cached. */
const PATIENCE = 400;

export function showProgress(): (part: number | null) => void {
  const bar = document.createElement("progress");
  bar.className = "offline-progress";
  bar.max = 1;
  const shown = setTimeout(() => {
    bar.setAttribute("aria-label", t("offline-loading"));
    document.body.append(bar);
  }, PATIENCE);
  return (part) => {
    if (part !== null) {
      bar.value = part;
      return;
    }
    clearTimeout(shown);
    bar.remove();
  };
}
