"""One match on the readable rules with bots on some of the seats, for environments with named opponents.

The bots see views, as at any table. Observations and masks of the other seats are the same as in the environments
on the kernels.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

from crocetta import bots
from crocetta.bots import Bot
from crocetta.envs.config import Config, Mask
from crocetta.envs.match import PackedMatch
from crocetta.kit.game import Seat
from crocetta.kit.match import Match

Opponent: TypeAlias = str | Bot[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


class BotMatch(PackedMatch):
    def __init__(self, config: Config, opponents: Mapping[Seat, Opponent]) -> None:
        super().__init__(config)
        self._bots = {seat: _bot(config, bot) for seat, bot in opponents.items()}
        names = {seat: bot if isinstance(bot, str) else type(bot).__name__ for seat, bot in opponents.items()}
        self.names = [f"{names.get(seat, 'learner')} {seat}" for seat in range(config.seats)]
        self._whims = Random()
        self.match: AnyMatch | None = None

    @property
    def begun(self) -> bool:
        return self.match is not None

    def _begin(self) -> None:
        self.begin_with(*self._luck.integers(2**63, size=2).tolist())

    def begin_with(self, luck: int, whims: int) -> None:
        """`whims` seeds the bots, and the acts that replace illegal ones."""
        self._whims = Random(whims)
        self.match = Match.new(self.config.game, self.names, self.config.options, seed=f"{luck:016x}")
        self.deal()

    @property
    def going_on(self) -> AnyMatch:
        assert self.match is not None
        return self.match

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Without bots; several at once in simultaneous play; none when it is over."""
        return tuple(seat for seat in self.going_on.to_act if seat not in self._bots)

    def _instead(self, seat: Seat, mask: Mask) -> int:
        allowed: list[int] = mask.nonzero()[0].tolist()
        return self._whims.choice(allowed)

    def play(self, seat: Seat, act: int) -> None:
        """A checked act, not the no-op."""
        self.going_on.play(seat, self.config.game.action(act))

    def deal(self) -> None:
        """Let bots play until another seat has to decide or the match is over."""
        match = self.going_on
        while match.to_act and not self.to_act:
            seat = match.to_act[0]
            match.play(seat, self._bots[seat].choose(match.view(seat), match.legal(seat), self._whims))
        self._row = self.config.fast.packing.row(self.config.game, match.state)


def _bot(config: Config, bot: Opponent) -> Bot[Any, Any]:
    if not (isinstance(bot, str) or hasattr(bot, "choose")):
        raise ValueError(f"opponents: {' or '.join(bots.NAMES)}, or bots with `choose`, not {bot!r}")
    return bots.get(bot, config.game) if isinstance(bot, str) else bot
