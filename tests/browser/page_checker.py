"""Checks what a page shows: untranslated or cut-off text, small touch targets, and what axe-core finds."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from crocetta.kit.words import Language
from tests.browser.people import DESKTOP, PHONE, STILL, WIDTH, Person
from tests.browser.requests import plays_to_the_end
from tests.browser.server_process import ROOT, Json
from tests.lengths import THOROUGH
from tests.words.english import english_in

AXE: Final = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text()
RUN: Final = """async ({ only, whole }) => {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const { violations } = await axe.run((!whole && dialog) || document, {
    resultTypes: ["violations"],
    runOnly: only ?? ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: only ? {} : { "label-content-name-mismatch": { enabled: true } },
    preload: false,
    selectors: false,
  });
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]);
}"""
RUN_IF_THERE: Final = f"""async (asked) => {{
  if (!("axe" in window)) return null;
  if (asked.still) await ({STILL})();
  return await ({RUN})(asked);
}}"""
"""`label-content-name-mismatch` is off by default: the text on a button must be part of its accessible name.

What lies under a dialog was checked before it opened; a thorough run checks it again.
"""
LOCALES: Final[dict[Language, str]] = {"en": "en-GB", "it": "it-CH", "pl": "pl-PL"}
SET_LANGUAGE: Final = """(locale) => {
  Object.defineProperty(navigator, "languages", { value: [locale], configurable: true });
  dispatchEvent(new Event("languagechange"));
}"""
FORGET_AND_SET_LANGUAGE: Final = """(language) => {
  localStorage.crocetta = JSON.stringify({ ...JSON.parse(localStorage.crocetta), language });
  localStorage.removeItem("crocetta-firsts");
  Storage.prototype.setItem = () => undefined;
}"""
"""`setItem` is disabled, so that the old page cannot save its state again while it unloads."""
CONTRAST: Final = "color-contrast"
TEXT_RULES: Final = [
    "aria-command-name",
    "aria-dialog-name",
    "aria-input-field-name",
    "aria-toggle-field-name",
    "button-name",
    "document-title",
    "empty-heading",
    "html-has-lang",
    "html-lang-valid",
    "image-alt",
    "image-redundant-alt",
    "input-button-name",
    "label",
    "label-content-name-mismatch",
    "landmark-unique",
    "link-name",
    "role-img-alt",
    "select-name",
    "summary-name",
    "svg-img-alt",
    "valid-lang",
]
"""Rules that a translation can break; the others give the same result in every language."""
TEXTS: Final = """() => {
  const said = [];
  const spoken = document.documentElement.lang;
  const foreign = (part) => (part.closest("[lang]")?.lang ?? spoken) !== spoken;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let at = walk.nextNode(); at; at = walk.nextNode()) {
    const part = at instanceof Element ? at : at.parentElement;
    if (foreign(part) || part.closest("noscript, script, style, .language")) continue;
    if (at instanceof Element)
      for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(at.getAttribute(name) ?? "");
    else said.push(at.data);
  }
  return [document.title, ...said].map((text) => text.trim()).filter(Boolean);
}"""
"""All visible and accessible text, except parts marked with their own `lang`."""
CUT_OFF: Final = """() => {
  const APART = "svg, .vh, noscript, script, style, option, [aria-hidden=true]";
  const BOXES = "button, a, label, .btn, .chip, .panel, li, td, th, dialog, main";
  const wrong = [];
  const range = document.createRange();
  const open = document.querySelector("dialog[open]");
  const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const check = (text, part, { left, right }) => {
    for (let box = part; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
      if (clipPath !== "none" || textOverflow === "ellipsis" || /auto|scroll/.test(overflowX)) return;
      const edge = box.getBoundingClientRect();
      const beyond = left < edge.left - 1 || right > edge.right + 1;
      const holds = overflowX !== "visible" || box.matches(BOXES);
      if (holds && beyond) wrong.push(`${text} (${box.tagName} ${box.className})`);
    }
    if (right > innerWidth + 1 || left < -1) wrong.push(`${text} (beyond the window)`);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let at = walk.nextNode(); at; at = walk.nextNode()) {
    const part = at.parentElement;
    if (!at.data.trim() || part.closest(APART) || (open && !open.contains(part)) || !seen(part)) continue;
    range.selectNodeContents(at);
    for (const rect of range.getClientRects()) check(at.data.trim(), part, rect);
  }
  for (const part of document.querySelectorAll("body *")) {
    if (part.scrollWidth <= part.clientWidth + 1 || part.matches("svg *, input, textarea") || !seen(part)) continue;
    if (/auto|scroll/.test(getComputedStyle(part).overflowX)) wrong.push(`${part.className} (scrolls sideways)`);
  }
  const paper = document.createElement("canvas").getContext("2d");
  for (const choice of document.querySelectorAll("select")) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(choice);
    paper.font = font;
    const room = choice.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const text = choice.selectedOptions[0]?.text ?? "";
    if (seen(choice) && paper.measureText(text).width > room + 1) wrong.push(`${text} (SELECT)`);
  }
  return [...new Set(wrong)];
}"""
"""Text that overflows its box or the window, and what would scroll sideways. An ellipsis is intended."""
TEXTS_AND_LAYOUT: Final = f"""async () => {{
  await ({STILL})();
  return [({TEXTS})(), ({CUT_OFF})(), {WIDTH}];
}}"""
"""In one call: a round trip to the page takes longer than most of the checks."""
SMALL_TARGETS: Final = """() => {
  // A clause that is cited stands in a sentence, and another may be cited in the next line.
  const controls = "button:not(.clause-link), a[href], input:not(.vh), select, summary, label.btn";
  const hard = (control) => {
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = control.getBoundingClientRect();
    const hits = (dx, dy) =>
      document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)?.closest(controls) === control;
    const reach = (dx, dy) => {
      let far = 0;
      while (far < 44 && hits(dx * (far + 0.5), dy * (far + 0.5))) far += 0.5;
      return far;
    };
    if ([[-21, 0], [21, 0], [0, -21], [0, 21]].every((side) => hits(...side))) return false;
    return reach(-1, 0) + reach(1, 0) < 43 || reach(0, -1) + reach(0, 1) < 43;
  };
  const above = "dialog[open], .end-page, .cover, .coach-bubble:not(.first-time)";
  const over = [...document.querySelectorAll(above)].at(-1);
  return [...(over ?? document.body).querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]"))
    .filter(hard)
    .map((control) => control.outerHTML.slice(0, 120));
}"""
"""Controls with a touch target below 44 px, measured from the middle outwards in steps of half a pixel.

Controls covered by a dialog are left out.
"""


def axe_violations(person: Person, only: list[str] | None = None, still: bool = True) -> list[Any]:
    """What axe-core finds on the page as it is, after all animations have ended."""
    asked = {"only": only, "whole": THOROUGH, "still": still}
    found: list[Any] | None = person.page.evaluate(RUN_IF_THERE, asked)
    if found is None:
        person.page.evaluate(AXE)
        found = person.page.evaluate(RUN_IF_THERE, asked)
    assert found is not None
    return found


class PageChecker:
    """Checks each state of a page in every language, which it takes from its browser until somebody chooses one."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.language: Language = "en"

    def set_language(self, language: Language) -> None:
        """Changes the browser's language without a reload."""
        self.language = language
        self.page.evaluate(SET_LANGUAGE, LOCALES[language])
        self.page.wait_for_selector(f"html[lang={language}]")

    def check(self, where: str, waits: Callable[[Language], object] = lambda _: None, seen: bool = False) -> None:
        for language in self.in_every_language():
            waits(language)
            self.check_texts(where)
            self.check_accessibility(where, seen)
            self.check_touch_targets(where)

    def in_every_language(self) -> Iterator[Language]:
        """Sets each language, English first and last: tests find parts of the page by their English text."""
        for language in LOCALES:
            if language != self.language:
                self.set_language(language)
            yield language
        self.set_language("en")

    def reload_in(self, language: Language | None) -> None:
        """Reloads the page in a chosen language, for somebody who has seen no first-time hint yet."""
        self.language = language or "en"
        self.page.evaluate(FORGET_AND_SET_LANGUAGE, language)
        self.page.reload()
        self.page.wait_for_selector(f"html[lang={self.language}]")

    def check_texts(self, where: str) -> None:
        shown, cut, width = self.page.evaluate(TEXTS_AND_LAYOUT)
        english = [] if self.language == "en" else english_in("\n".join(shown), self.language)
        assert english == [], f"{where}, {self.language}: {english}"
        assert cut == [], f"{where}, {self.language}: {cut}"
        assert self.person.fits(width), f"{where}, {self.language}"

    def check_accessibility(self, where: str, seen: bool = False) -> None:
        """Runs axe-core: all rules in English, in dark mode only contrast, in other languages only rules on text.

        With `seen`, the same state was checked in another game, so that only its text is new.
        """
        only_words = (seen or self.language != "en") and not THOROUGH
        found = axe_violations(self.person, only=TEXT_RULES if only_words else None, still=False)
        if self.language == "en" and not only_words:
            self.page.emulate_media(color_scheme="dark")
            found += axe_violations(self.person, only=[CONTRAST])
            self.page.emulate_media(color_scheme="light")
        assert found == [], f"{where}, {self.language}: {found}"

    def check_touch_targets(self, where: str) -> None:
        """Touch targets have the same size in every language: English is enough."""
        if self.language == "en":
            hard: list[str] = self.page.evaluate(SMALL_TARGETS)
            assert hard == [], f"{where}: {hard}"

    def on_a_desktop(self, where: str) -> None:
        """The same state at desktop size: longer translations must fit there too, with enough contrast."""
        self.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        for language in self.in_every_language():
            self.check_texts(where)
            found = axe_violations(self.person, only=None if language == "en" else [CONTRAST], still=False)
            assert found == [], f"{where}, {language}: {found}"
        self.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    def opens_home(self) -> None:
        self.page.goto(self.person.server.url)
        self.page.wait_for_selector(".game")

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")
        self.person.closed()

    def open_table(self, game: str, *others: Json) -> str:
        """Opens a new table by a request; with a turn limit where a match may be long. Returns its code."""
        seats = [{"kind": "me"}, *others]
        options = {"turn_limit": 2} if game == "la-piramide" else {}
        self.page.request.get(f"{self.person.server.url}/api/me")
        made = self.page.request.post(
            f"{self.person.server.url}/api/tables", data={"game": game, "seats": seats, "options": options}
        )
        code = str(made.json()["code"])
        self.page.goto(f"{self.person.server.url}/t/{code}")
        return code

    def play_to_the_end(self) -> None:
        """Plays the first legal act until the match is over, without the page, then opens the end screen."""
        table = self.page.url
        self.page.goto(self.person.server.url)
        plays_to_the_end(self.person, self.person.server, table.rsplit("/", 1)[-1], lambda legal: legal[0])
        self.page.goto(table)
        self.page.wait_for_selector(".end")
