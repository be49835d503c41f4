"""Mutation testing of the rules: `make mutants`.

Plants a sample of small faults, one at a time, in a copy of the sources, runs the tests of the game, and lists the
faults that no test noticed. The same seed plants the same faults.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from tests.mutation.mutants import Mutant, mutants

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = "src/crocetta/games"
TYPES_AND_WIRING: Final = frozenset({"__init__", "actions", "events", "game", "pieces", "state"})
DATA: Final = frozenset({"cards", "drawing", "maze", "plan"})
DRAWING: Final = frozenset({"chart", "drawings", "faces", "telling", "terminal", "typed"})
FAST: Final = frozenset({"kernel", "layout", "packing"})
"""The same rules on packed integers; `make lockstep` compares them with the readable ones, act by act."""
NOT_RULES: Final = TYPES_AND_WIRING | DATA | DRAWING | FAST | {"greedy", "novice"}
"""Files of a game that are not rules."""


class Outcome(Enum):
    CAUGHT = "caught"
    TIMEOUT = "ran on without end"
    SURVIVED = "survived"


class Result(NamedTuple):
    mutant: Mutant
    outcome: Outcome


class Copy:
    """A copy of sources and tests, in which one mutant at a time is tested."""

    def __init__(self, place: Path) -> None:
        self.place = place
        place.mkdir()
        unwanted = shutil.ignore_patterns("__pycache__", ".*")
        for folder in ("src", "tests", "docs"):
            if (ROOT / folder).is_dir():
                shutil.copytree(ROOT / folder, place / folder, ignore=unwanted)
        shutil.copy(ROOT / "pyproject.toml", place)
        # Checked by hash: a mutant of the same size in the same second must not meet the bytecode of the last one.
        compiled = ["-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "src"]
        subprocess.run([sys.executable, *compiled], cwd=place, check=True)

    def passes(self, tests: Sequence[str], limit: float | None) -> bool | None:
        """Do the tests pass? None if they ran into the time limit."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
        command += ["--hypothesis-seed=0"]
        environment = {**os.environ, "PYTHONPATH": str(self.place / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        quiet = subprocess.DEVNULL
        run = subprocess.Popen(
            command, cwd=self.place, env=environment, stdout=quiet, stderr=quiet, start_new_session=True
        )
        try:
            return run.wait(limit) == 0
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
            return None

    def run_mutant(self, mutant: Mutant, tests: Sequence[str], limit: float) -> Result:
        file = self.place / mutant.path
        original = file.read_text(encoding="utf-8")
        file.write_text(mutant.source, encoding="utf-8")
        try:
            passed = self.passes(tests, limit)
        finally:
            file.write_text(original, encoding="utf-8")
        if passed is None:
            return Result(mutant, Outcome.TIMEOUT)
        return Result(mutant, Outcome.SURVIVED if passed else Outcome.CAUGHT)


def folders() -> list[str]:
    """Every game, and what games share."""
    return sorted(file.parent.name for file in (ROOT / GAMES).glob("*/__init__.py"))


def rule_files(folder: str) -> list[str]:
    """The files of which mutants are made."""
    files = sorted((ROOT / GAMES / folder).glob("*.py"))
    return [file.relative_to(ROOT).as_posix() for file in files if file.stem not in NOT_RULES]


def sample(folder: str, count: int, seed: str, only: str) -> tuple[list[Mutant], int]:
    """Some mutants of a folder's rules, and how many there are in all."""
    found: list[Mutant] = []
    for path in rule_files(folder):
        found += mutants(path, (ROOT / path).read_text(encoding="utf-8"))
    wanted = [mutant for mutant in found if only in f"{mutant.path}:{mutant.line}"]
    chosen = Random(f"{seed} {folder}").sample(wanted, min(count, len(wanted)))
    return sorted(chosen, key=lambda mutant: (mutant.path, mutant.line)), len(wanted)


def tests_of(folder: str) -> list[str]:
    """The game's own tests and those of what games share; for what is shared, the tests of all games."""
    tested = sorted(each.name for each in (ROOT / "tests/games").iterdir() if (each / "__init__.py").is_file())
    if not _is_game(folder) or folder not in tested:
        return ["tests/games"]
    return [f"tests/games/{each}" for each in tested if each == folder or not _is_game(each)]


def _is_game(folder: str) -> bool:
    return (ROOT / GAMES / folder / "rules.py").is_file()


def run_all(chosen: Sequence[Mutant], tests: Sequence[str], jobs: int, results: list[Result]) -> None:
    """Tests all mutants, in parallel copies, and appends each result as it comes."""
    copies: SimpleQueue[Copy] = SimpleQueue()

    def run_mutant(mutant: Mutant) -> None:
        copy = copies.get()
        try:
            result = copy.run_mutant(mutant, tests, limit)
        finally:
            copies.put(copy)
        results.append(result)
        print(
            {Outcome.CAUGHT: ".", Outcome.TIMEOUT: "t", Outcome.SURVIVED: "S"}[result.outcome], end="", flush=True
        )

    with tempfile.TemporaryDirectory(prefix="mutants-") as place, ThreadPoolExecutor(jobs) as pool:
        for number in range(jobs):
            copies.put(Copy(Path(place) / str(number)))
        first = copies.get()
        begin = perf_counter()
        if not first.passes(tests, None):
            sys.exit(f"{' '.join(tests)}: the tests fail without any fault planted; mend that first")
        limit = 10 + 4 * jobs * (perf_counter() - begin)
        copies.put(first)
        try:
            list(pool.map(run_mutant, chosen))
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise
    print()


def report(results: Sequence[Result]) -> None:
    results = sorted(results, key=lambda result: (result.mutant.path, result.mutant.line))
    print(f"\n{'file':<58}{'mutants':>8}{'caught':>8}{'score':>8}")
    for path in dict.fromkeys(result.mutant.path for result in results):
        _row(path.removeprefix(f"{GAMES}/"), [each for each in results if each.mutant.path == path])
    _row("all", results)
    for mutant, outcome in results:
        if outcome is Outcome.SURVIVED:
            print(f"\n{mutant.path}:{mutant.line}: {mutant.fault} {outcome.value}\n{mutant.diff}")


def _row(name: str, results: Sequence[Result]) -> None:
    caught = sum(result.outcome is not Outcome.SURVIVED for result in results)
    print(f"{name:<58}{len(results):>8}{caught:>8}{caught / len(results):>8.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=folders(), action="append", help="a folder of games/ (all)")
    parser.add_argument("--count", type=int, default=110, help="mutants of each folder (110)")
    parser.add_argument("--seed", default="1", help="the same seed, the same mutants (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time (one for each core)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only where path:line contains this")
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    wanted = parser.parse_args()

    results: list[Result] = []
    try:
        for folder in wanted.game or folders():
            chosen, there_are = sample(folder, wanted.count, wanted.seed, wanted.only)
            tests = tests_of(folder)
            print(f"{folder}: {len(chosen)} of {there_are} mutants, against {' '.join(tests)}", flush=True)
            if wanted.list:
                print("\n".join(f"\n{each.path}:{each.line}: {each.fault}\n{each.diff}" for each in chosen))
            elif chosen:
                run_all(chosen, tests, wanted.jobs, results)
    except KeyboardInterrupt:
        print("\nended early")
    if results:
        report(results)


if __name__ == "__main__":
    main()
