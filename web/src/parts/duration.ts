/** A duration in words, in the largest unit that divides it. */
import { t } from "../words/index.ts";

export function duration(seconds: number): string {
  if (seconds === 0) return t("time-none");
  if (seconds % 86_400 === 0) return t("time-days", { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return t("time-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return t("time-minutes", { count: seconds / 60 });
  return t("time-seconds", { count: seconds });
}
