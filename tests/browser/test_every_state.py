"""A walk through every state of every page, on a phone, each in every language: nothing is cut off, nothing is said
in another language, a finger hits everything, and axe-core finds nothing, in light and in dark."""

import re
from typing import Final

import msgspec
import pytest

from crocetta.bots.review import Costly, Decision, Point, Review
from tests.browser.people import PHONE, Guests, Person
from tests.browser.reader import LOCALES, Reader

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
        Decision(4, {"turn": 1}, None, estimate=0.3, spread=0.02, regret=0.38, doubt=0.01, alternatives=()),
    ),
    costliest=(Costly(0, None, None),),
)
"""One as the server would make it: its words are looked at here, not its figures."""


def visits_home(reader: Reader, person: Person) -> None:
    page = reader.page
    reader.comes_home()
    reader.reads("home")
    person.press(".hd .icb")
    page.wait_for_selector("dialog[open]")
    for _ in reader.in_every_language():
        reader.looks("menu of the home page")
    person.press(".device .btn")
    reader.reads("menu of the home page, before other devices are signed out")
    reader.closes()
    person.press(".who")
    reader.reads("name")
    reader.closes()
    for game in GAMES:
        reader.comes_home()
        person.press(f".art-of-{game} ~ .txt .meta .link:last-child")
        page.wait_for_selector("dialog[open]")
        for summary in page.locator("dialog summary").all():
            person.press(summary)
        reader.reads(f"set-up of {game}")


def visits_a_waiting_room(reader: Reader) -> None:
    code = reader.opens("pyramids", {"kind": "open"}, BOT)
    reader.page.wait_for_selector(".qr")
    reader.reads("waiting room")
    reader.page.request.post(f"{reader.person.house.url}/api/tables/{code}/close")
    reader.page.wait_for_selector(".qr", state="detached")
    reader.page.wait_for_selector("main .btn, .cover .btn")
    reader.reads("a table that is closed")
    reader.page.goto(f"{reader.person.house.url}/t/NO-SUCH-TABLE")
    reader.page.wait_for_selector("main .btn")
    reader.reads("no such table")


def visits_a_table(reader: Reader, person: Person, game: str) -> None:
    page = reader.page
    reader.opens(game, BOT)
    page.wait_for_selector(".frame-board > *")
    reader.reads(game)
    assert page.evaluate(COLOUR_OF_A_FACE) == ["", ""], "a bot has the colour of its family"
    if game != "pyramids":
        asks_for_a_hint(reader, person, game)
    person.press(page.locator(".top .icb").last)
    page.wait_for_selector("dialog.menu")
    reader.reads(f"menu of {game}", seen=game != GAMES[0])
    person.press("dialog [aria-keyshortcuts='?']")
    page.wait_for_selector("dialog.keys")
    reader.reads(f"keys of {game}", seen=game != GAMES[0])
    reader.closes()
    person.press(page.locator(".top .icb").first)
    page.wait_for_selector(".guide-page")
    reader.reads(f"guide of {game}")
    reader.closes()
    person.press(page.locator(".xp-pl, .lp-pl").last)
    reader.reads(f"somebody’s cards in {game}")
    reader.closes()


def asks_for_a_hint(reader: Reader, person: Person, game: str) -> None:
    before = person.answers("hinted")
    person.press(".xp-hint, .lp-hint")
    person.wait_until(lambda: person.answers("hinted") > before, "no hint came")
    reader.page.wait_for_selector(".xp-hint:enabled, .lp-hint:enabled")
    reader.reads(f"hint in {game}")


def visits_the_end(reader: Reader, person: Person, game: str) -> None:
    reader.plays_itself()
    reader.reads(f"end of {game}")
    reader.on_a_desktop(f"end of {game}, large")
    if game == "pyramids":
        person.press(".end-verify .link:last-child")
        reader.page.wait_for_selector("dialog.verify [role=status]")
        reader.reads("luck verified")
        reader.closes()


def visits_a_replay(reader: Reader, person: Person) -> None:
    page = reader.page
    page.goto(f"{person.house.url}/replay/{person.code}")
    page.wait_for_selector(".steps")
    reader.reads("replay")
    told = {"done": 9, "total": 9, "compiling": False, "review": msgspec.to_builtins(REVIEW)}
    page.route("**/review?*", lambda route: route.fulfill(json=told))
    person.press(".review-open")
    page.wait_for_selector(".review-parts")
    reader.reads("review")
    reader.on_a_desktop("review, large")


def visits_the_rules(reader: Reader, person: Person) -> None:
    page = reader.page
    person.press(page.locator(".top .icb").first)
    person.press("dialog.guide .dialog-head button.link")
    reader.reads("rules", lambda language: page.wait_for_selector(f".clauses :text-is('{SETUP[language]}')"))
    page.locator(".rules input[type=search]").fill("xyzzy")
    page.wait_for_selector(".clause", state="detached")
    reader.reads("no rule found")
    person.press("dialog.rules .dialog-head .icb")
    page.wait_for_selector("dialog.rules", state="detached")
    reader.closes()


def test_every_state_before_a_match_is_whole_and_accessible(guests: Guests) -> None:
    person = guests.arrives(PHONE, "finger", allowed=[NO_SUCH_TABLE])
    reader = Reader(person)
    visits_home(reader, person)
    visits_a_waiting_room(reader)


@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_a_match_is_whole_and_accessible(guests: Guests, game: str) -> None:
    person = guests.arrives(PHONE, "finger")
    reader, page = Reader(person), person.page
    visits_a_table(reader, person, game)
    if game == "silver-and-gold":
        visits_the_rules(reader, person)
    visits_the_end(reader, person, game)
    if game == "la-piramide":
        visits_a_replay(reader, person)
        reader.comes_home()
        page.wait_for_selector(".home-finished")
        reader.reads("home with past matches")
    reader.opens(game, {"kind": "beside", "name": "Bruno"})
    page.wait_for_selector(".pass, .lp-go")
    reader.reads(f"a shared device in {game}")


def goes_through_the_coach(reader: Reader, pupil: Person) -> None:
    """All that is said up to the bonus; then what is said once, when it happens."""
    for step in range(4):
        pupil.page.locator(f".coach-dots i.at:nth-child({step + 1})").wait_for()
        for _ in reader.in_every_language():
            reader.looks(f"step {step + 1} of the coach")
        pupil.press(".coach-foot .btn" if step < 3 else ".coach-skip")
    for language in LOCALES:
        reader.comes_back(language)
        pupil.page.locator(".first-time p").wait_for()
        reader.looks("something for the first time")
        reader.listens("something for the first time")
        reader.touches("something for the first time")
    reader.comes_back(None)


def test_the_coach_is_whole_and_accessible(guests: Guests) -> None:
    pupil = guests.arrives(PHONE, "finger", taught=False)
    reader = Reader(pupil)
    for game in GAMES:
        reader.comes_home()
        pupil.press(f".art-of-{game} ~ .txt .btn.pri")
        pupil.page.wait_for_selector(".coach-bubble")
        reader.reads(f"coach of {game}")
        if game == "silver-and-gold":
            goes_through_the_coach(reader, pupil)
