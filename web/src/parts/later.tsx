/** Pages that are loaded when somebody goes there, each with its style sheet. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ErrorPage } from "../me.tsx";
import { t } from "../words/index.ts";

interface Loaded<Props> {
  default: ComponentType<Props>;
  /** Where its style sheet lies, beside the scripts. */
  sheet?: string;
}

export function later<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  return function Later(props: Props) {
    const [Page, setPage] = useState<ComponentType<Props> | null>(null);
    const [failed, setFailed] = useState(false);
    const ask = () => {
      setFailed(false);
      arrived(load).then(
        (page) => setPage(() => page),
        () => setFailed(true),
      );
    };
    useEffect(ask, []);
    if (failed) return <ErrorPage words={t("problem-unreachable")} again={ask} />;
    return Page && <Page {...props} />;
  };
}

async function arrived<Props>(load: () => Promise<Loaded<Props>>): Promise<ComponentType<Props>> {
  const page = await load();
  if (page.sheet) await styled(new URL(page.sheet, import.meta.url).href);
  return page.default;
}

const sheets = new Map<string, Promise<void>>();

/** Nothing is shown before it looks as it should. */
function styled(href: string): Promise<void> {
  const known = sheets.get(href);
  if (known) return known;
  const asked = new Promise<void>((there, not) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: () => there() });
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      not(new Error(href));
    };
    document.head.append(link);
  });
  sheets.set(href, asked);
  return asked;
}
