"""An illegal attempt is answered with the number of the clause and its text."""

import re

import pytest
from playwright.sync_api import Locator, expect

from crocetta import games
from tests.browser.expeditions import Explorer
from tests.browser.people import Guests, Person
from tests.browser.pyramid import Climber


def cites_its_clause(person: Person, note: Locator, game: str) -> None:
    """The note is a sentence that names a clause and opens the rules there, where its text stands word by word."""
    expect(note).to_be_visible()
    clause = note.get_by_role("button").inner_text()
    text = re.sub("[*`]", "", games.clauses(game)[clause])
    person.press(note.get_by_role("button"))
    cited = person.page.locator("dialog[open] .clause.cited")
    expect(cited).to_contain_text(clause)
    expect(cited).to_contain_text(text)
    expect(cited).to_be_in_viewport()
    person.press_button("Close")


@pytest.mark.parametrize(
    ("game", "name", "outside"), [("Silver & Gold", "silver-and-gold", "sea"), ("Pyramids", "pyramids", "wall")]
)
def test_a_click_where_nothing_fits_tells_which_rule_forbids_it(
    guests: Guests, game: str, name: str, outside: str
) -> None:
    ada = guests.arrives()
    ada.opens_table(game)
    explorer = Explorer(ada, seed=51)
    assert explorer.plays_on(until=("mark",)) == "mark"
    field = ada.page.locator(f"[data-cell][aria-label$=', {outside}']").first.get_attribute("data-cell") or ""
    slot, cell = field.split("-")
    before = len(ada.did)
    ada.press_at(explorer.middle_of(int(slot), int(cell)))
    cites_its_clause(ada, ada.page.locator(".xp-why"), name)
    assert explorer.just_marked() == (0, 0)
    assert (ada.answers("refused"), len(ada.accepted())) == (1, before)
    explorer.marks()


def test_done_pressed_too_early_tells_which_rule_forbids_it(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("Silver & Gold")
    explorer = Explorer(ada, seed=52)
    assert explorer.plays_on(until=("mark",)) == "mark"
    ada.page.get_by_role("button", name="Done").click(force=True)
    cites_its_clause(ada, ada.page.locator(".xp-why"), "silver-and-gold")


def test_a_square_out_of_reach_tells_which_rule_forbids_it(guests: Guests) -> None:
    ada = guests.arrives()
    ada.opens_table("La Piramide")
    climber = Climber(ada, seed=53)
    while climber.plays_on(until=("pawn", "go")) != "go":
        climber.chooses_a_pawn()
    spots = ".lp-spot[data-square], .lp-pawn[data-square]"
    known = set(ada.page.locator(spots).evaluate_all("parts => parts.map((part) => part.dataset.square)"))
    squares = ada.page.locator(".lp-touch [data-square]")
    all_squares: list[str] = squares.evaluate_all("parts => parts.map((part) => part.dataset.square)")
    far = next(square for square in reversed(all_squares) if square not in known)
    ada.press_at(climber.middle_of(f".lp-touch [data-square='{far}']"))
    expect(ada.page.locator(".lp-why b")).not_to_contain_text("column")
    cites_its_clause(ada, ada.page.locator(".lp-why"), "la-piramide")
    assert ada.answers("refused") == 1
    assert climber.waits_for_something_to_do() in ("pawn", "go")
