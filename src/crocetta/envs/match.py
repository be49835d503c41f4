"""One match, for environments that step a single one: on the kernel, or with bots (`opponents.py`).

A deep copy is independent.
"""

from abc import ABC, abstractmethod
from types import ModuleType

from gymnasium.utils import seeding

from crocetta.envs.config import Config, Mask, Observation, Result, Row, whole_number
from crocetta.kit.game import Seat


class PackedMatch(ABC):
    """What the seats see of a match, by its packed state."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._row: Row = config.fast.row()
        self._luck, _ = seeding.np_random()

    def begin(self, seed: int | None) -> None:
        """A new match up to its first decision; without a seed the random generator continues."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._begin()

    @abstractmethod
    def _begin(self) -> None: ...

    def observe(self, seat: Seat) -> Observation:
        return self.config.observe(self._row, seat)

    def mask(self, seat: Seat) -> Mask:
        return self.config.mask(self._row, seat)

    def settle(self) -> Result:
        return self.config.settle(self._row)

    def checked(self, seat: Seat, act: object, whose: str) -> int:
        """The act, or what replaces it. ValueError if it is refused, without side effects."""
        act, mask = whole_number(f"the act of {whose}", act), self.mask(seat)
        if 0 <= act < self.config.acts and mask[act]:
            return act
        if self.config.illegal == "refuse":
            raise self.config.refusal(act, whose)
        return self._instead(seat, mask)

    @abstractmethod
    def _instead(self, seat: Seat, mask: Mask) -> int:
        """An act that the mask allows."""


class KernelMatch(PackedMatch):
    begun = False

    @property
    def _kernel(self) -> ModuleType:
        return self.config.fast.kernel

    @property
    def _data(self) -> Row:
        return self.config.fast.data

    def _begin(self) -> None:
        config, own_seed = self.config, int(self._luck.integers(2**63))
        self._kernel.setup(self._data, self._row, config.seats, config.packed_options, own_seed)
        self._kernel.deal(self._data, self._row)
        self.begun = True

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Several at once in simultaneous play; none when it is over."""
        who = self._kernel.actors(self._data, self._row)
        return tuple(seat for seat in range(self.config.seats) if who >> seat & 1)

    def _instead(self, seat: Seat, mask: Mask) -> int:
        return int(self._kernel.choose(self._data, self._row, seat)) if seat in self.to_act else 0

    def play(self, seat: Seat, act: int) -> None:
        """A checked act, not the no-op."""
        self._kernel.apply(self._data, self._row, seat, act)

    def deal(self) -> None:
        self._kernel.deal(self._data, self._row)
