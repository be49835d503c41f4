/** What happened last, in words. On a phone: two lines, and all of it from a tap or Enter until the next one, or the next turn. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

export function Ticker({ class: kind, label, lines, children }: { class: string; label: string; lines: string[]; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [lines.join("\n")]);
  /** Buttons inside are not for opening it. */
  const toggle = (target: EventTarget | null) => !(target as Element).closest("button") && setOpen(!open);
  return (
    <section class={`ticker ${kind} panel more ${open ? "open" : ""}`} tabIndex={0} aria-label={label} onClick={({ target }) => toggle(target)} onKeyDown={({ key, target }) => key === "Enter" && toggle(target)}>
      {children}
      <h2>{label}</h2>
      {lines.map((line, k) => (
        <p key={`${k} ${line}`}>{line}</p>
      ))}
    </section>
  );
}
