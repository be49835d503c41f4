/** The people of a table as a game needs them, and which seats this page may view. */
import { t } from "../words/index.ts";
import type { AnyModule } from "../games/index.ts";
import type { Refused, SeatInfo, TableInfo } from "../types.ts";
import type { Called, Player, Refusal } from "./module.ts";

export function players(info: TableInfo): Player[] {
  return info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    playedBy: seatName(seat),
    bot: seat.bot,
    mine: seat.mine,
    online: seat.online || seat.bot !== null,
    awayMinutes: info.status === "running" ? awayMinutes(seat) : null,
  }));
}

function awayMinutes(seat: SeatInfo): number | null {
  if (seat.online || seat.bot !== null || seat.away_since === null) return null;
  return Math.max(0, Math.floor((Date.now() / 1000 - seat.away_since) / 60));
}

/** A stand-in is marked as such. */
function seatName(seat: SeatInfo): string {
  return seat.kind !== "bot" && seat.bot !== null ? t("bot-for", { name: seat.name }) : seat.name;
}

export const playedBy = (info: TableInfo) => (seat: number) => (info.seats[seat] ? seatName(info.seats[seat]) : "");

export const nameOf = (info: TableInfo) => (seat: number) => info.seats[seat]?.name ?? "";

/** Names in sentences: the viewer's own seat is "you". */
export const called =
  (info: TableInfo, own: number | null): Called =>
  (seat) =>
    seat === own ? null : nameOf(info)(seat);

/** Whether the person may see the table, from a seat or as a spectator. */
export function mayLook(info: TableInfo): boolean {
  return info.settings.spectators || info.status === "over" || info.seats.some((seat) => seat.mine);
}

/** A refusal in words: from the game's catalogue, or the platform's if no rule forbids it. */
export function refusalInWords(refused: Refused | null, module: AnyModule): Refusal | null {
  if (!refused) return null;
  const { clause, text, key, parameters } = refused;
  const message = (clause ? module.why?.(key, parameters) : t.find(key, parameters)) ?? refused.message;
  return { clause, text, message };
}

/** My seat that is to act, else any of mine, else the spectator's. */
export function seatFor(info: TableInfo): number | null {
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  return mine.find((seat) => info.to_act.includes(seat)) ?? mine[0] ?? null;
}
