"""A game with its options and its number of players, under the parameters that OpenSpiel knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.inspect import BoolType, Field, LiteralType, StructType, type_info

from crocetta import games
from crocetta.games.fast import Fast, fast
from crocetta.kit.game import AnyGame, Seat
from crocetta.kit.layout import layout_of

Value: TypeAlias = bool | int | str
"""An OpenSpiel game parameter."""
Returns: TypeAlias = list[float]

PLAYERS: Final = "players"
BETWEEN: Final = "+"
"""Separates the values of an option that takes several: `families=eye+lotus`."""


def short_name(name: str) -> str:
    """`la-piramide` is `crocetta_la_piramide` in OpenSpiel."""
    return "crocetta_" + name.replace("-", "_")


def parameters(game: AnyGame) -> dict[str, Value]:
    """The parameters with their defaults: the number of players, and each option of the game by name."""
    kind, chosen = type_info(game.types.options.type), layout_of(game).options
    assert isinstance(kind, StructType)
    options = {option.name: chosen.get(option.name, _default(option)) for option in kind.fields}
    return {PLAYERS: game.seats[0], **options}


def _default(option: Field) -> Value:
    """An empty string for defaults that OpenSpiel cannot express."""
    if isinstance(option.type, BoolType | LiteralType):
        value: Value = option.default
        return value
    return ""


def chosen_options(game: AnyGame, chosen: dict[str, Value]) -> Any:
    """The game's options, from parameters. ValueError names the one that is wrong."""
    named = {name: _several(value) for name, value in chosen.items() if name != PLAYERS and value != ""}
    try:
        return game.types.options.decode(msgspec.json.encode(named))
    except msgspec.ValidationError as wrong:
        raise ValueError(f"{short_name(game.name)}: {wrong}") from wrong


def _several(value: Value) -> Value | list[str]:
    return value.split(BETWEEN) if isinstance(value, str) else value


class Setting:
    """One game with its options and its number of players: what all states of a `SpielGame` share."""

    def __init__(self, name: str, chosen: dict[str, Value]) -> None:
        self.name = name
        self.chosen = chosen
        self.rules = games.get(name)
        self.seats = int(chosen[PLAYERS])
        self.options = chosen_options(self.rules, chosen)
        self.start = self.rules.setup(self.seats, self.options)
        self.lengths = layout_of(self.rules).lengths(self.seats, self.options)
        self.fast: Fast = fast(self.rules)
        self.players_acts: int = self.fast.kernel.players_acts(self.fast.data)
        """Act numbers from here on are the dealer's."""
        self._start_row: npt.NDArray[np.int64] = self.fast.packing.row(self.rules, self.start)
        self._latest: tuple[Any, npt.NDArray[np.int64]] = (self.start, self._start_row)

    def __deepcopy__(self, memo: object) -> Setting:
        return self

    def __reduce__(self) -> tuple[Callable[..., Setting], tuple[object, ...]]:
        return setting, (self.name, tuple(self.chosen.items()))

    def returns(self, winners: Sequence[Seat]) -> Returns:
        if not winners:
            return [0.0] * self.seats
        share = self.seats / len(winners)
        return [(share * (seat in winners) - 1) / (self.seats - 1) for seat in range(self.seats)]

    def row(self, state: Any) -> npt.NDArray[np.int64]:
        """The state as packed by the kernel. The latest is cached, because all players look at the same one."""
        if state is self.start:
            return self._start_row  # OpenSpiel measures observations with it, again and again
        if state is not self._latest[0]:
            self._latest = (state, self.fast.packing.row(self.rules, state))
        return self._latest[1]


@cache
def setting(name: str, chosen: tuple[tuple[str, Value], ...]) -> Setting:
    return Setting(name, dict(chosen))
