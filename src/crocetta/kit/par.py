"""Par: the most a seat could have scored in a finished match, all luck known and the others' acts unchanged.

    match = Match.load(Path("evening.json"), games.resolve)
    found = par_of(match, seat=0)

A game with par has a method `par`; the platform calls `par_of`.
"""

from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from crocetta.kit.game import Seat
from crocetta.kit.match import Match
from crocetta.kit.record import Act

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


class Par(Struct, frozen=True):
    reached: int
    """The seat's final points."""
    score: int
    """The best found; at least what was reached."""
    bound: int
    """A proven upper bound."""
    width: int
    """Of the widest beam search."""
    gained: int
    """The gain over a beam half as wide: above 0, the widest is still too narrow."""
    line: tuple[Act[Any], ...]
    """The log of that better match, with the dealer's and the others' acts. A match without a seed can fold it."""

    @property
    def share(self) -> float:
        """What was reached, as a share of par."""
        return self.reached / self.score if self.score > 0 else 1.0


@runtime_checkable
class HasPar(Protocol):
    """A game with par. Takes seconds on one core, once compiled; the first call compiles."""

    def par(self, match: AnyMatch, seat: Seat, /) -> Par: ...

    def par_is_compiled(self) -> bool:
        """Whether it is compiled. Asking imports no compiler."""
        ...

    def compile_par(self) -> None:
        """Compile everything it needs into the cache."""
        ...


def par_of(match: AnyMatch, seat: Seat) -> Par | None:
    """None for a game without par. ValueError for a running match."""
    if not match.over:
        raise ValueError("only a match that is over has a par")
    return match.game.par(match, seat) if isinstance(match.game, HasPar) else None
