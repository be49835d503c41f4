/** The browser's Back closes panels and dialogs before it leaves the page: one history entry stands for all of them. */
import { useEffect, useRef } from "preact/hooks";

const open: (() => void)[] = [];
const marked = (): boolean => (history.state as { panel?: boolean } | null)?.panel === true;

let hearing = false;
/** Our own `history.back()` is pending: it must not close what opens meanwhile. */
let leaving = false;

function hear(): void {
  if (hearing) return;
  hearing = true;
  addEventListener("popstate", () => {
    if (leaving) {
      leaving = false;
      settle();
    } else if (!marked()) open.at(-1)?.();
    // Left over by a panel from which a link led to another page.
    else if (open.length === 0) history.back();
  });
}

/** While mounted, Back calls this. */
export function useBack(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    hear();
    const shut = () => latest.current();
    open.push(shut);
    if (!marked()) history.pushState({ panel: true }, "");
    return () => {
      open.splice(open.indexOf(shut), 1);
      // Deferred: another panel may open in its place, or the route may have changed.
      setTimeout(settle);
    };
  }, []);
}

function settle(): void {
  if (leaving) return;
  if (open.length === 0 && marked()) {
    leaving = true;
    history.back();
  } else if (open.length > 0 && !marked()) history.pushState({ panel: true }, "");
}

/** At once, or when our own step back is made: it would take one back from another page. */
export function afterLeaving(then: () => void): void {
  if (leaving) addEventListener("popstate", then, { once: true });
  else then();
}
