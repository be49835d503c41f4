/** Switches push notifications for this device on, if server and browser support them. */
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
  const state = changed ?? asked.value;
  return state && <ThisDevice state={state} learn={setChanged} />;
}

export function ThisDevice({ state: { key, devices }, learn }: { state: PushState; learn(news: PushState | null): void }) {
  const doing = useDoing();
  if (!key) return null;
  const here = devices.find((device) => device.here);
  const change = () => doing.run(async () => learn(here ? await unsubscribe(here.id) : await subscribe(key)));
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
