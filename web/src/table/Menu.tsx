/** The table's menu: log, settings, players, and leaving. */
import { useMemo } from "preact/hooks";
import { address, go } from "../addresses.ts";
import * as api from "../api.ts";
import { carrier } from "../carrier.ts";
import type { AnyModule } from "../games/index.ts";
import { ReasonsSwitch } from "../learn/ReasonsSwitch.tsx";
import { t } from "../words/index.ts";
import { useDoing } from "../parts/asking.ts";
import { Choice, Copy } from "../parts/controls.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { Confirm } from "../parts/Confirm.tsx";
import { Watching } from "../parts/Watching.tsx";
import { WithCode } from "../parts/WithCode.tsx";
import { Again } from "./Again.tsx";
import { Agreed } from "./Agreed.tsx";
import { AutoEnd } from "./autoEnd.tsx";
import { DeviceLink } from "./DeviceLink.tsx";
import { Log } from "./Log.tsx";
import { called, nameOf } from "./people.ts";
import { People } from "./People.tsx";
import type { Session, Shown } from "./session.ts";
import { Settings } from "./Settings.tsx";
import type { TableInfo } from "../types.ts";

interface Props {
  session: Session;
  shown: Shown;
  module: AnyModule;
  data: unknown;
  openKeys(): void;
  onClose(): void;
}

export function Menu({ session, shown, module, data, openKeys, onClose }: Props) {
  const { info, update } = shown;
  const { alone } = carrier();
  const doing = useDoing();
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const over = info.status === "over";
  const heard = useMemo(() => module.worthTelling?.(shown.heard) ?? shown.heard, [module, shown.heard]);
  const learn = (news: TableInfo) => session.learn(news);

  const lookThrough = (seat: number) => {
    session.pinned = seat;
    session.sit(seat);
    onClose();
  };

  return (
    <Dialog title={t("menu")} place="side" class="menu" onClose={onClose}>
      <Log heard={heard} say={(event) => module.say(event, data, called(info, update?.seat ?? null))} />
      <Settings>
        <ReasonsSwitch game={info.game} />
      </Settings>
      <AutoEnd info={info} module={module} />
      <p class="menu-row">
        <button type="button" class="btn sec" aria-keyshortcuts="?" onClick={openKeys}>
          {t("keys")}
        </button>
      </p>
      {mine.length > 1 && update && (
        <section>
          <h3>{t("view-as")}</h3>
          <Choice label={t("view-as")} values={mine} chosen={update.seat ?? -1} name={nameOf(info)} change={lookThrough} />
        </section>
      )}
      {alone && info.status === "running" && <GoOnline table={info.table} />}
      <section>
        {!alone && (
          <h3>
            <WithCode words={t("table-code", { code: info.code })} code={info.code} />
          </h3>
        )}
        <Watching count={info.watching} />
        {info.settings.spectators && !alone && (
          <>
            <p class="quiet">{t("watch-link")}</p>
            <Copy text={address({ page: "table", id: info.code })} label={t("invite-link")} />
          </>
        )}
        <Agreed info={info} />
        {!alone && <DeviceLink />}
        {over && (
          <p class="menu-row">
            <Again info={info} learn={learn} />
            <button type="button" class="btn sec" onClick={() => go({ page: "replay", id: info.table })}>
              {t("replay")}
            </button>
            <a class="btn sec" href={api.matchFile(info.table)} download>
              {t("export")}
            </a>
          </p>
        )}
      </section>
      {(mine.length > 0 || info.hosting) && info.status === "running" && <People info={info} doing={doing} learn={learn} close={onClose} />}
      {mine.length > 0 && info.status === "running" && <Leaving table={info.table} alone={mine.length === info.seats.filter((seat) => seat.kind === "person").length} />}
      {doing.error && <p class="error">{doing.error}</p>}
    </Dialog>
  );
}

/** Continues a match of this device at a server, with others. */
function GoOnline({ table }: { table: string }) {
  const doing = useDoing();
  const { handOver } = carrier();
  return (
    <section>
      <h3>{t("online")}</h3>
      <p class="quiet">{t(handOver ? "online-what" : "online-file-what")}</p>
      <p class="menu-row">
        {handOver && (
          <button type="button" class="btn sec" disabled={doing.busy} onClick={() => doing.run(() => handOver(table))}>
            {t("online-go")}
          </button>
        )}
        <a class="btn sec" href={api.matchFile(table)} download>
          {t("export")}
        </a>
      </p>
      {doing.error && <p class="error">{doing.error}</p>}
    </section>
  );
}

/** Says what happens to the seat before one leaves it. */
function Leaving({ table, alone }: { table: string; alone: boolean }) {
  const doing = useDoing();
  const leave = () =>
    doing.run(async () => {
      await api.resign(table);
      go({ page: "home" });
    });
  return (
    <section>
      <h3>{t("leave")}</h3>
      <p class="quiet">{alone ? t("leave-alone") : t("leave-what")}</p>
      <p class="menu-row">
        <Confirm ask={t("leave-resign")} yes={t("leave-sure")} no={t("cancel")} busy={doing.busy} act={leave} />
        <button type="button" class="btn sec" onClick={() => go({ page: "home" })}>
          {t("leave-later")}
        </button>
      </p>
      {doing.error && <p class="error">{doing.error}</p>}
    </section>
  );
}
