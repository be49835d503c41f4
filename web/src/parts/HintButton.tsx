/** The hint button; pressed again, it shows the same hint. */
import type { Hint } from "../table/module.ts";
import { levelName } from "./levels.tsx";
import { t } from "../words/index.ts";

export function HintButton({ hint, class: look }: { hint: Hint<unknown>; class: string }) {
  return (
    <button type="button" class={look} disabled={hint.thinking} aria-busy={hint.thinking} title={t("hint")} onClick={hint.ask}>
      <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
        <path class="stroke" d="M12.4 22.4C12.4 19 8.2 17.6 8.2 12.4A7.8 7.8 0 0 1 23.8 12.4C23.8 17.6 19.6 19 19.6 22.4ZM13 27.2H19" />
      </svg>
      <span>{t("hint")}</span>
    </button>
  );
}

/** The prompt while a hint is computed or shown; null without one. */
export const hintInWords = (hint: Hint<unknown> | null | undefined): { title: string; text: string } | null =>
  hint?.thinking ? { title: t("hint"), text: t("hint-thinking") } : hint?.told ? { title: t("hint-by", { level: levelName(hint.told.by) }), text: hint.told.why } : null;
