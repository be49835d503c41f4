/** The people of a table as a game needs them, and whose acts are awaited. */
import type { SeatInfo, TableInfo, Update } from "../types.ts";
import type { Called, Player } from "./module.ts";

export function players(info: TableInfo): Player[] {
  return info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    bot: seat.bot,
    mine: seat.mine,
    online: seat.online || seat.bot !== null,
    awayMinutes: awayMinutes(seat),
    finished: seat.finished,
  }));
}

function awayMinutes(seat: SeatInfo): number | null {
  if (seat.online || seat.bot !== null || seat.away_since === null) return null;
  return Math.max(0, Math.floor((Date.now() / 1000 - seat.away_since) / 60));
}

/** News of the table and the view of the seat may come apart by a moment; for one's own seat the view is right. */
export function toAct(info: TableInfo, update: Update | null): number[] {
  if (!update || update.over) return [];
  const own = update.seat;
  const others = info.to_act.filter((seat) => seat !== own);
  return own !== null && update.legal.length > 0 ? [...others, own].sort((a, b) => a - b) : others;
}

export const nameOf = (info: TableInfo) => (seat: number) => info.seats[seat]?.name ?? "";

/** In sentences: the seat one looks through is "you". */
export const called =
  (info: TableInfo, own: number | null): Called =>
  (seat) =>
    seat === own ? null : nameOf(info)(seat);
