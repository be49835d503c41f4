"""What everybody is told of a match that is over."""

from random import Random

import pytest

from crocetta.tables.tell import tell
from tests.tables.scenes import as_json, play_on, two_people, viewers

GAMES = ["silver-and-gold", "pyramids", "la-piramide"]


@pytest.mark.parametrize("game", GAMES)
def test_the_points_turn_by_turn_end_with_the_scores(game: str) -> None:
    table = play_on(two_people(game), Random(1))
    told = tell(table, 0)
    assert told.over
    assert told.ending is not None
    history = told.ending.history
    assert history[-1].scores == told.scores
    turns = [tuple(moment.progress.values()) for moment in history]
    assert turns == sorted(set(turns))
    assert all(as_json(tell(table, viewer).ending) == as_json(told.ending) for viewer in viewers(table))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_of_the_end_before_it(game: str) -> None:
    table = two_people(game)
    assert tell(table, 0).ending is None


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids"])
def test_all_28_turns_have_their_points(game: str) -> None:
    ending = tell(play_on(two_people(game), Random(2)), None).ending
    assert ending is not None
    assert [(m.progress["round"], m.progress["turn"]) for m in ending.history] == [
        (r, t) for r in range(1, 5) for t in range(1, 8)
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_decided_fits_the_result(game: str, seed: int) -> None:
    told = tell(play_on(two_people(game), Random(seed)), None)
    assert told.ending is not None
    for seat, decided in enumerate(told.ending.decided):
        if decided is None:
            continue
        if game == "la-piramide":
            assert decided.values[0] > 0
            assert (decided.seat == seat) == (told.ranks[seat] > 1)
        else:
            own, other = decided.values
            assert (own > other) == (told.scores[seat] > told.scores[decided.other])
