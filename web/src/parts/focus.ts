/** Moves the keyboard focus to what just appeared. */
import { useEffect, useRef, type MutableRef } from "preact/hooks";

export function useFocus<E extends HTMLElement>(): MutableRef<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
