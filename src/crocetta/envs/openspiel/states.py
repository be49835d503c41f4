"""OpenSpiel's interface: game, state and observer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
import pyspiel

from crocetta.envs.openspiel.memory import Moment, Position, as_json, in_words
from crocetta.envs.openspiel.settings import Returns, Setting, Value, setting
from crocetta.kit.game import DEALER


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.now = Position(game.setting.start, ("",) * game.setting.seats)

    def current_player(self) -> int:
        """In a simultaneous phase the lowest seat that has not finished."""
        who = self.setting.rules.to_act(self.now.state)
        if not who:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if who == (DEALER,) else min(who)

    def is_terminal(self) -> bool:
        return not self.setting.rules.to_act(self.now.state)

    def _legal_actions(self, player: int) -> list[int]:
        rules = self.setting.rules
        return sorted(map(rules.index, rules.legal(self.now.state, player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        rules, first = self.setting.rules, self.setting.players_acts
        outcomes = sorted(rules.index(act) - first for act in rules.chance(self.now.state).outcomes)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        seat = DEALER if player == pyspiel.PlayerId.CHANCE else player
        act, now = self._act(player, action), self.now
        step = self.setting.rules.apply(now.state, seat, act)
        self.now = Position(step.state, now.before, Moment(seat, act, step.events, now.last))

    def _act(self, player: int, action: int) -> Any:
        offset = self.setting.players_acts if player == pyspiel.PlayerId.CHANCE else 0
        return self.setting.rules.action(action + offset)

    def _action_to_string(self, player: int, action: int) -> str:
        return in_words(self._act(player, action))

    def returns(self) -> Returns:
        return self.setting.returns(self.setting.rules.winners(self.now.state))

    def __str__(self) -> str:
        """The whole state, secrets included."""
        return as_json(self.now.state)

    def view(self, player: int | None) -> Any:
        """What the seat sees now; None is a spectator."""
        return self.setting.rules.view(self.now.state, player)

    def memory(self, player: int) -> str:
        """The information state: the player's acts and observed events so far, and its view."""
        return f"{self.now.memory(self.setting.rules, player)}{as_json(self.view(player))}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world consistent with what the player knows, for information-set algorithms.

        It has no history, and the others' memories are replaced by their views in it.
        """
        rules, seats = self.setting.rules, range(self.setting.seats)
        state = rules.sample(self.view(player), Random(sampler()))
        mine = self.now.memory(rules, player)
        before = tuple(mine if seat == player else f"{as_json(rules.view(state, seat))}\n" for seat in seats)
        world: SpielState = self.get_game().new_initial_state()
        world.now = Position(state, before)
        return world


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    name: ClassVar[str]
    kind: ClassVar[Any]
    """OpenSpiel's `GameType`."""

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        self.setting = setting(self.name, tuple(sorted(chosen.items())))
        seats = self.setting.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.players_acts,
            max_chance_outcomes=self.setting.rules.actions - self.setting.players_acts,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.lengths.decisions,
        )
        super().__init__(self.kind, info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        return self.setting.lengths.deals

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: object = None) -> Observer:
        return Observer(self.setting, kind)


class Observer:
    """A player's observation, as the kernel's `observe` and as the view in JSON; or its information state."""

    def __init__(self, of: Setting, kind: Any) -> None:
        if not isinstance(kind, pyspiel.IIGObservationType):
            kind = pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there are observations of what a player sees, and of what everybody sees; no others")
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = bool(kind.perfect_recall)
        if self.public and self.recalls:
            raise ValueError("what everybody saw is not kept; ask without perfect recall")
        self.setting = of
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        self.tensor: npt.NDArray[np.float32] | None = None
        if not (self.public or self.recalls):
            self._seen = np.zeros(of.fast.kernel.observation(of.fast.data), np.int8)
            self.tensor = np.zeros(len(self._seen), np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            of = self.setting
            of.fast.kernel.observe(of.fast.data, of.row(state.now.state), player, self._seen)
            self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return state.memory(player)
        return as_json(state.view(None if self.public else player))
