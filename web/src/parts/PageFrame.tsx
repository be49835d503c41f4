/** The common frame of pages beside the table: title, way home, and error states. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { ErrorPage } from "../me.tsx";
import { t } from "../words/index.ts";
import type { Asked } from "./asking.ts";
import { Wordmark } from "./Icon.tsx";
import { Link } from "./Link.tsx";

/** Sets the window's title while the component is mounted. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = t("name");
    };
  }, [title]);
}

export function WayHome() {
  return (
    <Link to={{ page: "home" }} class="top-home" label={t("home")}>
      <Wordmark />
    </Link>
  );
}

export function PageFrame({ title, class: name, children }: { title: string; class: string; children: ComponentChildren }) {
  useTitle(title);
  return (
    <div class={name}>
      <header class="page-head">
        <WayHome />
        <h1>{title}</h1>
      </header>
      <main class={`${name}-parts`}>{children}</main>
    </div>
  );
}

/** Offers to retry, unless it does not exist. */
export function NotLoaded({ asked }: { asked: Asked<unknown> }) {
  return (
    <ErrorPage words={asked.error ?? ""} again={asked.missing ? undefined : asked.again}>
      <Link to={{ page: "home" }} class={`btn ${asked.missing ? "pri" : "sec"}`}>
        {t("home")}
      </Link>
    </ErrorPage>
  );
}
