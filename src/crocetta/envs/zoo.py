"""The games as PettingZoo environments, turn by turn and parallel: on the kernels, or with bots on some seats.

Agents are `player_0`, `player_1` and so on, by seat; bots are not agents. An observation is a dictionary of what
the seat sees (`observation`) and its legal acts (`action_mask`, in `infos` too).
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from crocetta.envs.config import Config, Mask, Observation
from crocetta.envs.match import KernelMatch
from crocetta.envs.opponents import BotMatch, Opponent
from crocetta.kit.game import Seat

Agent: TypeAlias = str
Seen: TypeAlias = dict[str, Observation | Mask]
Infos: TypeAlias = dict[Agent, dict[str, Any]]

NO_MATCH: Final = "no match is going on; reset begins a new one"


class Players:
    """Common to both kinds of environment: agents, spaces and a match."""

    def __init__(self, config: Config, opponents: Mapping[Seat, Opponent]) -> None:
        self.config = config
        for seat in opponents:
            config.check_seat(seat)
        self.seats = {f"player_{seat}": seat for seat in range(config.seats) if seat not in opponents}
        if not self.seats:
            raise ValueError("opponents: leave a seat to an agent")
        self.match: BotMatch | KernelMatch = BotMatch(config, opponents) if opponents else KernelMatch(config)
        self.observation_spaces = {seat: _observation_space(config) for seat in self.seats.values()}
        self.action_spaces = {seat: spaces.Discrete(config.acts) for seat in self.seats.values()}

    def metadata(self, *, parallelizable: bool) -> dict[str, Any]:
        name = f"crocetta_{self.config.game.name.replace('-', '_')}_v0"
        return {"name": name, "render_modes": [], "is_parallelizable": parallelizable}

    def seat(self, agent: Agent) -> Seat:
        if agent not in self.seats:
            raise ValueError(f"there is no agent {agent!r}; there are: {', '.join(self.seats)}")
        return self.seats[agent]

    def observe(self, agent: Agent) -> Seen:
        seat = self.seat(agent)
        if not self.match.begun:
            raise ValueError(NO_MATCH)
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def infos(self) -> Infos:
        """The masks; when the match is over points and places, too."""
        found: Infos = {name: {"action_mask": self.match.mask(seat)} for name, seat in self.seats.items()}
        if not self.match.to_act:
            standing = self.match.settle()
            for name, seat in self.seats.items():
                found[name] |= {"points": standing.points[seat], "place": standing.places[seat]}
        return found

    def rewards(self) -> dict[Agent, float]:
        """0 before the end."""
        if self.match.to_act:
            return dict.fromkeys(self.seats, 0.0)
        rewards = self.match.settle().rewards
        return {name: rewards[seat] for name, seat in self.seats.items()}


class PlayersEnv:
    """PettingZoo's interface common to both kinds."""

    parallelizable: ClassVar[bool]

    def __init__(self, config: Config, opponents: Mapping[Seat, Opponent]) -> None:
        super().__init__()
        self._players = Players(config, opponents)
        self.config = config
        self.metadata = self._players.metadata(parallelizable=self.parallelizable)
        self.render_mode = None
        self.possible_agents = list(self._players.seats)
        self.agents: list[Agent] = []

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self._players.observation_spaces[self._players.seat(agent)]

    def action_space(self, agent: Agent) -> "spaces.Discrete[np.int64]":
        return self._players.action_spaces[self._players.seat(agent)]

    def render(self) -> None:
        """Not supported: `crocetta.envs.single` is."""

    def close(self) -> None:
        """No resources to release."""


class TurnEnv(PlayersEnv, AECEnv[Agent, Seen, int]):  # type: ignore[misc] # PettingZoo has no types
    """One decision after the other.

    In a simultaneous phase the lowest seat that has not finished decides, as often as it has to; the others see
    nothing of it until all have.
    """

    parallelizable = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same luck; without one, the generator continues. `options` are ignored."""
        self._players.match.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._tell()

    def observe(self, agent: Agent) -> Seen:
        return self._players.observe(agent)

    def step(self, action: int | None) -> None:
        """ValueError on an illegal act, without side effects."""
        self._require_agents()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act; None is for agents whose match is over")
        match, seat = self._players.match, self._players.seat(agent)
        act = match.checked(seat, action, agent)
        self._cumulative_rewards[agent] = 0.0
        match.play(seat, act)
        match.deal()
        self.rewards = self._players.rewards()
        self.terminations = dict.fromkeys(self.agents, not match.to_act)
        self._accumulate_rewards()
        self._tell()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The acting agent's observation, its reward since its last decision, and whether its match is over."""
        self._require_agents()
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def _require_agents(self) -> None:
        if not self.agents:
            raise ValueError(NO_MATCH)

    def _tell(self) -> None:
        self.infos = self._players.infos()
        to_act = self._players.match.to_act
        self.agent_selection = f"player_{to_act[0]}" if to_act else self.possible_agents[0]


class TogetherEnv(PlayersEnv, ParallelEnv[Agent, Seen, int]):  # type: ignore[misc] # PettingZoo has no types
    """All seats at once.

    Those with nothing to decide, in a sequential phase or after their part of a simultaneous one, play the no-op
    (0), or are left out of the actions.
    """

    parallelizable = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Seen], Infos]:
        """The same seed gives the same luck; without one, the generator continues. `options` are ignored."""
        self._players.match.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), self._players.infos()

    def step(
        self, actions: Mapping[Agent, int]
    ) -> tuple[dict[Agent, Seen], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], Infos]:
        """ValueError, without side effects, if an act is illegal or an awaited one is missing."""
        if not self.agents:
            raise ValueError(NO_MATCH)
        if not isinstance(actions, Mapping):
            raise ValueError(f"actions: a dictionary with the act of each agent, not {actions!r}")
        players, match = self._players, self._players.match
        given = {players.seat(agent): act for agent, act in actions.items()}
        seats = players.seats.items()
        acts = {seat: match.checked(seat, given.get(seat, 0), agent) for agent, seat in seats}
        for seat, act in acts.items():
            if act:
                match.play(seat, act)
        match.deal()
        ended = not match.to_act
        told = (
            self._seen(),
            players.rewards(),
            dict.fromkeys(self.agents, ended),
            dict.fromkeys(self.agents, False),
            players.infos(),
        )
        if ended:
            self.agents = []
        return told

    def _seen(self) -> dict[Agent, Seen]:
        return {agent: self._players.observe(agent) for agent in self.agents}


def _observation_space(config: Config) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (config.length,), np.int8),
            "action_mask": spaces.Box(0, 1, (config.acts,), np.int8),
        }
    )
