/** My identity as a file, export of my data, and its deletion. */
import { useState } from "preact/hooks";
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { carrier } from "../carrier.ts";
import { useMe } from "../me.tsx";
import { useDoing } from "../parts/asking.ts";
import { Confirm } from "../parts/Confirm.tsx";
import { t } from "../words/index.ts";
import { said } from "../words/pages.ts";

export function Data() {
  const { me, set } = useMe();
  const { alone } = carrier();
  const doing = useDoing();
  const save = () =>
    doing.run(async () => {
      const identity = await api.identityKey();
      const href = URL.createObjectURL(new Blob([JSON.stringify({ ...identity, server: location.host }, null, 1)], { type: "application/json" }));
      Object.assign(document.createElement("a"), { href, download: "crocetta-identity.json" }).click();
      setTimeout(() => URL.revokeObjectURL(href), 10_000);
    });
  const [brought, setBrought] = useState<string | null>(null);
  const bring = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    doing.run(async () => {
      const key = keyIn(await file.text());
      input.value = "";
      setBrought(key);
      if (key === null) throw new Error(said("identity-wrong"));
    });
  };
  const claim = (key: string) => () =>
    doing.run(async () => {
      set(await api.claimDevice(key));
      go({ page: "home" });
    });
  const erase = () =>
    doing.run(async () => {
      await api.eraseMe(me.nickname);
      location.assign(".");
    });
  return (
    <section class="mine-data" aria-labelledby="mine-data">
      <h2 id="mine-data">{said("mine-data")}</h2>
      <div class="panel">
        {!alone && (
          <>
            <p class="quiet">{said("identity-what")}</p>
            <p class="menu-row">
              <button type="button" class="btn sec" disabled={doing.busy} onClick={save}>
                {said("identity-save")}
              </button>
              <label class="btn sec">
                {said("identity-bring")}
                <input type="file" class="vh" accept=".json,application/json" onChange={(event) => bring(event.currentTarget)} />
              </label>
            </p>
            {brought !== null && (
              <>
                <p role="status">{t("device-claim-what")}</p>
                <p class="menu-row">
                  <button type="button" class="btn pri" disabled={doing.busy} onClick={claim(brought)}>
                    {t("device-claim-yes")}
                  </button>
                  <button type="button" class="btn sec" onClick={() => setBrought(null)}>
                    {t("cancel")}
                  </button>
                </p>
              </>
            )}
            <p class="quiet">{said("data-what")}</p>
          </>
        )}
        <p class="menu-row">
          <a class="btn sec" href={api.myData()} download>
            {said("data-save")}
          </a>
          {!alone && (
            <Confirm ask={said("data-erase")} what={said("data-erase-what")} yes={said("data-erase-yes")} no={t("cancel")} busy={doing.busy} act={erase} />
          )}
        </p>
        {doing.error && (
          <p class="error" role="alert">
            {doing.error}
          </p>
        )}
      </div>
    </section>
  );
}

function keyIn(text: string): string | null {
  try {
    const { key } = JSON.parse(text) as { key?: unknown };
    return typeof key === "string" && key.length <= 128 ? key : null;
  } catch {
    return null;
  }
}
