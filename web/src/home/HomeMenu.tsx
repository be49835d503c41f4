/** What belongs to me and this browser, away from any table. */
import { titleOf } from "../games/index.ts";
import { list, t } from "../words/index.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { Link } from "../parts/Link.tsx";
import { DeviceLink } from "../table/DeviceLink.tsx";
import { Settings } from "../table/Settings.tsx";
import type { TableInfo } from "../types.ts";

const LATEST = 8;

export function HomeMenu({ finished, onClose }: { finished: TableInfo[]; onClose(): void }) {
  const latest = [...finished].sort((a, b) => b.updated - a.updated).slice(0, LATEST);
  return (
    <Dialog title={t("menu")} place="side" class="menu" onClose={onClose}>
      <Settings />
      <section>
        <h3>{t("device")}</h3>
        <p class="quiet">{t("device-what")}</p>
        <DeviceLink />
      </section>
      {latest.length > 0 && (
        <section>
          <h3>{t("home-finished")}</h3>
          {latest.map((table) => (
            <p class="menu-row" key={table.table}>
              <span class="sp">{t("lobby-line", { game: titleOf(table), names: list(others(table)) })}</span>
              <Link to={{ page: "replay", id: table.table }} class="btn sec">
                {t("replay")}
              </Link>
            </p>
          ))}
        </section>
      )}
    </Dialog>
  );
}

const others = (table: TableInfo): string[] => table.seats.filter((seat) => !seat.mine).map((seat) => seat.name);
