/** Why not: the rule that forbids what was tried, at the place where it was tried. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Refusal } from "../../table/module.ts";
import { t } from "./messages.ts";

interface Props {
  refusal: Refusal;
  openRule(clause: string): void;
  /** Where it points to, in percent of the card; undefined in the strip. */
  at?: { x: number; top: number; bottom: number };
}

export function WhyNot({ refusal, openRule, at }: Props) {
  const above = at !== undefined && at.bottom > 65;
  const style = at && { left: `${Math.min(68, Math.max(32, at.x))}%`, ...(above ? { bottom: `${100 - at.top}%` } : { top: `${at.bottom}%` }) };
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (note.current && at) keepInSight(note.current);
  }, [refusal]);
  return (
    <div ref={note} class={`note xp-why ${at ? "at" : ""} ${above ? "above" : ""}`} role="alert" style={style}>
      <p>
        <b>{refusal.message}</b>{" "}
        {refusal.clause && (
          <button type="button" class="link" aria-label={t("see-rule", { clause: refusal.clause })} onClick={() => openRule(refusal.clause)}>
            {refusal.clause}
          </button>
        )}
      </p>
    </div>
  );
}

const MARGIN = 8;

/** Moves a note at the edge back onto the page. */
function keepInSight(note: HTMLElement): void {
  note.style.marginLeft = "0";
  const { left, right } = note.getBoundingClientRect();
  const beyond = Math.max(0, right - (document.documentElement.clientWidth - MARGIN)) - Math.max(0, MARGIN - left);
  note.style.marginLeft = `${-beyond}px`;
}
