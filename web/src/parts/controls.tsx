/** The few controls that settings are made of. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../words/index.ts";
import { Tick } from "./Icon.tsx";

interface SwitchProps {
  label: string;
  hint?: string | undefined;
  on: boolean;
  change(on: boolean): void;
}

export function Switch({ label, hint, on, change }: SwitchProps) {
  return (
    <button type="button" role="switch" class="switch" aria-checked={on} onClick={() => change(!on)}>
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <span class="tick">{on && <Tick />}</span>
    </button>
  );
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  chosen: Value;
  name(value: Value): string;
  /** An icon in place of the name, which is then for screen readers only. */
  draw?(value: Value): ComponentChildren;
  change(value: Value): void;
}

/** A few words in a row, one of them chosen; arrow keys move as in any radio group. */
export function Choice<Value extends string | number>({ label, values, chosen, name, draw, change }: ChoiceProps<Value>) {
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = values[(values.indexOf(chosen) + by + values.length) % values.length];
    if (next === undefined) return;
    change(next);
    const group = event.currentTarget as HTMLElement;
    group.querySelectorAll("button")[values.indexOf(next)]?.focus();
  };
  return (
    <span class="choice" role="radiogroup" aria-label={label} onKeyDown={step}>
      {values.map((value) => (
        <button
          type="button"
          role="radio"
          key={value}
          aria-checked={value === chosen}
          aria-label={draw && name(value)}
          title={draw && name(value)}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => change(value)}
        >
          {draw ? draw(value) : name(value)}
        </button>
      ))}
    </span>
  );
}

/** Copies a text. Without clipboard access (plain http), the text is selected for the person to copy. */
export function Copy({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (field: HTMLInputElement) => {
    field.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand("copy");
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <span class="copy">
      <input class="field" readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="btn sec"
        onClick={(event) => {
          const field = event.currentTarget.parentElement?.querySelector("input");
          if (field) void copy(field);
        }}
      >
        {copied ? t("copied") : t("copy")}
      </button>
    </span>
  );
}
