"""One match on the readable rules in which bots play some of the seats, for environments with opponents by name.

The bots see views, as at any table. What the other seats are told, observation and mask, is the very same as in the
environments on the kernels.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

from crocetta import bots
from crocetta.bots import Bot
from crocetta.envs.match import PackedMatch
from crocetta.envs.terms import Mask, Terms
from crocetta.kit.game import Seat
from crocetta.kit.match import Match

Opponent: TypeAlias = str | Bot[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


class BotMatch(PackedMatch):
    def __init__(self, terms: Terms, opponents: Mapping[Seat, Opponent]) -> None:
        super().__init__(terms)
        self._bots = {seat: _bot(terms, bot) for seat, bot in opponents.items()}
        names = {seat: bot if isinstance(bot, str) else type(bot).__name__ for seat, bot in opponents.items()}
        self.names = [f"{names.get(seat, 'learner')} {seat}" for seat in range(terms.seats)]
        self._whims = Random()
        self.match: AnyMatch | None = None

    @property
    def begun(self) -> bool:
        return self.match is not None

    def _begin(self) -> None:
        self.begin_with(*self._luck.integers(2**63, size=2).tolist())

    def begin_with(self, luck: int, whims: int) -> None:
        """`whims` are the luck of the bots, and of acts in the stead of illegal ones."""
        self._whims = Random(whims)
        self.match = Match.new(self.terms.game, self.names, self.terms.options, seed=f"{luck:016x}")
        self.deal()

    @property
    def going_on(self) -> AnyMatch:
        assert self.match is not None
        return self.match

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Without the bots; several at once where play is simultaneous; none when it is over."""
        return tuple(seat for seat in self.going_on.to_act if seat not in self._bots)

    def _instead(self, seat: Seat, mask: Mask) -> int:
        allowed: list[int] = mask.nonzero()[0].tolist()
        return self._whims.choice(allowed)

    def play(self, seat: Seat, act: int) -> None:
        """An act that was checked, and not the no-op."""
        self.going_on.play(seat, self.terms.game.action(act))

    def deal(self) -> None:
        """The bots play until somebody else has something to decide or the match is over."""
        match = self.going_on
        while match.to_act and not self.to_act:
            seat = match.to_act[0]
            match.play(seat, self._bots[seat].choose(match.view(seat), match.legal(seat), self._whims))
        self._row = self.terms.fast.packing.row(self.terms.game, match.state)


def _bot(terms: Terms, bot: Opponent) -> Bot[Any, Any]:
    if not (isinstance(bot, str) or hasattr(bot, "choose")):
        raise ValueError(f"opponents: {' or '.join(bots.NAMES)}, or bots with `choose`, not {bot!r}")
    return bots.get(bot, terms.game) if isinstance(bot, str) else bot
