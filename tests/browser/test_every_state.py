"""A walk through every state of every page, on a phone, each in every language: nothing is cut off, nothing is said
in another language, a finger hits everything, and axe-core finds nothing, in light and in dark."""

import re
from typing import Final

import msgspec
import pytest

from crocetta.bots.review import Costly, Decision, Point, Review
from tests.browser.page_checker import LOCALES, PageChecker
from tests.browser.people import PHONE, Guests, Person

GAMES: Final = ("silver-and-gold", "pyramids", "la-piramide")
BOT: Final = {"kind": "bot", "bot": "novice"}
SETUP: Final = {"en": "Setup", "it": "Preparazione", "pl": "Przygotowanie"}
"""A heading of the rules."""
NO_SUCH_TABLE: Final = re.compile(".*404.*")
COLOUR_OF_A_FACE: Final = """() => ["--a", "--k"].map((name) =>
  getComputedStyle(document.querySelector(".avatar.bot")).getPropertyValue(name).trim())"""
REVIEW: Final = Review(
    seat=0,
    measure="chance",
    start=0.5,
    result=0.0,
    luck=-0.1,
    skill=-0.38,
    others=-0.02,
    points=tuple(Point(entry, {"turn": 1}, 0.5 - entry / 20, 0.0, 0.0, 0.0) for entry in (0, 4, 10)),
    decisions=(
        Decision(
            4, {"turn": 1}, {"type": "roll"}, estimate=0.3, spread=0.02, regret=0.38, doubt=0.01, alternatives=()
        ),
    ),
    costliest=(Costly(0, {"phase": {"type": "choosing"}}, None),),
)
"""One as the server would make it: its words are looked at here, not its figures."""


def visits_home(checker: PageChecker, person: Person) -> None:
    page = checker.page
    checker.opens_home()
    checker.check("home")
    person.press(".hd .icb")
    page.wait_for_selector("dialog[open]")
    for _ in checker.in_every_language():
        checker.check_texts("menu of the home page")
    person.press(".device .btn")
    checker.check("menu of the home page, before other devices are signed out")
    checker.close_dialog()
    person.press(".who")
    checker.check("name")
    checker.close_dialog()
    for game in GAMES:
        checker.opens_home()
        person.press(f".art-of-{game} ~ .txt .meta .link:last-child")
        page.wait_for_selector("dialog[open]")
        for summary in page.locator("dialog summary").all():
            person.press(summary)
        checker.check(f"set-up of {game}")


def visits_a_waiting_room(checker: PageChecker) -> None:
    code = checker.open_table("pyramids", {"kind": "open"}, BOT)
    checker.page.wait_for_selector(".qr")
    checker.check("waiting room")
    checker.page.request.post(f"{checker.person.server.url}/api/tables/{code}/close")
    checker.page.wait_for_selector(".qr", state="detached")
    checker.page.wait_for_selector("main .btn, .cover .btn")
    checker.check("a table that is closed")
    checker.page.goto(f"{checker.person.server.url}/t/NO-SUCH-TABLE")
    checker.page.wait_for_selector("main .btn")
    checker.check("no such table")


def visits_a_table(checker: PageChecker, person: Person, game: str) -> None:
    page = checker.page
    checker.open_table(game, BOT)
    page.wait_for_selector(".frame-board > *")
    checker.check(game)
    assert page.evaluate(COLOUR_OF_A_FACE) == ["", ""], "a bot has the colour of its family"
    if game != "pyramids":
        asks_for_a_hint(checker, person, game)
    person.press(page.locator(".top .icb").last)
    page.wait_for_selector("dialog.menu")
    checker.check(f"menu of {game}", seen=game != GAMES[0])
    person.press("dialog [aria-keyshortcuts='?']")
    page.wait_for_selector("dialog.keys")
    checker.check(f"keys of {game}", seen=game != GAMES[0])
    checker.close_dialog()
    person.press(page.locator(".top .icb").first)
    page.wait_for_selector(".guide-page")
    checker.check(f"guide of {game}")
    checker.close_dialog()
    person.press(page.locator(".xp-pl, .lp-pl").last)
    checker.check(f"somebody’s cards in {game}")
    checker.close_dialog()


def asks_for_a_hint(checker: PageChecker, person: Person, game: str) -> None:
    before = person.answers("hinted")
    person.press(".xp-hint, .lp-hint")
    person.wait_until(lambda: person.answers("hinted") > before, "no hint came")
    checker.page.wait_for_selector(".xp-hint:enabled, .lp-hint:enabled")
    checker.check(f"hint in {game}")


def visits_the_end(checker: PageChecker, person: Person, game: str) -> None:
    checker.play_to_the_end()
    checker.check(f"end of {game}")
    checker.on_a_desktop(f"end of {game}, large")
    if game == "pyramids":
        person.press(".end-verify .link:last-child")
        checker.page.wait_for_selector("dialog.verify [role=status]")
        checker.check("luck verified")
        checker.close_dialog()


def visits_a_replay(checker: PageChecker, person: Person) -> None:
    page = checker.page
    page.goto(f"{person.server.url}/replay/{person.code}")
    page.wait_for_selector(".steps")
    checker.check("replay")
    told = {"done": 9, "total": 9, "compiling": False, "review": msgspec.to_builtins(REVIEW)}
    page.route("**/review?*", lambda route: route.fulfill(json=told))
    person.press(".review-open")
    page.wait_for_selector(".review-parts")
    checker.check("review")
    checker.on_a_desktop("review, large")


def visits_the_rules(checker: PageChecker, person: Person) -> None:
    page = checker.page
    person.press(page.locator(".top .icb").first)
    person.press("dialog.guide .dialog-head button.link")
    checker.check("rules", lambda language: page.wait_for_selector(f".clauses :text-is('{SETUP[language]}')"))
    page.locator(".rules input[type=search]").fill("xyzzy")
    page.wait_for_selector(".clause", state="detached")
    checker.check("no rule found")
    person.press("dialog.rules .dialog-head .icb")
    page.wait_for_selector("dialog.rules", state="detached")
    checker.close_dialog()


def test_every_state_before_a_match_is_whole_and_accessible(guests: Guests) -> None:
    person = guests.arrives(PHONE, "finger", allowed=[NO_SUCH_TABLE])
    checker = PageChecker(person)
    visits_home(checker, person)
    visits_a_waiting_room(checker)


@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_a_match_is_whole_and_accessible(guests: Guests, game: str) -> None:
    person = guests.arrives(PHONE, "finger")
    checker, page = PageChecker(person), person.page
    visits_a_table(checker, person, game)
    if game == "silver-and-gold":
        visits_the_rules(checker, person)
    visits_the_end(checker, person, game)
    if game == "la-piramide":
        visits_a_replay(checker, person)
        checker.opens_home()
        page.wait_for_selector(".home-finished")
        checker.check("home with past matches")
    checker.open_table(game, {"kind": "beside", "name": "Bruno"})
    page.wait_for_selector(".pass, .lp-go")
    checker.check(f"a shared device in {game}")


def goes_through_the_coach(checker: PageChecker, pupil: Person) -> None:
    """All that is said up to the bonus; then what is said once, when it happens."""
    for step in range(4):
        pupil.page.locator(f".coach-dots i.at:nth-child({step + 1})").wait_for()
        for _ in checker.in_every_language():
            checker.check_texts(f"step {step + 1} of the coach")
        pupil.press(".coach-foot .btn" if step < 3 else ".coach-skip")
    for language in LOCALES:
        checker.reload_in(language)
        pupil.page.locator(".first-time p").wait_for()
        checker.check_texts("something for the first time")
        checker.check_accessibility("something for the first time")
        checker.check_touch_targets("something for the first time")
    checker.reload_in(None)


def test_the_coach_is_whole_and_accessible(guests: Guests) -> None:
    pupil = guests.arrives(PHONE, "finger", taught=False)
    checker = PageChecker(pupil)
    for game in GAMES:
        checker.opens_home()
        pupil.press(f".art-of-{game} ~ .txt .btn.pri")
        pupil.page.wait_for_selector(".coach-bubble")
        checker.check(f"coach of {game}")
        if game == "silver-and-gold":
            goes_through_the_coach(checker, pupil)
