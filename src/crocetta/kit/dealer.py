"""Plays the dealer's seat from a seed.

The seed fixes the order of all cards of each pile (a stream and its key); a draw takes the first card of that order
that is still there. So the same seed gives the same luck whatever people do.
"""

import secrets
from hashlib import blake2b, sha256
from typing import Any

from crocetta.kit.game import A, Chance, E, Game, O, S, V


def new_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """Published before a match, so that its luck can be checked against the seed afterwards."""
    return sha256(seed.encode()).hexdigest()


class Dealer:
    def __init__(self, seed: str) -> None:
        self._key = sha256(seed.encode()).digest()
        self._piles: dict[tuple[str, tuple[int, ...]], dict[Any, bytes]] = {}
        """Sort keys of each pile's cards, computed on demand."""

    def __eq__(self, other: object) -> bool:
        """Equal seeds deal the same."""
        return isinstance(other, Dealer) and other._key == self._key

    def __hash__(self) -> int:
        return hash(self._key)

    def pick(self, game: Game[S, A, E, V, O], chance: Chance[A]) -> A:
        pile = self._piles.setdefault((chance.stream, chance.key), {})
        for outcome in chance.outcomes:
            if outcome not in pile:
                place = (chance.stream, chance.key, game.index(outcome))
                pile[outcome] = blake2b(repr(place).encode(), key=self._key, digest_size=16).digest()
        return min(chance.outcomes, key=pile.__getitem__)
