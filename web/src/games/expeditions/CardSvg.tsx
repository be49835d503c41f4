/** The sheet of paper or slab of stone that every card is drawn on. */
import type { ComponentChildren, JSX } from "preact";

interface Props {
  class: string;
  box: { width: number; height: number };
  label: string;
  hidden: boolean;
  svg: JSX.SVGAttributes<SVGSVGElement> | undefined;
  children: ComponentChildren;
}

export function CardSvg({ class: kind, box, label, hidden, svg, children }: Props) {
  const { class: extra = "", ...rest } = svg ?? {};
  const name = svg ? { role: "group" as const } : hidden ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    <svg {...name} {...rest} class={`xp-card ${kind} ${String(extra)}`} viewBox={`0 0 ${box.width} ${box.height}`}>
      {children}
    </svg>
  );
}
