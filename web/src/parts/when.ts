/** When something happened, as one would say it: two hours ago, yesterday, on 3 March. */
import { currentLanguage } from "../words/index.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto", style: "short" }).format(-count, unit);

/** Seconds since 1970. */
export function since(seconds: number, now = Date.now() / 1000): string {
  const gone = Math.max(0, now - seconds);
  if (gone < MINUTE) return ago(0, "second");
  if (gone < HOUR) return ago(Math.floor(gone / MINUTE), "minute");
  if (gone < DAY) return ago(Math.floor(gone / HOUR), "hour");
  return ago(Math.floor(gone / DAY), "day");
}

/** "in 5 hours". */
export function ahead(seconds: number, now = Date.now() / 1000): string {
  const left = Math.max(0, seconds - now);
  return left < HOUR ? ago(-Math.ceil(left / MINUTE), "minute") : ago(-Math.round(left / HOUR), "hour");
}

/** By the calendar: what was late last night was yesterday. */
export function day(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(then)) / 1000 / DAY);
  if (days < 2) return ago(days, "day");
  if (days < 7) return new Intl.DateTimeFormat(currentLanguage(), { weekday: "long" }).format(then);
  return new Intl.DateTimeFormat(currentLanguage(), { day: "numeric", month: "long" }).format(then);
}
