/** Signals that it is my turn, in the tab's title and icon and to screen readers; and applies a game's colours. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { beside } from "../addresses.ts";
import { titleOf } from "../games/index.ts";
import { currentLanguage, t } from "../words/index.ts";
import type { TableInfo } from "../types.ts";

export function useTitle(info: TableInfo, myTurn: boolean): void {
  const game = titleOf(info);
  useEffect(() => {
    document.title = myTurn ? t("title-turn", { game }) : t("title-table", { game });
    badge(myTurn);
    return forgetTurn;
  }, [game, myTurn, currentLanguage()]);
}

function forgetTurn(): void {
  document.title = t("name");
  badge(false);
}

let plainIcon: string | null = null;

/** A dot on the tab's icon. */
function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon?.dataset.turn) return;
  plainIcon ??= icon.href;
  icon.href = on ? beside(icon.dataset.turn) : plainIcon;
}

/** Away from the table: a table of mine that waits for me. */
export function useTurnInTitle(table: TableInfo | null): void {
  const game = table && titleOf(table);
  useEffect(() => {
    document.title = game === null ? t("name") : t("title-turn", { game });
    badge(game !== null);
    return forgetTurn;
  }, [game, currentLanguage()]);
}

/** A clock that ticks often enough for minutes. */
export function useMinutes(): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((last) => last + 1), 20_000);
    return () => clearInterval(timer);
  }, []);
  return ticks;
}

/** Sets the game's class on the body, for the colours of the whole page. */
export function useTheme(theme: string): void {
  useLayoutEffect(() => {
    document.body.classList.add(theme);
    return () => document.body.classList.remove(theme);
  }, [theme]);
}

export function YourTurn({ now }: { now: boolean }) {
  return (
    <p class="vh" role="status" aria-live="polite">
      {now ? t("turn-yours") : ""}
    </p>
  );
}
