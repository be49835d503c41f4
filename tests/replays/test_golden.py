"""Golden matches: recorded once, they replay for ever, entry for entry and event for event."""

from pathlib import Path

import pytest

from crocetta import games
from crocetta.kit.match import Match
from tests.replays.facts import facts, wanted
from tests.replays.record import FEWEST, HERE, transcript

MATCHES = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_match_replays_as_it_was_played(path: Path) -> None:
    match = Match.load(path, games.resolve)
    assert match.over
    assert transcript(match).splitlines() == path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert match.dumps() == path.read_bytes()


@pytest.mark.parametrize("name", games.names())
def test_the_recorded_matches_turn_every_corner_and_show_every_edition(name: str) -> None:
    matches = [Match.load(path, games.resolve) for path in MATCHES if path.parent.name == name]
    assert len(matches) >= FEWEST
    shown = set().union(*(facts(match) for match in matches))
    assert wanted(name) <= shown
