/** The number of spectators; nothing if there are none. */
import { t } from "../words/index.ts";

export function Watching({ count, class: extra = "" }: { count: number; class?: string }) {
  if (count === 0) return null;
  return (
    <span class={`watching ${extra}`} title={t("watching-count", { count })}>
      <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
        <path class="stroke" d="M3.4 16.4C9.6 7 22.2 6.8 28.6 16 22.4 25.2 9.8 25.4 3.4 16.4M16 11.8a4.4 4.4 0 1 1-.1 0" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span class="vh">{t("watching-count", { count })}</span>
    </span>
  );
}
