"""Loops over whole batches of matches, written once and compiled for each game.

These functions use names of the kernel they are compiled for: `compiled_for` gives each function the kernel's names
as its globals. So the compiler sees direct calls, and its cache works as usual.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import numpy as np

from crocetta.kit.compiled import compiled_in, lowest

if TYPE_CHECKING:
    import numpy.typing as npt

    from crocetta.kit.compiled import Mask, Observation, Row

    Rows = npt.NDArray[np.int64]
    Table = npt.NDArray[np.int8] | npt.NDArray[np.uint8]
    Rewards = npt.NDArray[np.float64]
    Flags = npt.NDArray[np.bool_]

    WORDS = 0

    def setup(d: Row, s: Row, seats: int, options: int, seed: int) -> None: ...
    def actors(d: Row, s: Row) -> int: ...
    def legal(d: Row, s: Row, seat: int, mask: Mask) -> int: ...
    def choose(d: Row, s: Row, seat: int) -> int: ...
    def apply(d: Row, s: Row, seat: int, act: int) -> None: ...
    def deal(d: Row, s: Row) -> None: ...
    def playout(d: Row, s: Row) -> int: ...
    def score(d: Row, s: Row, seat: int) -> int: ...
    def rank(d: Row, s: Row, seat: int) -> int: ...
    def observe(d: Row, s: Row, seat: int, out: Observation) -> None: ...
    def answer(d: Row, s: Row, seat: int) -> int: ...


F = TypeVar("F", bound=Callable[..., Any])

TURNS: Final = 0
DIGEST: Final = 1
SCORES: Final = 2
RESULT: Final = 8
"""Words of a result: players' turns, a digest of the final state, the points of up to six seats."""


def play(d: Row, s: Row, seats: int, options: int, first: int, out: Rows) -> int:
    """One random match per row of `out`, from seed `first` on. Returns the number of players' turns."""
    turns = 0
    for match in range(len(out)):
        setup(d, s, seats, options, first + match)
        turns += conclude(d, s, seats, out[match])
    return turns


def walk(d: Row, s: Row, seats: int, options: int, first: int, out: Rows) -> int:
    """Like `play`, act by act: the cost for a program that decides itself.

    Returns the number of players' decisions.
    """
    decisions = 0
    for match in range(len(out)):
        setup(d, s, seats, options, first + match)
        deal(d, s)
        who = actors(d, s)
        while who:
            seat = 0
            while not who >> seat & 1:
                seat += 1
            apply(d, s, seat, choose(d, s, seat))
            decisions += 1
            deal(d, s)
            who = actors(d, s)
        conclude(d, s, seats, out[match])
    return decisions


def conclude(d: Row, s: Row, seats: int, out: Row) -> int:
    """Plays to the end at random and writes the result. Returns the players' turns."""
    turns = playout(d, s)
    out[TURNS] = turns
    digest = 0
    for word in range(WORDS):
        digest = digest * 1099511628211 + s[word]
    out[DIGEST] = digest
    for seat in range(seats):
        out[SCORES + seat] = score(d, s, seat)
    return turns


# Batches for learners: one match per row, stepped from decision to decision.

NOBODY: Final = -1
EVERYBODY: Final = -1
"""As the learner's seat: every decision is the learner's."""
AT_RANDOM: Final = "random"
"""The policy that every kernel has."""
BY_PLACE, BY_WIN, BY_POINTS = range(3)
"""The rewards: see `reward`."""


def step(
    d: Row,
    rows: Rows,
    seeds: Row,
    seats: int,
    options: int,
    learner: int,
    reward_by: int,
    same_step: bool,
    acts: Row,
    who: Row,
    seen: Table,
    masks: Table,
    ended: Flags,
    last_seen: Table,
    points: Rows,
    places: Rows,
    rewards: Rewards,
) -> int:
    """One decision in each match, or a new match where nobody is to decide. `who` decides next, and sees `seen` and
    `masks`. An illegal act is replaced by a random one.

    With `same_step` a new match follows at once one that ends, whose last observation is in `last_seen`; without,
    its final state is shown, and nobody is to decide. Returns how many ended.
    """
    endings = 0
    for match in range(len(rows)):
        s = rows[match]
        ended[match] = False
        if who[match] == NOBODY:
            who[match] = begin(d, s, seeds, match, seats, options, learner)
            show(d, s, who[match], who[match], seen[match], masks[match])
            continue
        seat = who[match]
        act = acts[match]
        apply(d, s, seat, act if masks[match, act] else choose(d, s, seat))
        who[match] = next_to_decide(d, s, learner)
        if who[match] == NOBODY:
            endings += 1
            ended[match] = True
            settle(d, s, seats, reward_by, points[match], places[match], rewards[match])
            if same_step:
                observe(d, s, seat, last_seen[match])
                who[match] = begin(d, s, seeds, match, seats, options, learner)
        show(d, s, who[match], seat, seen[match], masks[match])
    return endings


def suggest(d: Row, rows: Rows, who: Row, acts: Row) -> None:
    """A random legal act per match, from its own seed; the no-op where nobody is to decide."""
    for match in range(len(rows)):
        acts[match] = 0 if who[match] == NOBODY else choose(d, rows[match], who[match])


def begin(d: Row, s: Row, seeds: Row, match: int, seats: int, options: int, learner: int) -> int:
    """A new match up to its first decision; skips those without a decision of the learner."""
    who = NOBODY
    while who == NOBODY:
        setup(d, s, seats, options, seeds[match])
        seeds[match] += 1
        who = next_to_decide(d, s, learner)
    return who


def next_to_decide(d: Row, s: Row, learner: int) -> int:
    """Deals, and plays the other seats, up to the learner's next decision."""
    while True:
        deal(d, s)
        who = actors(d, s)
        if not who:
            return NOBODY
        seat = lowest(who)
        if learner == EVERYBODY:
            return seat
        if who >> learner & 1:
            return learner
        apply(d, s, seat, answer(d, s, seat))


def show(d: Row, s: Row, who: int, onlooker: int, seen: Observation, mask: Mask) -> None:
    """The observation of whoever decides; if nobody, the onlooker's, with the no-op as the only act."""
    observe(d, s, onlooker if who == NOBODY else who, seen)
    if not legal(d, s, who, mask):
        mask[0] = 1


def settle(d: Row, s: Row, seats: int, reward_by: int, points: Row, places: Row, rewards: Rewards) -> None:
    """Points, places and rewards of a finished match."""
    for seat in range(seats):
        points[seat] = score(d, s, seat)
        places[seat] = rank(d, s, seat)
    for seat in range(seats):
        rewards[seat] = reward(seats, reward_by, points, places, seat)


def reward(seats: int, by: int, points: Row, places: Row, seat: int) -> float:
    """Rewards sum to 0, or to 1 for BY_WIN; ties share what they would have won.

    BY_PLACE: from 1 for the first down to -1 for the last, in equal steps. BY_WIN: 1 for the first, 0 for the
    others. BY_POINTS: one's own points minus the mean of the others'.
    """
    alike = 0
    total = 0
    for other in range(seats):
        total += points[other]
        if places[other] == places[seat]:
            alike += 1
    if by == BY_POINTS:
        return points[seat] - (total - points[seat]) / (seats - 1)
    if by == BY_WIN:
        return 1 / alike if places[seat] == 1 else 0.0
    return 1 - (2 * (places[seat] - 1) + alike - 1) / (seats - 1)


_PARTS: Final = (conclude, begin, next_to_decide, show, settle, reward)
_NAMES: Final = ("TURNS", "DIGEST", "SCORES", "NOBODY", "EVERYBODY", "BY_POINTS", "BY_WIN", "lowest")


@cache
def _world(kernel: ModuleType, policy: str) -> dict[str, Any]:
    """The globals for a kernel; `policy` plays the seats that are not the learner's."""
    world = {**vars(kernel), **{name: globals()[name] for name in _NAMES}, "np": np}
    world["answer"] = world["choose"] if policy == AT_RANDOM else policies(kernel)[policy]
    for part in _PARTS:
        world[part.__name__] = _placed(world, kernel, part, policy)
    return world


def policies(kernel: ModuleType) -> Mapping[str, Callable[[Row, Row, int], int]]:
    """The levels that are compiled into a kernel."""
    found: Mapping[str, Callable[[Row, Row, int], int]] = getattr(kernel, "POLICIES", {})
    return found


def _placed(world: dict[str, Any], kernel: ModuleType, part: F, policy: str) -> F:
    return compiled_in(world, part, kernel.__name__, "" if policy == AT_RANDOM else f".{policy}")


def compiled_for(kernel: ModuleType, loop: F, policy: str = AT_RANDOM) -> F:
    """The loop, compiled for one kernel on its first call."""
    return cast("F", _compiled(kernel, loop, policy))


@cache
def _compiled(kernel: ModuleType, loop: Callable[..., Any], policy: str) -> Callable[..., Any]:
    return _placed(_world(kernel, policy), kernel, loop, policy)
