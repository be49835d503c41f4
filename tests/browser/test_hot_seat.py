"""Two people on one device: it is passed on face down."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.expeditions import Explorer
from tests.browser.people import DESKTOP, Guests, Person
from tests.browser.server_process import ServerProcess

SECRETS: Final = "[data-keep], .xp-legal, .xp-ghost, .xp-newly, .xp-primary:visible, .xp-say:visible"
CROSSES: Final = ".xp-pen > *"


def sit_side_by_side(guests: Guests, game: str = "Silver & Gold", size: tuple[int, int] = DESKTOP) -> Person:
    ada = guests.arrives(size, hand="mouse" if size == DESKTOP else "finger")
    ada.open_home()
    ada.set_name("Ada")
    ada.press_button(f"Options for {game}")
    ada.press(ada.page.get_by_role("radio", name="2"))
    ada.page.get_by_label("Seat 2", exact=True).focus()
    ada.page.keyboard.type("Someone")
    ada.press(ada.page.get_by_label("Player’s name, seat 2"))
    ada.page.keyboard.type("Bruno")
    ada.press_button("Start")
    return ada


def takes_the_device(person: Person, name: str, other: str) -> None:
    """Between two people the board stays, without hands and secret marks; nothing on it can be pressed."""
    expect(person.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    assert person.page.locator(SECRETS).count() == 0
    expect(person.page.locator(f".xp-card {CROSSES}")).to_have_count(public_crosses(person))
    assert not re.search(rf"\b(map|field|Done|Undo|{other})\b", person.page.locator(".pass").inner_text())
    expect(person.page.locator("main[inert] .xp-players")).to_be_visible()
    person.press_button(f"I’m {name}")
    expect(person.page.locator(".pass")).to_have_count(0)


def public_crosses(person: Person) -> int:
    """On the cards that lie before the players, as a spectator is told."""
    sheets = person.page.request.get(f"{person.server.url}/api/tables/{person.code}/view").json()["view"]["sheets"]
    return sum(card["marked"].bit_count() for sheet in sheets for card in sheet["slots"] if card)


def opens_the_log(person: Person) -> list[str]:
    person.press_button("Menu")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    said = person.page.get_by_role("list", name="History").get_by_role("listitem").all_inner_texts()
    person.key("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    return said


def four_cards(person: Person) -> list[str]:
    cards: list[str] = person.page.locator(".xp-kc").evaluate_all("cards => cards.map((card) => card.outerHTML)")
    assert len(cards) == 4
    return cards


def test_the_device_is_passed_on_before_the_second_one_chooses_cards(guests: Guests, server: ServerProcess) -> None:
    device = sit_side_by_side(guests)
    explorer = Explorer(device, seed=41)
    device.page.wait_for_selector(".xp-kc")
    expect(device.page.locator(".pass")).to_have_count(0)  # who has just pressed Start holds the device
    hers = four_cards(device)
    device.page.reload()  # by somebody else, perhaps
    takes_the_device(device, "Ada", "Bruno")
    assert four_cards(device) == hers
    explorer.keeps(0, 1)
    assert explorer.waits_for_something_to_do() == "pass"
    takes_the_device(device, "Bruno", "Ada")
    assert not set(hers) & set(four_cards(device))
    expect(device.page.locator(".xp-kc[aria-pressed=true]")).to_have_count(0)
    explorer.keeps(2, 3)
    assert explorer.waits_for_something_to_do() == "mark"
    acts = [(entry.seat, entry.action) for entry in server.entries(device.code) if entry.seat >= 0]
    assert acts == [(0, device.did[0]), (1, device.did[1])]


def test_the_second_one_does_not_see_what_the_first_one_marked(guests: Guests, server: ServerProcess) -> None:
    device = sit_side_by_side(guests)
    explorer = Explorer(device, seed=42)
    explorer.keeps(0, 1)
    takes_the_device(device, "Bruno", "Ada")
    explorer.keeps(0, 1)

    # Bruno holds the device, so he marks first.
    assert explorer.plays_on(until=("mark",)) == "mark"
    explorer.plays_on(turns=1)
    assert explorer.waits_for_something_to_do() == "pass"
    assert opens_the_log(device) == []
    takes_the_device(device, "Ada", "Bruno")
    assert opens_the_log(device) != []
    assert explorer.waits_for_something_to_do() == "mark"
    rival = device.page.locator(".xp-pl")
    expect(rival).to_contain_text("Bruno")
    expect(rival).to_contain_text("Ready")
    assert rival.locator(CROSSES).count() == 0
    assert explorer.just_marked() == (0, 0)

    # When she is done too, everything is open; the turn after is hers first, who holds the device.
    explorer.plays_on(turns=2)
    expect(device.page.get_by_label("turn 2 of 7")).to_be_visible()
    assert device.page.locator(f".xp-pl {CROSSES}").count() > 0

    # Of the crosses on both sheets, Bruno sees those of the first turn, and not the ones she has just made.
    explorer.plays_on(turns=3)
    assert explorer.waits_for_something_to_do() == "pass"
    assert (
        0 < public_crosses(device) < sum(act["cells"].bit_count() for act in device.did if act and "cells" in act)
    )
    takes_the_device(device, "Bruno", "Ada")
    acts = [entry.action for entry in server.entries(device.code) if entry.seat >= 0]
    assert acts == device.did


def test_who_only_looks_through_another_seat_can_pass_the_device_back(guests: Guests) -> None:
    device = sit_side_by_side(guests)
    explorer = Explorer(device, seed=43)
    explorer.keeps(0, 1)
    takes_the_device(device, "Bruno", "Ada")
    device.press_button("Menu")
    device.press(device.page.get_by_role("radio", name="Ada"))
    takes_the_device(device, "Ada", "Bruno")
    device.press_button("Pass the device to Bruno")
    takes_the_device(device, "Bruno", "Ada")
    assert explorer.waits_for_something_to_do() == "keep"


def test_curses_that_lie_face_down_are_not_called_none(guests: Guests) -> None:
    device = sit_side_by_side(guests, "La Piramide")
    expect(device.page.locator(".pass")).to_be_visible()
    expect(device.page.locator(".lp-hand")).to_have_count(0)
    device.press(".pass button")
    expect(device.page.locator(".lp-hand .lp-curse").first).to_be_visible()
