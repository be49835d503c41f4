/** The line of the home page: open tables as they change, and what happens at my own. It comes back by itself after a break. */
import { lobbyAddress } from "../addresses.ts";
import type { FromHome, LobbyTable, TableInfo, ToHome } from "../types.ts";

const HEARTBEAT = 20_000;
const SILENCE = 45_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server hears too much from here. */
const CROWDED = 4429;
const REST = 30_000;

export interface HomeEvents {
  /** All open tables, as they are now. */
  lobby(tables: LobbyTable[]): void;
  mine(table: TableInfo): void;
  /** False: what is shown may be old. The first time it opens, and each time it comes back, it is true. */
  live(live: boolean): void;
}

/** Keeps it open; what comes back closes it. */
export function openHome(events: HomeEvents): () => void {
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let heardAt = 0;
  const tables = new Map<string, LobbyTable>();

  const send = (message: FromHome) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  const tellFront = () => send({ type: "front", front: !document.hidden });

  const drop = () => {
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    socket = null;
  };

  const connect = () => {
    clearTimeout(retry);
    drop();
    socket = new WebSocket(lobbyAddress());
    socket.onopen = () => {
      heardAt = Date.now();
      tellFront();
    };
    socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ToHome);
    socket.onclose = ({ code }) => comeBack(code === CROWDED);
  };

  const comeBack = (crowded = false) => {
    drop();
    events.live(false);
    const wait = crowded ? REST : Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);
    tries += 1;
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
  };

  const hear = (message: ToHome) => {
    heardAt = Date.now();
    switch (message.type) {
      case "lobby":
        tries = 0;
        tables.clear();
        for (const table of message.tables) tables.set(table.table, table);
        events.live(true);
        return events.lobby(latestFirst(tables));
      case "lobby change":
        for (const table of message.changed) tables.set(table.table, table);
        for (const table of message.gone) tables.delete(table);
        return events.lobby(latestFirst(tables));
      case "mine":
        return events.mine(message.table);
    }
  };

  const beat = () => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heardAt > SILENCE) comeBack();
    else send({ type: "ping" });
  };

  const look = () => {
    tellFront();
    if (!document.hidden && socket === null) connect();
  };

  const heartbeat = setInterval(beat, HEARTBEAT);
  document.addEventListener("visibilitychange", look);
  addEventListener("online", connect);
  connect();
  return () => {
    clearInterval(heartbeat);
    clearTimeout(retry);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", connect);
    drop();
  };
}

const latestFirst = (tables: ReadonlyMap<string, LobbyTable>): LobbyTable[] => [...tables.values()].sort((a, b) => b.updated - a.updated);
