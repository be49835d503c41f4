/** The person at this page, whom the server knows by a cookie, set by the first request. */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useState } from "preact/hooks";
import * as api from "./api.ts";
import { t } from "./words/index.ts";
import { useAsked } from "./parts/asking.ts";
import { Wordmark } from "./parts/Icon.tsx";
import type { Me } from "./types.ts";

interface Known {
  me: Me;
  set(me: Me): void;
}

const Context = createContext<Known | null>(null);

export function useMe(): Known {
  const known = useContext(Context);
  if (!known) throw new Error("asked who I am outside of MeProvider");
  return known;
}

export function MeProvider({ children }: { children: ComponentChildren }) {
  const [changed, set] = useState<Me | null>(null);
  const asked = useAsked("me", api.me);
  const me = changed ?? asked.value;
  if (me) return <Context.Provider value={{ me, set }}>{children}</Context.Provider>;
  if (asked.error) return <ErrorPage words={asked.error} again={asked.again} />;
  return null;
}

/** A whole page with an error and what to do next. */
export function ErrorPage({ words, again, children }: { words: string; again?: (() => void) | undefined; children?: ComponentChildren }) {
  return (
    <main class="alone">
      <Wordmark class="wmb" />
      <div role="alert">
        <h1>{words}</h1>
      </div>
      {again && (
        <button type="button" class="btn pri" onClick={again}>
          {t("retry")}
        </button>
      )}
      {children}
    </main>
  );
}
