"""Metrics of this process in the text format of Prometheus. Incrementing a counter costs about a microsecond.

Nothing here names a person, a table or an address.
"""

import os
import sys
import time
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
RECENT: Final = 60
"""Seconds over which the rate of moves is computed."""
Labels = Mapping[str, str]
Sample = tuple[str, Labels, float]


class Count:
    """A counter with one label."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name, self.about, self._label = name, about, label
        self.by_kind: Counter[str] = Counter()

    def add(self, kind: str) -> None:
        self.by_kind[kind] += 1

    def samples(self) -> Iterator[Sample]:
        for kind, count in sorted(self.by_kind.items()):
            yield self.name, {self._label: kind}, count


class Timing:
    """A histogram of durations. The hot path of a move increments it in place, without a call."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.buckets = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    @property
    def count(self) -> int:
        return sum(self.buckets)

    def samples(self) -> Iterator[Sample]:
        below = 0
        for limit, count in zip((*map(str, SECONDS), "+Inf"), self.buckets, strict=True):
            below += count
            yield f"{self.name}_bucket", {"le": limit}, below
        yield f"{self.name}_sum", {}, self.total
        yield f"{self.name}_count", {}, below


moves: Final = Timing("crocetta_move_seconds", "From a person's move to its answer, disk included.")
answers: Final = Count("crocetta_moves_total", "Moves of people, by answer.", "answer")
commits: Final = Timing("crocetta_commit_seconds", "Time to commit the entries of a table to disk.")
requests: Final = Count("crocetta_requests_total", "Requests over HTTP, by status.", "status")
refused: Final = Count("crocetta_budget_refusals_total", "Requests refused by a rate limit, by kind.", "what")
pushes: Final = Count("crocetta_notices_total", "Push notifications, by outcome.", "outcome")
lately: Final[deque[float]] = deque(maxlen=200_000)
"""Times of the latest moves."""
_ALL: Final = (moves, answers, commits, requests, refused, pushes)


GAUGES: Final = {
    "crocetta_tables": "Tables in memory.",
    "crocetta_lines": "Open WebSocket connections.",
    "crocetta_bots_thinking": "Bot decisions being computed.",
    "crocetta_bots_waiting": "Bot decisions waiting for a free process.",
    "crocetta_up_seconds": "Seconds since the server started.",
    "process_cpu_seconds_total": "CPU time of this process.",
    "process_resident_memory_bytes": "Resident memory of this process.",
}
FORMAT: Final = "text/plain; version=0.0.4"


def moves_a_second() -> float:
    since = time.monotonic() - RECENT
    return sum(moment >= since for moment in lately) / RECENT


def render(gauges: Mapping[str, float], worker: int | None = None) -> str:
    """All metrics, with these gauges."""
    labels: Labels = {"worker": str(worker)} if worker is not None else {}
    lines: list[str] = []
    for each in _ALL:
        kind = "histogram" if isinstance(each, Timing) else "counter"
        lines += [f"# HELP {each.name} {each.about}", f"# TYPE {each.name} {kind}"]
        lines += [_line(name, {**labels, **own}, value) for name, own, value in each.samples()]
    for name, value in (*gauges.items(), *_process()):
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# HELP {name} {GAUGES[name]}", f"# TYPE {name} {kind}", _line(name, labels, value)]
    return "\n".join(lines) + "\n"


def merged(texts: Sequence[str]) -> str:
    """The metrics of several workers, each name once with its help, as the format requires."""
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for text in texts:
        name = ""
        for line in text.splitlines():
            if line.startswith("# HELP "):
                name = line.split(" ", 3)[2]
                fresh = name not in heads
                heads.setdefault(name, [])
            if not line.startswith("#"):
                samples.setdefault(name, []).append(line)
            elif fresh:
                heads[name].append(line)
    return "".join("\n".join([*head, *samples.get(name, [])]) + "\n" for name, head in heads.items())


def _line(name: str, labels: Labels, value: float) -> str:
    inside = ",".join(f'{label}="{text}"' for label, text in labels.items())
    return f"{name}{{{inside}}} {value!r}" if inside else f"{name} {value!r}"


def _process() -> Iterator[tuple[str, float]]:
    used = os.times()
    yield "process_cpu_seconds_total", used.user + used.system
    if sys.platform == "linux":
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[1])
        yield "process_resident_memory_bytes", pages * os.sysconf("SC_PAGE_SIZE")
