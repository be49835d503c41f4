"""One seat against bots, as a Gymnasium environment on the readable rules.

The bots see views, as at any table. What the seat itself is told, observation and mask, is the very same as in the
environments on the kernels.
"""

from collections.abc import Sequence
from io import StringIO
from random import Random
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from rich.console import Console

from crocetta import bots
from crocetta.bots import Bot
from crocetta.envs.terms import Mask, Observation, Row, Terms, whole_number
from crocetta.kit.game import Seat
from crocetta.kit.match import Match
from crocetta.kit.terminal import Company, table_of

Opponent: TypeAlias = str | Bot[Any, Any]
Told: TypeAlias = dict[str, Any]
WIDTH: Final = 80


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        terms: Terms,
        seat: Seat = 0,
        opponents: Opponent | Sequence[Opponent] = "adept",
        render_mode: str | None = None,
    ) -> None:
        terms.check_seat(seat)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: there is no {render_mode!r}; there are: ansi")
        self.terms = terms
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-128, 127, (terms.length,), np.int8)
        self.action_space = spaces.Discrete(terms.acts)
        self._names, self._bots = _company(terms, seat, opponents)
        self._rng = Random()
        self._match: Match[Any, Any, Any, Any, Any] | None = None
        self._row: Row = terms.fast.row()
        """The state of the match, packed."""

    @property
    def match(self) -> Match[Any, Any, Any, Any, Any]:
        """The match as it stands; it can be saved and shown like any other."""
        return self._begun()

    def _begun(self) -> Match[Any, Any, Any, Any, Any]:
        if self._match is None:
            raise gymnasium.error.ResetNeeded("reset begins the match; it comes before everything else")
        return self._match

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Observation, Told]:
        """A new match. The same seed gives the same luck and the same bots; without one, luck goes on."""
        super().reset(seed=seed)
        luck, whims = self.np_random.integers(2**63, size=2).tolist()
        self._rng = Random(whims)
        self._match = Match.new(self.terms.game, self._names, self.terms.options, seed=f"{luck:016x}")
        self._await_decision()
        return self._observation(), self._told()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Told]:
        """ValueError, and nothing has changed, on an act that the mask forbids."""
        if self.match.over:
            raise gymnasium.error.ResetNeeded("the match is over; reset begins a new one")
        self.match.play(self.seat, self.terms.game.action(self._checked(action)))
        self._await_decision()
        told = self._told()
        return self._observation(), told.get("reward", 0.0), self.match.over, False, told

    def action_masks(self) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """The acts open now, as learners of sb3-contrib ask for them."""
        self._begun()
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it, in letters."""
        if self.render_mode is None:
            return None
        drawing = table_of(self.terms.game)
        company = Company(tuple(self._names), self.seat)
        paper = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False)
        paper.print(drawing.draw(self.match.view(self.seat), company, self.match.legal(self.seat)))
        assert isinstance(paper.file, StringIO)
        return paper.file.getvalue()

    def _await_decision(self) -> None:
        """The bots play until the seat has something to decide or the match is over."""
        match = self.match
        while match.to_act and self.seat not in match.to_act:
            other = match.to_act[0]
            match.play(other, self._bots[other].choose(match.view(other), match.legal(other), self._rng))
        self._row = self.terms.fast.packing.row(self.terms.game, match.state)

    def _checked(self, action: object) -> int:
        act, mask = whole_number(f"the act of player_{self.seat}", action), self._mask()
        if 0 <= act < self.terms.acts and mask[act]:
            return act
        if self.terms.illegal == "refuse":
            raise self.terms.refusal(act, f"player_{self.seat}")
        return int(self.np_random.choice(np.flatnonzero(mask)))

    def _observation(self) -> Observation:
        return self.terms.observe(self._row, self.seat)

    def _mask(self) -> Mask:
        return self.terms.mask(self._row, self.seat)

    def _told(self) -> Told:
        told: Told = {"action_mask": self._mask(), "seat": self.seat}
        if self.match.over:
            standing = self.terms.settle(self._row)
            told |= {"points": standing.points, "places": standing.places, "rewards": standing.rewards}
            told["reward"] = standing.rewards[self.seat]
        return told


def _company(
    terms: Terms, seat: Seat, opponents: Opponent | Sequence[Opponent]
) -> tuple[list[str], list[Bot[Any, Any]]]:
    """Names and bots by seat; the learner's own bot is never asked."""
    others = terms.seats - 1
    invited = _invited(opponents, others)
    if len(invited) != others:
        raise ValueError(f"opponents: one for each of the {others} other seats, not {len(invited)}")
    names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in invited]
    seated = [bots.get(bot, terms.game) if isinstance(bot, str) else bot for bot in invited]
    names.insert(seat, "learner")
    seated.insert(seat, bots.get("random", terms.game))
    return [f"{name} {place}" for place, name in enumerate(names)], seated


def _invited(opponents: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    found: list[Opponent]
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        found = list(opponents)
    else:
        found = [opponents] * others
    for bot in found:
        if not (isinstance(bot, str) or hasattr(bot, "choose")):
            raise ValueError(f"opponents: {' or '.join(bots.NAMES)}, or bots with `choose`, not {bot!r}")
    return found
