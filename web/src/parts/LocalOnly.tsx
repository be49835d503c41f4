/** Warns that a link works on this computer only (localhost). */
import { t } from "../words/index.ts";

const LOCAL = /^(localhost|127\..*|\[::1\])$/;

export function LocalOnly({ link }: { link: string }) {
  if (!LOCAL.test(new URL(link).hostname)) return null;
  return (
    <details class="quiet local-only">
      <summary>{t("invite-local")}</summary>
      <p>{t("invite-local-how")}</p>
    </details>
  );
}
