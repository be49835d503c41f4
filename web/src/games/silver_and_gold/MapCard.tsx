/** A treasure map: sea, shallows, island, joints, symbols, pencil, banner and seal. */
import { tip } from "../../parts/Tips.tsx";
import { useSaid } from "../../words/useSaid.ts";
import { CardSvg } from "../expeditions/CardSvg.tsx";
import { coast } from "../expeditions/coast.ts";
import { Symbols, Washes } from "../expeditions/FieldWashes.tsx";
import { joints } from "../expeditions/outline.ts";
import { PencilMarks } from "../expeditions/PencilMarks.tsx";
import type { CardProps } from "../expeditions/table.ts";
import { BOX, describe, fieldsOf, gridOf, iconAt, INKS, means, type TreasureMap } from "./maps.ts";
import { t } from "./messages.ts";
import { t as said } from "../expeditions/messages.ts";

const coasts = new Map<string, string>();

/** Cached: the same card is drawn in several places. */
function coastOf(map: TreasureMap): string {
  const key = `${map.number} ${map.rows.join("")}`;
  const known = coasts.get(key) ?? coast(fieldsOf(map), gridOf(map), map.number);
  coasts.set(key, known);
  return known;
}

export function MapCard({ card, marked, fresh = 0, small = false, hidden = false, svg, children }: CardProps<TreasureMap>) {
  const label = useSaid(() => describe(card), [card]);
  // Memoised: most cards do not change while the ghost moves or others play.
  const island = useSaid(() => <Island card={card} marked={marked} fresh={fresh} joined={!small} />, [card, marked, fresh, small]);
  const banner = useSaid(() => <Banner card={card} />, [card]);
  return (
    <CardSvg class={`sg-map xp-${card.colour}`} box={BOX} label={label} hidden={hidden} svg={svg}>
      <rect class="xp-rim" x=".7" y=".7" width="198.6" height="238.6" rx="12" />
      <g clip-path="url(#sg-clip)">
        {island}
        {children}
      </g>
      {banner}
    </CardSvg>
  );
}

function Island({ card, marked, fresh, joined }: { card: TreasureMap; marked: number; fresh: number; joined: boolean }) {
  const grid = gridOf(card);
  const icons = Array.from({ length: 16 }, (_, cell) => iconAt(card, cell));
  return (
    <>
      <Sea card={card} joined={joined} />
      <Washes cells={marked & ~fresh} grid={grid} wash={INKS.wash} class="xp-done" />
      <Washes cells={fresh} grid={grid} wash={INKS.fresh} class="xp-newly" />
      <Symbols icons={icons} grid={grid} size={INKS.symbol} marked={marked} says={means} />
      <PencilMarks card={card.number} grid={grid} size={INKS.pencil} marked={marked} />
    </>
  );
}

function Sea({ card, joined }: { card: TreasureMap; joined: boolean }) {
  const shore = coastOf(card);
  return (
    <>
      <rect class="sg-sea" width="200" height="240" />
      <rect fill={`url(#pat-${card.colour})`} width="200" height="240" />
      <path class="sg-sh1" d={shore} />
      <path class="sg-sh2" d={shore} />
      <path class="sg-land" d={shore} />
      {joined && <path class="xp-grid" d={joints(fieldsOf(card), gridOf(card), 4)} />}
    </>
  );
}

function Banner({ card }: { card: TreasureMap }) {
  return (
    <>
      <g {...tip(t("tip-value", { value: card.value }))}>
        <path class="sg-banner" d="M4 200C40 197 70 203 104 200 140 197 168 203 196 200V227A9 9 0 0 1 187 236H13A9 9 0 0 1 4 227Z" />
        <g class="xp-white">
          <use href={`#sign-${card.colour}`} x="12" y="206" width="24" height="24" />
        </g>
        <text class="sg-val" x="188" y="229" text-anchor="end">
          {card.value}
        </text>{" "}
      </g>
      {card.seal && (
        <g {...tip(t("tip-seal", { seal: card.seal, points: card.seal_points }))}>
          <use href="#seal" class={`sg-seal xp-${card.seal}`} x="70" y="183" width="46" height="46" />
          <g class="xp-white">
            <use href={`#sign-${card.seal}`} x="85" y="194" width="16" height="16" />
          </g>
          <text class="xp-pay sg-each" x="116" y="225">
            {t("each", { points: card.seal_points })}
          </text>
          <text class="xp-pay sg-brief" x="116" y="227" aria-hidden="true">
            {`+${card.seal_points}`}
          </text>
        </g>
      )}
    </>
  );
}

/** The back of the maps: a compass rose. The deck gets thinner. */
export function MapDeck({ count }: { count?: number }) {
  return (
    <svg class={`xp-card ${count === 0 ? "xp-spent" : ""}`} viewBox="0 0 200 240" aria-hidden="true">
      {(count ?? 0) > 12 && <rect class="xp-rim" x="6" y="5" width="194" height="235" rx="12" />}
      {(count ?? 0) > 1 && <rect class="xp-rim" x="3" y="2.5" width="194" height="235" rx="12" />}
      <rect class="xp-rim" x=".7" y=".7" width="194" height="234" rx="12" />
      <rect class="sg-back" x="7" y="7" width="181" height="221" rx="8" />
      <g class="sg-chart">
        <circle cx="97" cy="112" r="62" />
        <circle cx="97" cy="112" r="46" />
        <path d="M97 28V196M13 112H181M38 53L156 171M156 53L38 171" />
      </g>
      <path class="sg-rose" d="M97 46L108 101 163 112 108 123 97 178 86 123 31 112 86 101Z" />
      <circle class="sg-back" cx="97" cy="112" r="9" />
      {count !== undefined && (
        <text class="xp-pay xp-left" x="97" y="222" text-anchor="middle">
          {said("deck-left", { count })}
        </text>
      )}
    </svg>
  );
}

export function MapDefs() {
  return (
    <svg class="vh" width="0" height="0" aria-hidden="true">
      <radialGradient id="sg-land" r=".72">
        <stop class="sg-land-hi" offset=".3" />
        <stop class="sg-land-lo" offset="1" />
      </radialGradient>
      <clipPath id="sg-clip">
        <rect x="4" y="4" width="192" height="232" rx="9" />
      </clipPath>
    </svg>
  );
}
