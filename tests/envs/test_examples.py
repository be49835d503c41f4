"""The examples run as they stand, and do what they say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lengths import length

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
LEARNERS = [("silver-and-gold", 15, 20), ("pyramids", 12, 20), ("la-piramide", 6, 1)]


def run(example: str, *arguments: str, folder: Path = ROOT) -> str:
    """What it prints. One thread for its sums, which are too small for two."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *arguments],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_beats_a_random_one() -> None:
    found = re.search(r"wins (\d+)% of 100 matches", run("write_a_bot.py"))
    assert found
    assert int(found[1]) >= 90


@pytest.mark.parametrize("game", ["la-piramide", "pyramids", "silver-and-gold"])
def test_a_tournament_ranks_the_levels(game: str) -> None:
    lines = run("run_a_tournament.py", game, "--rounds", "5").splitlines()
    assert [line.split()[0] for line in lines] == ["adept", "novice", "random"]
    shares = [float(line.split()[1].rstrip("%")) for line in lines]
    assert sum(shares) == pytest.approx(150, abs=0.2)
    assert shares[0] >= 80


def test_a_deck_of_ones_own_is_written_checked_and_played(tmp_path: Path) -> None:
    told = run("make_a_deck.py", "islands.toml", "--seed", "4", folder=tmp_path)
    assert re.search(r"edition 'islands of \d+', played to the end: \(\d+, \d+\) points", told)
    text = (tmp_path / "islands.toml").read_text(encoding="utf-8")
    assert text.count("[[map]]") == 48


def test_a_deck_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "islands.toml").write_text("mine", encoding="utf-8")
    with pytest.raises(AssertionError, match="FileExistsError"):
        run("make_a_deck.py", "islands.toml", folder=tmp_path)
    assert (tmp_path / "islands.toml").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(("game", "updates", "least"), LEARNERS[: length(quick=1, test=1, thorough=3)])
def test_the_learner_learns(game: str, updates: int, least: int) -> None:
    """Before, it plays at random and wins every second match; after some thousand matches it wins nearly all."""
    told = run("train_a_learner.py", game, "--updates", str(updates))
    lines = re.findall(r"^(?:before|after): +([\d.]+) points, +(\d+)% of the wins", told, re.MULTILINE)
    (points, wins), (points_after, wins_after) = ((float(p), int(w)) for p, w in lines)
    assert 40 <= wins <= 60
    assert wins_after >= 90
    assert points_after >= points + least


def test_the_learner_learns_from_a_level_by_its_name() -> None:
    """It wins nothing against experts, but has more points than before."""
    told = run("train_a_learner.py", "silver-and-gold", "--opponents", "expert", "--updates", "8")
    before, after = re.findall(r"^(?:before|after): +([\d.]+) points, +0% of the wins", told, re.MULTILINE)
    assert float(after) > float(before) + 5


def test_every_example_is_named_on_the_page() -> None:
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    assert [example.name for example in EXAMPLES.glob("*.py") if example.name not in page] == []
