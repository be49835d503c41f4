/** Why not: the rule that forbids what was tried, at the place where it was tried. */
import type { Refusal } from "../../table/module.ts";
import { reason, ruleText } from "../../table/reason.ts";
import type { Point } from "./maze.ts";
import { t } from "./messages.ts";

interface Props {
  refusal: Refusal;
  openRule(clause: string): void;
  /** Where it points to, in pixels of the board; in the panel without a place. */
  at?: Point;
  within?: HTMLElement | null;
}

const WIDTH = 300;

export function WhyNot({ refusal, openRule, at, within }: Props) {
  const [width, height] = [within?.clientWidth ?? WIDTH, within?.clientHeight ?? WIDTH];
  const above = at !== undefined && at.y > height / 2;
  const half = Math.min(WIDTH, width - 24) / 2;
  const style = at && {
    left: `${Math.min(width - half - 12, Math.max(half + 12, at.x))}px`,
    [above ? "bottom" : "top"]: `${(above ? height - at.y : at.y) + 32}px`,
  };
  return (
    <div class={`note lp-why ${at ? "at" : ""}`} role="alert" style={style}>
      <p>
        <b>{reason(refusal)}</b>{" "}
        {refusal.clause && (
          <button type="button" class="link" aria-label={t("seeRule", { clause: refusal.clause })} onClick={() => openRule(refusal.clause)}>
            {refusal.clause}
          </button>
        )}
      </p>
      {refusal.text && <p class="lp-why-text">{ruleText(refusal)}</p>}
    </div>
  );
}
