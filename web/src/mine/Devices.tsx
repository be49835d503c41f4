/** My signed-in devices; each can be signed out, and another added. */
import * as api from "../api.ts";
import { useAsked, useDoing } from "../parts/asking.ts";
import { since } from "../parts/when.ts";
import { DeviceLink } from "../table/DeviceLink.tsx";
import { said } from "../words/pages.ts";

export function Devices() {
  const devices = useAsked("devices", api.devices);
  const doing = useDoing();
  const revoke = (device: string) =>
    doing.run(async () => {
      await api.revokeDevice(device);
      devices.again();
    });
  return (
    <section aria-labelledby="mine-devices">
      <h2 id="mine-devices">{said("mine-devices")}</h2>
      <div class="panel mine-devices">
        <ul>
          {(devices.value ?? []).map(({ device, label, seen, here }) => (
            <li key={device} class="row-label">
              <span>
                {label || said("device-unknown")}
                <small>{here ? said("device-here") : since(seen)}</small>
              </span>
              {!here && (
                <button type="button" class="btn sec small" disabled={doing.busy} onClick={() => revoke(device)}>
                  {said("device-sign-out")}
                </button>
              )}
            </li>
          ))}
        </ul>
        <DeviceLink />
        {(devices.error ?? doing.error) && (
          <p class="error" role="alert">
            {devices.error ?? doing.error}
          </p>
        )}
      </div>
    </section>
  );
}
