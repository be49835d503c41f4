/** A modal dialog. The browser's own element keeps the focus inside and closes on Escape. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words/index.ts";
import { useBack } from "./back.ts";
import { Cross } from "./Icon.tsx";

interface Props {
  title: string;
  onClose(): void;
  /** `side` leaves the board in sight. */
  place?: "middle" | "side";
  class?: string;
  /** Decoration behind the heading. */
  banner?: ComponentChildren;
  /** Beside the heading. */
  tools?: ComponentChildren;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, place = "middle", class: extra = "", banner, tools, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useBack(onClose);
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog ${place} ${extra}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          {banner && (
            <div class="dialog-banner" aria-hidden="true">
              {banner}
            </div>
          )}
          <h2 id={heading} tabIndex={-1} autoFocus>
            {title}
          </h2>
          {tools}
          <button type="button" class="icb" aria-label={t("close")} onClick={onClose}>
            <Cross />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
