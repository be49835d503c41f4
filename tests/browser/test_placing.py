"""The pencil in the hand: the ghost is dragged, turned by wheel and keys, and made a single field."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.browser.expeditions import GAMES, ONE_OR_BOTH, OTHER_OR_BOTH, Explorer
from tests.browser.people import PHONE, Guests, Person, Point
from tests.browser.server_process import ServerProcess

TURNS: Final = 7
"""In seven turns seven of the eight expedition cards are flipped; most of them can be turned and mirrored."""


def opens_with_explorer(person: Person, game: str, seed: int) -> Explorer:
    person.opens_table(game)
    return Explorer(person, seed)


def is_single(cells: int) -> bool:
    return cells & (cells - 1) == 0


def comes_to_a_shape(explorer: Explorer, tool: str | None = None) -> None:
    """Plays on until a whole shape may be marked, here or elsewhere, and the tool of this name is of use for it."""
    for _ in range(TURNS):
        assert explorer.plays_on(until=("mark",)) == "mark"
        single = explorer.page.get_by_role("button", name="Single", exact=True)
        if single.get_attribute("aria-disabled") == "false" and points_at_a_useful_place(explorer, tool):
            return
        explorer.plays_on(turns=len(explorer.turns) + 1)
    raise AssertionError(f"in a whole round no shape came with which {tool or 'anything'} could be tried")


def points_at_a_useful_place(explorer: Explorer, tool: str | None) -> bool:
    places = explorer.lit()
    # A second tap on a ghost would mark it.
    for at in places if explorer.person.hand == "mouse" else places[:1]:
        puts_the_ghost(explorer, at)
        useful = tool is None or explorer.page.get_by_role("button", name=tool, exact=True).is_enabled()
        if useful and explorer.lit():
            return True
    return False


def lit_on_the_other_card(explorer: Explorer) -> list[Point]:
    """On a phone the two maps lie side by side, each as wide as half the page."""
    middle = PHONE[0] / 2
    return [at for at in explorer.lit() if (at[0] > middle) == (explorer.ghost()[0] == 0)]


def puts_the_ghost(explorer: Explorer, at: Point) -> None:
    if explorer.person.hand == "mouse":
        explorer.page.mouse.move(*at)
    else:
        explorer.person.press_at(at)
    explorer.page.wait_for_selector(".xp-ghost")


def changes_the_ghost(explorer: Explorer, how: Callable[[], None]) -> None:
    """The ghost changes to other cells, as many as before; nothing is asked of the server for it."""
    slot, before = explorer.ghost()
    heard = sum(message["type"] != "pong" for message in explorer.person.heard)
    how()
    explorer.person.wait_until(lambda: explorer.ghost() != (slot, before), "the ghost stays as it was")
    after = explorer.ghost()[1]
    assert after.bit_count() == before.bit_count()
    assert sum(message["type"] != "pong" for message in explorer.person.heard) == heard


def marks_what_the_ghost_shows(explorer: Explorer, how: Callable[[], None]) -> None:
    slot, cells = explorer.ghost()
    explorer.mark_with(slot, cells, how)


@pytest.mark.parametrize("game", GAMES)
def test_the_mouse_wheel_turns_the_ghost_and_a_click_marks_it_so(
    guests: Guests, server: ServerProcess, game: str
) -> None:
    ada = guests.arrives()
    explorer = opens_with_explorer(ada, game, seed=81)
    comes_to_a_shape(explorer, "Turn")
    changes_the_ghost(explorer, lambda: ada.page.mouse.wheel(0, 100))
    at = explorer.middle_of_ghost()
    marks_what_the_ghost_shows(explorer, lambda: ada.page.mouse.click(*at))
    assert server.acts_of(ada.code, 0) == ada.did
    assert ada.inputs() == {"mouse"}


@pytest.mark.parametrize(("key", "tool"), [("r", "Turn"), ("m", "Mirror")])
def test_r_turns_and_m_mirrors_the_ghost_under_the_mouse(
    guests: Guests, server: ServerProcess, key: str, tool: str
) -> None:
    ada = guests.arrives()
    explorer = opens_with_explorer(ada, "Silver & Gold", seed=82)
    comes_to_a_shape(explorer, tool)
    changes_the_ghost(explorer, lambda: ada.key(key))
    marks_what_the_ghost_shows(explorer, lambda: ada.key("Enter"))
    assert server.acts_of(ada.code, 0) == ada.did


@pytest.mark.parametrize("game", ONE_OR_BOTH)
def test_a_shape_dragged_with_the_mouse_is_marked_where_it_is_let_go(
    guests: Guests, server: ServerProcess, game: str
) -> None:
    ada = guests.arrives()
    explorer = opens_with_explorer(ada, game, seed=83)
    comes_to_a_shape(explorer)
    ghost, lit = explorer.ghost(), explorer.lit()
    ada.page.mouse.down()
    for at in lit:
        ada.page.mouse.move(*at, steps=4)
        if explorer.ghost() != ghost:
            break
    assert explorer.ghost() != ghost, "the ghost does not follow the mouse while its button is down"
    assert explorer.just_marked() == (0, 0)
    marks_what_the_ghost_shows(explorer, ada.page.mouse.up)
    assert server.acts_of(ada.code, 0) == ada.did


def test_a_shape_let_go_beside_the_cards_is_not_marked(guests: Guests) -> None:
    ada = guests.arrives()
    explorer = opens_with_explorer(ada, "Silver & Gold", seed=86)
    comes_to_a_shape(explorer)
    before = len(ada.did)
    ada.page.mouse.down()
    ada.page.mouse.move(700, 690, steps=6)
    ada.page.mouse.up()
    ada.settled()
    assert explorer.just_marked() == (0, 0)
    assert (ada.answers("refused"), len(ada.accepted())) == (0, before)


def test_a_finger_drags_the_ghost_to_the_other_card_and_nothing_is_marked_before_it_says_so(
    guests: Guests, server: ServerProcess
) -> None:
    ada = guests.arrives(PHONE, hand="finger")
    explorer = opens_with_explorer(ada, "Silver & Gold", seed=84)
    comes_to_a_shape(explorer)
    while not (elsewhere := lit_on_the_other_card(explorer)):
        explorer.plays_on(turns=len(explorer.turns) + 1)
        comes_to_a_shape(explorer)
    ghost = explorer.ghost()
    ada.drag(explorer.middle_of_ghost(), elsewhere[0])
    ada.wait_until(
        lambda: explorer.ghost()[0] != ghost[0], "the ghost does not follow the finger to the other card"
    )
    assert explorer.just_marked() == (0, 0)
    assert ada.page.evaluate("scrollY") == 0, "the finger scrolled the page"
    marks_what_the_ghost_shows(explorer, lambda: ada.press_button("Mark"))
    assert server.acts_of(ada.code, 0) == ada.did
    assert ada.inputs() == {"touch"}


@pytest.mark.parametrize("game", OTHER_OR_BOTH)
def test_the_single_switch_makes_the_ghost_one_field_and_back_again(
    guests: Guests, server: ServerProcess, game: str
) -> None:
    ada = guests.arrives()
    explorer = opens_with_explorer(ada, game, seed=85)
    comes_to_a_shape(explorer)
    at = explorer.middle_of_ghost()
    switch = ada.page.get_by_role("button", name="Single", exact=True)
    assert not is_single(explorer.ghost()[1])
    for pressed in ("true", "false", "true"):
        ada.press(switch)
        assert switch.get_attribute("aria-pressed") == pressed
        puts_the_ghost(explorer, at)
        assert is_single(explorer.ghost()[1]) == (pressed == "true")
    field = explorer.middle_of_ghost()
    marks_what_the_ghost_shows(explorer, lambda: ada.page.mouse.click(*field))
    assert sum(cells.bit_count() for cells in explorer.just_marked()) == 1
    assert server.acts_of(ada.code, 0) == ada.did
