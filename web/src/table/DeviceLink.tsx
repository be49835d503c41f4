/** A secret link that signs in another device, and the way to sign out all others. */
import { useState } from "preact/hooks";
import { address } from "../addresses.ts";
import * as api from "../api.ts";
import { t } from "../words/index.ts";
import { useDoing } from "../parts/asking.ts";
import { Confirm } from "../parts/Confirm.tsx";
import { Copy } from "../parts/controls.tsx";
import { LocalOnly } from "../parts/LocalOnly.tsx";

export function DeviceLink() {
  const [link, setLink] = useState<{ address: string; minutes: number; qr: string } | null>(null);
  const doing = useDoing();
  const make = () =>
    doing.run(async () => {
      const { token, seconds, qr } = await api.deviceLink();
      setLink({ address: address({ page: "device", token }), minutes: Math.round(seconds / 60), qr });
    });
  return (
    <div class="device">
      {link ? (
        <>
          <p class="quiet">{t("device-secret", { count: link.minutes })}</p>
          <Copy text={link.address} label={t("device-link")} />
          <LocalOnly link={link.address} />
          <img class="qr" src={`data:image/svg+xml,${encodeURIComponent(link.qr)}`} alt={t("invite-qr")} />
        </>
      ) : (
        <button type="button" class="link" disabled={doing.busy} onClick={make}>
          {t("device-make")}
        </button>
      )}
      {doing.error && <p class="error">{doing.error}</p>}
      <Revoke forget={() => setLink(null)} />
    </div>
  );
}

/** Also invalidates device links made before. */
function Revoke({ forget }: { forget(): void }) {
  const [done, setDone] = useState(false);
  const doing = useDoing();
  const revoke = () =>
    doing.run(async () => {
      await api.revokeDevices();
      forget();
      setDone(true);
    });
  if (done) return <p role="status">{t("device-revoked")}</p>;
  return (
    <>
      <p class="menu-row">
        <Confirm ask={t("device-revoke")} what={t("device-revoke-what")} yes={t("device-revoke-yes")} no={t("cancel")} busy={doing.busy} small act={revoke} />
      </p>
      {doing.error && <p class="error">{doing.error}</p>}
    </>
  );
}
