/** The end of La Piramide: the pawns where they stand or left, the places with the steps to go, and what one did. */
import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/Icon.tsx";
import { type EndProps, totalOf } from "../../table/module.ts";
import { Ground, Stone, Walls } from "./Maze.tsx";
import { corner, FRAME, type Plan, planOf, type Point } from "./maze.ts";
import { t } from "./messages.ts";
import { Figure, PawnSign } from "./Pawns.tsx";
import { type Drawings, type Event, type Explanation, familyOf, kindOf, OUT, owner, slavesOf, type View } from "./pieces.ts";
import { standing } from "./places.ts";
import { t as said } from "../../words/index.ts";

type Props = EndProps<View, Event, Drawings, Explanation>;

/** How far before its exit a slave that left stands, how far from the previous one, and the size of one's own. */
const BEFORE = 52;
const APART = 54;
const OWN = 1.6;

export function Exits({ view, data, heard, seat }: Props) {
  const plan = planOf(data);
  const doors = leftBy(heard);
  const places = view.pawns.map((square, pawn) => (square >= 0 ? corner(plan, square) : square === OUT ? outside(plan, doors.get(pawn), before(doors, pawn)) : null));
  const box = `${-FRAME.left - 20} ${-FRAME.top} ${plan.width + FRAME.left + FRAME.right + 40} ${plan.height + FRAME.top + FRAME.bottom + 30}`;
  return (
    <svg class="lp-exits" viewBox={box} aria-hidden="true">
      <Stone plan={plan} />
      <Ground plan={plan} families={view.families} usable={null} />
      <Walls plan={plan} />
      {places.map((at, pawn) => at && view.pawns[pawn] === OUT && <circle key={pawn} cx={at.x + 25} cy={at.y + 22} r={38 * (owner(pawn) === seat ? OWN : 1)} class="lp-freed" />)}
      {places.map(
        (at, pawn) =>
          at && (
            <g
              key={pawn}
              class={`lp-fam-${familyOf(view, pawn)}`}
              transform={`translate(${at.x} ${at.y})${view.pawns[pawn] === OUT && owner(pawn) === seat ? ` translate(25 25) scale(${OWN}) translate(-25 -25)` : ""}`}
            >
              <Figure family={familyOf(view, pawn)} kind={kindOf(pawn)} />
            </g>
          ),
      )}
    </svg>
  );
}

/** The square before the exit that each slave took. */
function leftBy(heard: Event[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const event of heard) if (event.type === "left") found.set(event.pawn, event.path.at(-1) ?? 0);
  return found;
}

/** How many left by the same exit before, so that pawns do not overlap. */
function before(doors: Map<number, number>, pawn: number): number {
  const taken = [...doors].filter(([, square]) => square === doors.get(pawn)).map(([one]) => one);
  return Math.max(0, taken.indexOf(pawn));
}

function outside(plan: Plan, square: number | undefined, queue: number): Point | null {
  const door = plan.doors.find((one) => one.square === square);
  if (!door) return null;
  const { at, out } = door;
  // One behind the other, or below the pyramid side by side.
  return { x: at.x + out.x * (BEFORE + queue * APART) - 25 + (out.y === 0 ? 0 : queue * APART), y: at.y + out.y * BEFORE - 25 };
}

export function Ranking({ view, explained, ending, ranks, seat, name }: Props) {
  const seats = ranks.map((_, one) => one).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  const facts = Object.entries(ending.facts[seat] ?? {}).filter(([fact]) => fact !== "curses" || view.options.curses);
  return (
    <>
      <ol class="lp-ranks">
        {seats.map((one) => (
          <li key={one} class={`lp-fam-${view.families[one]} ${name(one) === null ? "me" : ""}`}>
            <b class="lp-rank">{ranks[one]}</b>
            <span class="lp-fs">
              <Icon name={`fam-${view.families[one]}`} />
            </span>
            <span class="lp-rank-who">
              <b class="end-name">{name(one) ?? said("end-you-name")}</b>
              <small>{standing(explained, one)}</small>
            </span>
            <span class="lp-rank-two" data-out={totalOf(explained.scores[one])}>
              {slavesOf(one).map((pawn) => (
                <PawnSign key={pawn} family={familyOf(view, pawn)} kind="slave" class={view.pawns[pawn] === OUT ? "" : "in"} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <ul class="lp-facts">
        {facts.map(([fact, count]) => (
          <li key={fact}>
            {SIGNS[fact]?.(view, seat)}
            <b>{count}</b>
            <small>{t("fact", { fact })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

const SIGNS: Record<string, (view: View, seat: number) => ComponentChildren> = {
  turns: () => <Icon name="die-5" />,
  steps: () => <Icon name="ui-way-out" />,
  caught: (view, seat) => <PawnSign family={view.families[seat] ?? "eye"} kind="mummy" />,
  curses: () => <Icon name="curse-possession" />,
  sent_back: () => <Icon name="ui-undo" />,
};
