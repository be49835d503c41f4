/** Moves the keyboard to what just appeared, so that nobody has to look for it. */
import { useEffect, useRef, type MutableRef } from "preact/hooks";

export function useFocus<E extends HTMLElement>(): MutableRef<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
