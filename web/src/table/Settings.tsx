/** How this browser shows a match. */
import type { ComponentChildren } from "preact";
import { t } from "../words/index.ts";
import { Choice, Switch } from "../parts/controls.tsx";
import { LanguageChoice } from "../parts/LanguageChoice.tsx";
import { prefer, usePreferences, type Speed, type Theme } from "../preferences.ts";

const SPEEDS: readonly Speed[] = ["once", "quick", "calm"];
const THEMES: readonly Theme[] = ["auto", "light", "dark"];

/** A table may add a switch of its own. */
export function Settings({ children }: { children?: ComponentChildren }) {
  const { hints, speed, theme } = usePreferences();
  return (
    <section class="settings">
      <h3>{t("settings")}</h3>
      <div class="row-label">
        <span>{t("language")}</span>
        <LanguageChoice />
      </div>
      <Switch label={t("settings-hints")} hint={t("settings-hints-why")} on={hints} change={(on) => prefer({ hints: on })} />
      {children}
      <div class="row-label">
        <span>{t("settings-speed")}</span>
        <Choice label={t("settings-speed")} values={SPEEDS} chosen={speed} name={(value) => t(`speed-${value}`)} change={(value) => prefer({ speed: value })} />
      </div>
      <div class="row-label">
        <span>{t("settings-theme")}</span>
        <Choice label={t("settings-theme")} values={THEMES} chosen={theme} name={(value) => t(`theme-${value}`)} change={(value) => prefer({ theme: value })} />
      </div>
    </section>
  );
}
