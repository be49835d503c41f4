/** A link within the page: a real address for the other mouse button, no reload for the first. */
import type { ComponentChildren } from "preact";
import { address, go, type Route } from "../addresses.ts";

interface Props {
  to: Route;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

export function Link({ to, class: look, label, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={address(to)} class={look} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
