/** What is drawn over cards and panels during animations: envelopes, pencils, stamps, prizes, the round card. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Player } from "../../table/module.ts";
import { minus, placeInWords } from "../../table/standing.ts";
import { calmMotion } from "../../theme.ts";
import { ExpeditionCard } from "./Expedition.tsx";
import { fly, pop } from "./flights.ts";
import { cellsOf } from "./cells.ts";
import { t } from "./messages.ts";
import { cornerOf, type Grid } from "./outline.ts";
import { landsOn, type Prize, type Stamp } from "./reveal.ts";
import type { ExpeditionDrawing } from "./table.ts";

/** Body, flap and wax are separate parts: the flap turns, the wax splits. */
export function Envelope() {
  return (
    <span class="xp-env" aria-hidden="true">
      <svg viewBox="0 0 120 84" preserveAspectRatio="none">
        <rect class="xp-env-body" x="2" y="2" width="116" height="78" rx="6" />
        <path class="xp-env-fold" d="M3 78L48 40M117 78L72 40" />
        <path class="xp-env-flap" d="M3 5C24 24 42 40 55 47.6 58.6 49.6 61.4 49.6 65 47.6 78 40 96 24 117 5 116 3.4 114.6 2 112 2H8C5.4 2 4 3.4 3 5Z" />
      </svg>
      <svg class="xp-wax" viewBox="0 0 32 32">
        <circle cx="16" cy="16" r="13" />
        <path d="M11 11C14.6 14.4 17.4 17.6 21 21M21 11C17.6 14.6 14.6 17.4 11 21" />
      </svg>
    </span>
  );
}

export function BigPencil() {
  return (
    <svg class="xp-bigpen" viewBox="0 0 96 96" aria-hidden="true">
      <path fill="#f3dcae" d="M4 92L12 66 30 84Z" />
      <path fill="#e3a92f" d="M12 66L68 10 86 28 30 84Z" />
      <path fill="#c8574a" d="M68 10L74 4C78 0 82 1 86 5L91 10C95 14 96 18 92 22L86 28Z" />
      <path fill="#34363c" d="M4 92L7.4 81 15 88.6Z" />
    </svg>
  );
}

function StampMark() {
  return (
    <svg class="xp-stamp" viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="53" stroke-width="5.4" />
      <circle cx="60" cy="60" r="44" stroke-width="1.8" stroke-dasharray="1.4 5" />
      <path d="M34 62.4C42 68.4 47.6 75 52.4 84 60.4 64 70.6 48.4 88 34" stroke-width="10" />
    </svg>
  );
}

/** The stamp on somebody else's panel. */
export function Stamped({ points }: { points: number }) {
  return (
    <span class="xp-stamped">
      <StampMark />
      <b class="xp-gain">{t("gain", { points })}</b>
    </span>
  );
}

/** What somebody else has won, on their panel. */
export function Gain({ prize: { icon, points, tint = "" } }: { prize: Prize }) {
  return (
    <span class="xp-won" aria-hidden="true">
      <svg class={`i ${tint}`} viewBox="0 0 32 32">
        <use href={`#${icon}`} />
      </svg>
      <b>{t("gain", { points })}</b>
    </span>
  );
}

/** Light falls into a chamber from above, row by row. */
export function Lights({ cells, grid }: { cells: number; grid: Grid }) {
  return (
    <g class="xp-lights">
      {cellsOf(cells).map((cell) => {
        const { x, y } = cornerOf(grid, cell);
        return <rect key={cell} x={x} y={y} width={grid.cell} height={grid.cell} style={{ "--nth": String(Math.floor(cell / grid.width)) }} />;
      })}
    </g>
  );
}

const FLECKS = [8, 22, 35, 47, 58, 66, 74, 82, 90, 96];
/** Milliseconds: the card is stamped before it flies. */
const GOES_AFTER = 1040;

function inSight(part: Element): boolean {
  const { x, y, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** One's own card, and over it the stamp, the points and the flecks; then it flies to where such cards are counted. */
export function Completed({ stamp, pile, children }: { stamp: Stamp | null; pile: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!stamp || calmMotion()) return undefined;
    const counted = document.querySelector(`[data-pile="${pile}"]`);
    // On a phone the sheet may be out of sight: then it flies to one's own total.
    const target = counted && inSight(counted) ? counted : (document.querySelector(".xp-me") ?? counted);
    const [from, to] = [box.current?.getBoundingClientRect(), target?.getBoundingClientRect()];
    if (!from || !to) return undefined;
    target?.animate([{}, { transform: "scale(1.2)" }, {}], { duration: 420, delay: GOES_AFTER + 360 });
    const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const gone = box.current?.animate(
      [
        { transform: "rotate(-3deg) scale(1.04)", opacity: 1 },
        { transform: `translate(${0.55 * x}px, ${0.55 * y - 60}px) rotate(6deg) scale(.55)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) rotate(12deg) scale(.2)`, opacity: 0.2 },
      ],
      { duration: 420, delay: GOES_AFTER, easing: "cubic-bezier(.4,0,.4,1)", fill: "forwards" },
    );
    return () => gone?.cancel();
  }, [stamp]);
  return (
    <div ref={box} class={`xp-lift ${stamp ? "done" : ""}`}>
      {children}
      {stamp && (
        <>
          <StampMark />
          <b class="xp-gain disp">{t("gain", { points: stamp.points })}</b>
          {FLECKS.map((left, k) => (
            <svg key={left} class="xp-fleck" viewBox="0 0 16 16" aria-hidden="true" style={{ left: `${left}%`, top: `${(k * 37) % 96}%` }}>
              <path d="M8 1L10 6 15 8 10 10 8 15 6 10 1 8 6 6Z" />
            </svg>
          ))}
        </>
      )}
    </div>
  );
}

/** A prize flies to its box; one's own is also shown beside the total. With reduced motion, the box flashes. */
export function usePrize(prize: Prize | null, own: number | null): void {
  useLayoutEffect(() => {
    if (!prize) return undefined;
    const frame = requestAnimationFrame(() => bring(prize, own));
    return () => cancelAnimationFrame(frame);
  }, [prize]);
}

function bring(prize: Prize, own: number | null): void {
  const [from, to] = [document.querySelector(prize.from), document.querySelector(landsOn(prize, own))];
  if (!to) return;
  to.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 420, delay: from && !calmMotion() ? 420 : 0 });
  if (calmMotion()) return;
  if (from) fly(from, to, prize.icon, 0, { grows: 3, tint: prize.tint });
  const sums = [...document.querySelectorAll<HTMLElement>(".xp-me, [data-total]")];
  const sum = sums.find((part) => part.offsetParent !== null);
  if (sum && prize.seat === own) pop(sum, t("gain", { points: prize.points }));
}

interface RoundProps {
  round: number;
  shapes: ExpeditionDrawing[];
  players: Player[];
  scores: number[];
  own: number | null;
  start(): void;
}

/** A round begins: all shapes are back; shows everybody's points. */
export function RoundCard({ round, shapes, players, scores, own, start }: RoundProps) {
  const best = [...players].sort((one, other) => (scores[other.seat] ?? 0) - (scores[one.seat] ?? 0));
  const place = (seat: number) => placeInWords(1 + scores.filter((points) => points > (scores[seat] ?? 0)).length);
  return (
    <div class="xp-round">
      <section class="xp-rcard" aria-label={t("round-title", { round })}>
        <h2>{t("round-title", { round })}</h2>
        <svg class="xp-uline" viewBox="0 0 230 14" aria-hidden="true">
          <path d="M4 6C60 2 150 2 226 5M10 11C80 7 160 7 216 9" />
        </svg>
        <p>{t("round-back")}</p>
        <div class="xp-shapes">
          {shapes.map((shape, place) => (
            <span key={place} style={{ "--nth": String(place - (shapes.length - 1) / 2), "--n": String(place) }}>
              <ExpeditionCard card={shape} class="xp-exp" />
            </span>
          ))}
        </div>
        <ol class="xp-stand">
          {best.map(({ seat, name }) => (
            <li key={seat} class={seat === own ? "me" : ""}>
              <small>{place(seat)}</small> <span>{seat === own ? t("you") : name}</span> <b>{minus(scores[seat] ?? 0)}</b>
            </li>
          ))}
        </ol>
        <button type="button" class="btn pri" data-stage onClick={start}>
          {t("round-start", { round })}
        </button>
      </section>
    </div>
  );
}
