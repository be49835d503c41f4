/** Events in words. */
import { list } from "../../messages/index.ts";
import { t } from "./messages.ts";
import { type Drawings, type Event, owner } from "./pieces.ts";
import { capital, doorInWords, type Name, pawnInWords } from "./words.ts";

export function say(event: Event, data: Drawings, called: Name): string | null {
  const name = (seat: number) => called(seat) ?? t("you");
  const whom = (seat: number) => called(seat) ?? t("whomYou");
  const pawn = (one: number) => capital(pawnInWords(one, called));
  const pawns = (several: readonly number[]) => capital(list(several.map((one) => pawnInWords(one, called))));
  switch (event.type) {
    case "first-player":
      return t("saidFirst", { name: name(event.seat) });
    case "turn-began":
      return null;
    case "turn-lost":
      return t("saidTurnLost", { name: name(event.seat) });
    case "die-rolled":
      return t("saidRolled", { name: name(event.seat), value: event.value });
    case "gambled":
      return t("saidGambled", { name: name(event.seat), values: list(event.values.map(String)) });
    case "gamble-rolled":
      return t(event.hit ? "saidHit" : "saidMiss", { value: event.value });
    case "drew":
      return t("saidDrew", { name: name(event.seat), curse: t(event.curse) });
    case "card-drawn":
      return t("saidDrawn", { name: name(event.seat) });
    case "moved":
      return t("saidMoved", { pawn: pawn(event.pawn), count: event.path.length - 1 });
    case "left": {
      const door = data.squares[event.path.at(-1) ?? 0]?.exits ?? "";
      return t("saidLeft", { name: name(owner(event.pawn)), door: doorInWords(door) });
    }
    case "stuck":
      return t(event.kind === "slave" ? "saidStuckSlave" : "saidStuckMummy", { name: name(event.seat) });
    case "sent-back":
      return t("saidSentBack", { pawns: pawns(event.pawns) });
    case "put-back":
      return t("saidPutBack", { pawn: pawn(event.pawn) });
    case "waits":
      return t("saidWaits", { pawn: pawn(event.pawn) });
    case "burst":
      return t("saidBurst", { pawns: pawns(event.pawns) });
    case "curse-played":
      return t("saidCurse", { name: name(event.seat), curse: t(event.curse) });
    case "swapped":
      return t("saidSwapped", { pawns: pawns(event.pawns) });
    case "awoke":
      return t("saidAwoke", { pawn: pawn(event.pawn) });
    case "plagued":
      return t("saidPlagued", { name: whom(event.seat) });
    case "robbed":
      return t("saidRobbed", { thief: name(event.thief), victim: whom(event.victim), curse: t(event.curse) });
    case "card-taken":
      return t("saidTaken", { thief: name(event.thief), victim: whom(event.victim) });
    case "ended":
      return t(ENDS[event.why], { names: list(event.winners.map(name)) });
  }
}

const ENDS = { "both-out": "saidOut", "turn-limit": "saidLimit", stuck: "saidStuckAll" } as const;
