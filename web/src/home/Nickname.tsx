/** Edits my name in place. */
import { useState } from "preact/hooks";
import * as api from "../api.ts";
import { useMe } from "../me.tsx";
import { t } from "../words/index.ts";
import { useDoing } from "../parts/asking.ts";
import { Dialog } from "../parts/Dialog.tsx";
import { Icon } from "../parts/Icon.tsx";

export function Nickname() {
  const { me } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="who" aria-label={t("nickname-as", { name: me.nickname })} onClick={() => setOpen(true)}>
        <span>{me.nickname}</span>
        <Icon name="ui-pencil" />
      </button>
      {open && (
        <Dialog title={t("nickname")} onClose={() => setOpen(false)}>
          <NicknameForm button={t("save")} then={() => setOpen(false)} />
          <p class="quiet">{t("nickname-keep")}</p>
        </Dialog>
      )}
    </>
  );
}

/** Asks for the name, saves it, and continues with `then`. */
export function NicknameForm({ button, then }: { button: string; then(): void | Promise<void> }) {
  const { me, set } = useMe();
  const [name, setName] = useState(me.nickname);
  const doing = useDoing();
  const save = (event: Event) => {
    event.preventDefault();
    const chosen = name.trim().replace(/\s+/g, " ");
    doing.run(async () => {
      if (chosen && chosen !== me.nickname) set(await api.rename(chosen));
      await then();
    });
  };
  return (
    <form class="name-form" onSubmit={save}>
      <label class="vh" for="nickname">
        {t("nickname")}
      </label>
      <input
        id="nickname"
        class="field"
        maxLength={24}
        placeholder={me.nickname}
        autocomplete="nickname"
        value={name}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button class="btn pri" disabled={doing.busy}>
        {button}
      </button>
      {doing.error && (
        <p class="error" role="alert">
          {doing.error}
        </p>
      )}
    </form>
  );
}
