"""One walk through every state of every page, on a phone, in each language: nothing is cut off, nothing is said in
another language, and axe-core finds nothing, in light and in dark."""

import re
from typing import Final

import pytest

from crocetta.kit.words import Language
from tests.browser.people import PHONE, Guests, Person
from tests.browser.reader import Reader
from tests.words.catalogues import LANGUAGES

LOCALES: Final = {"en": "en-GB", "it": "it-CH", "pl": "pl-PL"}
GAMES: Final = ("silver-and-gold", "pyramids", "la-piramide")
BOT: Final = {"kind": "bot", "bot": "novice"}
NO_SUCH_TABLE: Final = re.compile(".*404.*")


def visits_home(reader: Reader, person: Person) -> None:
    page = reader.page
    reader.comes_home()
    reader.reads("home")
    person.press(".hd .icb")
    reader.reads("menu of the home page")
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
    person.press(page.locator(".top .icb").last)
    reader.reads(f"menu of {game}")
    person.press("dialog [aria-keyshortcuts='?']")
    page.wait_for_selector("dialog.keys")
    reader.reads(f"keys of {game}")
    reader.closes()
    person.press(page.locator(".top .icb").first)
    page.wait_for_selector(".guide-page")
    reader.reads(f"guide of {game}")
    reader.closes()
    person.press(page.locator(".xp-pl, .lp-pl").last)
    reader.reads(f"somebody’s cards in {game}")
    reader.closes()


def visits_the_rules(reader: Reader, person: Person) -> None:
    page = reader.page
    person.press(page.locator(".top .icb").first)
    person.press("dialog.guide .dialog-head .link")
    page.wait_for_selector(".clause")
    reader.reads("rules")
    page.locator(".rules input[type=search]").fill("xyzzy")
    page.wait_for_selector(".clause", state="detached")
    reader.reads("no rule found")
    person.press("dialog.rules .dialog-head .icb")
    page.wait_for_selector("dialog.rules", state="detached")
    reader.closes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_on_a_phone_is_whole_and_accessible(guests: Guests, language: Language) -> None:
    person = guests.arrives(PHONE, "finger", allowed=[NO_SUCH_TABLE], locale=LOCALES[language])
    reader, page = Reader(person, language), person.page
    visits_home(reader, person)
    visits_a_waiting_room(reader)
    for game in GAMES:
        visits_a_table(reader, person, game)
        if game == "silver-and-gold":
            visits_the_rules(reader, person)
        reader.plays_itself()
        reader.reads(f"end of {game}")
    page.goto(f"{person.house.url}/replay/{person.code}")
    page.wait_for_selector(".steps")
    reader.reads("replay")
    reader.comes_home()
    page.wait_for_selector(".home-finished")
    reader.reads("home with past matches")
    for game in GAMES:
        reader.opens(game, {"kind": "beside", "name": "Bruno"})
        page.wait_for_selector(".pass, .lp-go")
        reader.reads(f"a shared device in {game}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_is_whole_and_accessible(guests: Guests, language: Language) -> None:
    pupil = guests.arrives(PHONE, "finger", taught=False, locale=LOCALES[language])
    reader = Reader(pupil, language)
    for game in GAMES:
        reader.comes_home()
        pupil.press(f".art-of-{game} ~ .txt .btn.pri")
        pupil.page.wait_for_selector(".coach-bubble")
        reader.reads(f"coach of {game}")
