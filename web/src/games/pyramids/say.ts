/** Events in words. */
import { list } from "../../messages/index.ts";
import type { Called } from "../../table/module.ts";
import type { Pyramids } from "../../types.ts";
import { count } from "../expeditions/cells.ts";
import { t as shared } from "../expeditions/messages.ts";
import type { Chambers } from "./chambers.ts";
import { t } from "./messages.ts";

export type Event = Pyramids.Event;

export function say(event: Event, data: Chambers, called: Called): string | null {
  const name = (seat: number) => called(seat) ?? shared("you");
  switch (event.type) {
    case "laid":
      return t("saidLaid", { name: name(event.seat), one: event.cards[0], other: event.cards[1] });
    case "flipped": {
      const shape = data.expeditions[event.card]?.shape;
      return shape ? t("saidFlipped", { shape: shared(shape) }) : null;
    }
    case "opened":
      return opened(event.marks, name(event.seat));
    case "completed":
      return t("saidCompleted", { name: name(event.seat), number: event.card });
    case "took":
      return t(event.unseen ? "saidTookUnseen" : "saidTook", { name: name(event.seat), number: event.card });
    case "claimed":
      return t("saidClaimed", { name: name(event.seat), points: event.points, colour: t(event.colour) });
    case "round ended":
      return t("saidRound", { round: event.round });
    case "ended":
      return t("saidEnded");
    case "dealt":
    case "kept":
    case "displayed":
    case "marked":
    case "finished":
      return null;
  }
}

function opened(marks: Pyramids.Marked[], name: string): string {
  if (marks.length === 0) return t("saidPassed", { name });
  const sum = (of: (mark: Pyramids.Marked) => number) => marks.reduce((total, mark) => total + of(mark), 0);
  const cells = sum((mark) => count(mark.cells));
  const some = (key: "foundReds" | "foundGreens" | "foundSkulls" | "foundErased" | "foundBonus", number: number) =>
    number > 0 ? [t(key, { count: number })] : [];
  const found = [
    ...some("foundReds", sum((mark) => mark.reds)),
    ...some("foundGreens", sum((mark) => mark.greens)),
    ...(marks.some((mark) => mark.torch) ? [t("foundTorch")] : []),
    ...some("foundSkulls", sum((mark) => mark.skulls)),
    ...some("foundErased", sum((mark) => mark.erased)),
    ...some("foundBonus", marks.length - 1),
  ];
  return found.length > 0 ? t("saidDugWith", { name, count: cells, found: list(found) }) : t("saidDug", { name, count: cells });
}

/** Worth a line under "Last turn". */
export function notable(event: Event): boolean {
  if (event.type === "opened") return event.marks.some((mark) => mark.reds + mark.greens + mark.skulls + mark.erased > 0 || mark.torch);
  return event.type === "completed" || event.type === "took" || event.type === "claimed";
}
