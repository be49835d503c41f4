"""One seat against bots, as a Gymnasium environment on the readable rules."""

from collections.abc import Sequence
from io import StringIO
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from rich.console import Console

from crocetta.envs.config import Config, Mask, Observation
from crocetta.envs.opponents import AnyMatch, BotMatch, Opponent
from crocetta.kit.game import Seat
from crocetta.kit.terminal import Company, table_of

Told: TypeAlias = dict[str, Any]
WIDTH: Final = 80


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        config: Config,
        seat: Seat = 0,
        opponents: Opponent | Sequence[Opponent] = "adept",
        render_mode: str | None = None,
    ) -> None:
        config.check_seat(seat)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: there is no {render_mode!r}; there are: ansi")
        self.config = config
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-128, 127, (config.length,), np.int8)
        self.action_space = spaces.Discrete(config.acts)
        others = [each for each in range(config.seats) if each != seat]
        self._table = BotMatch(config, dict(zip(others, _invited(opponents, len(others)), strict=True)))

    @property
    def match(self) -> AnyMatch:
        """The match so far; it can be saved and shown like any other."""
        if self._table.match is None:
            raise gymnasium.error.ResetNeeded("reset begins the match; it comes before everything else")
        return self._table.match

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Observation, Told]:
        """A new match.

        The same seed gives the same luck and the same bots; without one, the generator continues.
        """
        super().reset(seed=seed)
        self._table.begin_with(*self.np_random.integers(2**63, size=2).tolist())
        return self._observation(), self._told()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Told]:
        """ValueError on an illegal act, without side effects."""
        if self.match.over:
            raise gymnasium.error.ResetNeeded("the match is over; reset begins a new one")
        self._table.play(self.seat, self._table.checked(self.seat, action, f"player_{self.seat}"))
        self._table.deal()
        told = self._told()
        return self._observation(), told.get("reward", 0.0), self.match.over, False, told

    def action_masks(self) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """The legal acts, as sb3-contrib expects them."""
        assert self.match is not None
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """The table as the seat sees it, as text."""
        if self.render_mode is None:
            return None
        drawing = table_of(self.config.game)
        company = Company(tuple(self._table.names), self.seat)
        paper = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False)
        paper.print(drawing.draw(self.match.view(self.seat), company, self.match.legal(self.seat)))
        assert isinstance(paper.file, StringIO)
        return paper.file.getvalue()

    def _observation(self) -> Observation:
        return self._table.observe(self.seat)

    def _mask(self) -> Mask:
        return self._table.mask(self.seat)

    def _told(self) -> Told:
        told: Told = {"action_mask": self._mask(), "seat": self.seat}
        if self.match.over:
            standing = self._table.settle()
            told |= {"points": standing.points, "places": standing.places, "rewards": standing.rewards}
            told["reward"] = standing.rewards[self.seat]
        return told


def _invited(opponents: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """One for each of the other seats."""
    if not isinstance(opponents, Sequence) or isinstance(opponents, str):
        return [opponents] * others
    if len(opponents) != others:
        raise ValueError(f"opponents: one for each of the {others} other seats, not {len(opponents)}")
    return list(opponents)
