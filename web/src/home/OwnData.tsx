/** Upload of a deck or maze of one's own. The server validates it. */
import * as api from "../api.ts";
import { tiles } from "../games/index.ts";
import { t } from "../words/index.ts";

export interface Brought {
  file: string;
  text: string;
}

interface Props {
  game: string;
  brought: Brought | null;
  change(brought: Brought | null): void;
}

export function OwnData({ game, brought, change }: Props) {
  const { label, hint, pattern } = tiles[game]?.own() ?? { label: t("own"), hint: "", pattern: t("own-pattern") };
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) change({ file: file.name, text: await file.text() });
    // So that the same file can be chosen again after it was corrected.
    input.value = "";
  };
  return (
    <div class="row-label own-data">
      <span>
        {label}
        <small>{brought ? t("own-file", { file: brought.file }) : hint}</small>
        <a class="link own-pattern" href={api.pattern(game)} download>
          {pattern}
        </a>
      </span>
      {brought && (
        <button type="button" class="link" onClick={() => change(null)}>
          {t("own-drop")}
        </button>
      )}
      <label class="btn sec small">
        {t("own-choose")}
        <input type="file" class="vh" accept=".toml,.txt,text/plain" onChange={(event) => void read(event.currentTarget)} />
      </label>
    </div>
  );
}
