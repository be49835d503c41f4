"""Counts on small instances: the rules allow as much as they did, no more and no less."""

from difflib import unified_diff

from tests.replays.perft import COUNTS, report


def test_small_positions_have_as_many_ways_as_were_counted() -> None:
    counted = COUNTS.read_text(encoding="utf-8").splitlines()
    moved = "\n".join(unified_diff(counted, report().splitlines(), COUNTS.name, "now", lineterm=""))
    assert not moved, f"the counts have moved\n{moved}"
