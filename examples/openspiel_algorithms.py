"""One of OpenSpiel's algorithms on one of our games: information-set Monte Carlo tree search against random play.

    python examples/openspiel_algorithms.py --matches 12

The search is OpenSpiel's own. It is told what a seat may know and no more: each simulation is played in another
world that fits the seat's view (`resample_from_infostate`), and a position is worth what random playouts in our
fast rules make of it.
"""

import argparse
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from crocetta.envs.openspiel import Playouts, SpielState


def searcher(game: Any, simulations: int, playouts: int, rng: Random) -> Any:
    bot = ISMCTSBot(
        game,
        evaluator=Playouts(playouts, rng),
        uct_c=0.7,
        max_simulations=simulations,
        random_state=np.random.RandomState(rng.getrandbits(32)),
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    return bot


def play(game: Any, bots: list[Any], rng: Random) -> list[float]:
    """One match; what each seat gets of it."""
    state: SpielState = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def contest(name: str, matches: int, simulations: int, playouts: int, seed: int) -> float:
    """How many two-player matches the search wins against random play, on each seat in turn; a tie is half."""
    rng = Random(seed)
    game = pyspiel.load_game(name, {"players": 2})
    won = 0.0
    for match in range(matches):
        seat = match % 2
        bots = [pyspiel.make_uniform_random_bot(player, rng.getrandbits(31)) for player in range(2)]
        bots[seat] = searcher(game, simulations, playouts, rng)
        won += (play(game, bots, rng)[seat] + 1) / 2
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="crocetta_pyramids", help="as OpenSpiel knows it (crocetta_pyramids)")
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--simulations", type=int, default=24, help="for each decision (24)")
    parser.add_argument("--playouts", type=int, default=10, help="that value a position (10)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    won = contest(wanted.game, wanted.matches, wanted.simulations, wanted.playouts, wanted.seed)
    print(f"{wanted.game}: information-set MCTS wins {won:g} of {wanted.matches} matches against random play")


if __name__ == "__main__":
    main()
