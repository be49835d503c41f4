/** What happened last, in words. On a phone: two lines, and all of it from a tap or the arrow until the next one, or the next turn. */
import type { ComponentChildren } from "preact";
import { Unfold, useUnfold } from "./Unfold.tsx";

export function Ticker({ class: kind, label, lines, children }: { class: string; label: string; lines: string[]; children: ComponentChildren }) {
  const unfolding = useUnfold<HTMLElement>(lines.join("\n"));
  const { box, open, more, toggle } = unfolding;
  /** Buttons inside do what they say. */
  const press = (event: Event) => {
    if (more && !(event.target as Element).closest("button")) toggle();
  };
  return (
    <section ref={box} class={`ticker ${kind} panel more ${open ? "open" : more ? "cut" : ""}`} tabIndex={0} aria-label={label} onClick={press}>
      {children}
      <h2>{label}</h2>
      {lines.map((line, k) => (
        <p key={`${k} ${line}`}>{line}</p>
      ))}
      <Unfold {...unfolding} />
    </section>
  );
}
