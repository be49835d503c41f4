"""What each test costs in processor time, its servers and browsers included: `make test ARGS="-p tests.cost"`.

Wall time says little on a shared machine.
"""

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

SHOWN: Final = 20
TICKS: Final = os.sysconf("SC_CLK_TCK")
costs: Final[dict[str, float]] = {}


def spent() -> float:
    """Seconds of this process, of all that it started, and of those that have ended."""
    parents: dict[int, int] = {}
    times: dict[int, int] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name stands in brackets and may hold anything.
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        process = int(file.parent.name)
        parents[process] = int(fields[1])
        times[process] = sum(map(int, fields[11:15]))
    children: defaultdict[int, list[int]] = defaultdict(list)
    for process, parent in parents.items():
        children[parent].append(process)
    family = [os.getpid()]
    for process in family:
        family += children[process]
    return sum(times.get(process, 0) for process in family) / TICKS


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    item.stash[BEFORE] = spent()
    yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    tested = spent()
    yield
    # What ends with the last test of a folder takes its own time with it.
    item.user_properties.append(("cost", max(tested, spent()) - item.stash[BEFORE]))


BEFORE: Final = pytest.StashKey[float]()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "teardown":
        costs[report.nodeid] = float(str(dict(report.user_properties).get("cost", 0)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    files: defaultdict[str, float] = defaultdict(float)
    for test, cost in costs.items():
        files[test.partition("::")[0]] += cost
    terminalreporter.section(f"{sum(costs.values()):.0f} s of processor time")
    for title, found in (("files", files), ("tests", costs)):
        terminalreporter.write_line(f"the dearest {title}:")
        for name, cost in sorted(found.items(), key=lambda each: -each[1])[:SHOWN]:
            terminalreporter.write_line(f"{cost:8.2f} s  {name}")
