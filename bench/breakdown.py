"""Profiles one match on the kernels: the processor's cycle counter, read around every call of the interface."""

from __future__ import annotations

from time import perf_counter, process_time
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic

from bench.kernels import SEATS, Block
from crocetta import games
from crocetta.games.expeditions.table import Phase
from crocetta.games.fast import fast
from crocetta.games.la_piramide.packing import PHASES
from crocetta.kit import loops

if TYPE_CHECKING:
    from crocetta.kit.compiled import Row

    PHASE = 0
    DEALER = -1

    def setup(d: Row, s: Row, seats: int, options: int, seed: int) -> None: ...
    def actors(d: Row, s: Row) -> int: ...
    def choose(d: Row, s: Row, seat: int) -> int: ...
    def apply(d: Row, s: Row, seat: int, act: int) -> None: ...

    def cycles() -> int:
        """The processor's time stamp."""
        ...

else:

    @intrinsic
    def cycles(context):
        def read(context, builder, signature, arguments):
            kind = ir.FunctionType(ir.IntType(64), [])
            return builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.readcyclecounter"), [])

        return numba.types.int64(), read


MATCHES: Final = 2_000
SETUP: Final = 31
"""Stands beside the phases, of which no game has so many."""
INTERRUPTED: Final = 30_000
"""Cycles that no act needs: somebody else had the processor meanwhile."""
CHOOSING, APPLYING, ASKING = range(3)
WHAT: Final = ("choosing", "applying", "who acts")
LEAST: Final = 0.01
"""Lines below this share are told together."""


def watched(
    d: Row,
    s: Row,
    seats: int,
    options: int,
    matches: int,
    spent: npt.NDArray[np.int64],
    calls: npt.NDArray[np.int64],
) -> int:
    """Random matches act by act, with the time of each call by phase. Returns the cycles of it all."""
    begin = cycles()
    for match in range(matches):
        start = cycles()
        setup(d, s, seats, options, 1 + match)
        who = actors(d, s)
        asked = cycles()
        calls[SETUP] += 1
        if asked - start < INTERRUPTED:
            spent[SETUP, APPLYING] += asked - start
        while who:
            phase = s[PHASE] & 255
            seat = 0
            if who == DEALER:
                seat = DEALER
            else:
                while not who >> seat & 1:
                    seat += 1
            start = cycles()
            act = choose(d, s, seat)
            chosen = cycles()
            apply(d, s, seat, act)
            applied = cycles()
            who = actors(d, s)
            asked = cycles()
            calls[phase] += 1
            if asked - start < INTERRUPTED:
                spent[phase, CHOOSING] += chosen - start
                spent[phase, APPLYING] += applied - chosen
                spent[phase, ASKING] += asked - applied
    return cycles() - begin


def compiled(function: Any, kernel: ModuleType) -> Any:
    """With the kernel's names and ours as its world."""
    world = {**vars(kernel), **_NAMES}
    return numba.njit(error_model="numpy", nogil=True)(FunctionType(function.__code__, world, function.__name__))


_NAMES: Final = {
    "cycles": cycles,
    "CHOOSING": CHOOSING,
    "APPLYING": APPLYING,
    "ASKING": ASKING,
    "INTERRUPTED": INTERRUPTED,
    "SETUP": SETUP,
}


class Line(NamedTuple):
    what: str
    nanoseconds: float
    """Of each player-turn."""
    calls: float
    """In each match."""


class Breakdown(NamedTuple):
    title: str
    lines: list[Line]
    stepped: float
    """Nanoseconds of a player-turn, act by act."""
    fused: float


def phase_names(name: str) -> dict[int, str]:
    phases = [kind.__name__ for kind in PHASES] if name == "la-piramide" else [phase.value for phase in Phase]
    return {**dict(enumerate(phases)), SETUP: "setup"}


def measure(name: str) -> Breakdown:
    ready = fast(games.get(name))
    block = Block(ready, 1)
    stepped, fused = _pace(block, loops.walk), _pace(block, loops.play)
    spent = np.zeros((SETUP + 1, len(WHAT)), np.int64)
    calls = np.zeros(SETUP + 1, np.int64)
    run = compiled(watched, ready.kernel)
    arguments = (ready.data, ready.row(), SEATS, block.options)
    run(*arguments, 10, spent, calls)
    spent[:], calls[:] = 0, 0
    clock, own = perf_counter(), process_time()
    whole = run(*arguments, MATCHES, spent, calls)
    own, clock = process_time() - own, perf_counter() - clock
    # Reading the counter costs every line its part; all are scaled to what the match takes without it.
    scale = stepped / (whole * own / clock)
    lines = [
        Line(f"{phase}, {what}", spent[k, n] * scale, calls[k] / MATCHES)
        for k, phase in phase_names(name).items()
        for n, what in enumerate(WHAT)
    ]
    return Breakdown(ready.game.title, lines, stepped, fused)


def _pace(block: Block, loop: Any) -> float:
    """Nanoseconds of a player-turn; the best of a few."""
    turns = block.run(loops.play)
    block.run(loop)
    found = []
    for _ in range(20):
        begin = process_time()
        block.run(loop)
        found.append((process_time() - begin) / turns * 1e9)
    return min(found)


def section(breakdowns: list[Breakdown]) -> list[str]:
    """Of `results.md`."""
    return [*ABOUT, "", *(line for found in breakdowns for line in _table(found))]


ABOUT: Final = (
    "Time by phase of play, in the step interface: the processor's counter is read around every call. Choosing,",
    "where everybody marks, is the search for places where the shape fits; applying is the mark itself, and for",
    "the last player of a turn all of action 3. The fused playout makes the same choices, but numbers no acts,",
    "never asks who is next and says no `done`.",
)


def _table(found: Breakdown) -> list[str]:
    named = sorted(found.lines, key=lambda line: -line.nanoseconds)
    great = [line for line in named if line.nanoseconds >= LEAST * found.stepped]
    rest = sum(line.nanoseconds for line in named if line not in great)
    unnamed = max(found.stepped - sum(line.nanoseconds for line in named), 0)
    return [
        f"| {found.title}, {SEATS} players | calls a match | ns a player-turn | share |",
        "|---|---:|---:|---:|",
        *(_row(line.what, f"{line.calls:,.1f}", line.nanoseconds, found.stepped) for line in great),
        _row("all smaller ones", "", rest, found.stepped),
        _row("the loop and the result", "", unnamed, found.stepped),
        f"| **act by act** | | **{found.stepped:.0f}** | |",
        f"| **fused** | | **{found.fused:.0f}** | **{found.fused / found.stepped:.0%}** |",
        "",
    ]


def _row(what: str, calls: str, nanoseconds: float, whole: float) -> str:
    return f"| {what} | {calls} | {nanoseconds:.1f} | {nanoseconds / whole:.0%} |"
