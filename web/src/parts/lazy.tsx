/** Lazy loading: a component whose code is fetched when it is first shown. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../words/index.ts";

export type Lazy<Props> = ComponentType<Props> & { fetch(): void };

interface Closable {
  onClose?(): void;
}

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props & Closable> {
  let found: ComponentType<Props> | null = null;
  const fetch = () => load().then((part) => (found = part));
  const Part = (props: Props & Closable) => {
    const [state, set] = useState<"waiting" | "here" | "lost">(found ? "here" : "waiting");
    useEffect(() => {
      if (found) return set("here");
      let gone = false;
      fetch().then(
        () => gone || set("here"),
        () => gone || set("lost"),
      );
      return () => {
        gone = true;
      };
    }, []);
    if (found) {
      const Found = found;
      return <Found {...props} />;
    }
    return state === "lost" ? <Lost close={props.onClose} /> : null;
  };
  return Object.assign(Part, { fetch: () => void fetch().catch(() => undefined) });
}

/** The server is unreachable, or the page is outdated: a reload fixes both. */
function Lost({ close }: { close?: (() => void) | undefined }) {
  return (
    <div class="cover" role="alert">
      <div class="panel cover-card">
        <h2>{t("problem-unreachable")}</h2>
        <button type="button" class="btn pri" onClick={() => location.reload()}>
          {t("crashed-reload")}
        </button>
        {close && (
          <button type="button" class="btn sec" onClick={close}>
            {t("close")}
          </button>
        )}
      </div>
    </div>
  );
}
