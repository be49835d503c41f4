"""English, Italian and Polish on the page: nothing cut off, nothing in another language, changed at any moment."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from crocetta.kit.words import Language
from tests.browser.expeditions import Explorer
from tests.browser.house import House
from tests.browser.people import PHONE, Guests, Person
from tests.words.catalogues import LANGUAGES
from tests.words.english import english_in

LOCALES: Final = {"en": "en-GB", "it": "it-CH", "pl": "pl-PL"}
GAMES: Final = ("silver-and-gold", "pyramids", "la-piramide")
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
  return [...new Set(wrong)];
}"""
"""Words that go beyond the box they stand in, or beyond the window. What ends in dots was made to."""


PLAYS_ITSELF: Final = """(update) => {
  const line = window.latestLine;
  const play = ({ type, decision, legal }) => {
    const move = `${decision}-by-itself`;
    const act = () => line.send(JSON.stringify({ type: "play", move, decision, action: legal[0] }));
    if (type === "update" && legal.length > 0) act();
  };
  line.addEventListener("message", ({ data }) => play(JSON.parse(data)));
  play(update);
}"""
AT_ONCE: Final = """localStorage.setItem("crocetta", JSON.stringify({ speed: "once", pace: "instant" }))"""


class Reader:
    """Looks at each page in the language of the browser."""

    def __init__(self, person: Person, language: Language) -> None:
        self.person = person
        self.page = person.page
        self.language = language

    def reads(self, where: str) -> None:
        self.person.stands_still()
        assert self.page.locator("html").get_attribute("lang") == self.language
        shown: list[str] = self.page.evaluate(TEXTS)
        if self.language != "en":
            assert english_in("\n".join(shown), self.language) == [], where
        assert self.page.evaluate(CUT_OFF) == [], where
        assert self.person.fits(), where

    def comes_home(self) -> None:
        self.page.goto(self.person.house.url)
        self.page.wait_for_selector(".game")

    def closes(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def opens(self, game: str, *others: str) -> None:
        """A new table, without the words on its way to it; a short match, if it may be long."""
        seats = [
            {"kind": "me"},
            *({"kind": "bot", "bot": level} if level else {"kind": "open"} for level in others),
        ]
        options = {"turn_limit": 2} if game == "la-piramide" else {}
        made = self.page.request.post(
            f"{self.person.house.url}/api/tables", data={"game": game, "seats": seats, "options": options}
        )
        self.page.goto(f"{self.person.house.url}/t/{made.json()['code']}")

    def plays_itself(self) -> None:
        """To the end, the first act that is legal every time."""
        self.person.settled()
        updates = [message for message in self.person.heard if message["type"] == "update"]
        self.page.evaluate(PLAYS_ITSELF, updates[-1])
        self.page.wait_for_selector(".end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_on_a_phone_speaks_the_language_of_the_browser(guests: Guests, language: Language) -> None:
    person = guests.arrives(PHONE, "finger", locale=LOCALES[language])
    reader, page = Reader(person, language), person.page
    reader.comes_home()
    page.evaluate(AT_ONCE)
    reader.reads("home")
    person.press(".hd .icb")
    reader.reads("menu")
    reader.closes()
    person.press(".who")
    reader.reads("name")
    reader.closes()
    for game in GAMES:
        reader.comes_home()
        person.press(f".art-of-{game} ~ .txt .meta .link:last-of-type")
        for summary in page.locator("dialog summary").all():
            person.press(summary)
        reader.reads(f"set-up of {game}")
    reader.opens("pyramids", "", "novice")
    page.wait_for_selector(".qr")
    reader.reads("waiting room")
    for game in GAMES:
        reader.opens(game, "novice")
        page.wait_for_selector(".frame-board > *")
        reader.reads(game)
        for place, what in (("last", "menu"), ("first", "rules")):
            person.press(getattr(page.locator(".top .icb"), place))
            page.wait_for_selector("dialog[open]")
            reader.reads(f"{what} of {game}")
            reader.closes()
        reader.plays_itself()
        reader.reads(f"end of {game}")


def chooses(person: Person, language: str) -> None:
    """By keyboard: a touch would put away what the table says."""
    page = person.page
    page.locator(".top .icb").last.focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name=language, exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name=language, exact=True)).to_be_checked()


def test_the_language_changes_in_the_middle_of_a_match(guests: Guests, house: House) -> None:
    ada = guests.arrives()
    page = ada.page
    ada.play_now("Silver & Gold")
    explorer = Explorer(ada, seed=4)
    explorer.plays_on(turns=3)
    explorer.plays_on(until=("mark",))
    page.evaluate("window.stays = true")
    outside = page.locator("[data-cell][aria-label$=sea]").first
    slot, cell = (outside.get_attribute("data-cell") or "").split("-")
    ada.press_at(explorer.middle_of(int(slot), int(cell)))
    page.wait_for_selector(".xp-why")
    languages: tuple[tuple[Language, str], ...] = (("it", "Italiano"), ("pl", "Polski"))
    for language, name in languages:
        chooses(ada, name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".xp-why")).to_be_visible()
        said: list[str] = page.evaluate(TEXTS)
        assert english_in("\n".join(said), language) == []
        page.keyboard.press("Escape")
    assert page.evaluate("window.stays"), "the page was loaded again"
    page.reload()
    page.wait_for_selector(".xp")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    chooses(ada, "English")
    page.keyboard.press("Escape")
    explorer.plays_on(turns=4)
    assert house.entries(ada.code)


def test_a_language_chosen_at_home_is_kept_and_an_error_said_again(guests: Guests) -> None:
    ada = guests.arrives(allowed=[re.compile(".*404.*")])
    page = ada.page
    ada.come_home()
    page.get_by_label("Have a code?").fill("NO-SUCH-TABLE")
    ada.press(page.locator(".join .btn"))
    expect(page.locator(".join .error")).to_have_text("There’s no table NO-SUCH-TABLE.")
    ada.press(page.get_by_role("radio", name="Italiano"))
    expect(page.locator(".join .error")).to_have_text("Il tavolo NO-SUCH-TABLE non esiste.")
    page.reload()
    expect(page.get_by_role("radio", name="Italiano")).to_be_checked()
    page.keyboard.press("Tab")
    page.get_by_role("radio", name="Italiano").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Polski")).to_be_focused()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
