/** The message for a refused move, with its rule; gone after a while or on the next touch. */
import { useEffect } from "preact/hooks";
import { t } from "../words/index.ts";
import type { Refusal } from "./module.ts";
import type { Session, Shown } from "./session.ts";

const STAYS = 4000;
/** Milliseconds: refusals shown by a board have more text. */
const STAYS_LONGER = 12_000;

interface Props {
  session: Session;
  shown: Shown;
  refusal: Refusal | null;
  /** The board shows refusals itself; here they only time out. */
  quiet: boolean;
  openRule(clause: string): void;
}

export function Note({ session, shown, refusal, quiet, openRule }: Props) {
  const { problem } = shown;
  useEffect(() => {
    // Without any view to show, the reason stays.
    if ((!refusal && !problem) || !shown.update) return undefined;
    const forget = () => {
      session.forgetRefusal();
      session.forgetProblem();
    };
    const touch = (event: PointerEvent) => {
      if (!(event.target instanceof Element && event.target.closest(".note"))) forget();
    };
    const timer = setTimeout(forget, quiet && !problem ? STAYS_LONGER : STAYS);
    document.addEventListener("pointerdown", touch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", touch);
    };
  }, [session, refusal, problem, shown.update === null]);

  if (problem)
    return (
      <p class="note frame-note" role="alert">
        {t.find(problem.key, problem.parameters) ?? problem.message}
      </p>
    );
  if (!refusal || quiet) return null;
  return (
    <div class="note frame-note" role="alert">
      <p>
        <b>{refusal.message}</b>{" "}
        {refusal.clause && (
          <button type="button" class="link" aria-label={t("rules-at", { clause: refusal.clause })} onClick={() => openRule(refusal.clause)}>
            {refusal.clause}
          </button>
        )}
      </p>
    </div>
  );
}
