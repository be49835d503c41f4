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
SHELF: Final = "src/crocetta/games"
TYPES_AND_WIRING: Final = frozenset({"__init__", "actions", "events", "game", "pieces", "state"})
DATA: Final = frozenset({"cards", "drawing", "maze", "plan"})
DRAWING: Final = frozenset({"chart", "drawings", "faces", "telling", "terminal", "typed"})
FAST: Final = frozenset({"kernel", "layout", "packing"})
"""The law once more on packed integers; `make lockstep` holds it to the readable one, act by act."""
NOT_LAW: Final = TYPES_AND_WIRING | DATA | DRAWING | FAST | {"greedy", "novice"}
"""Files of a game that are no law of play."""


class Fate(Enum):
    CAUGHT = "caught"
    TIMEOUT = "ran on without end"
    SURVIVED = "survived"


class Verdict(NamedTuple):
    mutant: Mutant
    fate: Fate


class Copy:
    """A copy of sources and tests in which one mutant at a time lives."""

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

    def judge(self, mutant: Mutant, tests: Sequence[str], limit: float) -> Verdict:
        file = self.place / mutant.path
        original = file.read_text(encoding="utf-8")
        file.write_text(mutant.source, encoding="utf-8")
        try:
            passed = self.passes(tests, limit)
        finally:
            file.write_text(original, encoding="utf-8")
        if passed is None:
            return Verdict(mutant, Fate.TIMEOUT)
        return Verdict(mutant, Fate.SURVIVED if passed else Fate.CAUGHT)


def folders() -> list[str]:
    """Every game, and what games share."""
    return sorted(file.parent.name for file in (ROOT / SHELF).glob("*/__init__.py"))


def law(folder: str) -> list[str]:
    """The files in which faults are planted."""
    files = sorted((ROOT / SHELF / folder).glob("*.py"))
    return [file.relative_to(ROOT).as_posix() for file in files if file.stem not in NOT_LAW]


def sample(folder: str, count: int, seed: str, only: str) -> tuple[list[Mutant], int]:
    """Some mutants of a folder's rules, and how many there are in all."""
    found: list[Mutant] = []
    for path in law(folder):
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
    return (ROOT / SHELF / folder / "rules.py").is_file()


def judge_all(chosen: Sequence[Mutant], tests: Sequence[str], jobs: int, verdicts: list[Verdict]) -> None:
    """Adds the fate of each mutant as it becomes known."""
    copies: SimpleQueue[Copy] = SimpleQueue()

    def judge(mutant: Mutant) -> None:
        copy = copies.get()
        try:
            verdict = copy.judge(mutant, tests, limit)
        finally:
            copies.put(copy)
        verdicts.append(verdict)
        print({Fate.CAUGHT: ".", Fate.TIMEOUT: "t", Fate.SURVIVED: "S"}[verdict.fate], end="", flush=True)

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
            list(pool.map(judge, chosen))
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise
    print()


def report(verdicts: Sequence[Verdict]) -> None:
    verdicts = sorted(verdicts, key=lambda verdict: (verdict.mutant.path, verdict.mutant.line))
    print(f"\n{'file':<58}{'mutants':>8}{'caught':>8}{'score':>8}")
    for path in dict.fromkeys(verdict.mutant.path for verdict in verdicts):
        _row(path.removeprefix(f"{SHELF}/"), [each for each in verdicts if each.mutant.path == path])
    _row("all", verdicts)
    for mutant, fate in verdicts:
        if fate is Fate.SURVIVED:
            print(f"\n{mutant.path}:{mutant.line}: {mutant.fault} {fate.value}\n{mutant.diff}")


def _row(name: str, verdicts: Sequence[Verdict]) -> None:
    caught = sum(verdict.fate is not Fate.SURVIVED for verdict in verdicts)
    print(f"{name:<58}{len(verdicts):>8}{caught:>8}{caught / len(verdicts):>8.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=folders(), action="append", help="a folder of games/ (all)")
    parser.add_argument("--count", type=int, default=110, help="mutants of each folder (110)")
    parser.add_argument("--seed", default="1", help="the same seed, the same mutants (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time (one for each core)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only where path:line contains this")
    parser.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    wanted = parser.parse_args()

    verdicts: list[Verdict] = []
    try:
        for folder in wanted.game or folders():
            chosen, there_are = sample(folder, wanted.count, wanted.seed, wanted.only)
            tests = tests_of(folder)
            print(f"{folder}: {len(chosen)} of {there_are} mutants, against {' '.join(tests)}", flush=True)
            if wanted.list:
                print("\n".join(f"\n{each.path}:{each.line}: {each.fault}\n{each.diff}" for each in chosen))
            elif chosen:
                judge_all(chosen, tests, wanted.jobs, verdicts)
    except KeyboardInterrupt:
        print("\nended early")
    if verdicts:
        report(verdicts)


if __name__ == "__main__":
    main()
