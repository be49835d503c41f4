"""The games for learners: PettingZoo and Gymnasium environments with action masks. See `docs/environments.md`.

    env = envs.aec("pyramids", seats=3)                          one decision after the other
    env = envs.parallel("pyramids", seats=3)                     all players at once
    env = envs.vector("pyramids", num_envs=1024)                 a thousand matches in one call
    env = envs.single("pyramids", seat=0, opponents="adept")    you against bots

All but the last run on the kernels, without bots. They need the extra `envs`; importing this package does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from crocetta import games
from crocetta.kit.extras import how_to_install

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

    from crocetta.envs.batch import BatchEnv
    from crocetta.envs.config import Illegal, Options, Reward
    from crocetta.envs.opponents import Opponent
    from crocetta.envs.seat import SeatEnv
    from crocetta.envs.zoo import TogetherEnv, TurnEnv
    from crocetta.kit.game import AnyGame, Seat

__all__ = ["aec", "env_id", "parallel", "single", "vector"]


def aec(
    game: str | AnyGame,
    seats: int | None = None,
    options: Options = None,
    *,
    opponents: Mapping[Seat, Opponent] | None = None,
    reward: Reward = "places",
    illegal: Illegal = "refuse",
) -> TurnEnv:
    """A PettingZoo environment, one decision after the other.

    `game` is a name or a game with a custom deck; `seats` defaults to the game's minimum. `opponents` are bots on
    some of the seats, by name or your own; then it runs on the readable rules.
    """
    _require("pettingzoo")
    from crocetta.envs.config import make_config
    from crocetta.envs.zoo import TurnEnv

    return TurnEnv(make_config(game, seats, options, reward, illegal), opponents or {})


def parallel(
    game: str | AnyGame,
    seats: int | None = None,
    options: Options = None,
    *,
    opponents: Mapping[Seat, Opponent] | None = None,
    reward: Reward = "places",
    illegal: Illegal = "refuse",
) -> TogetherEnv:
    """A PettingZoo environment, all players at once; those with nothing to decide play the no-op.

    `opponents` as in `aec`.
    """
    _require("pettingzoo")
    from crocetta.envs.config import make_config
    from crocetta.envs.zoo import TogetherEnv

    return TogetherEnv(make_config(game, seats, options, reward, illegal), opponents or {})


def vector(
    game: str | AnyGame,
    num_envs: int = 1,
    seats: int | None = None,
    options: Options = None,
    *,
    seat: Seat | None = None,
    opponents: str = "random",
    reward: Reward = "places",
    illegal: Illegal = "refuse",
    autoreset_mode: AutoresetMode | None = None,
    copy: bool = True,
) -> BatchEnv:
    """A Gymnasium vector environment: many matches, stepped in one compiled call.

    Without `seat` each step is the decision of whoever is to act. With it, each is that seat's, and the others play
    inside the kernel: `opponents` are `random`, or a level that it has compiled, such as `expert`. With `copy`
    False observations and masks are views: the next step overwrites them.
    """
    _require("gymnasium")
    from crocetta.envs.batch import AUTORESETS, BatchEnv
    from crocetta.envs.config import make_config

    chosen = make_config(game, seats, options, reward, illegal)
    return BatchEnv(chosen, num_envs, seat, autoreset_mode or AUTORESETS[0], opponents=opponents, copy=copy)


def single(
    game: str | AnyGame,
    seats: int | None = None,
    options: Options = None,
    *,
    seat: Seat = 0,
    opponents: Opponent | Sequence[Opponent] = "adept",
    reward: Reward = "places",
    illegal: Illegal = "refuse",
    render_mode: str | None = None,
) -> SeatEnv:
    """A Gymnasium environment: one seat against bots. `opponents` are names or bots of your own: one for all other
    seats, or one for each."""
    _require("gymnasium")
    from crocetta.envs.config import make_config
    from crocetta.envs.seat import SeatEnv

    return SeatEnv(make_config(game, seats, options, reward, illegal), seat, opponents, render_mode)


def env_id(name: str) -> str:
    """A game's Gymnasium id: `crocetta/SilverAndGold-v0`."""
    return f"crocetta/{name.title().replace('-', '')}-v0"


def _require(package: str) -> None:
    if find_spec(package) is None:
        raise ImportError(f"environments need {package}: {how_to_install('envs')}")


def _register() -> None:
    from gymnasium import register

    for name in games.names():
        given: dict[str, Any] = {"game": name}
        register(env_id(name), f"{__name__}:single", vector_entry_point=f"{__name__}:vector", kwargs=given)


if find_spec("gymnasium") is not None:
    _register()
