/** A length of time in words. */
import { t } from "../messages/index.ts";

export function duration(seconds: number): string {
  if (seconds === 0) return t("time.none");
  if (seconds < 60) return t("time.seconds", { count: seconds });
  if (seconds < 3600) return t("time.minutes", { count: seconds / 60 });
  if (seconds < 86_400) return t("time.hours", { count: seconds / 3600 });
  return t("time.days", { count: seconds / 86_400 });
}
