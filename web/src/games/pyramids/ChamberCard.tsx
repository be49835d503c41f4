/** A chamber: lintel with number and sign, light from the entrance, brick walls, the dug path as one lit floor. */
import { useMemo } from "preact/hooks";
import { tip } from "../../parts/Tips.tsx";
import { useSaid } from "../../words/useSaid.ts";
import { CardSvg } from "../expeditions/CardSvg.tsx";
import { has } from "../expeditions/cells.ts";
import { Symbols, Washes } from "../expeditions/FieldWashes.tsx";
import { t as said } from "../expeditions/messages.ts";
import { cornerOf, joints, outline } from "../expeditions/outline.ts";
import { PencilMarks } from "../expeditions/PencilMarks.tsx";
import type { CardProps } from "../expeditions/table.ts";
import { BOX, type Chamber, describe, entranceOf, floorOf, GRID, iconAt, INKS, means, tombOf, wallsOf } from "./chambers.ts";
import { t } from "./messages.ts";

export function ChamberCard({ card, marked, fresh = 0, small = false, hidden = false, svg, children }: CardProps<Chamber>) {
  const label = useSaid(() => describe(card), [card]);
  // Memoised: most cards do not change while the ghost moves or others play.
  const inside = useSaid(() => <Inside card={card} marked={marked} fresh={fresh} jointed={!small} />, [card, marked, fresh, small]);
  return (
    <CardSvg class={`py-chamber xp-${card.colour}`} box={BOX} label={label} hidden={hidden} svg={svg}>
      {inside}
      {children}
    </CardSvg>
  );
}

function Inside({ card, marked, fresh, jointed }: { card: Chamber; marked: number; fresh: number; jointed: boolean }) {
  const icons = useMemo(() => Array.from({ length: 25 }, (_, cell) => iconAt(card, cell)), [card]);
  return (
    <>
      <rect class="py-stone" x=".7" y=".7" width="198.6" height="226.6" rx="12" />
      <Lintel card={card} />
      <rect class="py-well" x="7" y="35" width="186" height="186" rx="5" />
      <rect class="py-floor" x="10" y="38" width="180" height="180" rx="2" />
      <Shaft card={card} from={34} />
      {marked !== 0 && <path class="py-lit" d={outline(marked, GRID, 0, 4)} />}
      <Washes cells={fresh} grid={GRID} wash={INKS.fresh} class="xp-newly" />
      {jointed && <path class="xp-grid" d={joints(floorOf(card), GRID, 3)} />}
      <Walls card={card} />
      {!has(marked, entranceOf(card)) && <Arrow card={card} />}
      <Tomb card={card} opened={has(marked, tombOf(card))} />
      <Symbols icons={icons} grid={GRID} size={INKS.symbol} marked={marked} says={means} />
      <PencilMarks card={card.number} grid={GRID} size={INKS.pencil} marked={marked} />
    </>
  );
}

/** Number and sign are where the entrance leaves room. */
function Lintel({ card }: { card: Chamber }) {
  const right = entranceOf(card) < 2 || (entranceOf(card) === 2 && card.number % 2 === 0);
  const wide = card.number > 9;
  const beam = "M4 13A9 9 0 0 1 13 4H187A9 9 0 0 1 196 13V30H4Z";
  const left = GRID.left + entranceOf(card) * GRID.cell + 4;
  return (
    <>
      <path class="py-lintel" d={beam} />
      <path fill={`url(#pat-${card.colour})`} d={beam} />
      <text {...tip(t("tip-number"))} class="py-num" x={right ? 188 : 12} y="24.5" text-anchor={right ? "end" : "start"}>
        {card.number}
      </text>
      <g class="xp-white">
        <use href={`#sign-${card.colour}`} x={right ? (wide ? 140 : 150) : wide ? 38 : 28} y="8.5" width="18" height="18" />
      </g>
      <Shaft card={card} from={3} />
      <use {...tip(means("entrance"))} href="#entrance" x={left} y="4.5" width="28" height="28" />
    </>
  );
}

function Shaft({ card, from }: { card: Chamber; from: number }) {
  const left = GRID.left + entranceOf(card) * GRID.cell + 2;
  return <path class="py-lit" d={`M${left} ${from}h32V40h-32Z`} />;
}

function Walls({ card }: { card: Chamber }) {
  const around = useMemo(() => outline(wallsOf(card), GRID, 0, 3), [card]);
  return (
    <g>
      <path class="py-wall-shadow" d={around} />
      <path class="py-wall" d={around} />
      <path class="py-bricks" d={around} />
      <path class="py-wall-edge" d={around} />
    </g>
  );
}

function Arrow({ card }: { card: Chamber }) {
  const { x } = cornerOf(GRID, entranceOf(card));
  return <path class="py-arrow" d={`M${x + 12} 51l6 7 6-7`} />;
}

function Tomb({ card, opened }: { card: Chamber; opened: boolean }) {
  const { x, y } = cornerOf(GRID, tombOf(card));
  return (
    <g class={opened ? "xp-got" : ""} {...tip(means("tomb"))}>
      <rect class="py-gold" x={x + 1} y={y + 1} width="34" height="34" rx="4" />
      <use href="#tomb" x={x + 4} y={y + 3} width="28" height="30" />
    </g>
  );
}

/** The back of the chambers: a pyramid in the evening. The deck gets thinner. */
export function ChamberDeck({ count }: { count?: number }) {
  return (
    <svg class={`xp-card ${count === 0 ? "xp-spent" : ""}`} viewBox="0 0 200 228" aria-hidden="true">
      {(count ?? 0) > 1 && <rect class="py-stone" x="5" y="5" width="195" height="223" rx="12" />}
      <rect class="py-stone" x="1" y="1" width="195" height="222" rx="12" />
      <rect class="py-back" x="9" y="9" width="179" height="206" rx="7" />
      <path class="py-back-light" d="M98 40L172 158H24Z" />
      <path class="py-back-shade" d="M98 40L172 158H98Z" />
      <path class="py-back-joints" d="M82 66H114M66 92H130M50 118H146M36 140H160M98 66V92M82 92V118M116 92V118M66 118V140M98 118V140M132 118V140" />
      {count !== undefined && (
        <text class="xp-pay xp-left" x="98" y="198" text-anchor="middle">
          {said("deck-left", { count })}
        </text>
      )}
    </svg>
  );
}

export function ChamberDefs() {
  return (
    <svg class="vh" width="0" height="0" aria-hidden="true">
      <linearGradient id="py-floor" x2="0" y2="1">
        <stop class="py-floor-hi" />
        <stop class="py-floor-lo" offset="1" />
      </linearGradient>
    </svg>
  );
}
