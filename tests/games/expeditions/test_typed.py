"""What people type at an expedition table, and what they are told when it is no act."""

import pytest

from crocetta.games.expeditions.actions import DECK, DONE, Action, Keep, Mark, Take
from crocetta.games.expeditions.table import Phase
from crocetta.games.expeditions.typed import Reader, read_act
from crocetta.games.silver_and_gold import WORDS

MARKING = Reader(Phase.MARK, slots=("left", "right"), display=4, width=4, words=WORDS)
ONE_CARD = MARKING._replace(slots=(None, "right"))
KEEPING = MARKING._replace(phase=Phase.KEEP)
TAKING = MARKING._replace(phase=Phase.TAKE, display=3)
EMPTY = TAKING._replace(display=0)
BEYOND = 1 << 16
"""A cell that no card has."""


@pytest.mark.parametrize(
    ("reader", "typed", "act"),
    [
        (MARKING, "done", DONE),
        (MARKING, "D", DONE),
        (MARKING, "1 a1 b1", Mark(0, 0b11)),
        (MARKING, "2: A2, b2", Mark(1, 0b11_0000)),
        (MARKING, "mark 2 d4", Mark(1, 1 << 15)),
        (MARKING, "m 1 c1", Mark(0, 0b100)),
        (ONE_CARD, "a1", Mark(1, 1)),
        (ONE_CARD, "mark a1 a2", Mark(1, 0b1_0001)),
        (KEEPING, "keep 1 3", Keep(0, 2)),
        (KEEPING, "k 4 2", Keep(1, 3)),
        (KEEPING, "3 4", Keep(2, 3)),
        (TAKING, "take 2", Take(1)),
        (TAKING, "t 3", Take(2)),
        (TAKING, "take deck", Take(DECK)),
        (TAKING, "deck", Take(DECK)),
    ],
)
def test_an_act_is_typed_in_full_or_in_short(reader: Reader, typed: str, act: Action) -> None:
    assert read_act(typed, reader) == act


@pytest.mark.parametrize("field", ["e1", "a5", "a0", "z99"])
def test_a_field_off_the_grid_is_one_that_no_card_has(field: str) -> None:
    assert read_act(f"1 a1 {field}", MARKING) == Mark(0, 1 | BEYOND)


@pytest.mark.parametrize(
    ("reader", "typed", "told"),
    [
        (MARKING, "", "Type the map and its fields"),
        (MARKING, "nonsense", "Type the map and its fields"),
        (MARKING, "mark", "Type the map and its fields"),
        (MARKING, "mark 1", "Type the map and its fields"),
        (MARKING, "mark 1 here", "Type the map and its fields"),
        (MARKING, "1 a1 b1 a1", "You named a1 twice."),
        (MARKING, "a1", "Say on which card"),
        (MARKING, "3 a1", "Your cards are 1, on the left, and 2, on the right."),
        (ONE_CARD, "1 a1", "You have no card 1 now."),
        (KEEPING, "", "Type the two cards you pick"),
        (KEEPING, "1", "Type the two cards you pick"),
        (KEEPING, "1 1", "Type the two cards you pick"),
        (KEEPING, "keep 1 5", "Type the two cards you pick"),
        (KEEPING, "keep 1 2 3", "Type the two cards you pick"),
        (KEEPING, "keep 12 3", "Type the two cards you pick"),
        (KEEPING, "take 3", "Type the two cards you pick"),
        (KEEPING, "1 a1", "Type the two cards you pick"),
        (KEEPING, "mark 1 a1", "Type the two cards you pick"),
        (TAKING, "", "Type the place of a card in the display"),
        (TAKING, "take that", "Type the place of a card in the display"),
        (TAKING, "take 4", "The display has the cards 1 to 3."),
        (TAKING, "take 0", "The display has the cards 1 to 3."),
        (EMPTY, "take 1", "The display is empty."),
    ],
)
def test_what_is_no_act_is_answered_with_how_to_type_one(reader: Reader, typed: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_act(typed, reader)
