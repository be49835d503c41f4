"""Every clause has a test that names it, and the three languages have the same clauses."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from crocetta import games
from tests.clauses import Collector, faults

ROOT = Path(__file__).parents[1]


def test_every_clause_is_named_by_a_test_and_every_name_is_a_clause() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.clauses", "--brief"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", [each for each in get_args(games.Language) if each != "en"])
def test_a_translation_has_the_clauses_of_the_english_page_in_the_same_order(
    name: str, language: games.Language
) -> None:
    assert list(games.clauses(name, language)) == list(games.clauses(name))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", get_args(games.Language))
def test_no_clause_is_empty(name: str, language: games.Language) -> None:
    assert all(len(text) > 20 for text in games.clauses(name, language).values())


def _all_clauses() -> Iterator[str]:
    for name in games.names():
        yield from games.clauses(name)


def test_the_check_itself_finds_a_gap_a_wrong_number_and_a_nameless_mark() -> None:
    found = Collector()
    found.tests = {number: ["tests/a.py::test_a"] for number in _all_clauses()}
    assert not list(faults(found))
    del found.tests["SG-1"]
    found.tests["SG-99"] = ["tests/a.py::test_b"]
    found.nameless = ["tests/a.py::test_c"]
    gap, wrong, nameless = faults(found)
    assert gap.startswith("SG-1:")
    assert wrong.startswith("SG-99:")
    assert nameless.startswith("tests/a.py::test_c:")
