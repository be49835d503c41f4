"""English, Italian and Polish on the page, changed at any moment."""

import re
from typing import Final

from playwright.sync_api import expect

from crocetta.kit.words import Language
from tests.browser.expeditions import Explorer
from tests.browser.page_checker import TEXTS
from tests.browser.people import Guests, Person
from tests.browser.server_process import ServerProcess
from tests.words.english import english_in

NEVER: Final = """() => {
  const { setTimeout } = window;
  window.setTimeout = (act, wait, ...more) => (wait === 12000 ? 0 : setTimeout(act, wait, ...more));
}"""
"""What would go away after twelve seconds stays."""


def chooses(person: Person, language: str) -> None:
    """By keyboard: a touch would put away what the table says."""
    page = person.page
    page.locator(".top .icb").last.focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name=language, exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name=language, exact=True)).to_be_checked()


def test_the_language_changes_in_the_middle_of_a_match(guests: Guests, server: ServerProcess) -> None:
    ada = guests.arrives()
    page = ada.page
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=4)
    explorer.plays_on(turns=3)
    explorer.plays_on(until=("mark",))
    page.evaluate("window.stays = true")
    page.evaluate(NEVER)  # on a busy machine the reason would be gone before it was read in all languages
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
        page.wait_for_selector("dialog[open]", state="detached")
    assert page.evaluate("window.stays"), "the page was loaded again"
    page.reload()
    page.wait_for_selector(".xp")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    chooses(ada, "English")
    page.keyboard.press("Escape")
    explorer.plays_on(turns=4)
    assert server.entries(ada.code)


def test_a_language_chosen_at_home_is_kept_and_an_error_said_again(guests: Guests) -> None:
    ada = guests.arrives(allowed=[re.compile(".*404.*")])
    page = ada.page
    ada.open_home()
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
