/** The animation of another player's turn, right of the pyramid: its cause, large, and a caption with skip and replay buttons. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import { ShowAgain, Skip } from "../../parts/StageKeys.tsx";
import { Die, type Rolling } from "./Die.tsx";
import { CurseSign } from "./Hand.tsx";
import { corner, middle, type Plan } from "./maze.ts";
import { t } from "./messages.ts";
import { PawnSign } from "./Pawns.tsx";
import { STEP } from "./motion.ts";
import { type Event, familyOf, kindOf, type Props } from "./pieces.ts";
import type { Act } from "./theatre.ts";
import { curseDoes, type Name } from "./words.ts";
import { named } from "../../table/named.ts";

interface TheatreProps {
  table: Props;
  act: Act;
  die: Rolling;
  name: Name;
}

/** The most pawns shown: more would be unreadable. */
const MOST = 3;

export function Theatre({ table, act, die, name }: TheatreProps) {
  const { view, skip, showAgain } = table;
  const { cause, caption, pawns, seat } = act;
  const family = view.families[seat] ?? "eye";
  return (
    <section class="lp-theatre" style={{ "--rate": String(act.rate) }}>
      {cause?.what === "die" && (
        <div class="lp-cast">
          <Die die={die} press={null} hidden={!cause.landed} />
          <p class="lp-rolled disp">{cause.landed && t("rolled", { ...named(name, seat), value: cause.value })}</p>
        </div>
      )}
      {cause?.what === "curse" && (
        <div key={cause.curse} class="lp-bigcurse">
          <p class={`lp-by lp-fam-${family}`}>
            <span class="lp-fs sm">
              <Icon name={`fam-${family}`} />
            </span>
            {t("plays", named(name, seat))}
          </p>
          <CurseSign curse={cause.curse} />
          <p>
            <b class="disp">{t("curse-name", { curse: cause.curse })}</b>
            <small>{curseDoes(table.data, cause.curse)}</small>
          </p>
        </div>
      )}
      <div class={`lp-caption panel ${caption === "" ? "silent" : ""}`}>
        <div class="lp-story" aria-hidden="true">
          {cause?.what === "die" && (
            <svg viewBox="0 0 32 32">
              <use href={`#die-${cause.landed ? cause.value : 0}`} />
            </svg>
          )}
          {cause?.what === "curse" && <CurseSign curse={cause.curse} />}
          {pawns.length > 0 && cause !== null && (
            <svg class="lp-then" viewBox="0 0 32 32">
              <path class="stroke" d="M5 16.2C12 15.6 19 16.4 26 16M18.6 8.4L26.6 16 18.8 23.8" />
            </svg>
          )}
          {pawns.slice(0, MOST).map((pawn) => (
            <PawnSign key={pawn} family={familyOf(view, pawn)} kind={kindOf(pawn)} />
          ))}
        </div>
        <p>{caption}</p>
        <div class="lp-keys">
          {showAgain && <ShowAgain press={showAgain} />}
          <Skip press={skip} main />
        </div>
      </div>
    </section>
  );
}

/** The pawn's path: dots that fade. */
export function Trail({ plan, act, family }: { plan: Plan; act: Act; family: string }) {
  if (act.trail.length < 2) return null;
  const points = act.trail.map((square) => middle(plan, square));
  return (
    <g class={`lp-trail lp-fam-${family}`} key={act.trail.join()} style={{ "--rate": String(act.rate) }}>
      {points.slice(0, -1).map(({ x, y }, k) => (
        <g key={k} style={{ "--nth": String(k) }}>
          <path d={`M${x} ${y}L${points[k + 1]?.x} ${points[k + 1]?.y}`} />
          <circle cx={x} cy={y} r="7" />
        </g>
      ))}
    </g>
  );
}

/** Marks where two pawns have met. */
export function Hit({ plan, square }: { plan: Plan; square: number | undefined }) {
  if (square === undefined) return null;
  const { x, y } = corner(plan, square);
  return <rect x={x + 3} y={y + 3} width="44" height="44" rx="9" class="lp-hit" />;
}

/** The same for a meeting by one's own move, once the pawn has arrived. */
export function OwnHit({ events, plan }: { events: Event[]; plan: Plan }) {
  const met = events.some(({ type }) => type === "sent-back" || type === "burst");
  const path = events.flatMap((event) => (met && event.type === "moved" ? [event.path] : []))[0];
  if (!path) return null;
  return (
    <g key={path.join()} class="lp-own-hit" style={{ "--after": `${STEP * (path.length - 1)}ms` }}>
      <Hit plan={plan} square={path.at(-1)} />
    </g>
  );
}

/** The final position of an element, even during an animation. */
function restingPlace(part: HTMLElement | null): { x: number; y: number; height: number } | null {
  const around = part?.offsetParent?.getBoundingClientRect();
  return part && around ? { x: around.x + part.offsetLeft, y: around.y + part.offsetTop, height: part.offsetHeight } : null;
}

/** A line from the curse to its target, if both are in sight. */
export function Cord({ pawn }: { pawn: number }) {
  const svg = useRef<SVGSVGElement>(null);
  const [path, setPath] = useState("");
  useLayoutEffect(() => {
    const frame = svg.current?.getBoundingClientRect();
    const from = restingPlace(document.querySelector<HTMLElement>(".lp-bigcurse"));
    const to = document.querySelector(`.lp-scene .lp-pawn[data-pawn="${pawn}"]`)?.getBoundingClientRect();
    if (!frame || !from || !to) return;
    const [x, y] = [to.x + to.width / 2 - frame.x, to.y + to.height / 2 - frame.y];
    const [left, middleOf] = [from.x - frame.x, from.y + 0.8 * from.height - frame.y];
    setPath(`M${left} ${middleOf}Q${(left + x) / 2} ${Math.min(middleOf, y) + 0.3 * Math.abs(middleOf - y)} ${x} ${y}`);
  }, [pawn]);
  return (
    <svg ref={svg} class="lp-cord" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
