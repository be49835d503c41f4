/**
 * The pencil over one's own cards: in which position the shape is held, where its ghost lies, what was tried in vain.
 * Everything is decided from the legal acts that came with the view; the server is asked only to mark, or why not.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { away, cellsOf, centre, has, type Point, union } from "./cells.ts";
import { everywhere, faced, type Facing, facingOf, flipped, look, lookOf, shapeOf, turnedBy, UPRIGHT } from "./shapes.ts";
import { attempted, type Direction, nearestOf, type Placement, snap, stepped } from "./snap.ts";
import type { Action, TableView } from "./table.ts";

/** A click so far beside the ghost, in cells, still means the ghost; a finger is broader. */
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
  /** Something may be marked now. */
  marking: boolean;
  facing: Facing;
  single: boolean;
  /** Nothing but single fields is legal. */
  onlySingles: boolean;
  ghost: Placement | null;
  pending: Placement | null;
  attempt: Placement | null;
  canTurn: boolean;
  canMirror: boolean;
  /** Cells of a slot that a legal mark of the chosen kind can cover. */
  lit(slot: number): number;
  pointAt(slot: number, point: Point): void;
  press(slot: number, point: Point, hand: Hand): void;
  turn(): void;
  mirror(): void;
  toggleSingle(): void;
  step(direction: Direction): Placement | null;
  confirm(): void;
  drop(): void;
}

const same = (a: Placement | null, b: Placement | null) => a?.slot === b?.slot && a?.cells === b?.cells;
const isSingle = (set: number) => (set & (set - 1)) === 0;

export function usePlacing({ view, legal, busy, refused, width, expedition, act, whyNot, forgetRefusal }: Asked): Placing {
  const [facing, setFacing] = useState<Facing>(UPRIGHT);
  const [wantsSingle, setWantsSingle] = useState(false);
  const [ghost, setGhost] = useState<Placement | null>(null);
  const [pending, setPending] = useState<Placement | null>(null);
  const [attempt, setAttempt] = useState<Placement | null>(null);
  const pencil = useRef<{ slot: number; point: Point } | null>(null);

  const marks = useMemo(() => legal.flatMap((a): Placement[] => (a.type === "mark" ? [{ slot: a.slot, cells: a.cells }] : [])), [legal]);
  const shapes = useMemo(() => marks.filter((mark) => !isSingle(mark.cells)), [marks]);
  const shape = useMemo(() => shapeOf(expedition ?? ["x"]), [expedition]);
  const onlySingles = marks.length > 0 && shapes.length === 0;
  const single = onlySingles || wantsSingle;
  const chosen = useMemo(() => (single ? marks.filter((mark) => isSingle(mark.cells)) : shapes), [single, marks, shapes]);
  const setsOf = (slot: number) => chosen.filter((mark) => mark.slot === slot).map((mark) => mark.cells);
  const held = single ? "00" : look(faced(shape, facing));

  useEffect(() => {
    setFacing(UPRIGHT);
    setWantsSingle(false);
  }, [view.turn]);
  useEffect(() => {
    setPending(null);
    setGhost((old) => (old && chosen.some((mark) => same(mark, old)) ? old : null));
  }, [view, chosen]);
  useEffect(() => {
    if (!busy) setPending(null);
  }, [busy]);
  // What was tried in vain is shown as long as the reason is.
  useEffect(() => {
    if (!refused && !busy) setAttempt(null);
  }, [refused, view]);

  const show = (place: Placement) => setGhost((old) => (same(old, place) ? old : place));

  function pointAt(slot: number, point: Point): void {
    pencil.current = { slot, point };
    const cells = snap(point, setsOf(slot), held, width);
    if (cells !== null) show({ slot, cells });
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

  function press(slot: number, point: Point, hand: Hand): void {
    setAttempt(null);
    forgetRefusal();
    if (ghost?.slot === slot && away(point, ghost.cells, width) < 0.05) return mark(ghost);
    const cells = snap(point, setsOf(slot), held, width);
    pencil.current = { slot, point };
    if (cells === null || away(point, cells, width) > REACH[hand]) return tryInVain(slot, point);
    if (hand === "mouse") return mark({ slot, cells });
    show({ slot, cells });
  }

  /** Where the hand is: at the pencil's point if the ghost lies there, or else in the middle of the ghost. */
  function grip(): { slot: number; point: Point } {
    const at = pencil.current;
    if (!ghost) return at ?? { slot: chosen[0]?.slot ?? 0, point: { x: width / 2, y: width / 2 } };
    if (at?.slot === ghost.slot && away(at.point, ghost.cells, width) < 0.6) return at;
    return { slot: ghost.slot, point: centre(ghost.cells, width) };
  }

  const shown = (): Facing => (ghost && !single ? facingOf(shape, lookOf(ghost.cells, width), facing) : null) ?? facing;

  /** The first of these positions that looks different and is legal: on the ghost's card, or anywhere before there is one. */
  function other(positions: Facing[]): Facing | null {
    const now = look(faced(shape, shown()));
    const within = shapes.filter((place) => !ghost || place.slot === ghost.slot);
    const looks = new Set(within.map((place) => lookOf(place.cells, width)));
    const differs = (position: Facing) => look(faced(shape, position)) !== now && looks.has(look(faced(shape, position)));
    return single ? null : (positions.find(differs) ?? null);
  }

  function hold(position: Facing | null): void {
    if (!position) return;
    setFacing(position);
    const { slot, point } = grip();
    const cells = ghost && nearestOf(point, setsOf(slot), look(faced(shape, position)), width);
    if (cells) show({ slot, cells });
  }

  const turns = [1, 2, 3].map((quarters) => turnedBy(shown(), quarters));
  const mirrored = flipped(shown());
  const symmetric = look(faced(shape, mirrored)) === look(faced(shape, shown()));
  const mirrors = symmetric ? [] : [0, 1, 2, 3].map((quarters) => turnedBy(mirrored, quarters));

  function toggleSingle(): void {
    if (onlySingles) return;
    setWantsSingle(!wantsSingle);
    setGhost(null);
  }

  function step(direction: Direction): Placement | null {
    const { slot, point } = grip();
    const start = ghost ? stepped(ghost, direction, chosen, width) : first(slot, point);
    if (start) {
      pencil.current = null;
      show(start);
    }
    return start;
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
    pending,
    attempt,
    canTurn: other(turns) !== null,
    canMirror: other(mirrors) !== null,
    lit: (slot) => union(setsOf(slot)),
    pointAt,
    press,
    turn: () => hold(other(turns)),
    mirror: () => hold(other(mirrors)),
    toggleSingle,
    step,
    confirm: () => ghost && mark(ghost),
    drop: () => {
      setGhost(null);
      setAttempt(null);
    },
  };
}

/** The field on which a ghost stands, for the focus to follow it. */
export const footOf = (place: Placement): number => cellsOf(place.cells).at(-1) ?? 0;
export const covers = (place: Placement | null, slot: number, cell: number): boolean =>
  place?.slot === slot && has(place.cells, cell);
