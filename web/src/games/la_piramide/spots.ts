/** What is possible now, from the legal acts: pawns to choose, and squares for the chosen one. */
import type { LaPiramide } from "../../types.ts";
import { gap, middle, type Plan, type Point } from "./maze.ts";
import { t } from "./messages.ts";
import { type Action, type Curse, OUT } from "./pieces.ts";
import { type Name, capital, pawnInWords } from "./words.ts";

/** Two pawns on one square: both go back to start, or two mummies burst. */
type Meeting = LaPiramide.Meeting;

/** A place where a pawn may go, or be put back. */
export interface Spot {
  to: number;
  action: Action;
  path: number[] | null;
  /** Including the step out. */
  steps: number;
  meeting: Meeting | null;
}

export interface Task {
  roll: boolean;
  curses: Curse[];
  tempted: boolean;
  /** Pawns that may be moved. */
  movers: number[];
  /** Pawns that a curse may target. */
  picks: number[];
  /** Players that a curse may target. */
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

/** Where the chosen pawn may go; pawns to be put back need not be chosen, since their squares differ. */
export function spotsOf(legal: Action[], ways: LaPiramide.Way[], chosen: number | null): Spot[] {
  return legal.flatMap((action, k): Spot[] => {
    if (action.type === "place-back") return [{ to: action.square, action, path: null, steps: 0, meeting: null }];
    if (action.type !== "move" || action.pawn !== chosen) return [];
    const [path, steps, meeting] = ways[k] ?? [null, 0, null];
    return [{ to: action.to, action, path, steps, meeting }];
  });
}

/** The sentence of a meeting, split into the text before the pawn's name, the name, and the rest. */
export function meetingParts({ pawn: met, burst }: Meeting, name: Name, within: boolean): [string, string, string] {
  const key = within ? (burst ? "within-burst" : "within-back") : burst ? "meet-burst" : "meet-back";
  const [before = "", after = ""] = t(key, { pawn: "|" }).split("|");
  const pawn = pawnInWords(met, name);
  return [before, before === "" ? capital(pawn) : pawn, after];
}

export const meetingInWords = (meeting: Meeting, name: Name): string => meetingParts(meeting, name, false).join("");

/** A touch in coordinates of the maze. */
export function pointAt({ clientX, clientY }: MouseEvent, scene: SVGGraphicsElement | null): Point {
  return new DOMPoint(clientX, clientY).matrixTransform(scene?.getScreenCTM()?.inverse());
}

export function placeOfSpot(plan: Plan, { to, path }: Spot): Point {
  const door = to === OUT ? plan.doors.find(({ square }) => square === path?.at(-1)) : undefined;
  return door ? { x: door.at.x + 12 * door.out.x, y: door.at.y + 12 * door.out.y } : middle(plan, to);
}

export function nearestSpot(plan: Plan, spots: Spot[], at: Point): Spot | null {
  const far = (spot: Spot) => gap(placeOfSpot(plan, spot), at);
  return spots.reduce<Spot | null>((best, spot) => (best === null || far(spot) < far(best) ? spot : best), null);
}
