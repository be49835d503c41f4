/** Why not: the rule that forbids what was tried, at the place where it was tried. */
import { type RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Refusal } from "../../table/module.ts";
import type { Point } from "./maze.ts";
import { t } from "./messages.ts";
import type { Curse, Drawings } from "./pieces.ts";
import { curseDoes } from "./words.ts";

interface Props {
  refusal: Refusal;
  data: Drawings;
  openRule(clause: string): void;
  /** A tap on the note or Escape closes it, since it may cover the board. */
  close(): void;
  /** The card that was tried: its text is shown too, since a tap may only mean to read it. */
  card?: Curse | null | undefined;
  /** Where it points to, in pixels of the board; undefined in the panel. */
  at?: Point | undefined;
  within?: HTMLElement | null;
}

const WIDTH = 300;
/** From the middle of the square to the note. */
const AWAY = 32;
/** Minimum height, to read the reason on a very low page. */
const LEAST = 120;

export function WhyNot({ refusal, data, openRule, close, card, at, within }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useRoom(note, at === undefined);
  const [width, height] = [within?.clientWidth ?? WIDTH, within?.clientHeight ?? WIDTH];
  const above = at !== undefined && at.y > height / 2;
  const half = Math.min(WIDTH, width - 24) / 2;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    openRule(refusal.clause);
  };
  const style = at && {
    left: `${Math.min(width - half - 12, Math.max(half + 12, at.x))}px`,
    [above ? "bottom" : "top"]: `${(above ? height - at.y : at.y) + AWAY}px`,
    maxHeight: `${(above ? at.y : height - at.y) - AWAY - 8}px`,
  };
  return (
    <div ref={note} class={`note more lp-why ${at ? "at" : ""}`} role="alert" style={style} onClick={close}>
      {card && (
        <p class="lp-why-card">
          <b class="disp">{t("curse-name", { curse: card })}</b> {curseDoes(data, card)}
        </p>
      )}
      <p>
        <b>{refusal.message}</b>{" "}
        {refusal.clause && (
          <button type="button" class="link" aria-label={t("see-rule", { clause: refusal.clause })} onClick={open}>
            {refusal.clause}
          </button>
        )}
      </p>
    </div>
  );
}

/** Limits the height below the panel to the visible page; longer text scrolls. */
function useRoom(note: RefObject<HTMLElement>, inPanel: boolean): void {
  useLayoutEffect(() => {
    const part = note.current;
    if (!part || !inPanel) return;
    part.style.maxHeight = "";
    if (getComputedStyle(part).position === "absolute") part.style.maxHeight = `${Math.max(LEAST, innerHeight - part.getBoundingClientRect().top - 12)}px`;
  });
}
