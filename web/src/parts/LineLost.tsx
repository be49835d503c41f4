/** The banner of a lost connection, with the reason, while the page reconnects. */
import type { Connection } from "../line/line.ts";
import { t } from "../words/index.ts";

export function LineLost({ connection }: { connection: Connection }) {
  if (connection !== "lost" && connection !== "crowded" && connection !== "elsewhere") return null;
  return (
    <p class="line-lost" role="status">
      {connection === "lost" ? t("reconnecting") : t(`line-${connection}`)}
    </p>
  );
}
