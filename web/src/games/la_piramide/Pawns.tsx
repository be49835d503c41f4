/** The pawns. All are always rendered, so that one can be seen walking out; those off the board are invisible. */
import { tip } from "../../parts/Tips.tsx";
import { corner, type Plan } from "./maze.ts";
import { t } from "./messages.ts";
import { type Family, familyOf, type Kind, kindOf, type View } from "./pieces.ts";
import { pawnInWords, squareInWords } from "./words.ts";

export function Figure({ family, kind }: { family: Family; kind: Kind }) {
  const slave = kind === "slave";
  return (
    <>
      <use href={`#${kind}`} x="5" y="-3" width="40" height="50" />
      <g class={slave ? "lp-on-cloak" : "lp-on-linen"}>
        {slave ? (
          <use href={`#fam-${family}`} x="17.5" y="24" width="15" height="15" />
        ) : (
          <use href={`#fam-${family}`} x="18.25" y="21.5" width="13.5" height="13.5" />
        )}
      </g>
    </>
  );
}

interface Props {
  view: View;
  plan: Plan;
  /** Pawns that may be chosen now. */
  open: number[];
  chosen: (number | null)[];
  /** Possible targets of the selected curse. */
  marked: number[];
  name(seat: number): string | null;
}

export function Pawns({ view, plan, open, chosen, marked, name }: Props) {
  return (
    <g class="lp-pawns">
      {view.pawns.map((square, pawn) => {
        const { x, y } = corner(plan, Math.max(0, square));
        const may = open.includes(pawn) && square >= 0;
        const state = `${square < 0 ? "gone" : ""} ${chosen.includes(pawn) ? "chosen" : ""} ${may ? "open" : ""}`;
        const family = familyOf(view, pawn);
        return (
          <g
            key={pawn}
            data-pawn={pawn}
            {...tip(t(kindOf(pawn) === "slave" ? "tip-slave" : "tip-mummy"))}
            data-square={square < 0 ? undefined : square}
            class={`lp-pawn lp-fam-${family} ${state}`}
            transform={`translate(${x} ${y})`}
            tabindex={may ? 0 : undefined}
            role={may ? "button" : "img"}
            aria-hidden={square < 0}
            aria-pressed={may ? chosen.includes(pawn) : undefined}
            aria-label={square < 0 ? undefined : t("pawn-at", { pawn: pawnInWords(pawn, name), square: squareInWords(plan, square) })}
          >
            {chosen.includes(pawn) ? <circle cx="25" cy="25" r="24" class="lp-chosen" /> : (may || marked.includes(pawn)) && <MayRing />}
            <g class="lp-figure">
              <Figure family={family} kind={kindOf(pawn)} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Gold between two dark edges: gold alone has too little contrast on bright stone. */
function MayRing() {
  return (
    <>
      <circle cx="25" cy="25" r="24" class="lp-may-edge" />
      <circle cx="25" cy="25" r="24" class="lp-may" />
    </>
  );
}

/** A pawn as a small icon beside text. */
export function PawnSign({ family, kind, class: extra = "" }: { family: Family; kind: Kind; class?: string }) {
  return (
    <svg class={`lp-st lp-fam-${family} ${extra}`} viewBox="0 0 32 40" aria-hidden="true">
      <use href={`#${kind}`} />
    </svg>
  );
}
