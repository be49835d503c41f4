/** Join a table by its code. */
import { useState } from "preact/hooks";
import { go } from "../addresses.ts";
import * as api from "../api.ts";
import { t } from "../words/index.ts";
import { useDoing } from "../parts/asking.ts";

export function JoinByCode() {
  const [code, setCode] = useState("");
  const doing = useDoing();
  const join = (event: Event) => {
    event.preventDefault();
    const said = code.trim().toUpperCase().replace(/\s+/g, "-");
    if (!said) return;
    doing.run(async () => go({ page: "table", id: (await api.tableInfo(said)).code }));
  };
  return (
    <form class="panel strip-panel join" onSubmit={join}>
      <label for="code" class="disp">
        {t("code-have")}
      </label>
      <span class="join-field">
        <input
          id="code"
          class="field"
          placeholder={t("code-example")}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={40}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
        {doing.error && (
          <small class="error" role="alert">
            {doing.error}
          </small>
        )}
      </span>
      <button class="btn sec" disabled={doing.busy}>
        {t("join")}
      </button>
    </form>
  );
}
