"""The games in OpenSpiel: importing this module registers them, and its algorithms run on them.

    import pyspiel
    import crocetta.envs.openspiel

    game = pyspiel.load_game("crocetta_la_piramide(players=3,turn_limit=20)")

Play is sequential, as OpenSpiel's algorithms want it: while all choose in secret, the lowest seat that has not
finished acts, and nobody hears of it before everybody has. The dealer is OpenSpiel's chance player. A player's
action is the number of the act (`Game.index`); an outcome of chance is that number less the count of players' acts.

What a player knows is what `view` and `redact` let the seat know: the observation is its view; the information
state is everything it did and heard so far, and its view now. The returns are the shares of the win, scaled to
sum to 0: a winner alone gets 1, each of the n - 1 others -1 / (n - 1); who shares the first place shares the win.

Of OpenSpiel's compiled searches take `MCTSBot.mcts_search`: `step` of 2.0 crashes on every game that is written in
Python, its own included. Those under `open_spiel.python.algorithms` have no such trouble.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec.inspect import BoolType, Field, LiteralType, StructType, type_info

from crocetta import games
from crocetta.games.expeditions.table import DEALT, TURNS
from crocetta.games.fast import Fast, fast
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.pieces import HAND
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.kit.compiled import SEED
from crocetta.kit.game import DEALER, AnyGame, Seat

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("crocetta.envs.openspiel needs OpenSpiel: pip install 'crocetta[openspiel]'") from missing

Value: TypeAlias = bool | int | str
"""A parameter of a game, as OpenSpiel knows them."""
Returns: TypeAlias = list[float]

TURN_LIMIT: Final = 40
"""Where a match may go on for ever, it ends after so many turns of everyone unless told otherwise (LP-19)."""
PLAYERS: Final = "players"
LONG: Final = 100_000
"""The longest match of a game that this module has not counted out."""
BETWEEN: Final = "+"
"""Stands between the values of an option that takes several: `families=eye+lotus`."""


def short_name(name: str) -> str:
    """`la-piramide` is `crocetta_la_piramide` in OpenSpiel."""
    return "crocetta_" + name.replace("-", "_")


# Parameters: the number of players, and each option of the game under its own name.


def parameters(game: AnyGame) -> dict[str, Value]:
    """What may be set, with the defaults."""
    kind = type_info(game.types.options.type)
    assert isinstance(kind, StructType)
    return {PLAYERS: game.seats[0], **{option.name: _default(option) for option in kind.fields}}


def _default(option: Field) -> Value:
    if isinstance(option.type, BoolType | LiteralType):
        value: Value = option.default
        return value
    return TURN_LIMIT if option.name == "turn_limit" else ""


def chosen_options(game: AnyGame, chosen: dict[str, Value]) -> Any:
    """The game's options, from parameters. ValueError names the one that is wrong."""
    named = {name: _several(value) for name, value in chosen.items() if name != PLAYERS and value != ""}
    try:
        return game.types.options.decode(msgspec.json.encode(named))
    except msgspec.ValidationError as wrong:
        raise ValueError(f"{short_name(game.name)}: {wrong}") from wrong


def _several(value: Value) -> Value | list[str]:
    return value.split(BETWEEN) if isinstance(value, str) else value


class Lengths(NamedTuple):
    """How long a match can be at most."""

    decisions: int
    deals: int
    """Acts of the dealer."""


def lengths(game: AnyGame, seats: int, options: Any) -> Lengths:
    match game:
        case SilverAndGold():
            return _lengths_of_expeditions(seats, [card.crosses for card in game.deck])
        case Pyramids():
            return _lengths_of_expeditions(seats, [card.crosses for card in game.deck.pyramids[1:]])
        case LaPiramide():
            turns = seats * options.turn_limit
            # Two pawns that waited, the choices to roll and to walk, two moves, two pawns sent back after each.
            # The dealer rolls, rolls again for a gamble, and draws.
            return Lengths(10 * turns, 1 + HAND * seats + 3 * turns)
    return Lengths(LONG, LONG)


def _lengths_of_expeditions(seats: int, crosses: Sequence[int]) -> Lengths:
    """A choice of cards; a mark and `done` in each turn; a bonus mark for each cross, and each card taken once."""
    bonuses, cards = sum(cells.bit_count() for cells in crosses), len(crosses)
    return Lengths(seats * (1 + 2 * TURNS) + bonuses + cards, 1 + DEALT * seats + cards + TURNS)


class Setting:
    """One game with its options and its number of players: what all states of a `SpielGame` share."""

    def __init__(self, name: str, chosen: dict[str, Value]) -> None:
        self.name = name
        self.chosen = chosen
        self.rules = games.get(name)
        self.seats = int(chosen[PLAYERS])
        self.options = chosen_options(self.rules, chosen)
        self.start = self.rules.setup(self.seats, self.options)
        self.fast: Fast = fast(self.rules)
        self.players_acts: int = self.fast.kernel.players_acts(self.fast.data)
        """Numbers from here on are the dealer's acts."""
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
        """The state as the kernel has it. The latest is kept, because all players look at the same one."""
        if state is self.start:
            return self._start_row  # OpenSpiel measures observations by it, again and again
        if state is not self._latest[0]:
            self._latest = (state, self.fast.packing.row(self.rules, state))
        return self._latest[1]


@cache
def setting(name: str, chosen: tuple[tuple[str, Value], ...]) -> Setting:
    return Setting(name, dict(chosen))


# A position, and what each seat remembers of the way to it.


@dataclass(slots=True, eq=False)
class Moment:
    """One act, what happened, and all that went before."""

    seat: Seat
    act: Any
    events: tuple[Any, ...]
    previous: Moment | None
    told: dict[Seat, str] = field(default_factory=dict)
    """What was made of it for each seat that asked."""

    def tell(self, rules: AnyGame, seat: Seat) -> str:
        if seat not in self.told:
            own = [f"I {in_words(self.act)}\n"] if self.seat == seat else []
            heard = (rules.redact(event, seat) for event in self.events)
            self.told[seat] = "".join((*own, *(f"{in_words(event)}\n" for event in heard if event is not None)))
        return self.told[seat]


@dataclass(frozen=True, slots=True)
class Position:
    """Never changes, so that copies of a state may share it."""

    state: Any
    before: tuple[str, ...]
    """What each seat remembers from before the first moment: nothing, but in an imagined world."""
    last: Moment | None = None

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        return position, (self.state, self.before, [(m.seat, m.act, m.events) for m in self.moments()])

    def moments(self) -> list[Moment]:
        """From the first to the last."""
        found, moment = [], self.last
        while moment:
            found.append(moment)
            moment = moment.previous
        return found[::-1]

    def memory(self, rules: AnyGame, seat: Seat) -> str:
        """All that the seat did and heard so far, one line each."""
        return self.before[seat] + "".join([moment.tell(rules, seat) for moment in self.moments()])


def position(state: Any, before: tuple[str, ...], moments: Sequence[tuple[Seat, Any, tuple[Any, ...]]]) -> Position:
    last = None
    for moment in moments:
        last = Moment(*moment, last)
    return Position(state, before, last)


def in_words(act: Any) -> str:
    """An act or an event: `mark slot 0 cells 35`."""
    fields = msgspec.to_builtins(act)
    return " ".join((fields.pop("type"), *(f"{name} {_value(value)}" for name, value in fields.items())))


def _value(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# OpenSpiel's interface.


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
        """The information state: what the player did and heard so far, and what it sees."""
        return f"{self.now.memory(self.setting.rules, player)}{as_json(self.view(player))}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A world in which the player would know just what it knows, as information-set algorithms want it.

        It has no history, and what the others remember of theirs is replaced by what they see in it.
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
        self.lengths = lengths(self.setting.rules, seats, self.setting.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.players_acts,
            max_chance_outcomes=self.setting.rules.actions - self.setting.players_acts,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.lengths.decisions,
        )
        super().__init__(self.kind, info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        return self.lengths.deals

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: object = None) -> Observer:
        return Observer(self.setting, kind)


class Observer:
    """What a player sees now, as the kernel's `observe` has it and as the view in JSON; or all that it knows."""

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


class Playouts:
    """Values a position by random playouts in the fast rules: an evaluator for OpenSpiel's search algorithms."""

    def __init__(self, playouts: int, rng: Random) -> None:
        self.playouts = playouts
        self.rng = rng

    def evaluate(self, state: SpielState) -> npt.NDArray[np.float64]:
        of = state.setting
        kernel, data = of.fast.kernel, of.fast.data
        start = of.row(state.now.state)
        total = np.zeros(of.seats)
        for _ in range(self.playouts):
            row = start.copy()
            row[SEED] = self.rng.getrandbits(62)
            kernel.playout(data, row)
            total += of.returns([seat for seat in range(of.seats) if kernel.rank(data, row, seat) == 1])
        mean: npt.NDArray[np.float64] = total / self.playouts
        return mean

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


# Registration.


def game_type(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def register(name: str) -> None:
    kind = game_type(games.get(name))
    pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"name": name, "kind": kind}))


for _name in games.names():
    if short_name(_name) not in pyspiel.registered_names():
        register(_name)
