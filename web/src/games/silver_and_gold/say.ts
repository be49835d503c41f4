/** Events in words. */
import { list } from "../../messages/index.ts";
import type { Called } from "../../table/module.ts";
import type { SilverAndGold } from "../../types.ts";
import { count } from "../expeditions/cells.ts";
import { t as shared } from "../expeditions/messages.ts";
import { cardOf } from "../expeditions/table.ts";
import type { Maps } from "./maps.ts";
import { t } from "./messages.ts";

export type Event = SilverAndGold.Event;

export function say(event: Event, data: Maps, called: Called): string | null {
  const name = (seat: number) => called(seat) ?? shared("you");
  const colour = (number: number) => t(data.cards[number - 1]?.colour ?? "grey");
  switch (event.type) {
    case "laid":
      return laid(event.cards, data, name(event.seat));
    case "flipped": {
      const shape = data.expeditions[event.card]?.shape;
      return shape ? t("saidFlipped", { shape: shared(shape) }) : null;
    }
    case "opened":
      return opened(event, name(event.seat));
    case "cup":
      return t(event.points > 0 ? "saidCup" : "saidNoCup", { name: name(event.seat), points: event.points });
    case "completed":
      return t("saidCompleted", { name: name(event.seat), colour: colour(event.card), value: data.cards[event.card - 1]?.value ?? 0 });
    case "took":
      return t(event.unseen ? "saidTookUnseen" : "saidTook", { name: name(event.seat), colour: colour(event.card) });
    case "round ended":
      return t("saidRound", { round: event.round });
    case "ended":
      return t("saidEnded");
    case "started":
    case "dealt":
    case "kept":
    case "displayed":
    case "marked":
    case "finished":
      return null;
  }
}

const ONE_OF = { purple: "aPurple", orange: "aOrange", green: "aGreen", grey: "aGrey" } as const;

function laid(cards: [number, number], data: Maps, name: string): string {
  const [one, other] = [cardOf(data, cards[0]).colour, cardOf(data, cards[1]).colour];
  return one === other ? t("saidLaidAlike", { name, colour: t(one) }) : t("saidLaid", { name, one: t(ONE_OF[one]), other: t(ONE_OF[other]) });
}

function opened({ marks }: SilverAndGold.Opened, name: string): string {
  if (marks.length === 0) return t("saidPassed", { name });
  const fields = marks.reduce((sum, mark) => sum + count(mark.cells), 0);
  const coins = marks.reduce((sum, mark) => sum + mark.coins, 0);
  const found = [
    ...(coins > 0 ? [t("foundCoins", { count: coins })] : []),
    ...marks.flatMap((mark) => mark.palms.map((points) => t("foundPalm", { points }))),
    ...(marks.length > 1 ? [t("foundBonus", { count: marks.length - 1 })] : []),
  ];
  return found.length > 0 ? t("saidMarkedWith", { name, count: fields, found: list(found) }) : t("saidMarked", { name, count: fields });
}

/** Worth a line under "Last turn". */
export function notable(event: Event): boolean {
  if (event.type === "opened") return event.marks.some((mark) => mark.coins > 0 || mark.palms.length > 0);
  return event.type === "cup" || event.type === "completed" || event.type === "took";
}

