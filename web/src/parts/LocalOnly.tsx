/** Warns that nobody else can follow a link: under these names a computer knows only itself. */
import { t } from "../words/index.ts";

const LOCAL = /^(localhost|127\..*|\[::1\])$/;

export function LocalOnly({ link }: { link: string }) {
  return LOCAL.test(new URL(link).hostname) ? <p class="quiet">{t("invite-local")}</p> : null;
}
