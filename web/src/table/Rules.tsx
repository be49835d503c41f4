/** The numbered clauses of a game under their headings, in a chosen language, opened at the one cited. */
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../api.ts";
import { tiles } from "../games/index.ts";
import { languages } from "../language.ts";
import { currentLanguage, t, type Language, unbroken } from "../words/index.ts";
import { useAsked } from "../parts/asking.ts";
import { Choice } from "../parts/controls.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import type { RulesSection } from "../types.ts";

export function Rules({ game, clause, onClose }: { game: string; clause: string | null; onClose(): void }) {
  const [chosen, choose] = useState<Language | null>(null);
  const language = chosen ?? currentLanguage();
  const [wanted, setWanted] = useState("");
  const [cited, setCited] = useState(clause);
  const asked = useAsked(`${game}/${language}`, () => api.rulebook(game, language));
  const found = (asked.value ?? []).map((section) => lookedFor(wanted, section)).filter(({ text, clauses }) => text || clauses.length > 0);

  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cited) page.current?.querySelector(`[data-clause="${CSS.escape(cited)}"]`)?.scrollIntoView({ block: "center" });
  }, [cited, asked.value]);

  const goTo = (number: string) => {
    setWanted("");
    setCited(number);
  };

  return (
    <Dialog title={t("rules")} place="side" class="rules" onClose={onClose}>
      <div class="rules-tools">
        <input
          class="field"
          type="search"
          placeholder={t("rules-search")}
          aria-label={t("rules-search")}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <Choice<Language>
          label={t("rules-language")}
          values={languages}
          chosen={language}
          name={(code) => code.toUpperCase()}
          change={choose}
        />
      </div>
      {asked.error && <p class="error">{asked.error}</p>}
      <div class="clauses" ref={page} lang={language}>
        {found.map(({ title, text, clauses }) => (
          <section key={title}>
            <h3>{title}</h3>
            {text && <p class="clause-text">{unbroken(text, language)}</p>}
            {clauses.map(([number, words]) => (
              <p key={number} data-clause={number} class={number === cited ? "clause cited" : "clause"}>
                <b class="clause-number">{number}</b>
                <span>{emphasised(unbroken(words, language), game, goTo)}</span>
              </p>
            ))}
          </section>
        ))}
        {asked.value && found.length === 0 && <p>{t("rules-none")}</p>}
      </div>
    </Dialog>
  );
}

interface Found {
  title: string;
  text: string;
  clauses: [number: string, text: string][];
}

/** The clauses of a section that contain all words; its heading counts for each of them. */
function lookedFor(wanted: string, { title: named, text, clauses }: RulesSection): Found {
  const title = named || t("rules-goal");
  const plain = (words: string) => words.toLowerCase().replaceAll("’", "'");
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const has = (where: string) => words.every((word) => plain(`${title} ${where}`).includes(word));
  return { title, text: has(text) ? text : "", clauses: Object.entries(clauses).filter(([number, clause]) => has(`${number} ${clause}`)) };
}

/** An option under its name in the set-up. */
const asSetUp = (game: string, option: string): string => tiles[game]?.option(option)?.label ?? option;

const PIECES = /(\*\*[^*]+\*\*|\*[^*]+\*| \(`\w+`\)|`[^`]+`|\(?\b[A-Z]{2}-X?\d+\b[),.;:]*)/;
const CITED = /^(\(?)([A-Z]{2}-X?\d+)(.*)$/;

/** The rules use *emphasis*, **names**, `options` and clause numbers; no other Markdown. */
function emphasised(text: string, game: string, goTo: (clause: string) => void) {
  return text.split(PIECES).map((piece, place) => {
    if (place % 2 === 0) return piece;
    if (piece.startsWith("**")) return <b key={place}>{piece.slice(2, -2)}</b>;
    if (piece.startsWith("*")) return <em key={place}>{piece.slice(1, -1)}</em>;
    // The code of an option after its name is for the terminal only.
    if (piece.startsWith(" ")) return null;
    if (piece.startsWith("`")) return <b key={place}>{asSetUp(game, piece.slice(1, -1))}</b>;
    // A comma must not wrap to a new line.
    const [, before, number = piece, after] = CITED.exec(piece) ?? [];
    return (
      <span key={place} class="clause-cited">
        {before}
        <button type="button" class="clause-link" onClick={() => goTo(number)}>
          {number}
        </button>
        {after}
      </span>
    );
  });
}
