/** Display settings of this browser. */
import type { ComponentChildren } from "preact";
import { t } from "../words/index.ts";
import { Choice, Switch } from "../parts/controls.tsx";
import { LanguageChoice } from "../parts/LanguageChoice.tsx";
import { PushSwitch } from "../push/PushSwitch.tsx";
import { canTremble, hear } from "../sound/index.ts";
import { prefer, usePreferences, type Pace, type Theme, type Volume } from "../preferences.ts";

const PACES: readonly Pace[] = ["calm", "brisk", "instant"];
const VOLUMES: readonly Volume[] = ["soft", "medium", "loud"];
const THEMES: readonly Theme[] = ["auto", "light", "dark"];

/** A table may add a switch of its own. */
export function Settings({ children }: { children?: ComponentChildren }) {
  const { hints, pace, theme, sound, volume, vibration } = usePreferences();
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
        <span>{t("settings-pace")}</span>
        <Choice label={t("settings-pace")} values={PACES} chosen={pace} name={(value) => t(`pace-${value}`)} change={(value) => prefer({ pace: value })} />
      </div>
      <p class="quiet">{t(`pace-${pace}-why`)}</p>
      <Switch label={t("settings-sound")} on={sound} change={(on) => prefer({ sound: on })} />
      {sound && (
        <div class="row-label">
          <span>{t("settings-volume")}</span>
          <Choice
            label={t("settings-volume")}
            values={VOLUMES}
            chosen={volume}
            name={(value) => t(`volume-${value}`)}
            change={(value) => {
              prefer({ volume: value });
              hear({ sound: "cup" });
            }}
          />
        </div>
      )}
      <PushSwitch />
      {canTremble() && <Switch label={t("settings-vibration")} on={vibration} change={(on) => prefer({ vibration: on })} />}
      <div class="row-label">
        <span>{t("settings-theme")}</span>
        <Choice label={t("settings-theme")} values={THEMES} chosen={theme} name={(value) => t(`theme-${value}`)} change={(value) => prefer({ theme: value })} />
      </div>
    </section>
  );
}
