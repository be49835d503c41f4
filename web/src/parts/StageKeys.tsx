/** Buttons for animations: skip, and show the last turn again. */
import { t } from "../words/index.ts";

export function Skip({ press, main = false }: { press(): void; main?: boolean }) {
  return (
    <button type="button" class={`btn ${main ? "pri" : "sec"} stage-key`} data-stage onClick={press}>
      <Sign path="M6 7.4L14.4 16 6.2 24.8M15.4 7.4L23.8 16 15.6 24.8M27 7V25" />
      {t("stage-skip")}
    </button>
  );
}

export function ShowAgain({ press }: { press(): void }) {
  return (
    <button type="button" class="btn sec stage-key" data-stage aria-label={t("stage-again")} title={t("stage-again")} onClick={press}>
      <Sign path="M26.2 12.2C24 7.8 19.8 5.4 15 5.8 9 6.4 4.8 11.4 5.4 17.2 6 23 11 27 16.6 26.4 20.6 26 23.8 23.6 25.4 20.2M26.8 4.8L26.6 12.6 19 12" />
      <span>{t("stage-again")}</span>
    </button>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
      <path class="stroke" d={path} />
    </svg>
  );
}
