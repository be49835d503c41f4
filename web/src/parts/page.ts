/** A lazily loaded page: its code, words and style sheets are fetched together before it is shown. */
import type { ComponentType } from "preact";
import { need } from "../words/index.ts";
import { lazy, type Lazy } from "./lazy.tsx";

interface Dressed {
  /** The file names of its style sheets, beside the scripts. */
  sheets: string[];
}

interface Loaded<Props> extends Dressed {
  default: ComponentType<Props>;
}

export const page = <Props extends object>(load: () => Promise<Loaded<Props>>): Lazy<Props> =>
  lazy(async () => {
    const [its] = await Promise.all([dressed(load), need(["pages"])]);
    return its.default;
  });

/** A module, once its style sheets are there, too. */
export async function dressed<Its extends Dressed>(load: () => Promise<Its>): Promise<Its> {
  const its = await load();
  await Promise.all(its.sheets.map((sheet) => styled(new URL(sheet, import.meta.url).href)));
  return its;
}

/** A lazily loaded part of a page that is itself loaded at the start, with the catalogue of lazy pages. */
export const beside = <Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> =>
  lazy(async () => {
    const [part] = await Promise.all([load(), need(["pages"])]);
    return part;
  });

const sheets = new Map<string, Promise<void>>();

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
