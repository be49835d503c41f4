/** The position of the mouse: the ghost comes back under it without a move, even after scrolling. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Point } from "./cells.ts";

/** A place on one of the two cards. */
export interface Pointed {
  slot: number;
  point: Point;
}

export interface Mouse {
  /** The place on a card under the mouse. */
  over(): Pointed | null;
  /** The keyboard has taken over: ignore the mouse until it is moved. */
  putAside(): void;
}

export function useMouse(scrolled: () => void): Mouse {
  const at = useRef<Point | null>(null);
  const latest = useRef(scrolled);
  latest.current = scrolled;
  useEffect(() => {
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      at.current = pointerType === "mouse" ? { x: clientX, y: clientY } : null;
    };
    const lose = () => {
      at.current = null;
    };
    const slide = () => latest.current();
    const page = document.documentElement;
    addEventListener("pointermove", follow, { capture: true });
    addEventListener("pointerdown", follow, { capture: true });
    addEventListener("scroll", slide, { capture: true, passive: true });
    page.addEventListener("pointerleave", lose);
    return () => {
      removeEventListener("pointermove", follow, { capture: true });
      removeEventListener("pointerdown", follow, { capture: true });
      removeEventListener("scroll", slide, { capture: true });
      page.removeEventListener("pointerleave", lose);
    };
  }, []);
  return useMemo(
    () => ({
      over() {
        const card = at.current && cardAt(at.current);
        return card && at.current ? pointed(card, at.current) : null;
      },
      putAside() {
        at.current = null;
      },
    }),
    [],
  );
}

export const cardAt = ({ x, y }: Point): SVGSVGElement | null => document.elementFromPoint(x, y)?.closest<SVGSVGElement>(".xp-field") ?? null;

/** The grid is read from the card itself, since the pointer may come from the other one. */
export function pointed(card: SVGSVGElement, at: Point): Pointed {
  const [left = 0, top = 0, cell = 1] = (card.dataset.grid ?? "").split(" ").map(Number);
  const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(card.getScreenCTM()?.inverse());
  return { slot: Number(card.dataset.slot), point: { x: (x - left) / cell, y: (y - top) / cell } };
}
