/** The tables on the home page, kept up to date by its WebSocket; without a server, loaded once. */
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.ts";
import { carrier } from "../carrier.ts";
import { openHome } from "../line/home.ts";
import { useAsked } from "../parts/asking.ts";
import type { LobbyTable, TableInfo } from "../types.ts";

export interface AtHome {
  /** My tables; null until loaded. */
  mine: TableInfo[] | null;
  again(): void;
  lobby: LobbyTable[];
  live: boolean;
  /** Everything is loaded. The page is shown only then, so that nothing moves under the pointer. */
  settled: boolean;
}

/** Milliseconds to wait for the open tables before the rest is shown. */
const PATIENCE = 800;

export function useHome(): AtHome {
  const asked = useAsked("mine", () => api.tables("mine"));
  const [news, setNews] = useState<ReadonlyMap<string, TableInfo>>(new Map());
  const [lobby, setLobby] = useState<LobbyTable[] | null>(carrier().alone ? [] : null);
  const [live, setLive] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLobby((known) => known ?? []), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  // A response is newer than what was pushed before.
  useEffect(() => setNews(new Map()), [asked.value]);
  useEffect(() => {
    if (carrier().alone) {
      document.addEventListener("visibilitychange", asked.again);
      return () => document.removeEventListener("visibilitychange", asked.again);
    }
    let before = false;
    return openHome({
      lobby: setLobby,
      mine: (table) => setNews((known) => new Map(known).set(table.table, table)),
      live: (now) => {
        setLive(now);
        if (now && before) asked.again(); // reload: changes in between were missed
        before = true;
      },
    });
  }, [asked.again]);
  const known = asked.value ?? [];
  const fresh = [...news.values()].filter(({ table }) => !known.some((each) => each.table === table));
  const mine = asked.value && [...known.map((table) => news.get(table.table) ?? table), ...fresh].filter(({ status }) => status !== "closed");
  return { mine: mine && mine.filter((table) => table.seats.some((seat) => seat.mine)), again: asked.again, lobby: lobby ?? [], live, settled: lobby !== null && (asked.value ?? asked.error) !== null };
}
