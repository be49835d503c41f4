/** The end screen: my result, why, and a rematch. The same for winners and losers; only the decoration is the winner's. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { go } from "../addresses.ts";
import type { AnyModule } from "../games/index.ts";
import { useFocus } from "../parts/focus.ts";
import { beside } from "../parts/page.ts";
import { Icon } from "../parts/Icon.tsx";
import type { Decided, Ending, TableInfo, Update } from "../types.ts";
import { t } from "../words/index.ts";
import { Again } from "./Again.tsx";
import { Breakdown } from "./end/Breakdown.tsx";
import { Best, Hero } from "./end/Hero.tsx";
import { Lead } from "./end/Lead.tsx";
import { Verify } from "./end/Verify.tsx";
import type { Called, EndProps, Explained } from "./module.ts";
import { together } from "./named.ts";
import { playedBy } from "./people.ts";
import { byLine, marginInWords, neighbour, sharing } from "./standing.ts";

interface Props {
  info: TableInfo;
  update: Update;
  module: AnyModule;
  heard: unknown[];
  data: unknown;
  lookBack(): void;
  learn(news: TableInfo): void;
}

const DailyResult = beside(() => import("./end/Contest.tsx").then((its) => its.DailyResult));
const ChallengeButton = beside(() => import("./end/Contest.tsx").then((its) => its.ChallengeButton));
const NOTHING: Ending = { decided: [], facts: [], history: [] };

export function End({ info, update, module, heard, data, lookBack, learn }: Props) {
  const [still, setStill] = useState(false);
  const { ranks, scores, explained } = update;
  const ending = update.ending ?? NOTHING;
  const name = playedBy(info);
  const own = ownSeat(info);
  const seat = own ?? ranks.indexOf(1);
  const called: Called = (of) => (of === own ? null : name(of));
  const part: EndProps<unknown, unknown, unknown, unknown> = { view: update.view, explained, ending, heard, data, ranks, seat, name: called };
  const { Spoils, Ranking } = module;
  const other = neighbour(ranks, seat);
  const won = ranks[seat] === 1;
  const equals = sharing(ranks, seat);
  const margin = other === null ? null : (module.margin?.(explained, seat, other, name(other)) ?? marginInWords(scores, seat, other, name(other)));
  return (
    <div class={`end-page ${still ? "still" : ""}`} onPointerDown={() => setStill(true)}>
      <section class={`end ${module.theme}`} role="dialog" aria-modal="false" aria-label={t("end")}>
        <div class="end-left">
          <Hero place={ranks[seat] ?? 1} title={own === null || other === null || (won && equals.length > 0) ? verdict(info, update) : null} margin={margin} tied={won || equals.length === 0 ? null : t("end-tied", { names: together(called, equals) })} won={won} />
          {own !== null && !Ranking && <Best info={info} points={scores[own] ?? 0} />}
          {info.settings.daily && <DailyResult info={info} />}
          {Spoils && <Spoils {...part} />}
          <Why module={module} update={update} decided={ending.decided[seat] ?? null} called={called} seat={seat} equals={equals} forWin={won || (other !== null && ranks[other] === 1)} />
        </div>
        <div class="end-paper">
          {Ranking ? (
            <Ranking {...part} />
          ) : (
            <>
              <h3 class="end-adds">{t("end-adds-up")}</h3>
              <Breakdown lines={sheetLines(module, explained as Explained | null)} totals={scores} ranks={ranks} own={own} name={name} />
              <Lead history={ending.history} seat={seat} name={called} />
            </>
          )}
          <Buttons info={info} lookBack={lookBack} learn={learn} />
        </div>
      </section>
    </div>
  );
}

/** My seat, if I have exactly one: on a shared device nobody is "you". */
function ownSeat(info: TableInfo): number | null {
  const mine = info.seats.filter((seat) => seat.mine);
  return mine.length === 1 ? (mine[0]?.seat ?? null) : null;
}

const sheetLines = (module: AnyModule, explained: Explained | null) =>
  module.lines().map((label, place) => ({
    label,
    icon: module.sheet?.[place]?.icon,
    note: module.sheet?.[place]?.note(),
    points: (explained?.scores ?? []).map((points) => points[place] ?? 0),
  }));

interface WhyProps {
  module: AnyModule;
  update: Update;
  decided: Decided | null;
  called: Called;
  seat: number;
  /** Seats with the same rank. */
  equals: number[];
  /** Whether the seat was first, or right behind the first. */
  forWin: boolean;
}

/**
 * What decided, in one sentence: the tie-break between equals, else what made the difference to the seat ahead.
 * Both, for a seat that won a tie, unless a ranking shows it.
 */
function Why({ module, update, decided, called, seat, equals, forWin }: WhyProps) {
  const tie = module.tieBreak(update.explained, called, seat);
  const line = decided && (module.decided?.(decided, called, forWin) ?? byLine(module, decided, called, forWin));
  const level = (update.explained as Explained | null)?.ties.some(({ seats }) => seats.includes(seat)) ?? false;
  const shared = equals.length > 0;
  const told = shared && update.ranks[seat] === 1 ? [tie] : line && level && !shared && !module.Ranking ? [line, tie] : [line ?? tie];
  return told.map(
    (one) =>
      one && (
        <p key={one.words} class="end-why">
          <Icon name={one.icon} />
          <span>{one.words}</span>
        </p>
      ),
  );
}

function Buttons({ info, lookBack, learn }: Pick<Props, "info" | "lookBack" | "learn">) {
  const first = useFocus<HTMLButtonElement>();
  const [verifying, setVerifying] = useState(false);
  const other = (words: ComponentChildren, press: () => void, extra = "") => (
    <button type="button" class={`btn sec ${extra}`} onClick={press}>
      {words}
    </button>
  );
  return (
    <>
      <p class="end-verify">
        {info.status === "over" && (
          <button type="button" class="link review-open" onClick={() => go({ page: "replay", id: info.table, review: true })}>
            {t("review")}
          </button>
        )}
        {!info.settings.lesson && !info.settings.daily && (
          <>
            {info.seats.some(({ mine }) => mine) && <ChallengeButton info={info} />}
            <button type="button" class="link" onClick={() => setVerifying(true)}>
              {t("verify")}
            </button>
          </>
        )}
      </p>
      <p class="end-buttons">
        <Again info={info} learn={learn} first={first} />
        {other(t("replay"), () => go({ page: "replay", id: info.table }))}
        {other(t("end-look"), lookBack, "end-look")}
        {other(t("home"), () => go({ page: "home" }))}
      </p>
      {verifying && <Verify info={info} onClose={() => setVerifying(false)} />}
    </>
  );
}

function verdict(info: TableInfo, update: Update): string {
  const winners = update.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const own = ownSeat(info);
  const called: Called = (seat) => (seat === own ? null : playedBy(info)(seat));
  if (winners.length > 1) return t("end-shared", { names: together(called, winners) });
  const name = called(winners[0] ?? 0);
  return name === null ? t("end-you") : t("end-winner", { name });
}
