"""Which tests prove which clause of the rules: `make clauses`.

A test names what it proves with `@pytest.mark.clause("SG-12", ...)`. A clause that no test names, and a name that
no page knows, are both faults.
"""

import argparse
import contextlib
import io
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from crocetta import games
from crocetta.kit.names import closest

TESTS: Final = Path(__file__).parent
SHOWN = 3
"""How many tests of a clause are named before the rest is only counted."""


class Collector:
    """A pytest plugin that notes, for each clause number, the tests that name it."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}
        self.nameless: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            test = item.nodeid.partition("[")[0]
            for mark in item.iter_markers("clause"):
                if not mark.args:
                    self.nameless.append(test)
                for number in mark.args:
                    named = self.tests.setdefault(str(number), [])
                    if test not in named:
                        named.append(test)


def collect() -> Collector:
    """Collect the tests that name clauses and run none; pytest's own words if it could not."""
    collector, words = Collector(), io.StringIO()
    naming = [str(file) for file in sorted(TESTS.rglob("test_*.py")) if "mark.clause" in file.read_text("utf-8")]
    with contextlib.redirect_stdout(words):
        code = pytest.main(["--collect-only", "-p", "no:cacheprovider", *naming], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"{words.getvalue()}\nthe tests could not be collected")
    return collector


def faults(found: Collector) -> Iterator[str]:
    """Everything that keeps the tests from proving the pages, clause for clause."""
    known = [number for name in games.names() for number in games.clauses(name)]
    for number in known:
        if number not in found.tests:
            yield f"{number}: no test names it"
    for number in sorted(found.tests.keys() - set(known)):
        yield f"{number}: named by {found.tests[number][0]}, but no page has it{closest(number, known)}"
    for test in found.nameless:
        yield f"{test}: its clause mark names no clause"


def table(name: str, found: Collector) -> Iterator[str]:
    numbers = games.clauses(name)
    proved = [number for number in numbers if number in found.tests]
    yield f"{name}: {len(proved)} of {len(numbers)} clauses have a test"
    for number in numbers:
        tests = found.tests.get(number, [])
        yield f"  {number:<7}{len(tests):>4}  {_named(tests)}"


def _named(tests: Iterable[str]) -> str:
    sentences = [test.rpartition("::")[2].removeprefix("test_").replace("_", " ") for test in tests]
    more = f"; and {len(sentences) - SHOWN} more" if len(sentences) > SHOWN else ""
    return "; ".join(sentences[:SHOWN]) + more or "no test"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make clauses", description=__doc__.partition("\n")[0])
    parser.add_argument("--brief", action="store_true", help="one line a game, and the faults")
    brief = parser.parse_args().brief
    found = collect()
    for name in games.names():
        lines = list(table(name, found))
        print("\n".join(lines[:1] if brief else [*lines, ""]))
    wrong = list(faults(found))
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
