"""The page on layouts does not lie: every number of an observation says what it is documented to say."""

from pathlib import Path

import pytest

from crocetta import games
from crocetta.envs.config import make_config
from crocetta.kit.layout import Part, layout_of, size, spans, tables
from tests.envs.facts import facts
from tests.envs.positions import PHASES, positions

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
OF_EACH_PHASE = 60
GAMES = games.names()


def leaves(parts: tuple[Part, ...], above: str = "") -> set[str]:
    """The names of parts that are not made of others, as `spans` writes them."""
    found = set()
    for part in parts:
        for copy in range(part.copies):
            name = f"{above}{part.name}[{copy}]" if part.copies > 1 else f"{above}{part.name}"
            found |= leaves(part.parts, f"{name}.") if part.parts else {name}
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_number_says_what_the_view_does(name: str) -> None:
    """All parts, at every seat: those that the view says nothing of are zeros, and no part is left over."""
    game = games.get(name)
    played_by, parts = make_config(game, None, None, "places"), layout_of(game).observation
    places, named = spans(parts), leaves(parts)
    told = set()
    for s in positions(game, PHASES[name], OF_EACH_PHASE, f"layout {name}"):
        seats = len(game.scores(s))
        row = played_by.fast.packing.row(game, s)
        for seat in range(seats):
            expected = facts(game, game.view(s, seat))
            assert expected.keys() <= named
            seen = played_by.observe(row, seat)
            assert len(seen) == size(parts)
            for part in named:
                place = places[part]
                wanted = expected.get(part, [0] * (place.stop - place.start))
                assert seen[place].tolist() == wanted, (part, s, seat)
            told |= {part for part in expected if any(expected[part])}
    assert {part for part in named - told if not part.endswith(("unused", "seal"))} <= _never(name)


def _never(name: str) -> set[str]:
    """What stays 0 where a player decides: gambles and robberies are the dealer's; one's own hand is no guess."""
    return {"named", "victim", "player[0].known"} if name == "la-piramide" else set()


@pytest.mark.parametrize("name", GAMES)
def test_every_act_lies_where_the_layout_says(name: str) -> None:
    game = games.get(name)
    parts = layout_of(game).acts
    assert size(parts) == make_config(game, None, None, "places").acts
    first = 0
    for part in parts:
        tags = {game.action(number).__struct_config__.tag for number in range(first, first + part.size) if number}
        assert tags == ({part.name} if part.name != "noop" else set())
        first += part.size


@pytest.mark.parametrize("name", GAMES)
def test_the_page_has_the_tables_of_the_layout(name: str) -> None:
    game = games.get(name)
    page = PAGE.read_text(encoding="utf-8")
    layout = layout_of(game)
    for told in (tables("Observation", layout.observation), tables("Acts", layout.acts)):
        assert "\n".join(told) in page, "\n".join(told)
