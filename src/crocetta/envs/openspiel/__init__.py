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

from typing import Any

from crocetta import games
from crocetta.kit.extras import how_to_install
from crocetta.kit.game import AnyGame

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(f"crocetta.envs.openspiel needs OpenSpiel: {how_to_install('openspiel')}") from missing

from crocetta.envs.openspiel.memory import in_words
from crocetta.envs.openspiel.playouts import Playouts
from crocetta.envs.openspiel.settings import parameters, short_name
from crocetta.envs.openspiel.states import SpielGame, SpielState

__all__ = ["Playouts", "SpielGame", "SpielState", "in_words", "short_name"]


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
