/** Which of my devices get push notifications; all of them can be silenced at once. */
import { useState } from "preact/hooks";
import * as api from "../api.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { Switch } from "../parts/controls.tsx";
import { canPush } from "../push/push.ts";
import { ThisDevice } from "../push/PushSwitch.tsx";
import type { PushState } from "../types.ts";
import { said } from "../words/pages.ts";

export function Notify() {
  const asked = useAsked("push", api.push);
  const [changed, setChanged] = useState<PushState | null>(null);
  const doing = useDoing();
  const state = changed ?? asked.value;
  if (!state?.key) return null;
  const ask = (task: () => Promise<PushState>) => () => doing.run(async () => setChanged(await task()));
  return (
    <section aria-labelledby="mine-notify">
      <h2 id="mine-notify">{said("notify")}</h2>
      <div class="panel mine-devices">
        {state.devices.length === 0 && <p class="quiet">{said("notify-none")}</p>}
        {canPush() && !state.devices.some(({ here }) => here) && <ThisDevice state={state} learn={setChanged} />}
        {state.devices.length > 0 && <Switch label={said("notify-all")} on={state.on} change={ask(() => api.switchPush(!state.on))} />}
        <ul>
          {state.devices.map(({ id, label, here }) => (
            <li key={id} class="row-label">
              <span>
                {label || said("device-unknown")}
                {here && <small>{said("device-here")}</small>}
              </span>
              <button type="button" class="btn sec small" disabled={doing.busy} onClick={ask(() => api.removePush(id))}>
                {said("notify-stop")}
              </button>
            </li>
          ))}
        </ul>
        {doing.error && (
          <p class="error" role="alert">
            {doing.error}
          </p>
        )}
      </div>
    </section>
  );
}
