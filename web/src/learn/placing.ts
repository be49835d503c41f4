/** Positions the coach's bubble: over the dimmed area, beside its target, inside the window. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "left" | "right" | "below" | "above";

export interface Place {
  side: Side;
  x: number;
  y: number;
  width: number;
  /** Where on its edge the tail sits. */
  tail: number;
}

interface Window {
  width: number;
  height: number;
}

const GAP = 20;
const EDGE = 12;
const TAIL = 30;
const NARROW = 256;
const WIDE = 348;
const PHONE = 720;
/** Square pixels covered that are as bad as a pixel farther from the ring: what points at nothing near is not understood. */
const FAR = 10;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const gap = (a: Box, b: Box): number => Math.max(0, a.left - b.right, b.left - a.right) + Math.max(0, a.top - b.bottom, b.top - a.bottom);

const outside = (box: Box, { width, height }: Window): number =>
  (box.right - box.left) * (box.bottom - box.top) - overlap(box, { left: 0, top: 0, right: width, bottom: height });

/** Tries some widths on each side of the ring: the one that covers least of what is lit, and is not far away. */
export function placeOf(ring: Box, lit: Box[], height: (width: number) => number, window: Window): Place {
  const phone = window.width < PHONE;
  const usual = Math.min(366, window.width - 2 * EDGE);
  const shapes: [Side, number][] = phone
    ? [["below", usual], ["above", usual]]
    : [["left", NARROW], ["below", WIDE], ["above", WIDE], ["right", NARROW], ["below", NARROW], ["above", NARROW]];
  const boxes = [ring, ...lit];
  // What it is placed beside: the ring, or the lit part around it.
  const around = lit.find((box) => overlap(box, ring) > 0) ?? ring;
  let best: { place: Place; cost: number } | null = null;
  for (const beside of [ring, around, union(boxes)])
    for (const [side, width] of shapes) {
      const middle = at(side, ring, beside, width, height(width), window);
      for (const place of side === "below" || side === "above" ? [middle, slid(middle, window, 1), slid(middle, window, -1)] : [middle]) {
        const box = { left: place.x, top: place.y, right: place.x + width, bottom: place.y + height(width) };
        // Something lit may be larger than the window; the ring is never covered.
        const cost = boxes.reduce((sum, one) => sum + overlap(box, one), 100 * overlap(box, ring) + 100 * outside(box, window) + FAR * gap(box, ring));
        if (!best || cost < best.cost - 1) best = { place, cost };
      }
    }
  return best!.place;
}

/** Shifted sideways as far as its tail and the window allow. */
function slid(place: Place, window: Window, by: 1 | -1): Place {
  const most = by > 0 ? place.tail - TAIL : place.width - TAIL - place.tail;
  const x = between(place.x + by * most, EDGE, window.width - place.width - EDGE);
  return { ...place, x, tail: place.tail - (x - place.x) };
}

function at(side: Side, ring: Box, beside: Box, width: number, height: number, window: Window): Place {
  const middle = { x: (ring.left + ring.right) / 2, y: (ring.top + ring.bottom) / 2 };
  const x = between(middle.x - width / 2, EDGE, window.width - width - EDGE);
  const y = between(middle.y - height / 2, EDGE, window.height - height - EDGE);
  switch (side) {
    case "left":
      return { side, x: Math.max(EDGE, beside.left - width - GAP), y, width, tail: between(middle.y - y, TAIL, height - TAIL) };
    case "right":
      return { side, x: Math.min(window.width - width - EDGE, beside.right + GAP), y, width, tail: between(middle.y - y, TAIL, height - TAIL) };
    case "below":
      return { side, x, y: Math.min(window.height - height - EDGE, beside.bottom + GAP), width, tail: between(middle.x - x, TAIL, width - TAIL) };
    case "above":
      return { side, x, y: Math.max(EDGE, beside.top - height - GAP), width, tail: between(middle.x - x, TAIL, width - TAIL) };
  }
}

export const union = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
