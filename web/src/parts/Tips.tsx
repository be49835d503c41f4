/**
 * Tooltips: an element with `tip("…")` shows that sentence when the mouse rests on it, when it has the focus, or on a long
 * press. Escape, moving on or scrolling closes it. One layer serves the whole page.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Attributes of an element with a tooltip. */
export const tip = (says: string) => ({ "data-tip": says });

/** The same for an element that is not focusable by itself. */
export const tipStop = (says: string) => ({ "data-tip": says, tabindex: 0 });

const REST = 350;
const HOLD = 500;
/** Pixels: a finger that moved farther is not a long press. */
const STILL = 10;
const ID = "what-it-means";
const EDGE = 8;

export function Tips() {
  const [shown, setShown] = useState<Element | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  useTipped(setShown);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!shown || !element) return undefined;
    raise(element);
    const at = shown.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const x = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, document.documentElement.clientWidth - width - EDGE));
    const y = clearOf(at, x, width, height);
    element.style.transform = `translate(${x}px, ${y}px)`;
    const before = shown.getAttribute("aria-describedby");
    shown.setAttribute("aria-describedby", ID);
    return () => (before === null ? shown.removeAttribute("aria-describedby") : shown.setAttribute("aria-describedby", before));
  }, [shown]);

  if (!shown) return null;
  const text = shown.getAttribute("data-tip") ?? "";
  return (
    <aside aria-label={text}>
      <div ref={bubble} id={ID} class="tip" role="tooltip" popover="manual">
        {text}
      </div>
    </aside>
  );
}

/** Above or below it, without covering elements marked with `data-aim`. */
function clearOf(at: DOMRect, x: number, width: number, height: number): number {
  const aims = [...document.querySelectorAll("[data-aim]")].map((part) => part.getBoundingClientRect());
  const inWindow = [at, ...aims].flatMap(({ top, bottom }) => [top - height - EDGE, bottom + EDGE]).filter((y) => y >= 0 && y + height <= innerHeight);
  const clear = (y: number) => aims.every((aim) => aim.right <= x || x + width <= aim.left || aim.bottom <= y || y + height <= aim.top);
  return inWindow.find(clear) ?? inWindow[0] ?? 0;
}

/** Puts it above dialogs, which are in the top layer. */
function raise(element: HTMLElement): void {
  try {
    element.showPopover();
  } catch {
    // Already shown; or not supported by the browser, which shows it in place.
  }
}

const tipped = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest("[data-tip]") : null);

function useTipped(show: (element: Element | null) => void): void {
  useEffect(() => {
    let now: Element | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let swallow = false;
    const set = (element: Element | null) => {
      clearTimeout(waiting);
      if (element === now) return;
      now = element;
      show(element);
    };
    const after = (time: number, then: () => void) => {
      clearTimeout(waiting);
      waiting = setTimeout(then, time);
    };

    const over = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      const element = tipped(event.target);
      if (element === now && now) return;
      set(null);
      // Only if the element is still under the mouse.
      if (element) after(REST, () => element.matches(":hover") && set(element));
    };
    const down = (event: PointerEvent) => {
      set(null);
      swallow = false;
      const element = tipped(event.target);
      if (event.pointerType === "mouse" || !element) return;
      from = event;
      after(HOLD, () => {
        set(element);
        // A long press must not also click.
        swallow = true;
        element.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: event.pointerId }));
      });
    };
    const move = (event: PointerEvent) => {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STILL) up();
    };
    const up = () => {
      from = null;
      clearTimeout(waiting);
    };
    const click = (event: Event) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const focus = ({ target }: FocusEvent) => {
      const element = target instanceof Element && target.matches("[data-tip]:focus-visible") ? target : null;
      if (element || now !== tipped(target)) set(element);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !now) return;
      if (now.closest("dialog")) event.preventDefault(); // the dialog stays
      set(null);
    };
    const gone = () => {
      if (now || from) set(null);
    };

    const menu = (event: Event) => swallow && event.preventDefault();
    const heard: [keyof DocumentEventMap, EventListener][] = [
      ["pointerover", over as EventListener],
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", up],
      ["contextmenu", menu],
      ["click", click],
      ["focusin", focus as EventListener],
      ["focusout", gone],
      ["keydown", key as EventListener],
      ["scroll", gone],
    ];
    for (const [kind, listener] of heard) document.addEventListener(kind, listener, { capture: true });
    return () => {
      clearTimeout(waiting);
      for (const [kind, listener] of heard) document.removeEventListener(kind, listener, { capture: true });
    };
  }, []);
}
