/**
 * Placing a shape on one's own cards: its orientation, where its ghost is, and which illegal attempt is shown.
 * Everything follows from the legal acts that came with the view; the server is asked only to mark, or why not.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { away, cellsOf, centre, has, type Point, union } from "./cells.ts";
import { everywhere, faced, type Facing, facingOf, flipped, look, lookOf, shapeOf, turnedBy, UPRIGHT } from "./shapes.ts";
import { attempted, cellAt, type Direction, nearestOf, type Placement, snap, stepped, turnedUnder } from "./snap.ts";
import type { Action, TableView } from "./table.ts";
import { type Pointed, useMouse } from "./useMouse.ts";

/** The orientation of the shape in a turn; every turn begins upright. */
interface Held {
  turn: number;
  facing: Facing;
  single: boolean;
}

/** In cells: a click this far beside the ghost still means the ghost; a finger is broader. */
const REACH = { mouse: 0.3, touch: 0.4 } as const;
export type Hand = keyof typeof REACH;

interface Asked {
  view: TableView;
  legal: Action[];
  busy: boolean;
  refused: boolean;
  width: number;
  expedition: string[] | null;
  act(action: Action): void;
  whyNot(action: Action): void;
  forgetRefusal(): void;
}

export interface Placing {
  /** Marks are legal now. */
  marking: boolean;
  facing: Facing;
  single: boolean;
  /** Nothing but single fields is legal. */
  onlySingles: boolean;
  ghost: Placement | null;
  /** The ghost follows the mouse; otherwise it was laid by keyboard, finger or hint. */
  hovering: boolean;
  /** The mouse points elsewhere, where there is no room: a click asks why, and does not mark the ghost. */
  beside: boolean;
  pending: Placement | null;
  attempt: Placement | null;
  canTurn: boolean;
  canMirror: boolean;
  /** Cells of a slot that a legal mark of the chosen kind can cover. */
  lit(slot: number): number;
  pointAt(slot: number, point: Point, hand: Hand): void;
  /** A field got the focus: the ghost moves there if it is on the other card or nowhere. */
  call(slot: number, point: Point): void;
  press(slot: number, point: Point, hand: Hand): void;
  turn(): void;
  mirror(): void;
  toggleSingle(): void;
  step(direction: Direction): Placement | null;
  /** Places the ghost where a hint says, to be confirmed or not. */
  suggest(place: Placement): void;
  confirm(): void;
  drop(): void;
}

const setsOn = (slot: number, places: Placement[]): number[] => places.filter((place) => place.slot === slot).map((place) => place.cells);
export const same = (a: Placement | null, b: Placement | null) => a?.slot === b?.slot && a?.cells === b?.cells;
const SINGLE = "00";
const isSingle = (set: number) => (set & (set - 1)) === 0;

export function usePlacing({ view, legal, busy, refused, width, expedition, act, whyNot, forgetRefusal }: Asked): Placing {
  const [last, setHeld] = useState<Held>({ turn: view.turn, facing: UPRIGHT, single: false });
  const { facing, single: wantsSingle } = last.turn === view.turn ? last : { facing: UPRIGHT, single: false };
  const [ghost, setGhost] = useState<Placement | null>(null);
  const [beside, setBeside] = useState(false);
  const [pending, setPending] = useState<Placement | null>(null);
  const [attempt, setAttempt] = useState<Placement | null>(null);
  /** Where pointer or finger last put the ghost; null while the keyboard moves it. */
  const pencil = useRef<Pointed | null>(null);
  /** The ghost was turned or moved since it was pointed at: a press means it, wherever it is. */
  const laid = useRef(false);
  const hovering = useRef(false);
  const mouse = useMouse(() => laid.current || pointUnderMouse());

  const marks = useMemo(() => legal.flatMap((a): Placement[] => (a.type === "mark" ? [{ slot: a.slot, cells: a.cells }] : [])), [legal]);
  const shapes = useMemo(() => marks.filter((mark) => !isSingle(mark.cells)), [marks]);
  const shape = useMemo(() => shapeOf(expedition ?? ["x"]), [expedition]);
  const onlySingles = marks.length > 0 && shapes.length === 0;
  const single = onlySingles || wantsSingle;
  const singles = useMemo(() => marks.filter((mark) => isSingle(mark.cells)), [marks]);
  const chosen = single ? singles : shapes;
  const setsOf = (slot: number) => setsOn(slot, chosen);
  const held = single ? SINGLE : look(faced(shape, facing));

  const underMouse = useRef(pointUnderMouse);
  underMouse.current = pointUnderMouse;
  // Before paint, so that only legal fields are ever lit. A frame later, when the layout is settled, the ghost moves
  // under the mouse.
  useLayoutEffect(() => {
    if (ghost && chosen.some((mark) => same(mark, ghost))) return undefined;
    setGhost(null);
    laid.current = false;
    if (busy || pending || chosen.length === 0) return undefined;
    const frame = requestAnimationFrame(() => underMouse.current());
    return () => cancelAnimationFrame(frame);
  }, [chosen, busy, pending]);
  useEffect(() => setPending(null), [view, chosen]);
  useEffect(() => {
    if (!busy) setPending(null);
  }, [busy]);
  // An illegal attempt is shown as long as its reason is.
  useEffect(() => {
    if (!refused && !busy) setAttempt(null);
  }, [refused, view]);

  const show = (place: Placement) => setGhost((old) => (same(old, place) ? old : place));

  function lay(place: Placement): void {
    laid.current = true;
    hovering.current = false;
    setBeside(false);
    show(place);
  }

  /** A ghost that had to move away from the pointer to turn stays there until the pointer leaves its field. */
  function waits(slot: number, point: Point): boolean {
    const at = pencil.current;
    if (!laid.current || ghost?.slot !== slot || at?.slot !== slot) return false;
    const field = cellAt(point, width);
    return field === cellAt(at.point, width) && !has(ghost.cells, field);
  }

  function pointAt(slot: number, point: Point, hand: Hand): void {
    if (waits(slot, point)) return;
    laid.current = false;
    pencil.current = { slot, point };
    hovering.current = hand === "mouse";
    const cells = snap(point, setsOf(slot), held, width);
    setBeside(hand === "mouse" && (cells === null || away(point, cells, width) > REACH.mouse));
    if (cells !== null) show({ slot, cells });
  }

  function pointUnderMouse(): void {
    const at = mouse.over();
    if (at) pointAt(at.slot, at.point, "mouse");
  }

  function mark(place: Placement): void {
    if (busy || pending) return;
    setPending(place);
    setGhost(null);
    setAttempt(null);
    forgetRefusal();
    act({ type: "mark", ...place });
  }

  function tryInVain(slot: number, point: Point): void {
    const places = single || marks.length === 0 ? [] : everywhere(faced(shape, facing), width);
    const place = { slot, cells: attempted(point, places, width) };
    const askable = view.phase === "mark" && view.seat !== null && view.sheets[view.seat]?.slots[slot] != null;
    if (!askable || busy || marks.some((legalMark) => same(legalMark, place))) return;
    setAttempt(place);
    whyNot({ type: "mark", ...place });
  }

  /** A press on the ghost marks it; a press elsewhere first moves the ghost there. */
  function press(slot: number, point: Point, hand: Hand): void {
    setAttempt(null);
    forgetRefusal();
    if (ghost && means(ghost, slot, point, hand)) return mark(ghost);
    const cells = snap(point, setsOf(slot), held, width);
    if (cells === null || away(point, cells, width) > REACH[hand]) return tryInVain(slot, point);
    laid.current = false;
    pointAt(slot, point, hand);
  }

  function means(place: Placement, slot: number, point: Point, hand: Hand): boolean {
    if (hand === "mouse" && laid.current) return true;
    return place.slot === slot && away(point, place.cells, width) <= (hand === "mouse" ? REACH.mouse : 0.05);
  }

  /** Where the shape is held: at the pointer if it is on the ghost's card, else in the middle of the ghost. */
  function grip(): Pointed {
    const at = pencil.current;
    if (!ghost) return at ?? { slot: chosen[0]?.slot ?? 0, point: { x: width / 2, y: width / 2 } };
    return at?.slot === ghost.slot ? at : { slot: ghost.slot, point: centre(ghost.cells, width) };
  }

  const shown = (): Facing => (ghost && !single ? facingOf(shape, lookOf(ghost.cells, width), facing) : null) ?? facing;

  /** The first of these orientations that looks different and is legal: on the ghost's card, or anywhere without one. */
  function other(positions: Facing[]): Facing | null {
    if (single) return null;
    const looks = positions.map((position) => look(faced(shape, position))).filter((each) => each !== look(faced(shape, shown())));
    const within = (ghost ? setsOf(ghost.slot) : shapes.map((place) => place.cells)).map((cells) => lookOf(cells, width));
    const wanted = underHand(looks) ?? looks.find((each) => within.includes(each));
    return positions.find((position) => look(faced(shape, position)) === wanted) ?? null;
  }

  /** With a pointer, an orientation that fits where it points; with arrow keys any, since they reach every place. */
  function underHand(looks: string[]): string | null {
    if (!ghost || !pencil.current) return null;
    const { slot, point } = grip();
    const cells = turnedUnder(point, setsOf(slot), looks, width);
    return cells === null ? null : lookOf(cells, width);
  }

  function hold(position: Facing | null): void {
    if (!position) return;
    setHeld({ turn: view.turn, facing: position, single: wantsSingle });
    const { slot, point } = grip();
    const cells = ghost && nearestOf(point, setsOf(slot), look(faced(shape, position)), width);
    if (cells) lay({ slot, cells });
  }

  const turns = [1, 2, 3].map((quarters) => turnedBy(shown(), quarters));
  const mirrored = flipped(shown());
  const symmetric = look(faced(shape, mirrored)) === look(faced(shape, shown()));
  const mirrors = symmetric ? [] : [0, 1, 2, 3].map((quarters) => turnedBy(mirrored, quarters));

  function toggleSingle(): void {
    if (onlySingles) return;
    setHeld({ turn: view.turn, facing: single ? facing : shown(), single: !wantsSingle });
    const { slot, point } = grip();
    const cells = ghost && snap(point, setsOn(slot, single ? shapes : singles), single ? look(faced(shape, facing)) : SINGLE, width);
    // If it fits on the other card only, show nothing.
    if (!cells) return setGhost(null);
    // The grip stays, so that turning again restores the previous place.
    pencil.current = { slot, point };
    lay({ slot, cells });
  }

  function step(direction: Direction): Placement | null {
    const { slot, point } = grip();
    const next = ghost ? stepped(ghost, direction, chosen, width) : first(slot, point);
    lead(next);
    return next;
  }

  function call(slot: number, point: Point): void {
    if (ghost?.slot === slot) return;
    const cells = snap(point, setsOf(slot), held, width);
    if (cells !== null) lead({ slot, cells });
  }

  /** From now on the keyboard moves the ghost, until the mouse is moved. */
  function lead(to: Placement | null): void {
    pencil.current = null;
    mouse.putAside();
    if (to) lay(to);
  }

  function suggest(place: Placement): void {
    if (!onlySingles) setHeld({ turn: view.turn, facing, single: isSingle(place.cells) });
    lead(place);
  }

  function first(slot: number, point: Point): Placement | null {
    for (const card of [slot, 1 - slot]) {
      const cells = snap(point, setsOf(card), held, width);
      if (cells !== null) return { slot: card, cells };
    }
    return null;
  }

  return {
    marking: marks.length > 0,
    facing: single ? facing : shown(),
    single,
    onlySingles,
    ghost: marks.length > 0 ? ghost : null,
    hovering: hovering.current,
    beside,
    pending,
    attempt,
    canTurn: other(turns) !== null,
    canMirror: other(mirrors) !== null,
    lit: (slot) => union(setsOf(slot)),
    pointAt,
    call,
    press,
    turn: () => hold(other(turns)),
    mirror: () => hold(other(mirrors)),
    toggleSingle,
    step,
    suggest,
    confirm: () => ghost && mark(ghost),
    drop: () => {
      mouse.putAside();
      setGhost(null);
      setAttempt(null);
    },
  };
}

/** The last field of a ghost, which gets the focus. */
export const footOf = (place: Placement): number => cellsOf(place.cells).at(-1) ?? 0;
