"""Many matches at once as a Gymnasium vector environment: one compiled call steps them all."""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from crocetta import bots
from crocetta.envs.config import Config, whole_number
from crocetta.kit import loops
from crocetta.kit.game import Seat

Acts: TypeAlias = npt.NDArray[np.int64]
Observations: TypeAlias = npt.NDArray[np.int8]
Told: TypeAlias = dict[str, Any]
Stepped: TypeAlias = tuple[
    Observations, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Told
]

AUTORESETS: Final = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)


class BatchEnv(VectorEnv[Observations, Acts, npt.NDArray[Any]]):
    """Either each step is the decision of whoever is to act (`seat` None: self-play), or that of one seat, and the
    others play inside the kernel: at random, or by a compiled level.

    `infos` always hold the `seat` to decide (-1 where the match is over) and its `action_mask`; and for matches
    that have just ended `points`, `places` and `rewards` of all seats, with masks `_points` and so on for which
    those are.
    """

    def __init__(
        self,
        config: Config,
        num_envs: int,
        seat: Seat | None,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        *,
        opponents: str = "random",
        copy: bool = True,
    ) -> None:
        if whole_number("num_envs", num_envs) < 1:
            raise ValueError(f"num_envs: at least one match, not {num_envs}")
        if seat is not None:
            config.check_seat(seat)
        if autoreset_mode not in AUTORESETS:
            raise ValueError(f"autoreset_mode: {' or '.join(mode.name for mode in AUTORESETS)}")
        self.config = config
        self._policy = bots.known_as(opponents)
        self._data = _data(config, seat, self._policy)
        self.num_envs = num_envs
        self.seat = seat
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.copy = copy
        self.single_observation_space = spaces.Box(-128, 127, (config.length,), np.int8)
        self.single_action_space = spaces.Discrete(config.acts)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._same_step = autoreset_mode is AutoresetMode.SAME_STEP
        self._make_room()

    def _make_room(self) -> None:
        matches, seats, length = self.num_envs, self.config.seats, self.config.length
        self._rows = np.zeros((matches, self.config.fast.kernel.WORDS), np.int64)
        self._seeds = np.zeros(matches, np.int64)
        self._who = np.full(matches, loops.NOBODY, np.int64)
        self._seen = np.zeros((matches, length), np.int8)
        self._last_seen = np.zeros((matches, length), np.int8)
        self._masks = np.zeros((matches, self.config.game.actions), np.uint8)
        self._ended = np.zeros(matches, np.bool_)
        self._points = np.zeros((matches, seats), np.int64)
        self._places = np.zeros((matches, seats), np.int64)
        self._rewards = np.zeros((matches, seats))
        self._begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Told]:
        """New matches.

        The same seed gives the same luck; without one, the generators continue. `options` are ignored.
        """
        super().reset(seed=seed)
        self._seeds[:] = self.np_random.integers(2**63, size=self.num_envs)
        self._who[:] = loops.NOBODY
        self._advance(self._who)
        self._begun = True
        return self._shown(), self._told()

    def step(self, actions: npt.ArrayLike) -> Stepped:
        """ValueError if one of the acts is illegal, without side effects."""
        self._require_matches()
        acts = self._checked(actions)
        decided = self._who.copy()
        endings = self._advance(acts)
        told = self._told()
        rewards = np.zeros(self.num_envs)
        if endings:
            ended = np.flatnonzero(self._ended)
            rewards[ended] = self._rewards[ended, decided[ended]]
            told |= self._told_of_endings()
        terminations, truncations = self._ended.copy(), np.zeros(self.num_envs, np.bool_)
        return self._shown(), rewards, terminations, truncations, told

    def random_acts(self) -> Acts:
        """A random legal act per match, from its own generator; the no-op where it is over."""
        self._require_matches()
        acts = np.zeros(self.num_envs, np.int64)
        suggest = loops.compiled_for(self.config.fast.kernel, loops.suggest)
        suggest(self.config.fast.data, self._rows, self._who, acts)
        return acts

    def _require_matches(self) -> None:
        if not self._begun:
            raise ValueError("reset begins the matches; it comes before everything else")

    def _advance(self, acts: Acts) -> int:
        config = self.config
        if self.copy:
            self._seen = np.empty_like(self._seen)  # arrays already returned must not change
        step = loops.compiled_for(config.fast.kernel, loops.step, self._policy)
        return step(
            self._data,
            self._rows,
            self._seeds,
            config.seats,
            config.packed_options,
            loops.EVERYBODY if self.seat is None else self.seat,
            config.reward_number,
            self._same_step,
            acts,
            self._who,
            self._seen,
            self._masks,
            self._ended,
            self._last_seen,
            self._points,
            self._places,
            self._rewards,
        )

    def _checked(self, actions: npt.ArrayLike) -> Acts:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions: {self.num_envs} whole numbers, not {given.dtype} of shape {given.shape}")
        acts = given.astype(np.int64)
        inside = (acts >= 0) & (acts < self.config.acts)
        allowed = inside & (self._masks[np.arange(self.num_envs), np.where(inside, acts, 0)] != 0)
        refused = np.flatnonzero(~allowed & (self._who != loops.NOBODY))
        if len(refused) and self.config.illegal == "refuse":
            match = int(refused[0])
            raise self.config.refusal(int(acts[match]), f"player_{self._who[match]} in match {match}")
        return np.where(inside, acts, 0)

    def _shown(self) -> Observations:
        return self._seen if self.copy else _readable(self._seen)

    def _told(self) -> Told:
        masks = self._masks.view(np.int8)[:, : self.config.acts]
        return {"action_mask": masks.copy() if self.copy else _readable(masks), "seat": self._who.copy()}

    def _told_of_endings(self) -> Told:
        ended = self._ended.copy()
        told: Told = {}
        for name, numbers in (("points", self._points), ("places", self._places), ("rewards", self._rewards)):
            told |= {name: np.where(ended[:, None], numbers, 0), f"_{name}": ended}
        if self._same_step:
            last_seen = np.full(self.num_envs, None, object)
            for match in np.flatnonzero(ended):
                last_seen[match] = self._last_seen[match].copy()
            told |= {"final_obs": last_seen, "_final_obs": ended}
        return told


def _data(config: Config, seat: Seat | None, policy: str) -> npt.NDArray[np.int64]:
    """The kernel's parameters. ValueError for opponents that it does not have."""
    fast = config.fast
    if policy == loops.AT_RANDOM:
        return fast.data
    offered = (loops.AT_RANDOM, *loops.policies(fast.kernel))
    if policy not in offered:
        raise ValueError(f"opponents: {' or '.join(offered)}, not {policy!r}; `envs.single` takes any bot")
    if seat is None:
        raise ValueError("opponents: there are none where every decision is yours; name your seat")
    return fast.data if fast.evaluated is None else fast.evaluated()


def _readable(numbers: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
    """A read-only view, valid until the next step."""
    view = numbers.view()
    view.flags.writeable = False
    return view
