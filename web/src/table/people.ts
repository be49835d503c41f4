/** The people of a table as a game needs them, whose acts are awaited, and who comes and goes. */
import { t } from "../messages/index.ts";
import type { SeatInfo, TableInfo, Update } from "../types.ts";
import type { Called, Player } from "./module.ts";

export function players(info: TableInfo): Player[] {
  return info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    playedBy: seatName(seat),
    bot: seat.bot,
    mine: seat.mine,
    online: seat.online || seat.bot !== null,
    awayMinutes: info.status === "running" ? awayMinutes(seat) : null,
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

/** A bot that plays for somebody is not to be taken for them. */
function seatName(seat: SeatInfo): string {
  return seat.kind !== "bot" && seat.bot !== null ? t("bot.for", { name: seat.name }) : seat.name;
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

/** What has changed about who plays which seat, in words. */
export function tidings(before: TableInfo, after: TableInfo): string[] {
  if (before.table !== after.table || after.status !== "running") return [];
  const unseated = !after.hosting && !after.seats.some((seat) => seat.mine);
  if (before.status === "gathering" && unseated) return [t("news.full")];
  const said = after.seats.flatMap((seat) => {
    const was = before.seats[seat.seat];
    return was && seat.kind === was.kind ? (tiding(was, seat) ?? []) : [];
  });
  return [...new Set(said)]; // several seats may be one person's
}

function tiding(was: SeatInfo, now: SeatInfo): string | null {
  if (was.left) return null; // for good
  const { name } = now;
  if (now.left) return was.mine ? t("news.lost") : t("news.left", { name });
  if (was.bot === null && now.bot !== null) return t("news.away", { name });
  if (was.bot !== null && now.bot === null) return now.mine ? t("news.me") : t("news.back", { name });
  return null;
}
