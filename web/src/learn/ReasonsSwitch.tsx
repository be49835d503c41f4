/** Switches the reasons in prompts on or off. */
import { Switch } from "../parts/controls.tsx";
import { t } from "../words/index.ts";
import { useReasons, wantReasons } from "./reasons.ts";

export function ReasonsSwitch({ game }: { game: string }) {
  return <Switch label={t("settings-why")} hint={t("settings-why-why")} on={useReasons(game)} change={wantReasons} />;
}
