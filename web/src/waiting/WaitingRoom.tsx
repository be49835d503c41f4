/** The waiting room of a table: who is here, how others join, and when it starts. */
import { useRef, useState } from "preact/hooks";
import { address, go } from "../addresses.ts";
import * as api from "../api.ts";
import { titleOf, tiles } from "../games/index.ts";
import { NicknameForm } from "../home/Nickname.tsx";
import { HowToPlay } from "../learn/HowToPlay.tsx";
import art from "../look/art.svg";
import { joinTable } from "../luck.ts";
import { moment, t } from "../words/index.ts";
import { useAsked, useDoing, type Doing } from "../parts/asking.ts";
import { Copy } from "../parts/controls.tsx";
import { Drawing } from "../parts/Drawing.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Face, LevelChoice, levelName, Levels } from "../parts/levels.tsx";
import { LineLost } from "../parts/LineLost.tsx";
import { LocalOnly } from "../parts/LocalOnly.tsx";
import { Watching } from "../parts/Watching.tsx";
import { WayHome } from "../parts/PageFrame.tsx";
import { Chat } from "../chat/Chat.tsx";
import { Agreed } from "../table/Agreed.tsx";
import type { Session, Shown } from "../table/session.ts";
import { useTheme } from "../table/signals.tsx";
import type { SeatInfo, TableInfo } from "../types.ts";
import { isAsked, ReadyCheck } from "./ReadyCheck.tsx";

interface Props {
  session: Session;
  shown: Shown;
}

export function WaitingRoom({ session, shown }: Props) {
  const { info, connection } = shown;
  const tile = tiles[info.game];
  useTheme(tile?.theme ?? "home-ground");
  const doing = useDoing();
  const [learning, setLearning] = useState(false);
  const games = useAsked("games", api.games);
  const levels = games.value?.find((game) => game.name === info.game)?.bots ?? [];
  const seated = info.seats.some((seat) => seat.mine);
  const free = info.seats.filter((seat) => seat.kind === "open").length;
  const askedUntil = useRef<number | null>(null);
  if (info.ready) askedUntil.current = isAsked(info) ? info.ready_by : null;
  const late = !seated && askedUntil.current !== null && askedUntil.current <= Date.now() / 1000 + session.skew;
  const ask = (task: () => Promise<TableInfo>) => doing.run(async () => session.learn(await task()));
  const join = async () => session.learn(await joinTable(info));
  const leave = () =>
    doing.run(async () => {
      await (info.hosting ? api.close(info.table) : api.leave(info.table));
      go({ page: "home" });
    });

  return (
    <div class="waiting">
      <header class="top">
        <WayHome />
        <h1 class="keep">{titleOf(info)}</h1>
        <span class="sp" />
        <Watching count={info.watching} />
        <Chat session={session} shown={shown} />
      </header>
      <LineLost connection={connection} />
      <main class="waiting-main">
        <section class="panel waiting-seats">
          <h2>{heading(info, seated, free)}</h2>
          <ol class="seat-rows">
            {info.seats.map((seat) => (
              <Seat key={seat.seat} seat={seat} info={info} levels={levels} doing={doing} ask={ask} />
            ))}
          </ol>
          {info.hosting && info.seats.some(({ kind }) => kind === "bot") && <Levels levels={levels} />}
          <Agreed info={info} />
          <p>
            <button type="button" class="link" onClick={() => setLearning(true)}>
              {t("how-to-play")}
            </button>
          </p>
          {late && <p role="alert">{t("ready-late")}</p>}
          {info.ready && seated ? (
            <ReadyCheck session={session} info={info} doing={doing} />
          ) : info.hosting ? (
            <>
              {free > 0 && <p class="quiet">{t("wait-host")}</p>}
              <button type="button" class="btn pri" disabled={doing.busy} onClick={() => ask(() => api.start(info.table))}>
                {free > 0 ? t("wait-start-bots", { count: free }) : t("wait-start")}
              </button>
            </>
          ) : seated ? (
            <p class="quiet" role="status">
              {t("wait-guest")}
            </p>
          ) : free > 0 ? (
            <>
              <h3>{t("nickname")}</h3>
              <NicknameForm button={t("join")} then={join} />
              <HoldsUntil info={info} />
            </>
          ) : (
            <p class="quiet">{t("wait-none")}</p>
          )}
          {doing.error && (
            <p class="error" role="alert">
              {doing.error}
            </p>
          )}
          {seated && (
            <button type="button" class="link" disabled={doing.busy} onClick={leave}>
              {info.hosting ? t("wait-close") : t("wait-leave")}
            </button>
          )}
        </section>
        {(seated || info.hosting) && free > 0 && <Invitation info={info} />}
      </main>
      {learning && <HowToPlay game={info.game} onClose={() => setLearning(false)} />}
      {tile && (
        <div class="home waiting-art" aria-hidden="true">
          <Drawing svg={art} class="vh" />
          <div class="art">
            <tile.Art />
          </div>
        </div>
      )}
    </div>
  );
}

function heading(info: TableInfo, seated: boolean, free: number): string {
  const host = info.seats.find((seat) => seat.kind === "person");
  if (!seated && host && free > 0) return t("wait-invited", { name: host.name, game: titleOf(info) });
  if (info.ready && seated) return t("ready-ask");
  return free > 0 ? t("wait-free", { count: free }) : t("wait-full");
}

interface SeatProps {
  seat: SeatInfo;
  info: TableInfo;
  levels: string[];
  doing: Doing;
  ask(task: () => Promise<TableInfo>): void;
}

function Seat({ seat, info, levels, doing, ask }: SeatProps) {
  const host = info.hosting && !seat.mine;
  return (
    <li class={seat.kind === "open" ? "free" : ""}>
      <span class="seat-number">{seat.seat + 1}</span>
      {seat.kind === "bot" && seat.bot && <Face level={seat.bot} />}
      <span class="sp">
        {seat.kind === "open" ? (
          <em>{t("wait-open")}</em>
        ) : (
          <>
            <b>{seat.name}</b> {seat.mine && <small>{t("you")}</small>}
            {seat.kind === "bot" && seat.bot && !host && <small>{levelName(seat.bot)}</small>}
          </>
        )}
      </span>
      {seat.kind === "person" && !seat.online && !seat.mine && <span class="chip wait">{t("away")}</span>}
      {seat.kind === "person" && info.ready?.includes(seat.seat) && <span class="chip">{t("ready-is")}</span>}
      {host && seat.kind === "open" && (
        <button type="button" class="btn sec small" disabled={doing.busy} onClick={() => ask(() => api.changeSeat(info.table, seat.seat, { kind: "bot" }))}>
          {t("wait-bot")}
        </button>
      )}
      {host && seat.kind === "bot" && seat.bot && (
        <LevelChoice
          label={t("wait-level", { name: seat.name })}
          levels={levels}
          chosen={seat.bot}
          disabled={doing.busy}
          change={(bot) => ask(() => api.changeSeat(info.table, seat.seat, { kind: "bot", bot }))}
        />
      )}
      {host && seat.kind !== "open" && (
        <button
          type="button"
          class="btn sec small"
          disabled={doing.busy}
          aria-label={t("wait-remove-who", { name: seat.name })}
          onClick={() => ask(() => api.removeSeat(info.table, seat.seat))}
        >
          {t("wait-remove")}
        </button>
      )}
    </li>
  );
}

function HoldsUntil({ info }: { info: TableInfo }) {
  return info.expires === null ? null : <p class="quiet">{t("wait-until", { time: moment(info.expires) })}</p>;
}

function Invitation({ info }: { info: TableInfo }) {
  const link = address({ page: "table", id: info.code });
  return (
    <section class="panel invitation">
      <h2>{t("invite-title")}</h2>
      <p class="quiet">{t("invite-how")}</p>
      <HoldsUntil info={info} />
      <Copy text={link} label={t("invite-link")} />
      <LocalOnly link={link} />
      <img class="qr" src={api.qrCode(info.table)} alt={t("invite-qr")} />
      <p class="code">
        <Icon name="coin" /> <span>{t("invite-code")}</span> <b class="disp table-code">{info.code}</b>
      </p>
    </section>
  );
}
