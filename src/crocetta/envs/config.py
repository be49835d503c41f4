"""The configuration of an environment: game, players, options and reward; and the observation, mask and result that
all environments share.

An observation is the kernel's (`observe`), acts are numbered as in `Game.index`, and a mask has one byte per act
that a player can ever make. Where a seat has nothing to decide, its mask allows the no-op only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec
import numpy as np
import numpy.typing as npt

from crocetta import games
from crocetta.games.fast import Fast, fast
from crocetta.kit import loops
from crocetta.kit.game import AnyGame, Seat
from crocetta.kit.layout import layout_of
from crocetta.kit.names import closest

Row: TypeAlias = npt.NDArray[np.int64]
Observation: TypeAlias = npt.NDArray[np.int8]
Mask: TypeAlias = npt.NDArray[np.int8]
Options: TypeAlias = Mapping[str, Any] | msgspec.Struct | None

Reward: TypeAlias = Literal["places", "wins", "points"]
"""The reward at the end of a match, see `Config.settle`; before the end it is 0."""
Illegal: TypeAlias = Literal["refuse", "random"]
"""What an illegal act leads to: a ValueError, or a random legal act instead."""

REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
_REWARD_NUMBERS: Final = {"places": loops.BY_PLACE, "wins": loops.BY_WIN, "points": loops.BY_POINTS}


class Result(msgspec.Struct, frozen=True):
    """The result of a match, by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    rewards: tuple[float, ...]


@dataclass(frozen=True)
class Config:
    fast: Fast
    seats: int
    options: Any
    """The game's options, in the type of its rules."""
    reward: Reward
    illegal: Illegal
    length: int
    """Of an observation."""
    acts: int
    """Acts that players can ever make, including the no-op: the length of a mask."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Config":
        """Immutable, so copied matches share it."""
        return self

    @property
    def game(self) -> AnyGame:
        return self.fast.game

    @property
    def packed_options(self) -> int:
        return self.fast.options(self.options)

    @property
    def reward_number(self) -> int:
        """The number of the reward in `loops.reward`."""
        return _REWARD_NUMBERS[self.reward]

    def check_seat(self, seat: Seat) -> None:
        """ValueError if there is no such seat."""
        if not 0 <= whole_number("seat", seat) < self.seats:
            raise ValueError(f"seat: from 0 to {self.seats - 1}, not {seat}")

    def observe(self, row: Row, seat: Seat) -> Observation:
        seen = np.empty(self.length, np.int8)
        self.fast.kernel.observe(self.fast.data, row, seat, seen)
        return seen

    def mask(self, row: Row, seat: Seat) -> Mask:
        whole = np.empty(self.game.actions, np.uint8)
        if not self.fast.kernel.legal(self.fast.data, row, seat, whole):
            whole[0] = 1
        return whole[: self.acts].astype(np.int8)

    def settle(self, row: Row) -> Result:
        """The result of a finished match; `loops.reward` defines the rewards."""
        points, places = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        rewards = np.zeros(self.seats)
        settle = loops.compiled_for(self.fast.kernel, loops.settle)
        settle(self.fast.data, row, self.seats, self.reward_number, points, places, rewards)
        return Result(tuple(points.tolist()), tuple(places.tolist()), tuple(rewards.tolist()))

    def refusal(self, act: int, whose: str) -> ValueError:
        """The error for an illegal act."""
        if not 0 <= act < self.acts:
            return ValueError(f"acts are numbered from 0 to {self.acts - 1}, not {act} as {whose} says")
        meaning = self.game.action(act) if act else "the no-op"
        return ValueError(f"the mask forbids act {act} ({meaning}) of {whose}")


def make_config(
    game: str | AnyGame, seats: int | None, options: Options, reward: Reward, illegal: Illegal = "refuse"
) -> Config:
    """ValueError names the wrong argument."""
    game = _game(game)
    seats = game.seats[0] if seats is None else whole_number("seats", seats)
    chosen = _options(game, options)
    game.setup(seats, chosen)
    _one_of("reward", reward, REWARDS)
    _one_of("illegal", illegal, get_args(Illegal))
    ready = fast(game)
    length, acts = ready.kernel.observation(ready.data), ready.kernel.players_acts(ready.data)
    return Config(ready, seats, chosen, reward, illegal, length, acts)


def whole_number(what: str, number: object) -> int:
    """ValueError names what is not one."""
    try:
        return index(number)  # type: ignore[arg-type]  # it says itself what it cannot take
    except TypeError as error:
        raise ValueError(f"{what}: a whole number, not {number!r}") from error


def _game(game: str | AnyGame) -> AnyGame:
    if isinstance(game, str):
        return games.get(game)
    if not hasattr(game, "setup"):
        raise ValueError(f"game: a name, or what crocetta.games.get returns, not {game!r}")
    return game


def _options(game: AnyGame, options: Options) -> Any:
    kind = game.types.options.type
    if isinstance(options, kind):
        return options
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"options: {options!r} are not options of {game.title}")
    for name in options or {}:
        _one_of("options", name, kind.__struct_fields__)
    given = {**layout_of(game).options, **(options or {})}
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"options: {error}") from error


def _one_of(what: str, word: object, words: tuple[str, ...]) -> None:
    if word not in words:
        raise ValueError(f"{what}: there is no {word!r}{closest(str(word), words)}")
