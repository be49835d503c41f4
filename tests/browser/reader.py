"""Looks at a page as it stands: its language, what is cut off or hard to hit, and what axe-core finds."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from crocetta.kit.words import Language
from tests.browser.house import ROOT, Json
from tests.browser.people import DESKTOP, PHONE, STILL, WIDTH, Person
from tests.browser.requests import plays_to_the_end
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
"""The rule that is named is new and has to be asked for: what one reads on a button is part of what one hears.

What lies under a dialog was looked at before it opened; thoroughly, it is once more.
"""
LOCALES: Final[dict[Language, str]] = {"en": "en-GB", "it": "it-CH", "pl": "pl-PL"}
SPEAK: Final = """(locale) => {
  Object.defineProperty(navigator, "languages", { value: [locale], configurable: true });
  dispatchEvent(new Event("languagechange"));
}"""
COME_BACK: Final = """(language) => {
  localStorage.crocetta = JSON.stringify({ ...JSON.parse(localStorage.crocetta), language });
  localStorage.removeItem("crocetta-firsts");
  Storage.prototype.setItem = () => undefined;
}"""
"""What the page that is about to go would still remember counts no more."""
CONTRAST: Final = "color-contrast"
OF_WORDS: Final = [
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
"""Rules that words can break; the others see the same page in every language."""
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
"""All that can be read or heard, but for what says in which language it is."""
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
"""Words that go beyond the box they stand in, or beyond the window, and what would have to be scrolled to the side.
What ends in dots was made to."""
LOOK: Final = f"""async () => {{
  await ({STILL})();
  return [({TEXTS})(), ({CUT_OFF})(), {WIDTH}];
}}"""
"""All at once: to ask a page takes longer than most of its answers."""
HARD_TO_HIT: Final = """() => {
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
"""Controls of less than 44 px to touch, felt from the middle outwards in steps of half a pixel.

What lies under something else is not to be touched.
"""


def faults(person: Person, only: list[str] | None = None, still: bool = True) -> list[Any]:
    """Those that axe-core finds in what the page shows now, once nothing moves any more."""
    asked = {"only": only, "whole": THOROUGH, "still": still}
    found: list[Any] | None = person.page.evaluate(RUN_IF_THERE, asked)
    if found is None:
        person.page.evaluate(AXE)
        found = person.page.evaluate(RUN_IF_THERE, asked)
    assert found is not None
    return found


class Reader:
    """Looks at each state of a page in every language: it follows its browser, as long as nobody has chosen one."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.language: Language = "en"

    def speaks(self, language: Language) -> None:
        """The browser's own language is changed while the page stands."""
        self.language = language
        self.page.evaluate(SPEAK, LOCALES[language])
        self.page.wait_for_selector(f"html[lang={language}]")

    def reads(self, where: str, waits: Callable[[Language], object] = lambda _: None, seen: bool = False) -> None:
        for language in self.in_every_language():
            waits(language)
            self.looks(where)
            self.listens(where, seen)
            self.touches(where)

    def in_every_language(self) -> Iterator[Language]:
        """English comes first, and once more at the end: what a test looks for by its words is found."""
        for language in LOCALES:
            if language != self.language:
                self.speaks(language)
            yield language
        self.speaks("en")

    def comes_back(self, language: Language | None) -> None:
        """The same page, loaded anew in a language that was chosen, by somebody who was told of nothing yet."""
        self.language = language or "en"
        self.page.evaluate(COME_BACK, language)
        self.page.reload()
        self.page.wait_for_selector(f"html[lang={self.language}]")

    def looks(self, where: str) -> None:
        shown, cut, width = self.page.evaluate(LOOK)
        english = [] if self.language == "en" else english_in("\n".join(shown), self.language)
        assert english == [], f"{where}, {self.language}: {english}"
        assert cut == [], f"{where}, {self.language}: {cut}"
        assert self.person.fits(width), f"{where}, {self.language}"

    def listens(self, where: str, seen: bool = False) -> None:
        """Colours are the same in every language; names and roles are the same in the dark.

        What was `seen` in another game has other words here, and nothing else.
        """
        only_words = (seen or self.language != "en") and not THOROUGH
        found = faults(self.person, only=OF_WORDS if only_words else None, still=False)
        if self.language == "en" and not only_words:
            self.page.emulate_media(color_scheme="dark")
            found += faults(self.person, only=[CONTRAST])
            self.page.emulate_media(color_scheme="light")
        assert found == [], f"{where}, {self.language}: {found}"

    def touches(self, where: str) -> None:
        """What a finger hits is as large in every language."""
        if self.language == "en":
            hard: list[str] = self.page.evaluate(HARD_TO_HIT)
            assert hard == [], f"{where}: {hard}"

    def on_a_desktop(self, where: str) -> None:
        """The same state, large: the longer words of another language find room there too, and can be read."""
        self.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        for language in self.in_every_language():
            self.looks(where)
            found = faults(self.person, only=None if language == "en" else [CONTRAST], still=False)
            assert found == [], f"{where}, {language}: {found}"
        self.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    def comes_home(self) -> None:
        self.page.goto(self.person.house.url)
        self.page.wait_for_selector(".game")

    def closes(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")
        self.person.closed()

    def opens(self, game: str, *others: Json) -> str:
        """A new table, without the words on its way to it; a short match, if it may be long."""
        seats = [{"kind": "me"}, *others]
        options = {"turn_limit": 2} if game == "la-piramide" else {}
        self.page.request.get(f"{self.person.house.url}/api/me")
        made = self.page.request.post(
            f"{self.person.house.url}/api/tables", data={"game": game, "seats": seats, "options": options}
        )
        code = str(made.json()["code"])
        self.page.goto(f"{self.person.house.url}/t/{code}")
        return code

    def plays_itself(self) -> None:
        """To the end, the first act that is legal every time, without the page; then it comes back to the end."""
        table = self.page.url
        self.page.goto(self.person.house.url)
        plays_to_the_end(self.person, self.person.house, table.rsplit("/", 1)[-1], lambda legal: legal[0])
        self.page.goto(table)
        self.page.wait_for_selector(".end")
