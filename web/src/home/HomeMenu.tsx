/** The menu of the home page: my data and the settings of this browser. */
import { carrier } from "../carrier.ts";
import { t } from "../words/index.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { Link } from "../parts/Link.tsx";
import { DeviceLink } from "../table/DeviceLink.tsx";
import { Settings } from "../table/Settings.tsx";

export function HomeMenu({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("menu")} place="side" class="menu" onClose={onClose}>
      <Settings />
      <Link to={{ page: "mine" }} class="link">
        {t("mine")}
      </Link>
      <Link to={{ page: "file" }} class="link">
        {t("watch-file")}
      </Link>
      {!carrier().alone && (
        <section>
          <h3>{t("device")}</h3>
          <p class="quiet">{t("device-what")}</p>
          <DeviceLink />
        </section>
      )}
    </Dialog>
  );
}
