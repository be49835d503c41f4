/** The keyboard: Tab goes from pawn to pawn, Enter chooses, arrows go among the places within reach, Enter goes there. */
import { type MutableRef, useEffect, useRef } from "preact/hooks";
import type { Keystroke } from "../../table/module.ts";
import { t } from "./messages.ts";
import { middle, type Plan, type Point } from "./maze.ts";
import { OUT, placeOf, type Props } from "./pieces.ts";
import type { Spot } from "./spots.ts";
import type { Choice } from "./useChoice.ts";

const ARROWS: Record<string, Point> = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };

/** The list of shortcuts. */
export const keys = (): Keystroke[] => [
  { keys: ["tab"], does: t("key-pawns") },
  { keys: ["arrows"], does: t("key-squares") },
  { keys: ["enter"], does: t("key-go") },
  { keys: ["escape"], does: t("key-drop") },
];

interface Handlers {
  onKeyDown(event: KeyboardEvent): void;
  onFocusIn(event: FocusEvent): void;
}

export function useKeys(svg: MutableRef<SVGSVGElement | null>, { view, legal }: Props, choice: Choice, plan: Plan): Handlers {
  const byKey = useRef(false);
  const part = (spot: Spot) => svg.current?.querySelector<SVGElement>(spot.to === OUT ? ".lp-spot[data-door]" : `.lp-spot[data-square="${spot.to}"]`);

  const drop = useRef(choice.drop);
  drop.current = choice.drop;
  // For keyboard players, the focus moves to the next thing to do.
  useEffect(() => {
    if (!byKey.current || legal.length === 0 || (document.activeElement && document.activeElement !== document.body)) return;
    const next = svg.current?.querySelector<SVGElement>(".lp-pawn.open, .lp-spot") ?? document.querySelector<HTMLElement>(".lp-go .btn.pri");
    next?.focus({ preventScroll: true });
  }, [view]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      byKey.current = true;
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) drop.current();
    };
    const pointer = () => (byKey.current = false);
    addEventListener("keydown", key);
    addEventListener("pointerdown", pointer);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", pointer);
    };
  }, []);

  return {
    onKeyDown: (event) => {
      const target = event.target instanceof SVGElement ? event.target : null;
      if (!target) return;
      const way = ARROWS[event.key];
      if (way) {
        const place = choice.target?.to ?? (choice.pawn === null ? null : placeOf(view, choice.pawn));
        const next = nearest(plan, choice.spots, place, way);
        if (next) part(next)?.focus({ preventScroll: true });
      } else if (event.key === "Enter" || event.key === " ") target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      else return;
      event.preventDefault();
    },
    onFocusIn: (event) => {
      const target = event.target instanceof SVGElement ? event.target : null;
      if (!target?.classList.contains("lp-spot") || !target.matches(":focus-visible")) return;
      choice.aim(target.hasAttribute("data-door") ? OUT : Number(target.dataset.square));
    },
  };
}

/** The nearest square in a direction; sideways distance counts double. */
function nearest(plan: Plan, spots: Spot[], from: number | null, way: Point): Spot | null {
  const at = (spot: Spot | null, square: number | null): Point | null => {
    const door = spot?.to === OUT ? plan.doors.find(({ square: exit }) => exit === spot.path?.at(-1)) : undefined;
    if (door) return { x: door.at.x + 20 * door.out.x, y: door.at.y + 20 * door.out.y };
    return square === null || square < 0 ? null : middle(plan, square);
  };
  const current = spots.find(({ to }) => to === from) ?? null;
  const start = at(current, from);
  if (!start) return spots[0] ?? null;
  const cost = (spot: Spot): number => {
    const end = at(spot, spot.to);
    if (!end || spot.to === from) return Infinity;
    const [x, y] = [end.x - start.x, end.y - start.y];
    const ahead = x * way.x + y * way.y;
    return ahead <= 0 ? Infinity : ahead + 2 * Math.abs(x * way.y + y * way.x);
  };
  const best = [...spots].sort((a, b) => cost(a) - cost(b))[0];
  return best && cost(best) < Infinity ? best : null;
}
