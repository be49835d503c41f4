/** The keyboard shortcuts: at every table, and in this game. */
import { useEffect } from "preact/hooks";
import type { AnyModule } from "../games/index.ts";
import { Switch } from "../parts/controls.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { prefer, preferences, usePreferences } from "../preferences.ts";
import { t } from "../words/index.ts";
import type { Key, Keystroke } from "./module.ts";

export function Keys({ module, onClose }: { module: AnyModule; onClose(): void }) {
  const { letters } = usePreferences();
  const everywhere: Keystroke[] = [
    { keys: ["tab"], does: t("keys-tab") },
    { keys: ["enter"], does: t("keys-enter") },
    { keys: ["space", "escape"], does: t("keys-skip") },
    { keys: ["escape"], does: t("keys-escape") },
    { keys: ["?"], does: t("keys-help") },
  ];
  const own = module.keys?.() ?? [];
  return (
    <Dialog title={t("keys")} onClose={onClose} class="keys">
      {own.length > 0 && <List of={own} title={t("keys-game")} />}
      <List of={everywhere} title={t("keys-table")} />
      <Switch label={t("keys-letters")} hint={t("keys-letters-why")} on={letters} change={(on) => prefer({ letters: on })} />
    </Dialog>
  );
}

function List({ of, title }: { of: Keystroke[]; title: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl class="keys-list">
        {of.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{named(key)}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const named = (key: Key): string => (key.length === 1 ? key : t("key-name", { key }));

/** Whether the key is meant for something else: a text field, or an open panel. */
const elsewhere = ({ target }: KeyboardEvent): boolean =>
  document.querySelector("dialog[open]") !== null || (target instanceof Element && target.closest("input, select, textarea") !== null);

/** "?" shows the keys, wherever the focus is. */
export function useKeysAsked(show: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.defaultPrevented || !preferences().letters || elsewhere(event)) return;
      event.preventDefault();
      show();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
