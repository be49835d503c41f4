/** Events in words. */
import { named } from "../../table/named.ts";
import type { Called } from "../../table/module.ts";
import type { SilverAndGold } from "../../types.ts";
import { list, type Params } from "../../words/index.ts";
import { count } from "../expeditions/cells.ts";
import { sayShared } from "../expeditions/say.ts";
import { cardOf } from "../expeditions/table.ts";
import type { Maps } from "./maps.ts";
import { t } from "./messages.ts";

export type Event = SilverAndGold.Event;

export function say(event: Event, data: Maps, called: Called): string | null {
  switch (event.type) {
    case "laid":
      return laid(event.cards, data, named(called, event.seat));
    case "flipped":
    case "round ended":
    case "ended":
      return sayShared(event, data);
    case "opened":
      return opened(event.marks, named(called, event.seat));
    case "cup":
      return t(event.points > 0 ? "event-cup" : "event-no-cup", { ...named(called, event.seat), points: event.points });
    case "completed": {
      const { colour, value } = cardOf(data, event.card);
      return t("event-completed", { ...named(called, event.seat), colour, value });
    }
    case "took":
      return t(event.unseen ? "event-took-unseen" : "event-took", { ...named(called, event.seat), colour: cardOf(data, event.card).colour });
    case "started":
    case "dealt":
    case "kept":
    case "displayed":
    case "marked":
    case "finished":
      return null;
  }
}

function laid(cards: [number, number], data: Maps, who: Params): string {
  const [colour, other] = [cardOf(data, cards[0]).colour, cardOf(data, cards[1]).colour];
  return t(colour === other ? "event-laid-alike" : "event-laid", { ...who, colour, other });
}

const fieldsIn = (marks: SilverAndGold.Marked[]): number => marks.reduce((sum, mark) => sum + count(mark.cells), 0);

function found(marks: SilverAndGold.Marked[]): string[] {
  const coins = marks.reduce((sum, mark) => sum + mark.coins, 0);
  return [
    ...(coins > 0 ? [t("found-coins", { count: coins })] : []),
    ...marks.flatMap((mark) => mark.palms.map((points) => t("found-palm", { points }))),
    ...(marks.length > 1 ? [t("found-bonus", { count: marks.length - 1 })] : []),
  ];
}

function opened(marks: SilverAndGold.Marked[], who: Params): string {
  if (marks.length === 0) return t("event-passed", who);
  const [fields, what] = [fieldsIn(marks), found(marks)];
  if (what.length === 0) return t("event-opened", { ...who, count: fields });
  return t("event-opened-found", { ...who, count: fields, found: list(what) });
}

/** A short tag: the best of what was collected, or how much was marked. */
export const tag = ({ marks }: SilverAndGold.Opened): string => found(marks)[0] ?? t("found-fields", { count: fieldsIn(marks) });

/** Worth a line under "Last turn". */
export function notable(event: Event): boolean {
  if (event.type === "opened") return event.marks.some((mark) => mark.coins > 0 || mark.palms.length > 0);
  return event.type === "cup" || event.type === "completed" || event.type === "took";
}

