"""Positions of random matches, of every phase in which players decide."""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from crocetta.kit.game import DEALER, AnyGame
from tests.conformance.walk import random_options

MATCHES = 3000
A_MATCH = 10
"""At most so many positions of a phase are taken from one match."""
RARE = {"Placing": 10}
"""So many times fewer are asked for: both start squares must be taken when a pawn returns."""


def random_match(game: AnyGame, rng: Random) -> Iterator[Any]:
    """All states of a random match with random options, the last one included."""
    s = game.setup(rng.choice(game.seats), random_options(game, rng))
    yield s
    while who := game.to_act(s):
        seat = rng.choice(who)
        s = game.apply(s, seat, rng.choice(game.legal(s, seat))).state
        yield s


def phase_of(s: Any) -> str:
    """By name: in two games phases are members of an enumeration, in the third they are structs."""
    return str(getattr(s.phase, "name", type(s.phase).__name__))


def positions(game: AnyGame, phases: tuple[str, ...], of_each: int, seed: str) -> Iterator[Any]:
    """So many states of each of these phases; fails if they are not to be found."""
    wanted = Counter({name: of_each // RARE.get(name, 1) for name in phases})
    rng = Random(seed)
    for number in count():
        assert number < MATCHES, f"in {MATCHES} matches there were too few of {+wanted}"
        taken: Counter[str] = Counter()
        for s in random_match(game, rng):
            name = phase_of(s)
            if game.to_act(s) != (DEALER,) and taken[name] < min(A_MATCH, wanted[name]) and rng.random() < 0.5:
                taken[name] += 1
                yield s
        wanted -= taken
        if not +wanted:
            return


PHASES = {
    "silver-and-gold": ("KEEP", "MARK", "TAKE", "OVER"),
    "pyramids": ("KEEP", "MARK", "TAKE", "OVER"),
    "la-piramide": (
        *("Placing", "Choosing", "Tempted", "SlaveMoves", "MummyMoves", "Returning"),
        *("Picking", "Swapping", "Driving", "Naming", "Over"),
    ),
}
"""Those in which a player, and not the dealer, is to act, and the end."""
