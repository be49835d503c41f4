/** Text that is cut off until a reader asks for all of it, or until other text comes. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../words/index.ts";

export interface Unfolding<Box> {
  box: RefObject<Box>;
  open: boolean;
  /** There is something to unfold, or it is unfolded. */
  more: boolean;
  toggle(): void;
}

export function useUnfold<Box extends HTMLElement>(text: string): Unfolding<Box> {
  const box = useRef<Box>(null);
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState(false);
  const opened = useRef(open);
  opened.current = open;
  useLayoutEffect(() => {
    setOpen(false);
    setMore(false);
  }, [text]);
  useEffect(() => {
    const { current } = box;
    const watch = new ResizeObserver(() => {
      if (current && !opened.current) setMore(current.scrollHeight > current.clientHeight || current.scrollWidth > current.clientWidth);
    });
    if (current) watch.observe(current);
    return () => watch.disconnect();
  }, [text]);
  return { box, open, more, toggle: () => setOpen(!open) };
}

export function Unfold({ open, more, toggle }: Unfolding<unknown>) {
  if (!more) return null;
  return (
    <button type="button" class="unfold" aria-expanded={open} aria-label={t("show-all")} onClick={toggle}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path class="stroke" d={open ? "M7 21L16 12 25 21" : "M7 12L16 21 25 12"} />
      </svg>
    </button>
  );
}
