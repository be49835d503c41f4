/** Confirms a device link that was opened on another device. */
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { useMe } from "../me.tsx";
import { t } from "../words/index.ts";
import { useDoing } from "../parts/asking.ts";
import { Wordmark } from "../parts/Icon.tsx";

export function Device({ token }: { token: string }) {
  const { set } = useMe();
  const doing = useDoing();
  const claim = () =>
    doing.run(async () => {
      set(await api.claimDevice(token));
      go({ page: "home" }, "replace");
    });
  return (
    <main class="alone">
      <Wordmark class="wmb" />
      <h1>{t("device-claim")}</h1>
      <p>{t("device-claim-what")}</p>
      {doing.error && (
        <p class="error" role="alert">
          {doing.error}
        </p>
      )}
      <p class="menu-row">
        <button type="button" class="btn pri" disabled={doing.busy} onClick={claim}>
          {t("device-claim-yes")}
        </button>
        <button type="button" class="btn sec" onClick={() => go({ page: "home" }, "replace")}>
          {t("cancel")}
        </button>
      </p>
    </main>
  );
}
