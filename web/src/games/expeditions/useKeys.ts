/** The keyboard: arrows move the ghost, R turns, M mirrors, S is the single field, U undoes, Enter marks. */
import { useEffect, useRef } from "preact/hooks";
import { preferences } from "../../preferences.ts";
import type { Keystroke } from "../../table/module.ts";
import { t } from "./messages.ts";
import { footOf, type Placing } from "./usePlacing.ts";
import type { Direction, Placement } from "./snap.ts";

const ARROWS: Record<string, Direction> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** The list of shortcuts. */
export const keys = (): Keystroke[] => [
  { keys: ["arrows"], does: t("key-move") },
  { keys: ["R"], does: t("key-turn") },
  { keys: ["M"], does: t("key-mirror") },
  { keys: ["S"], does: t("key-single") },
  { keys: ["enter"], does: t("key-confirm") },
  { keys: ["U", "backspace"], does: t("key-undo") },
  { keys: ["escape"], does: t("key-drop") },
];

interface Keys {
  placing: Placing;
  /** What the main button does. */
  press: (() => void) | null;
  undo: (() => void) | null;
}

/** Whether the key is meant for something else: a text field, a button, an open dialog. */
function taken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector("dialog[open]") || target?.closest("input, select, textarea")) return true;
  return (event.key === "Enter" || event.key === " ") && target?.closest("button, a, summary") != null;
}

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!taken(event) && answer(event, latest.current)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}

function answer(event: KeyboardEvent, { placing, press, undo }: Keys): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) return placing.marking && move(placing, arrow);
  if (event.key.length === 1 && event.key !== " " && !preferences().letters) return false;
  switch (event.key.toLowerCase()) {
    case "r":
      placing.turn();
      seeGhost();
      return true;
    case "m":
      placing.mirror();
      seeGhost();
      return true;
    case "s":
      placing.toggleSingle();
      seeGhost();
      return true;
    case "u":
    case "backspace":
      undo?.();
      return undo !== null;
    case "escape":
      placing.drop();
      return true;
    case "enter":
      press?.();
      return press !== null;
    case " ":
      return event.target instanceof SVGElement && placing.ghost !== null && (placing.confirm(), true);
    default:
      return false;
  }
}

/** The focus follows the ghost, so that screen readers announce what it covers. */
function move(placing: Placing, direction: Direction): boolean {
  const place = placing.step(direction);
  // Without a further place the ghost stays, and the page does not scroll.
  if (!place) return placing.ghost !== null;
  queueMicrotask(() => focusOn(place));
  seeGhost();
  return true;
}

/** After the ghost is drawn: a focused field without a ghost would call it there. */
function focusOn(place: Placement): void {
  const field = document.querySelector(`[data-cell="${place.slot}-${footOf(place)}"]`);
  if (field instanceof SVGElement) field.focus({ preventScroll: true });
}

/** In the second frame: on a narrow page the ghost may first change which card is large. */
function seeGhost(): void {
  const scroll = () => document.querySelector(".xp-field .xp-ghost-group")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}
