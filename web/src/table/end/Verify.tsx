/** "Verify the luck": whether anybody could have chosen it, in plain words. */
import * as api from "../../api.ts";
import { proofOf, type Proof } from "../../luck.ts";
import { useAsked } from "../../parts/asking.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import type { TableInfo } from "../../types.ts";
import { t } from "../../words/index.ts";

export function Verify({ info, onClose }: { info: TableInfo; onClose(): void }) {
  const seated = info.seats.some((seat) => seat.mine);
  const asked = useAsked(info.table, async () => proofOf(info.code, await api.luck(info.table), seated));
  return (
    <Dialog title={t("verify-title")} class="verify" onClose={onClose}>
      {asked.value && <Found proof={asked.value} />}
      {asked.error && (
        <p class="error" role="alert">
          {asked.error}
        </p>
      )}
      <p class="quiet">{t("verify-cards")}</p>
      <p class="menu-row">
        <a class="btn sec" href={api.matchFile(info.table)} download>
          {t("export")}
        </a>
      </p>
    </Dialog>
  );
}

function Found({ proof }: { proof: Proof }) {
  if (proof.kind === "plain") return <p role="status">{t("verify-plain")}</p>;
  if (proof.kind === "unable") return <p role="status">{t("verify-unable")}</p>;
  if (proof.kind === "wrong")
    return (
      <p class="error" role="alert">
        {t(`verify-wrong-${proof.what}`)}
      </p>
    );
  const { mine, shares, commitment, match } = proof;
  return (
    <div role="status">
      <p class="verify-verdict">{mine ? t("verify-proven") : t("verify-consistent")}</p>
      <ul class="verify-steps">
        <li>{mine ? t("verify-fixed-mine") : t("verify-fixed")}</li>
        {mine && <li>{t("verify-mine")}</li>}
        {shares > 0 && <li>{t("verify-shares", { count: shares })}</li>}
      </ul>
      {shares === 0 && <p>{t("verify-shares", { count: 0 })}</p>}
      <p class="quiet">{t("verify-match", { match })}</p>
      <p class="quiet verify-commitment">{t("verify-commitment", { commitment })}</p>
    </div>
  );
}
