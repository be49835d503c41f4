/** Events in words. */
import { named } from "../../table/named.ts";
import type { Called } from "../../table/module.ts";
import type { Pyramids } from "../../types.ts";
import { list, type Params } from "../../words/index.ts";
import { count } from "../expeditions/cells.ts";
import { sayShared } from "../expeditions/say.ts";
import type { Chambers } from "./chambers.ts";
import { t } from "./messages.ts";

export type Event = Pyramids.Event;

export function say(event: Event, data: Chambers, called: Called): string | null {
  switch (event.type) {
    case "laid":
      return t("event-laid", { ...named(called, event.seat), first: event.cards[0], second: event.cards[1] });
    case "flipped":
    case "round ended":
    case "ended":
      return sayShared(event, data);
    case "opened":
      return opened(event.marks, named(called, event.seat));
    case "completed":
      return t("event-completed", { ...named(called, event.seat), number: event.card });
    case "took":
      return t(event.unseen ? "event-took-unseen" : "event-took", { ...named(called, event.seat), number: event.card });
    case "claimed":
      return t("event-claimed", { ...named(called, event.seat), points: event.points, colour: event.colour, count: event.pyramids, place: event.place });
    case "dealt":
    case "kept":
    case "displayed":
    case "marked":
    case "finished":
      return null;
  }
}

const sumOf = (marks: Pyramids.Marked[], of: (mark: Pyramids.Marked) => number) => marks.reduce((total, mark) => total + of(mark), 0);
const cellsIn = (marks: Pyramids.Marked[]): number => sumOf(marks, (mark) => count(mark.cells));

function found(marks: Pyramids.Marked[]): string[] {
  const counts = {
    "found-reds": sumOf(marks, (mark) => mark.reds),
    "found-greens": sumOf(marks, (mark) => mark.greens),
    "found-torch": sumOf(marks, (mark) => Number(mark.torch)),
    "found-skulls": sumOf(marks, (mark) => mark.skulls),
    "found-erased": sumOf(marks, (mark) => mark.erased),
    "found-bonus": marks.length - 1,
  } as const;
  const kinds = Object.keys(counts) as (keyof typeof counts)[];
  return kinds.filter((kind) => counts[kind] > 0).map((kind) => t(kind, { count: counts[kind] }));
}

function opened(marks: Pyramids.Marked[], who: Params): string {
  if (marks.length === 0) return t("event-passed", who);
  const [cells, what] = [cellsIn(marks), found(marks)];
  if (what.length === 0) return t("event-opened", { ...who, count: cells });
  return t("event-opened-found", { ...who, count: cells, found: list(what) });
}

/** A short tag: the best of what was collected, or how much was dug. */
export const tag = ({ marks }: Pyramids.Opened): string => found(marks)[0] ?? t("found-cells", { count: cellsIn(marks) });

/** Worth a line under "Last turn". */
export function notable(event: Event): boolean {
  if (event.type === "opened") return event.marks.some((mark) => mark.reds + mark.greens + mark.skulls + mark.erased > 0 || mark.torch);
  return event.type === "completed" || event.type === "took" || event.type === "claimed";
}
