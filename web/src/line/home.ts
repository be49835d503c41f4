/** The WebSocket of the home page: open tables as they change, and events at my own. */
import { lobbyAddress } from "../addresses.ts";
import type { FromHome, LobbyTable, TableInfo, ToHome } from "../types.ts";
import { KeptSocket } from "./kept.ts";

export interface HomeEvents {
  /** All open tables, as they are now. */
  lobby(tables: LobbyTable[]): void;
  mine(table: TableInfo): void;
  /** True whenever the connection opens; false when it is lost, and what is shown may be out of date. */
  live(live: boolean): void;
}

/** Opens it and reconnects as needed. Returns a function that closes it. */
export function openHome(events: HomeEvents): () => void {
  const tables = new Map<string, LobbyTable>();
  const hear = (message: ToHome) => {
    switch (message.type) {
      case "lobby":
        tables.clear();
        for (const table of message.tables) tables.set(table.table, table);
        return events.lobby(latestFirst(tables));
      case "lobby change":
        for (const table of message.changed) tables.set(table.table, table);
        for (const table of message.gone) tables.delete(table);
        return events.lobby(latestFirst(tables));
      case "mine":
        return events.mine(message.table);
    }
  };
  const socket = new KeptSocket<FromHome, ToHome>(lobbyAddress(), { message: hear, connection: (state) => events.live(state === "open") });
  return () => socket.close();
}

const latestFirst = (tables: ReadonlyMap<string, LobbyTable>): LobbyTable[] => [...tables.values()].sort((a, b) => b.updated - a.updated);
