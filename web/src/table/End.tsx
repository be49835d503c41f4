/** The end: one's own sheet adds up row by row, then everybody's bars, the winner underlined, and why. */
import { useEffect, useState } from "preact/hooks";
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import type { AnyModule } from "../games/index.ts";
import { t } from "../words/index.ts";
import { useDoing } from "../parts/asking.ts";
import { useFocus } from "../parts/focus.ts";
import { calmMotion } from "../theme.ts";
import type { TableInfo, Update } from "../types.ts";
import { Bars } from "./Bars.tsx";
import type { Called, Explained, ScoreLine } from "./module.ts";
import { together } from "./named.ts";
import { playedBy } from "./people.ts";

const ROW = 420;

interface Props {
  info: TableInfo;
  update: Update;
  module: AnyModule;
  lookBack(): void;
}

export function End({ info, update, module, lookBack }: Props) {
  const lines = sheetLines(module.lines(), update.explained as Explained | null);
  const name = playedBy(info);
  const called = calledAtTheEnd(info);
  const first = update.ranks.indexOf(1);
  const own = update.seat ?? first;
  const mine = info.seats.filter((seat) => seat.mine);
  const scoreOf = mine.length === 1 && mine[0]?.seat === own ? t("end-sheet-you") : t("end-sheet", { name: name(own) });
  // One step for each row, one for the sum, then the bars.
  const steps = lines.length + 1;
  const [step, setStep] = useState(calmMotion() || lines.length === 0 ? steps : 0);
  useEffect(() => {
    if (step >= steps) return undefined;
    const timer = setTimeout(() => setStep(step + 1), step === steps - 1 ? 2 * ROW : ROW);
    return () => clearTimeout(timer);
  }, [step, steps]);
  const adding = step < steps;

  return (
    <div class="cover" onPointerDown={() => adding && setStep(steps)}>
      <section class="end" role="dialog" aria-modal="false" aria-label={t("end")}>
        <h2 class="end-title">{adding ? scoreOf : verdict(info, update)}</h2>
        {adding ? (
          <Sheet lines={lines} seat={own} rows={step} />
        ) : (
          <>
            <Bars
              lines={lines}
              totals={update.scores}
              ranks={update.ranks}
              own={mine.length === 1 ? (mine[0]?.seat ?? null) : null}
              name={name}
              standing={(seat) => module.standing?.(update.explained, seat) ?? ""}
            />
            <TieBreak sentence={module.tieBreak(update.explained, called)} />
            <Buttons info={info} lookBack={lookBack} />
          </>
        )}
      </section>
    </div>
  );
}

const sheetLines = (labels: string[], explained: Explained | null): ScoreLine[] =>
  labels.map((label, place) => ({ label, points: (explained?.scores ?? []).map((points) => points[place] ?? 0) }));

function Sheet({ lines, seat, rows }: { lines: ScoreLine[]; seat: number; rows: number }) {
  const seen = lines.slice(0, rows);
  const sum = seen.reduce((total, line) => total + (line.points[seat] ?? 0), 0);
  return (
    <>
      <dl class="end-sheet">
        {lines.map((line, place) => (
          <div key={line.label} class={place < rows ? "in" : ""}>
            <dt>{line.label}</dt>
            <dd class="hand">{line.points[seat]}</dd>
          </div>
        ))}
      </dl>
      <p class="end-sum disp">{sum}</p>
      <p class="quiet">{t("end-skip")}</p>
    </>
  );
}

function TieBreak({ sentence }: { sentence: string | null }) {
  return sentence ? <p class="end-why">{sentence}</p> : null;
}

function Buttons({ info, lookBack }: { info: TableInfo; lookBack(): void }) {
  const doing = useDoing();
  const first = useFocus<HTMLButtonElement>();
  const seated = info.seats.some((seat) => seat.mine);
  const again = () =>
    doing.run(async () => {
      const next = info.rematch ?? (await api.rematch(info.table)).code;
      go({ page: "table", id: next });
    });
  return (
    <>
      <p class="end-buttons">
        {(seated || info.rematch) && (
          <button type="button" class="btn pri" ref={first} disabled={doing.busy} onClick={again}>
            {info.rematch ? t("rematch-join") : t("rematch")}
          </button>
        )}
        <button type="button" class="btn sec" onClick={() => go({ page: "replay", id: info.table })}>
          {t("replay")}
        </button>
        <button type="button" class="btn sec" onClick={lookBack}>
          {t("end-look")}
        </button>
        <button type="button" class="btn sec" onClick={() => go({ page: "home" })}>
          {t("home")}
        </button>
      </p>
      {doing.error && <p class="error">{doing.error}</p>}
    </>
  );
}

function verdict(info: TableInfo, update: Update): string {
  const winners = update.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const called = calledAtTheEnd(info);
  if (winners.length > 1) return t("end-shared", { names: together(called, winners) });
  const name = called(winners[0] ?? 0);
  return name === null ? t("end-you") : t("end-winner", { name });
}

/** Whoever has one seat is "you". */
function calledAtTheEnd(info: TableInfo): Called {
  const mine = info.seats.filter((seat) => seat.mine);
  return (seat) => (mine.length === 1 && mine[0]?.seat === seat ? null : playedBy(info)(seat));
}
