/** The bar over the board: home, game, progress of the match, deadline, rules, menu. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { titleOf, type AnyModule } from "../games/index.ts";
import { list, t } from "../words/index.ts";
import { contestOf } from "../options.ts";
import { Icon } from "../parts/Icon.tsx";
import { Watching } from "../parts/Watching.tsx";
import { WayHome } from "../parts/PageFrame.tsx";
import type { TableInfo, Update } from "../types.ts";
import type { Player } from "./module.ts";
import { playedBy } from "./people.ts";

interface Props {
  info: TableInfo;
  module: AnyModule;
  update: Update | null;
  people: Player[];
  awaited: number[];
  skew: number;
  openMenu(): void;
  openHelp(): void;
  children?: ComponentChildren;
}

export function Bar({ info, module, update, people, awaited, skew, openMenu, openHelp, children }: Props) {
  const { BarStatus } = module;
  return (
    <header class="top">
      <WayHome />
      <h1>{titleOf(info)}</h1>
      {contestOf(info.settings).map((words) => (
        <span key={words} class="chip hide-p">
          {words}
        </span>
      ))}
      <span class="sp" />
      {update && <BarStatus view={update.view} explained={update.explained} players={people} seat={update.seat} toAct={awaited} />}
      <span class="sp" />
      <Waiting info={info} update={update} awaited={module.namesWhoActs ? [] : awaited} />
      {update?.deadline != null && !update.over && <Countdown deadline={update.deadline} skew={skew} />}
      <Watching count={info.watching} class="hide-p" />
      {children}
      <button type="button" class="icb" aria-label={t(module.guide ? "how-to-play" : "rules")} onClick={openHelp}>
        <Icon name="ui-help" />
      </button>
      <button type="button" class="icb" aria-label={t("menu")} onClick={openMenu}>
        <Icon name="ui-menu" />
      </button>
    </header>
  );
}

function Waiting({ info, update, awaited }: { info: TableInfo; update: Update | null; awaited: number[] }) {
  if (!update || update.over) return null;
  if (update.seat === null) return <span class="chip hide-p">{t("watching")}</span>;
  if (awaited.length === 0 || awaited.includes(update.seat)) return null;
  const words = t("turn-waiting", { names: list(awaited.map(playedBy(info))) });
  return (
    <span class="chip wait hide-p" title={words}>
      {words}
    </span>
  );
}

function Countdown({ deadline, skew }: { deadline: number; skew: number }) {
  const left = () => Math.max(0, Math.round(deadline - (Date.now() / 1000 + skew)));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [deadline, skew]);
  return (
    <span class={`chip clock ${seconds <= 10 ? "soon" : ""}`} role="timer" aria-label={t("clock-left")}>
      {clock(seconds)}
    </span>
  );
}

/** 75 is 1:15, 7300 is 2:01 h, two days are days. */
function clock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  if (seconds >= 172_800) return t("time-days", { count: Math.floor(seconds / 86_400) });
  if (seconds >= 3600) return t("clock-hours", { hours: Math.floor(seconds / 3600), minutes: two(Math.floor((seconds % 3600) / 60)) });
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
