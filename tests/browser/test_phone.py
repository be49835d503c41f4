"""A phone in the hand: 390 by 844 pixels and nothing but taps."""

import pytest

from tests.browser.expeditions import Explorer
from tests.browser.house import House
from tests.browser.people import PHONE, Guests
from tests.browser.pyramid import Climber, told


@pytest.mark.parametrize("game", ["Silver & Gold", "Pyramids"])
def test_three_turns_and_one_with_a_turned_shape_can_be_played_with_taps_alone(
    guests: Guests, house: House, game: str
) -> None:
    ada = guests.arrives(PHONE, hand="finger")
    ada.play_now(game)
    assert ada.fits()
    explorer = Explorer(ada, seed=31)
    explorer.plays_on(turns=3)
    assert len(explorer.turns) == 3
    while explorer.turned == 0:
        assert len(explorer.turns) < 7, "in a whole round no shape could be turned"
        explorer.plays_on(turns=len(explorer.turns) + 1)
    assert house.acts_of(ada.code, 0) == ada.did
    assert ada.inputs() == {"touch"}


def test_pawns_can_be_led_with_taps_alone(guests: Guests, house: House) -> None:
    ada = guests.arrives(PHONE, hand="finger")
    ada.play_now("La Piramide")
    assert ada.fits()
    ada.let_bots_play_at_once()
    climber = Climber(ada, seed=33)
    climber.plays_on(rolls=4)
    assert sum(act is not None and act["type"] == "move" for act in ada.did) >= 4
    assert [told(act) for act in house.acts_of(ada.code, 0)] == ada.did
    assert ada.inputs() == {"touch"}
