"""Par: the most that a seat could have had in a finished match, all luck known and the others doing what they did.

    match = Match.load(Path("evening.json"), games.resolve)
    found = par_of(match, seat=0)

A game says that it knows its par by having `par`; the platform asks with `par_of`.
"""

from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from crocetta.kit.game import Seat
from crocetta.kit.match import Match
from crocetta.kit.record import Act

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


class Par(Struct, frozen=True):
    reached: int
    """The points that the seat had in the end."""
    score: int
    """The most that was found; never less than what was reached."""
    bound: int
    """Proven: nobody could have had more."""
    width: int
    """Of the widest beam that looked for it."""
    gained: int
    """How much more it found than one half as wide: nothing, or the widest of all is still too narrow."""
    line: tuple[Act[Any], ...]
    """How: the log of that other match, with the dealer's acts and the others'. A match without a seed folds it."""

    @property
    def share(self) -> float:
        """What was reached, of par."""
        return self.reached / self.score if self.score > 0 else 1.0


@runtime_checkable
class HasPar(Protocol):
    """A game that knows its par. Seconds on one core, once it is compiled; the first call compiles."""

    def par(self, match: AnyMatch, seat: Seat, /) -> Par: ...

    def par_is_compiled(self) -> bool:
        """Whether par is found at once. Asking imports no compiler."""
        ...

    def compile_par(self) -> None:
        """Compile all that it calls into the cache."""
        ...


def par_of(match: AnyMatch, seat: Seat) -> Par | None:
    """None for a game without par. ValueError for a match that is not over."""
    if not match.over:
        raise ValueError("only a match that is over has a par")
    return match.game.par(match, seat) if isinstance(match.game, HasPar) else None
