/** A secret link that makes another device mine. */
import { useState } from "preact/hooks";
import { address } from "../addresses.ts";
import * as api from "../api.ts";
import { t } from "../messages/index.ts";
import { useDoing } from "../parts/asking.ts";
import { Copy } from "../parts/controls.tsx";

export function DeviceLink() {
  const [link, setLink] = useState<{ address: string; minutes: number } | null>(null);
  const doing = useDoing();
  const make = () =>
    doing.run(async () => {
      const { token, seconds } = await api.deviceLink();
      setLink({ address: address({ page: "device", token }), minutes: Math.round(seconds / 60) });
    });
  return (
    <div class="device">
      {link ? (
        <>
          <p class="quiet">{t("device.secret", { count: link.minutes })}</p>
          <Copy text={link.address} label={t("device.link")} />
        </>
      ) : (
        <button type="button" class="link" disabled={doing.busy} onClick={make}>
          {t("device.make")}
        </button>
      )}
      {doing.trouble && <p class="trouble">{doing.trouble}</p>}
    </div>
  );
}
