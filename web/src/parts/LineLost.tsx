/** Says that the line to the table is broken, and that the page tries again by itself. */
import type { Connection } from "../line/line.ts";
import { t } from "../words/index.ts";

export function LineLost({ connection }: { connection: Connection }) {
  if (connection !== "lost" && connection !== "crowded") return null;
  return (
    <p class="line-lost" role="status">
      {connection === "lost" ? t("reconnecting") : t("line-crowded")}
    </p>
  );
}
