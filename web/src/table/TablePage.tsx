/** A table at its address: gathering, played, over or closed. */
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api.ts";
import { carrier } from "../carrier.ts";
import { board, type AnyModule } from "../games/index.ts";
import { forGood } from "../line/line.ts";
import { ErrorPage } from "../me.tsx";
import { t } from "../words/index.ts";
import { useAsked } from "../parts/asking.ts";
import { Link } from "../parts/Link.tsx";
import { NotLoaded } from "../parts/PageFrame.tsx";
import type { TableInfo } from "../types.ts";
import { WaitingRoom } from "../waiting/WaitingRoom.tsx";
import { Frame } from "./Frame.tsx";
import { mayLook } from "./people.ts";
import { Session, type Shown } from "./session.ts";

export function TablePage({ id }: { id: string }) {
  const asked = useAsked(id, () => api.tableInfo(id));
  if (asked.error && !asked.value) return <NotLoaded asked={asked} />;
  return asked.value && <Seated first={asked.value} />;
}

function Seated({ first }: { first: TableInfo }) {
  const [session, setSession] = useState<Session | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const opened = new Session(first, carrier().openLine);
    setSession(opened);
    setShown(opened.shown);
    const stop = opened.subscribe(() => setShown(opened.shown));
    return () => {
      stop();
      opened.close();
    };
  }, [first.table]);
  const loaded = useAsked(`${first.game}/${first.edition}`, () => load(first));

  const sat = useRef(false);
  sat.current ||= shown?.info.seats.some((seat) => seat.mine) === true;

  if (!session || !shown) return null;
  const farewell = farewellOf(shown, sat.current);
  if (farewell)
    return (
      <ErrorPage words={farewell}>
        <Link to={{ page: "home" }} class="btn pri">
          {t("home")}
        </Link>
      </ErrorPage>
    );
  if (shown.info.status === "gathering") return <WaitingRoom session={session} shown={shown} />;
  if (loaded.error) return <ErrorPage words={loaded.error} again={loaded.again} />;
  if (!loaded.value) return null;
  return <Frame session={session} shown={shown} module={loaded.value.module} data={loaded.value.data} />;
}

async function load(info: TableInfo): Promise<{ module: AnyModule; data: unknown }> {
  const [module, data] = await Promise.all([board(info.game), api.gameData(info.game, info.edition)]);
  return { module, data };
}

/** The reason why there is nothing to see at this address any more. */
function farewellOf({ connection, info }: Shown, sat: boolean): string | null {
  if (forGood(connection)) return t(`line-${connection}`);
  if (info.status === "running" && !mayLook(info) && !info.hosting) return sat ? t("watch-no-more") : t("watch-not");
  return info.expired ? t("table-expired") : null;
}
