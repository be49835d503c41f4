/** Table settings that the host chooses, whatever the game. */
import { carrier } from "../carrier.ts";
import { t } from "../words/index.ts";
import { Switch } from "../parts/controls.tsx";
import { duration } from "../parts/duration.ts";
import type { Settings } from "../types.ts";

const CLOCKS = [0, 30, 60, 120, 300, 86_400, 259_200] as const;
const AWAYS = [0, 2, 5, 15, 60, 1440] as const;

interface Props {
  settings: Settings;
  /** The game has sealed choices. */
  sealed: boolean;
  change(settings: Settings): void;
}

export function TableSettings({ settings, sealed, change }: Props) {
  const set = (part: Partial<Settings>) => change({ ...settings, ...part });
  return (
    <div class="option-fields">
      {!carrier().alone && (
        <>
          <Switch label={t("set-listed")} hint={t("set-listed-why")} on={settings.listed} change={(listed) => set({ listed })} />
          <Switch label={t("set-spectators")} on={settings.spectators} change={(spectators) => set({ spectators })} />
        </>
      )}
      <Switch label={t("set-hints")} hint={t("set-hints-why")} on={settings.hints} change={(hints) => set({ hints })} />
      {sealed && (
        <Switch
          label={t("set-confirm")}
          hint={t("set-confirm-why")}
          on={settings.confirm_at_once}
          change={(confirm_at_once) => set({ confirm_at_once })}
        />
      )}
      {!carrier().alone && <Times settings={settings} set={set} />}
    </div>
  );
}

/** Limits for a turn and for being away. */
function Times({ settings, set }: { settings: Settings; set(part: Partial<Settings>): void }) {
  return (
    <>
      <label class="row-label">
        <span>
          {t("set-clock")}
          <small>{t("set-clock-why")}</small>
        </span>
        <select class="field" value={settings.clock} onChange={(event) => set({ clock: Number(event.currentTarget.value) })}>
          {CLOCKS.map((seconds) => (
            <option key={seconds} value={seconds}>
              {duration(seconds)}
            </option>
          ))}
        </select>
      </label>
      <label class="row-label">
        <span>
          {t("set-away")}
          <small>{t("set-away-why")}</small>
        </span>
        <select class="field" value={settings.away} onChange={(event) => set({ away: Number(event.currentTarget.value) })}>
          {AWAYS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {duration(minutes * 60)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
