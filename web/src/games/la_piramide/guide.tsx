/** How to play La Piramide: parts of the real maze, with pawns in fixed places. */
import words from "words:la_piramide/learn";
import type { ComponentChildren } from "preact";
import type { Guide } from "../../learn/guide.ts";
import { Icon } from "../../parts/Icon.tsx";
import { catalogue, t as said } from "../../words/index.ts";
import { Ground, MazeLights, Stone, Walls } from "./Maze.tsx";
import { corner, FRAME, middle, type Plan, planOf, type Point, SIZE } from "./maze.ts";
import { Figure } from "./Pawns.tsx";
import type { Drawings, Family, Kind } from "./pieces.ts";
import { Way } from "./Reach.tsx";

const t = catalogue(words);
const FAMILIES: Family[] = ["eye", "scarab", "lotus"];
const PIPS = 4;
/** How much of the maze a picture shows. */
const CROP = { width: 5 * SIZE, height: 5 * SIZE };

export default function guide(data: Drawings): Guide {
  const plan = planOf(data);
  const slave = startOf(plan, "eye", "slave");
  const mummy = startOf(plan, "eye", "mummy");
  const met = startOf(plan, "scarab", "slave");
  const [one, other] = [plan.doors.find(({ arrow }) => arrow === ">"), plan.doors.filter(({ arrow }) => arrow === ">").at(-1)];
  return {
    goal: {
      title: said("rules-goal"),
      text: t("learn-aim"),
      drawn: (
        <Scene plan={plan} box={`${-FRAME.left} ${-FRAME.top} ${plan.width + FRAME.left + FRAME.right} ${plan.height + FRAME.top + FRAME.bottom}`}>
          {[one, other].map((door) => door && <Pawn key={door.square} at={{ x: door.at.x + 36, y: door.at.y - SIZE / 2 }} family="eye" kind="slave" scale={1.5} />)}
          <Pawn at={corner(plan, met)} family="lotus" kind="slave" scale={1.5} />
          <Pawn at={corner(plan, mummy)} family="eye" kind="mummy" scale={1.5} />
        </Scene>
      ),
    },
    turn: [
      {
        title: t("learn-choose"),
        text: t("learn-choose-text"),
        drawn: (
          <>
            <Die value={PIPS} class="guide-die" />
            <b>{t("learn-choose-or")}</b>
            <Icon name="curse-possession" class="guide-curse lp-curse-sign" />
          </>
        ),
      },
      { title: t("learn-walk"), text: t("learn-walk-text"), drawn: <Walk plan={plan} from={slave} kind="slave" /> },
      { title: t("learn-follow"), text: t("learn-follow-text"), drawn: <Walk plan={plan} from={mummy} kind="mummy" /> },
      { title: t("learn-meet"), text: t("learn-meet-text"), tag: t("learn-meet-tag"), bad: true, drawn: <Meet plan={plan} at={met} /> },
    ],
    symbols: [
      { title: t("learn-a-slave"), text: t("learn-a-slave-text"), drawn: <Sign family="eye" kind="slave" /> },
      { title: t("learn-a-mummy"), text: t("learn-a-mummy-text"), drawn: <Sign family="eye" kind="mummy" /> },
      { title: t("learn-an-exit"), text: t("learn-an-exit-text"), drawn: <Exit /> },
      { title: t("learn-a-start"), text: t("learn-a-start-text"), drawn: <Start /> },
      { title: t("learn-a-one"), text: t("learn-a-one-text"), drawn: <Die value={1} /> },
    ],
    scoringTitle: t("learn-winning"),
    scoring: [
      { icon: <Sign family="eye" kind="slave" />, label: t("learn-both-out"), value: t("learn-both-out-value") },
      { icon: <Icon name="ui-way-out" />, label: t("learn-early"), value: t("learn-early-value") },
      { icon: <Icon name="ui-cards" />, label: t("learn-in-hand"), value: t("learn-in-hand-value") },
    ],
    end: t("learn-finish"),
  };
}

const startOf = ({ squares }: Plan, family: Family, kind: Kind): number => squares.findIndex(({ start }) => start?.family === family && start.kind === kind);

/** A path of so many steps that visits no square twice. */
function wayFrom({ squares }: Plan, from: number, steps: number, path: number[] = [from]): number[] | null {
  if (steps === 0) return path;
  for (const next of squares[path.at(-1) ?? from]?.steps ?? []) {
    const way = path.includes(next) ? null : wayFrom({ squares } as Plan, from, steps - 1, [...path, next]);
    if (way) return way;
  }
  return null;
}

function Scene({ plan, box, crop = false, children }: { plan: Plan; box: string; crop?: boolean; children: ComponentChildren }) {
  return (
    <svg class={crop ? "guide-crop" : ""} viewBox={box} preserveAspectRatio={crop ? "xMidYMid slice" : "xMidYMid meet"}>
      <MazeLights />
      <Stone plan={plan} />
      <Ground plan={plan} families={FAMILIES} usable={null} />
      <Walls plan={plan} />
      {children}
    </svg>
  );
}

const around = ({ x, y }: Point): string => `${x - CROP.width / 2} ${y - CROP.height / 2} ${CROP.width} ${CROP.height}`;

function Walk({ plan, from, kind }: { plan: Plan; from: number; kind: Kind }) {
  const path = wayFrom(plan, from, PIPS) ?? [from];
  const [start, end] = [middle(plan, from), middle(plan, path.at(-1) ?? from)];
  return (
    <Scene plan={plan} crop box={around({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })}>
      <Way plan={plan} spot={{ to: path.at(-1) ?? from, action: { type: "walk" }, path, steps: PIPS, meeting: null }} pin={1} />
      <Pawn at={corner(plan, from)} family="eye" kind={kind} chosen />
    </Scene>
  );
}

function Meet({ plan, at }: { plan: Plan; at: number }) {
  const [, place = at] = wayFrom(plan, at, 1) ?? [];
  const { x, y } = corner(plan, place);
  return (
    <Scene plan={plan} crop box={around(middle(plan, place))}>
      <rect x={x + 3} y={y + 3} width="44" height="44" rx="9" class="lp-meet firm" />
      <Pawn at={{ x: x - 11, y }} family="scarab" kind="slave" />
      <Pawn at={{ x: x + 11, y }} family="eye" kind="mummy" />
    </Scene>
  );
}

function Pawn({ at: { x, y }, family, kind, chosen = false, scale = 1 }: { at: Point; family: Family; kind: Kind; chosen?: boolean; scale?: number }) {
  const move = (1 - scale) * (SIZE / 2);
  return (
    <g class={`lp-pawn lp-fam-${family}`} transform={`translate(${x + move} ${y + move}) scale(${scale})`}>
      {chosen && <circle cx="25" cy="25" r="24" class="lp-chosen" />}
      <Figure family={family} kind={kind} />
    </g>
  );
}

const Sign = ({ family, kind }: { family: Family; kind: Kind }) => (
  <svg viewBox="0 -5 50 55">
    <Pawn at={{ x: 0, y: 0 }} family={family} kind={kind} />
  </svg>
);

const Die = ({ value, class: extra = "" }: { value: number; class?: string }) => (
  <svg class={extra} viewBox="0 0 32 32">
    <use href={`#die-${value}`} />
  </svg>
);

const Exit = () => (
  <svg viewBox="-14 -34 80 68">
    <g class="lp-exit">
      <path d="M-7 -19H30V19H-7Z" />
      <path d="M22 -19L62 -31V31L22 19Z" class="lp-beam" />
      <path d="M2 0H20M12 -9L21 0 12 9" class="lp-arrow" />
    </g>
  </svg>
);

const Start = () => (
  <svg viewBox="0 0 50 50">
    <rect width="50" height="50" rx="8" fill="var(--floor)" />
    <g class="lp-start lp-fam-lotus">
      <rect x="4" y="4" width="42" height="42" rx="21" />
      <use href="#fam-lotus" x="16" y="16" width="18" height="18" />
    </g>
  </svg>
);
