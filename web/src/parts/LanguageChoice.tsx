/** The language of the page, each under its own name; short where there is little room. */
import { choose, languages } from "../language.ts";
import { currentLanguage, LANGUAGES, t } from "../words/index.ts";
import { useDoing } from "./asking.ts";
import { Choice } from "./controls.tsx";

export function LanguageChoice() {
  const doing = useDoing();
  return (
    <span class="language">
      <Choice
        label={t("language")}
        values={languages}
        chosen={currentLanguage()}
        name={(code) => LANGUAGES[code]}
        draw={(code) => (
          <>
            <span class="language-name" lang={code}>
              {LANGUAGES[code]}
            </span>
            <span class="language-code" aria-hidden="true">
              {code.toUpperCase()}
            </span>
          </>
        )}
        change={(code) => doing.run(() => choose(code))}
      />
      {doing.error && (
        <small class="error" role="alert">
          {doing.error}
        </small>
      )}
    </span>
  );
}
