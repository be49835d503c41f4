/** The people of a table as a game needs them, and which seats this page may look through. */
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

/** A bot that plays for somebody is not to be taken for them. */
function seatName(seat: SeatInfo): string {
  return seat.kind !== "bot" && seat.bot !== null ? t("bot-for", { name: seat.name }) : seat.name;
}

export const playedBy = (info: TableInfo) => (seat: number) => (info.seats[seat] ? seatName(info.seats[seat]) : "");

export const nameOf = (info: TableInfo) => (seat: number) => info.seats[seat]?.name ?? "";

/** In sentences: the seat one looks through is "you". */
export const called =
  (info: TableInfo, own: number | null): Called =>
  (seat) =>
    seat === own ? null : nameOf(info)(seat);

/** May whoever sits before this page see what lies on the table, through a seat or as a spectator? */
export function mayLook(info: TableInfo): boolean {
  return info.settings.spectators || info.status === "over" || info.seats.some((seat) => seat.mine);
}

/** A refusal in the words of this page: the game's own, or the platform's where no rule forbids it. */
export function refusalInWords(refused: Refused | null, module: AnyModule): Refusal | null {
  if (!refused) return null;
  const { clause, text, key, parameters } = refused;
  const message = (clause ? module.why?.(key, parameters) : t.find(key, parameters)) ?? refused.message;
  return { clause, text, message };
}

/** My seat that is awaited, else any of mine, else the spectator's. */
export function seatFor(info: TableInfo): number | null {
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  return mine.find((seat) => info.to_act.includes(seat)) ?? mine[0] ?? null;
}
