/** What may be done now, read from the legal acts: pawns to choose, and places for the chosen one. */
import type { Plan } from "./maze.ts";
import { t } from "./messages.ts";
import { type Action, type Curse, kindOf, OUT, owner, pawnOn, type View } from "./pieces.ts";
import { type Path, waysOf } from "./ways.ts";
import { type Name, capital, pawnInWords } from "./words.ts";

/** Two pawns on one square: both go back to start, or two mummies burst. */
export interface Meeting {
  mover: number;
  met: number;
  burst: boolean;
}

/** A place where a pawn may go, or be put back. */
export interface Spot {
  to: number;
  action: Action;
  path: Path | null;
  /** The step out included. */
  steps: number;
  meeting: Meeting | null;
}

export interface Task {
  roll: boolean;
  curses: Curse[];
  tempted: boolean;
  /** Pawns that may be moved. */
  movers: number[];
  /** Pawns that a curse may fall on. */
  picks: number[];
  /** Players that a curse may fall on. */
  names: number[];
  /** Pawns to be put back. */
  returning: number[];
}

export function taskOf(legal: Action[]): Task {
  const task: Task = { roll: false, curses: [], tempted: false, movers: [], picks: [], names: [], returning: [] };
  const add = (list: number[], one: number) => list.includes(one) || list.push(one);
  for (const action of legal)
    switch (action.type) {
      case "roll":
        task.roll = true;
        break;
      case "play-curse":
        task.curses.push(action.curse);
        break;
      case "walk":
        task.tempted = true;
        break;
      case "move":
        add(task.movers, action.pawn);
        break;
      case "pick":
        add(task.picks, action.pawn);
        break;
      case "name":
        add(task.names, action.seat);
        break;
      case "place-back":
        add(task.returning, action.pawn);
        break;
    }
  return task;
}

/** Where the chosen pawn may go; pawns to be put back need not be chosen, for their squares tell them apart. */
export function spotsOf(view: View, plan: Plan, legal: Action[], chosen: number | null): Spot[] {
  const ways = chosen === null ? null : waysOf(view, plan, chosen);
  return legal.flatMap((action): Spot[] => {
    if (action.type === "place-back") return [{ to: action.square, action, path: null, steps: 0, meeting: null }];
    if (action.type !== "move" || action.pawn !== chosen) return [];
    const path = ways?.get(action.to) ?? null;
    const steps = path ? path.length - (action.to === OUT ? 0 : 1) : 0;
    return [{ to: action.to, action, path, steps, meeting: meetingAt(view, action.pawn, action.to) }];
  });
}

function meetingAt(view: View, mover: number, square: number): Meeting | null {
  const met = pawnOn(view, square);
  if (met === null || owner(met) === owner(mover)) return null;
  return { mover, met, burst: kindOf(mover) === "mummy" && kindOf(met) === "mummy" };
}

/** The sentence of a meeting: what stands before the pawn's name, the name, and what follows it. */
export function meetingParts({ met, burst }: Meeting, name: Name, within: boolean): [string, string, string] {
  const key = within ? (burst ? "within-burst" : "within-back") : burst ? "meet-burst" : "meet-back";
  const [before = "", after = ""] = t(key, { pawn: "|" }).split("|");
  const pawn = pawnInWords(met, name);
  return [before, before === "" ? capital(pawn) : pawn, after];
}

export const meetingInWords = (meeting: Meeting, name: Name): string => meetingParts(meeting, name, false).join("");
