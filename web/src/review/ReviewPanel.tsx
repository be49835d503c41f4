/** The review under a replay: the expected result as a curve, luck and choices apart, and the costliest moves. */
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.ts";
import { words } from "../parts/asking.ts";
import { useFocus } from "../parts/focus.ts";
import type { Choice } from "../table/module.ts";
import type { Decision, ReplayStep, Review, ReviewProgress, TableInfo } from "../types.ts";
import { t } from "../words/index.ts";
import { amount, level, when } from "./amounts.ts";
import { Curve } from "./Curve.tsx";

/** A costly move in the list. */
export interface Costly {
  decision: Decision;
  kind: string | null;
}

/** A costly move: what its player saw, and what would have been better. */
export interface Shown {
  seat: number;
  decision: Decision;
  view: unknown;
  explained: unknown;
  better: unknown;
}

export interface ReviewProps {
  table: TableInfo;
  steps: ReplayStep[];
  step: number;
  shown: Shown | null;
  /** A choice in words, if the game has any. */
  choice: ((act: unknown, view: unknown) => Choice) | undefined;
  jump(step: number): void;
  show(shown: Shown, step: number): void;
  close(): void;
}

/** Seconds that the server may wait before it reports progress. */
const PATIENCE = 2;

export default function ReviewPanel({ table, steps, step, shown, choice, jump, show, close }: ReviewProps) {
  const [seat, setSeat] = useState(() => (table.seats.find((each) => each.mine) ?? table.seats.find((each) => each.bot === null) ?? table.seats[0])?.seat ?? 0);
  const { progress, failure, again } = useReview(table.table, seat);
  const review = progress?.review ?? null;
  const heading = useFocus<HTMLHeadingElement>();
  const choose = (other: number) => {
    setSeat(other);
    if (shown) jump(step);
  };
  return (
    <section class={`review panel ${shown ? "looking" : ""}`} aria-label={t("review")}>
      <header class="review-head">
        <h2 ref={heading} tabIndex={-1}>
          {t("review")}
        </h2>
        <span class="review-seats" role="group" aria-label={t("review-whose")}>
          {table.seats.map((each) => (
            <button key={each.seat} type="button" class="chip" aria-pressed={each.seat === seat} onClick={() => choose(each.seat)}>
              {each.name}
            </button>
          ))}
        </span>
        <p class="review-better" role="status">
          {shown && better(choice?.(shown.better, shown.view).act, choice?.(shown.decision.act, shown.view).act)}
        </p>
        <button type="button" class="btn sec small review-close" onClick={close}>
          {t("close")}
        </button>
      </header>
      {failure !== null ? (
        <p class="review-wait" role="alert">
          {words(failure)}{" "}
          <button type="button" class="link" onClick={again}>
            {t("retry")}
          </button>
        </p>
      ) : review ? (
        <Made review={review} steps={steps} step={step} shown={shown} choice={choice} jump={jump} show={show} />
      ) : (
        <Waiting progress={progress} />
      )}
    </section>
  );
}

/** Two moves that differ only in their place are told apart by the board. */
function better(move: string | undefined, played: string | undefined): string {
  if (!move) return "";
  return move === played ? t("review-better-place", { move }) : `${t("review-better", { move })} ${played ? t("review-instead", { move: played }) : ""}`;
}

function Waiting({ progress }: { progress: ReviewProgress | null }) {
  const { done = 0, total = 1, compiling = false } = progress ?? {};
  return (
    <div class="review-wait">
      <p role="status">{compiling ? t("review-compiling") : t("review-doing")}</p>
      <progress max={total} value={done} aria-label={t("review-doing")} />
    </div>
  );
}

function Made({ review, steps, step, shown, choice, jump, show }: Pick<ReviewProps, "steps" | "step" | "shown" | "choice" | "jump" | "show"> & { review: Review }) {
  const { measure, seat } = review;
  const last = steps.length - 1;
  // Sealed acts are shown together when they are revealed.
  const stepOf = (entry: number) => {
    const found = steps.findIndex((each) => each.entry >= entry);
    return found < 0 ? last : found;
  };
  const costly = review.costliest.flatMap(({ place, view }): Costly[] => {
    const decision = review.decisions[place];
    return decision ? [{ decision, kind: choice?.(decision.act, view).kind ?? null }] : [];
  });
  const press = (place: number) => {
    const decision = costly[place]?.decision;
    if (decision === shown?.decision) return jump(step);
    const moment = review.costliest[place];
    if (decision && moment) show({ seat, decision, view: moment.view, explained: moment.explained, better: decision.alternatives[0]?.act }, Math.max(0, stepOf(decision.entry) - 1));
  };
  const parts = [
    ["luck", t("review-luck"), t("review-luck-what"), review.luck],
    ["skill", t("review-skill"), t("review-skill-what"), review.skill],
    ["others", t("review-others"), t("review-others-what"), review.others],
  ] as const;
  return (
    <div class="review-made more">
      <Curve review={review} stepOf={stepOf} step={step} last={last} costly={costly} shown={shown?.decision ?? null} jump={jump} show={press} />
      <dl class="review-parts">
        <Part class="start" name={t("review-start")} worth={level(measure, review.start)} />
        {parts.map(([key, name, what, worth]) => (
          <Part key={key} class={key} name={name} what={what} worth={amount(measure, worth)} />
        ))}
        <Part class="result" name={t("review-result")} worth={level(measure, review.result)} />
        {review.par && (
          <Part class="par" name={t("review-par")} what={t("review-par-what", { ...review.par })} worth={amount("chance", review.par.par > 0 ? review.par.reached / review.par.par : 1, false)} />
        )}
      </dl>
      <div class="review-costly">
        <h3>
          {costly.length > 0 ? t("review-costliest") : t("review-none")} {costly.length > 0 && <small>{t("review-costliest-what")}</small>}
        </h3>
        <ol>
          {costly.map(({ decision, kind }, place) => (
            <li key={decision.entry}>
              <button type="button" aria-pressed={decision === shown?.decision} onClick={() => press(place)}>
                <b class="review-place">{place + 1}</b>
                <span>
                  {kind} <small>{when(decision.progress)}</small>
                </span>
                <b>{amount(measure, -decision.regret)}</b>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Part({ name, what, worth, class: kind }: { name: string; what?: string; worth: string; class: string }) {
  return (
    <div class={`review-part ${kind}`}>
      <dt>
        {name}
        {what && <small>{what}</small>}
      </dt>
      <dd>{worth}</dd>
    </div>
  );
}

/** Polls until the review is ready, with its progress. */
function useReview(table: string, seat: number): { progress: ReviewProgress | null; failure: unknown; again(): void } {
  const [progress, setProgress] = useState<ReviewProgress | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    setProgress(null);
    setFailure(null);
    const ask = async (wait: number): Promise<void> => {
      const now = await api.review(table, seat, wait);
      if (!here) return;
      setProgress(now);
      if (!now.review) await ask(PATIENCE);
    };
    ask(0).catch((error: unknown) => here && setFailure(error));
    return () => {
      here = false;
    };
  }, [table, seat, attempt]);
  return { progress, failure, again: () => setAttempt(attempt + 1) };
}
