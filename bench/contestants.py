"""Starts the contestants of a benchmark one after the other, then measures them in turns, under the same
conditions.
"""

import json
import os
import select
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec

ROOT: Final = Path(__file__).parents[1]
PEERS_HOME: Final = ROOT / ".venv-bench"
PEERS_PYTHON: Final = PEERS_HOME / "bin" / "python"
PEERS_LIST: Final = ROOT / "bench" / "peers.txt"
READY_WITHIN: Final = 300
"""Seconds; compilers take their time."""
ANSWERS_WITHIN: Final = 60


class Window(msgspec.Struct):
    """What was done in a second of one measurement."""

    decisions: float
    games: float
    turns: float
    share: float
    """How much of a core the process had meanwhile."""
    by_clock: float
    """Player-turns by wall time, by which two cores are compared with one."""


class Entry(NamedTuple):
    """Who takes part: a name of our choosing, and the command that serves it."""

    key: str
    command: tuple[str, ...]
    cores: int = 1


class Result(NamedTuple):
    title: str
    windows: list[Window]

    def best(self, what: str) -> float:
        return max(self._speeds(what))

    def median(self, what: str) -> float:
        return median(self._speeds(what))

    def shown(self, what: str) -> str:
        if not self.best(what):
            return "–"
        return f"{self.best(what):,.0f} ({self.median(what):,.0f})"

    def _speeds(self, what: str) -> list[float]:
        found: list[float] = [getattr(window, what) for window in self.windows]
        return found


class Failed(Exception):
    """Why a contestant cannot be measured."""


class Process:
    """One contestant, started and ready."""

    def __init__(self, entry: Entry) -> None:
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - `end` closes it
        cores = sorted(os.sched_getaffinity(0))[-entry.cores :]
        self._process = subprocess.Popen(
            entry.command,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
            bufsize=1,
            env={**os.environ, "OMP_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"},
        )
        try:
            self.title: str = self._answer(READY_WITHIN)
        except Failed:
            self.end()
            raise

    def measure(self, seconds: float) -> Window:
        assert self._process.stdin
        print(seconds, file=self._process.stdin, flush=True)
        return msgspec.convert(self._answer(ANSWERS_WITHIN), Window)

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._complaints.close()

    def _answer(self, within: float) -> Any:
        assert self._process.stdout
        waiting, _, _ = select.select([self._process.stdout], [], [], within)
        line = self._process.stdout.readline() if waiting else ""
        if not line:
            raise Failed(self._why() if waiting else f"no answer in {within} seconds")
        try:
            return json.loads(line)
        except ValueError as error:
            raise Failed(f"it says {line.strip()[:100]!r}") from error

    def _why(self) -> str:
        self._complaints.seek(0)
        said = [line.strip() for line in self._complaints if line.strip()]
        return said[-1][:300] if said else "it ended without a word"


def install_peers() -> None:
    """Failed where the peers cannot be installed."""
    uv = [sys.executable, "-m", "uv"]
    try:
        if not PEERS_PYTHON.exists():
            print("installing the peers into .venv-bench", flush=True)
            subprocess.run([*uv, "venv", "--quiet", "--python", sys.executable, PEERS_HOME], check=True)
        subprocess.run([*uv, "pip", "install", "--quiet", "--python", PEERS_PYTHON, "-r", PEERS_LIST], check=True)
    except subprocess.CalledProcessError as error:
        raise Failed(f"the peers could not be installed: {error}") from error


def measure(entries: Sequence[Entry], repeats: int, seconds: float) -> tuple[dict[str, Result], dict[str, str]]:
    """The speeds of all that run, and why the others do not."""
    running: dict[str, Process] = {}
    failed: dict[str, str] = {}
    results: dict[str, Result] = {}
    try:
        for entry in entries:
            print(f"{entry.key}: ", end="", flush=True)
            try:
                running[entry.key] = Process(entry)
                results[entry.key] = Result(running[entry.key].title, [])
                print("ready", flush=True)
            except Failed as why:
                failed[entry.key] = str(why)
                print(why, flush=True)
        for repeat in range(repeats):
            print(f"round {repeat + 1} of {repeats}", flush=True)
            for key, process in running.items():
                if key not in failed:
                    _measure_one(key, process, seconds, results, failed)
    finally:
        for process in running.values():
            process.end()
    return {key: result for key, result in results.items() if key not in failed}, failed


def _measure_one(
    key: str, process: Process, seconds: float, results: dict[str, Result], failed: dict[str, str]
) -> None:
    try:
        results[key].windows.append(process.measure(seconds))
    except Failed as why:
        failed[key] = str(why)
