"""Scores explained: the parts of a sheet add up to its lines, its lines to its points, for both games."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict

from crocetta import games
from crocetta.games.expeditions.table import Phase

MATCHES = 8
NAMES = ("silver-and-gold", "pyramids")


def positions(name: str) -> Iterator[Any]:
    """Every position of some random matches."""
    game = games.get(name)
    for number in range(MATCHES):
        rng = Random(number)
        s = game.setup(rng.choice((2, 3, 4)), game.types.options.decode(b"{}"))
        yield s
        while actors := game.to_act(s):
            seat = rng.choice(actors)
            s = game.apply(s, seat, rng.choice(game.legal(s, seat))).state
            yield s


@pytest.mark.clause("SG-27", "SG-28", "PY-26")
@pytest.mark.parametrize("name", NAMES)
def test_parts_add_up_to_lines_and_lines_to_points(name: str) -> None:
    game: Any = games.get(name)
    seen: Counter[str] = Counter()
    for s in positions(name):
        scores = game.scores(s)
        for seat, points in enumerate(scores):
            told = game.explain(game.view(s, seat), ())
            sums: Counter[str] = Counter()
            for part in told.parts[seat]:
                sums[type(part).__struct_config__.tag] += part.points
            lines = asdict(told.scores[seat])
            assert lines == {line: sums[line] for line in lines}
            assert sum(lines.values()) == points
            seen.update(sums.keys())
    assert set(seen) == set(lines), "a line that no match has shown"


@pytest.mark.parametrize("name", NAMES)
def test_of_others_sheets_only_the_lines_are_told_and_to_a_spectator_everything(name: str) -> None:
    game: Any = games.get(name)
    for s in positions(name):
        for onlooker in (None, *range(len(s.sheets))):
            view = game.view(s, onlooker)
            for seat, parts in enumerate(game.explain(view, ()).parts):
                own = onlooker is None or seat == onlooker
                assert sum(part.points for part in parts) == (
                    game.explain(view, ()).scores[seat].total if own else 0
                )


@pytest.mark.clause("SG-16", "PY-12")
@pytest.mark.parametrize("name", NAMES)
def test_what_others_have_marked_in_secret_is_not_in_their_lines(name: str) -> None:
    game: Any = games.get(name)
    opened: dict[int, Any] = {}
    for s in positions(name):
        for seat in range(len(s.sheets)):
            told = game.explain(game.view(s, (seat + 1) % len(s.sheets)), ()).scores[seat]
            if s.phase is Phase.MARK:
                assert told == opened[seat]
            else:
                opened[seat] = told


@pytest.mark.clause("SG-20")
def test_a_palm_pays_what_was_explained() -> None:
    game: Any = games.get("silver-and-gold")
    seen: set[int] = set()
    for s in positions("silver-and-gold"):
        if s.phase is not Phase.MARK:
            continue
        for seat in game.to_act(s):
            palm = game.explain(game.view(s, seat), ()).palm
            for act in game.legal(s, seat)[::3]:
                for event in game.apply(s, seat, act).events:
                    palms = getattr(event, "palms", ())
                    assert set(palms) <= {palm}
                    seen.update(palms)
    assert len(seen) > 1
