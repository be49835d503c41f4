/**
 * The controls of a replay: first, back, play at several speeds, on, last, and a slider; arrow keys, Home, End and Space
 * do the same.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Unfold, useUnfold } from "../parts/Unfold.tsx";
import { t } from "../words/index.ts";
import { said } from "../words/pages.ts";

const PACE = 1100;
const SPEEDS = [0.5, 1, 2, 4];

interface Props {
  step: number;
  last: number;
  /** What happened in this step, in words. */
  said: string;
  /** Steps that are marked on the slider. */
  marks: number[];
  change(step: number): void;
  /** Counts jumps made outside these controls: each stops playback. */
  moved: number;
  children?: ComponentChildren;
}

export function Steps({ step, last, said: line, marks, change, moved, children }: Props) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const unfolding = useUnfold<HTMLParagraphElement>(line);
  // Keys may come faster than renders; each continues from the one before.
  const at = useRef(step);
  at.current = step;
  const to = (next: number) => {
    at.current = Math.max(0, Math.min(last, next));
    change(at.current);
  };
  const stopAt = (next: number) => {
    setPlaying(false);
    to(next);
  };
  const toggle = () => {
    if (!playing && step === last) to(0);
    setPlaying(!playing);
  };

  useEffect(() => setPlaying(false), [moved]);
  useEffect(() => {
    if (!playing) return undefined;
    if (step >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => to(step + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, step, last, speed]);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest("input, select, dialog, button")) return;
      const actions: Record<string, () => void> = {
        ArrowLeft: () => stopAt(at.current - 1),
        ArrowRight: () => stopAt(at.current + 1),
        Home: () => stopAt(0),
        End: () => stopAt(last),
        " ": toggle,
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  return (
    <footer class="steps">
      <div class="steps-say">
        <p ref={unfolding.box} class={unfolding.open ? "steps-said open" : "steps-said"} aria-live="polite">
          {line}
        </p>
        <Unfold {...unfolding} />
      </div>
      <div class="steps-keys">
        <Key label={t("replay-first")} path="M24 7L12 16 24 25ZM8 7V25" off={step === 0} press={() => stopAt(0)} />
        <Key label={t("replay-back")} path="M22 6L9 16 22 26Z" off={step === 0} press={() => stopAt(step - 1)} />
        <Key
          label={playing ? t("replay-pause") : t("replay-play")}
          path={playing ? "M11 6V26M21 6V26" : "M9 5L26 16 9 27Z"}
          off={last === 0}
          main
          press={toggle}
        />
        <Key label={t("replay-next")} path="M10 6L23 16 10 26Z" off={step === last} press={() => stopAt(step + 1)} />
        <Key label={t("replay-last")} path="M8 7L20 16 8 25ZM24 7V25" off={step === last} press={() => stopAt(last)} />
        <span class="steps-track">
          <svg class="steps-marks" viewBox={`0 0 ${Math.max(1, last)} 1`} preserveAspectRatio="none" aria-hidden="true">
            {marks.map((mark) => (
              <path key={mark} d={`M${mark} 0V1`} />
            ))}
          </svg>
          <input
            type="range"
            class="steps-slider"
            min={0}
            max={last}
            value={step}
            aria-label={t("replay-step")}
            onInput={(event) => stopAt(Number(event.currentTarget.value))}
          />
        </span>
        <span class="steps-count">{t("replay-count", { step: step + 1, last: last + 1 })}</span>
      </div>
      <div class="steps-tools">
        <select class="field steps-speed" aria-label={said("replay-speed")} value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {said("replay-times", { speed: each })}
            </option>
          ))}
        </select>
        {children}
      </div>
    </footer>
  );
}

interface KeyProps {
  label: string;
  path: string;
  off: boolean;
  main?: boolean;
  press(): void;
}

export function Key({ label, path, off, main = false, press }: KeyProps) {
  return (
    <button type="button" class={main ? "icb main" : "icb"} aria-label={label} disabled={off} onClick={press}>
      <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
        <path class="key-sign" d={path} />
      </svg>
    </button>
  );
}
