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
      return t("event-claimed", { ...named(called, event.seat), points: event.points, colour: event.colour });
    case "dealt":
    case "kept":
    case "displayed":
    case "marked":
    case "finished":
      return null;
  }
}

function opened(marks: Pyramids.Marked[], who: Params): string {
  if (marks.length === 0) return t("event-passed", who);
  const sum = (of: (mark: Pyramids.Marked) => number) => marks.reduce((total, mark) => total + of(mark), 0);
  const cells = sum((mark) => count(mark.cells));
  const counts = {
    "found-reds": sum((mark) => mark.reds),
    "found-greens": sum((mark) => mark.greens),
    "found-torch": sum((mark) => Number(mark.torch)),
    "found-skulls": sum((mark) => mark.skulls),
    "found-erased": sum((mark) => mark.erased),
    "found-bonus": marks.length - 1,
  } as const;
  const kinds = Object.keys(counts) as (keyof typeof counts)[];
  const found = kinds.filter((kind) => counts[kind] > 0).map((kind) => t(kind, { count: counts[kind] }));
  if (found.length === 0) return t("event-opened", { ...who, count: cells });
  return t("event-opened-found", { ...who, count: cells, found: list(found) });
}

/** Worth a line under "Last turn". */
export function notable(event: Event): boolean {
  if (event.type === "opened") return event.marks.some((mark) => mark.reds + mark.greens + mark.skulls + mark.erased > 0 || mark.torch);
  return event.type === "completed" || event.type === "took" || event.type === "claimed";
}
