/** Whether this device is told; only where the server and the browser can. */
import { useState } from "preact/hooks";
import * as api from "../api.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Switch } from "../parts/controls.tsx";
import type { PushState } from "../types.ts";
import { t } from "../words/index.ts";
import { canPush, isBlocked, subscribe, unsubscribe } from "./push.ts";

export const PushSwitch = () => (canPush() ? <Known /> : null);

function Known() {
  const asked = useAsked("push", api.push);
  const [changed, setChanged] = useState<PushState | null>(null);
  const doing = useDoing();
  const state = changed ?? asked.value;
  if (!state?.key) return null;
  const { key, devices } = state;
  const here = devices.find((device) => device.here);
  const change = () => doing.run(async () => setChanged(here ? await unsubscribe(here.id) : await subscribe(key)));
  return (
    <>
      <Switch label={t("settings-push")} hint={isBlocked() ? t("settings-push-blocked") : t("settings-push-why")} on={here !== undefined} change={change} />
      {doing.error && (
        <p class="error" role="alert">
          {doing.error}
        </p>
      )}
    </>
  );
}
