"""What is told of a finished match: the points turn by turn, and what decided by the lines of the sheet."""

from crocetta.kit.ending import Decided, Moment, by_lines, turn_by_turn
from crocetta.kit.scoring import Points


class Sheet(Points, frozen=True):
    coins: int
    maps: int


def test_the_line_with_the_largest_difference_to_the_neighbour_decided() -> None:
    scores = (Sheet(5, 20), Sheet(9, 10), Sheet(1, 12))
    assert by_lines(scores, (1, 2, 3)) == (
        Decided("maps", 0, 1, (20, 10)),
        Decided("maps", 1, 0, (10, 20)),
        Decided("coins", 2, 1, (1, 9)),
    )


def test_no_line_decided_between_equals() -> None:
    assert by_lines((Sheet(5, 5), Sheet(4, 6)), (1, 2)) == (None, None)
    assert by_lines((Sheet(5, 5), Sheet(5, 5)), (1, 1)) == (None, None)


def test_of_each_turn_the_last_points_count() -> None:
    told = [
        Moment({"turn": 1}, (1,)),
        Moment({"turn": 2}, (4,)),
        Moment({"turn": 1}, (2,)),
        Moment({"turn": 2}, (5,)),
    ]
    assert turn_by_turn(told) == (Moment({"turn": 1}, (2,)), Moment({"turn": 2}, (5,)))
