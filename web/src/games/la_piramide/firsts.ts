/** What La Piramide explains when it happens for the first time. */
import words from "words:la_piramide/learn";
import type { First, Happened } from "../../learn/firsts.ts";
import { catalogue } from "../../words/index.ts";
import { t } from "./messages.ts";
import { type Event, owner, type View } from "./pieces.ts";

const say = catalogue(words);

export default function firsts({ heard, seat }: Happened<View, Event>): First[] {
  const drew = heard.some((event) => event.type === "gamble-rolled" && event.hit && event.seat === seat);
  const met = heard.some((event) => (event.type === "sent-back" || event.type === "burst") && event.pawns.some((pawn) => owner(pawn) === seat));
  return [
    ...(drew ? [{ name: "curse", at: ".lp-hand", says: t("on-your-turn") }] : []),
    ...(met ? [{ name: "meeting", at: ".lp-pl", says: say("learn-meet-text") }] : []),
  ];
}
