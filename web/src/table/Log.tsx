/** The match in words, the latest first. */
import { useState } from "preact/hooks";
import { t } from "../words/index.ts";
import { useSaid } from "../words/useSaid.ts";

const FIRST = 12;

export function Log({ heard, say }: { heard: unknown[]; say(event: unknown): string | null }) {
  const [all, setAll] = useState(false);
  const lines = useSaid(() => heard.map(say).filter((line): line is string => line !== null).reverse(), [heard]);
  const seen = all ? lines : lines.slice(0, FIRST);
  return (
    <section>
      <h3>{t("log")}</h3>
      {lines.length === 0 && <p class="quiet">{t("log-empty")}</p>}
      <ol class="log-lines" aria-label={t("log")}>
        {seen.map((line, place) => (
          <li key={lines.length - place}>{line}</li>
        ))}
      </ol>
      {lines.length > seen.length && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {t("log-all", { count: lines.length })}
        </button>
      )}
    </section>
  );
}
