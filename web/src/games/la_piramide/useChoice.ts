/** The player's selection: the chosen pawn, the square aimed at, the selected card. Nothing is sent before `go`. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Point } from "./maze.ts";
import { type Action, type Curse, type Explanation, OUT, pawnOn, placeOf, type Props, type View } from "./pieces.ts";
import { type Spot, spotsOf, type Task, taskOf } from "./spots.ts";

interface Held {
  /** The selection is cleared when the view changes. */
  view: View;
  pawn: number | null;
  to: number | null;
  curse: Curse | null;
  victim: number | null;
  values: number[];
}

/** An illegal attempt: a square, if it was one, and where to show the note; or a card. */
export interface Attempt {
  square: number | null;
  at: Point | null;
  curse: Curse | null;
}

export interface Choice extends Omit<Held, "view" | "to" | "pawn"> {
  task: Task;
  spots: Spot[];
  /** Pawns that may be chosen. */
  open: number[];
  pawn: number | null;
  target: Spot | null;
  /** The square whose path is shown: under the mouse, or aimed at. */
  shown: Spot | null;
  attempt: Attempt | null;
  /** The act of the main button, if it is enabled. */
  ready: Action | null;
  go(): void;
  pressSquare(square: number, at: Point): void;
  /** Aims at a square; pressed again, goes there. */
  press(spot: Spot): void;
  pressDoor(square: number, at: Point): void;
  look(to: number | null): void;
  aim(to: number): void;
  holdUp(curse: Curse): void;
  name(seat: number): void;
  toggle(value: number): void;
  /** Selects what a hint says, to be confirmed or not. */
  suggest(action: Action): void;
  /** That is still what is selected. */
  isSuggested(action: Action): boolean;
  drop(): void;
}

const nothing = (view: View): Held => ({ view, pawn: null, to: null, curse: null, victim: null, values: [] });

export function useChoice(props: Props): Choice {
  const { view, legal, explained, busy, act, whyNot, forgetRefusal, canTakeBack, takeBack } = props;
  const task = useMemo(() => taskOf(legal), [legal]);
  const [kept, keep] = useState<Held>(() => nothing(view));
  const [looked, look] = useState<number | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [instead, setInstead] = useState<number | null>(null);
  const held = kept.view === view ? kept : nothing(view);
  const only = task.movers.length === 1 ? (task.movers[0] ?? null) : null;
  const pawn = held.pawn ?? only;
  const spots = useMemo(() => spotsOf(legal, explained.ways, pawn), [legal, explained, pawn]);
  const spotAt = (to: number | null) => spots.find((spot) => spot.to === to) ?? null;
  const target = spotAt(held.to);
  const ready = readyAct(view, task, held, target);

  const set = (change: Partial<Held>) => {
    forgetRefusal();
    setAttempt(null);
    keep({ ...held, ...change });
  };
  const send = (action: Action) => {
    if (busy) return;
    forgetRefusal();
    setAttempt(null);
    act(action);
  };
  const ask = (action: Action, square: number | null, at: Point | null) => {
    setAttempt({ square, at, curse: action.type === "play-curse" ? action.curse : null });
    whyNot(action);
  };
  const aimAt = (spot: Spot) => (spot.to === held.to ? send(spot.action) : set({ to: spot.to }));
  const choose = (one: number) => {
    if (task.picks.includes(one) && (held.pawn === one || picksAtOnce(view))) send({ type: "pick", pawn: one });
    else set({ pawn: one, to: null });
  };
  const chooseInstead = (one: number) => {
    forgetRefusal();
    setAttempt(null);
    takeBack();
    setInstead(one);
  };
  useEffect(() => {
    if (instead === null || busy) return;
    setInstead(null);
    if (view.phase.type !== "picking") return;
    if (task.picks.includes(instead)) send({ type: "pick", pawn: instead });
    else ask({ type: "pick", pawn: instead }, null, null);
  }, [instead, busy]);

  const pressSquare = (square: number, at: Point) => {
    const spot = spotAt(square);
    if (spot) return aimAt(spot);
    const here = pawnOn(view, square);
    if (here !== null && (task.movers.includes(here) || task.picks.includes(here))) return choose(here);
    if (task.picks.length > 0) return here === null ? undefined : ask({ type: "pick", pawn: here }, square, at);
    const [back] = task.returning;
    if (back !== undefined) return ask({ type: "place-back", pawn: back, square }, square, at);
    if (task.movers.length === 0) return here === null || legal.length === 0 ? undefined : ask({ type: "move", pawn: here, to: square }, square, at);
    if (pawn === null && here === null) {
      const able = legal.find((action) => action.type === "move" && action.to === square);
      if (able?.type === "move") return set({ pawn: able.pawn, to: square });
    }
    if (here !== null && view.phase.type === "driving" && targetsOf(explained, view.phase.curse).pawns.includes(here))
      return canTakeBack && !busy ? chooseInstead(here) : ask({ type: "move", pawn: here, to: square }, square, at);
    const asked = here !== null && pawn === null ? here : (pawn ?? task.movers[0] ?? 0);
    return ask({ type: "move", pawn: asked, to: square }, square, at);
  };
  const pressDoor = (square: number, at: Point) => {
    const out = spotAt(OUT);
    if (out?.path?.at(-1) === square) return aimAt(out);
    if (pawn !== null && task.movers.includes(pawn)) return out ? set({ to: OUT }) : ask({ type: "move", pawn, to: OUT }, null, at);
    return undefined;
  };

  return {
    task,
    spots,
    open: task.movers.length > 0 ? task.movers : task.picks,
    pawn,
    target,
    shown: spotAt(looked) ?? target,
    curse: held.curse,
    victim: held.victim,
    values: held.values,
    attempt,
    ready,
    go: () => ready && send(ready),
    pressSquare,
    press: aimAt,
    pressDoor,
    look,
    aim: (to) => held.to !== to && set({ to }),
    holdUp: (curse) => {
      if (!task.curses.includes(curse)) {
        if (legal.length > 0) ask({ type: "play-curse", curse }, null, null);
      } else if (held.curse === curse) send({ type: "play-curse", curse });
      else set({ curse });
    },
    name: (seat) => {
      if (!task.names.includes(seat)) ask({ type: "name", seat }, null, null);
      else if (held.victim === seat) send({ type: "name", seat });
      else set({ victim: seat });
    },
    toggle: (value) => {
      const values = held.values.includes(value) ? held.values.filter((one) => one !== value) : [...held.values, value];
      set({ values: values.slice(-view.options.gamble).sort((a, b) => a - b) });
    },
    suggest: (action) => set(heldFor(view, action)),
    isSuggested: (action) => same(held, heldFor(view, action)),
    drop: () => set(nothing(view)),
  };
}

function heldFor(view: View, action: Action): Held {
  const held = nothing(view);
  switch (action.type) {
    case "move":
      return { ...held, pawn: action.pawn, to: action.to };
    case "place-back":
      return { ...held, pawn: action.pawn, to: action.square };
    case "pick":
      return { ...held, pawn: action.pawn };
    case "name":
      return { ...held, victim: action.seat };
    case "play-curse":
      return { ...held, curse: action.curse };
    case "gamble":
      return { ...held, values: action.values };
    default:
      return held;
  }
}

const same = (one: Held, other: Held): boolean =>
  one.pawn === other.pawn && one.to === other.to && one.curse === other.curse && one.victim === other.victim && String(one.values) === String(other.values);

/** A curse that next asks for a square or a second pawn can still be undone: one tap is enough. */
export const picksAtOnce = ({ phase }: View): boolean => phase.type === "picking" && phase.curse !== "pharaohs-call";

function readyAct(view: View, task: Task, held: Held, target: Spot | null): Action | null {
  if (task.roll) return held.curse ? { type: "play-curse", curse: held.curse } : { type: "roll" };
  if (task.tempted) return held.values.length === view.options.gamble ? { type: "gamble", values: held.values } : null;
  if (task.names.length > 0) return held.victim === null ? null : { type: "name", seat: held.victim };
  if (task.picks.length > 0) return held.pawn === null ? null : { type: "pick", pawn: held.pawn };
  return target?.action ?? null;
}

/** The possible targets of the selected card: pawns are ringed on the board, players beside it. */
export const targetsOf = ({ targets }: Explanation, curse: Curse | null): { pawns: number[]; seats: number[] } => targets.find((each) => each.curse === curse) ?? { pawns: [], seats: [] };

/** The square that the camera focuses on a phone. */
export function focusOf(view: View, choice: Choice, moved: number | null, seat: number | null): number | null {
  const place = (pawn: number | null) => (pawn === null || placeOf(view, pawn) < 0 ? null : placeOf(view, pawn));
  const aimed = choice.target && choice.target.to !== OUT ? choice.target.to : null;
  const back = choice.task.returning.length > 0 ? (choice.spots[0]?.to ?? null) : null;
  const own = seat === null ? [] : [0, 1, 2, 3].map((k) => place(4 * seat + k));
  return place(choice.pawn) ?? aimed ?? back ?? place(choice.open[0] ?? null) ?? place(moved) ?? own.find((square) => square !== null) ?? null;
}
