"""The faults that mutation testing plants are faults, each in one place."""

import pytest

from tests.mutation.__main__ import folders, rule_files
from tests.mutation.mutants import mutants


def faulty(line: str) -> set[str]:
    """Every mutant of a one-line function, without the brackets that keep operators in order."""
    source = f"def f(a: int | None, b: int = 5) -> int | None:\n    {line}\n"
    changed = (mutant.source.splitlines()[1].strip() for mutant in mutants("f.py", source) if mutant.line == 2)
    return {text.replace("(", "").replace(")", "") for text in changed}


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("return a < b", {"return a <= b"}),
        ("return a in b", {"return a not in b"}),
        ("return a < b <= c", {"return a <= b <= c", "return a < b < c"}),
        ("return a + b", {"return a - b"}),
        ("return a & b | c", {"return a | b | c", "return a & b & c"}),
        ("return 7", {"return 8", "return 6"}),
        ("return True", {"return False"}),
        ("return a and b", {"return a or b"}),
        ("return not a", {"return a"}),
        ("return any(a)", {"return alla"}),
        ("a += b", {"pass"}),
        ("return a if b else c", {"return a if not b else c"}),
        ("raise a", {"pass"}),
        ("a = b", set()),
        ("return isinstance(a, int | str)", set()),
        ("return f'{a + 1}'", set()),
        ("return zip(a, b, strict=True)", set()),
    ],
)
def test_a_line_has_these_mutants(line: str, faults: set[str]) -> None:
    assert faulty(line) == faults


def test_types_are_left_alone_and_defaults_are_not() -> None:
    found = mutants("f.py", "def f(a: int | None, b: int = 5) -> None: ...\n")
    assert sorted(mutant.diff.splitlines()[-1] for mutant in found) == [
        "+def f(a: int | None, b: int = (4)) -> None: ...",
        "+def f(a: int | None, b: int = 6) -> None: ...",
    ]


def test_a_fault_beside_a_letter_of_two_bytes_lands_in_its_place() -> None:
    (mutant,) = mutants("f.py", "x = ('ł', a < b)\n")
    assert mutant.source == "x = ('ł', (a <= b))\n"


@pytest.mark.parametrize("folder", folders())
def test_faults_are_planted_in_the_readable_law_alone(folder: str) -> None:
    """Not in kernels, which tests/lockstep covers."""
    files = {path.rpartition("/")[2] for path in rule_files(folder)}
    assert files & {"rules.py", "table.py"}
    assert not files & {"kernel.py", "packing.py", "layout.py", "terminal.py", "cards.py", "greedy.py", "novice.py"}
