/** What happened last, in words. On a phone: two lines, a sign if there are more, and all of it from a tap or Enter until the next one, or the next turn. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export function Ticker({ class: kind, label, lines, children }: { class: string; label: string; lines: string[]; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    setOpen(false);
    const { current } = section;
    const watch = new ResizeObserver(() => setCut(current!.scrollHeight > current!.clientHeight));
    watch.observe(current!);
    return () => watch.disconnect();
  }, [lines.join("\n")]);
  /** Buttons inside are not for opening it, and what opens it plays nothing. */
  const toggle = (event: Event) => {
    if ((event.target as Element).closest("button")) return;
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <section ref={section} class={`ticker ${kind} panel more ${open ? "open" : cut ? "cut" : ""}`} tabIndex={0} aria-label={label} onClick={toggle} onKeyDown={(event) => event.key === "Enter" && toggle(event)}>
      {children}
      <h2>{label}</h2>
      {lines.map((line, k) => (
        <p key={`${k} ${line}`}>{line}</p>
      ))}
    </section>
  );
}
