"""Run a tournament: every bot against every other, and who is how strong.

    python examples/run_a_tournament.py pyramids --rounds 10

Luck is shared out evenly: each pairing plays every deal twice, with the seats exchanged, and a seed deals the same
cards whatever people do with them.
"""

import argparse
from itertools import combinations
from random import Random
from statistics import mean
from typing import Any, NamedTuple

import msgspec

from crocetta import bots, games
from crocetta.bots import Bot
from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match


class Result(NamedTuple):
    points: int
    share: float
    """Of the win: 1, a part of it where it was shared, or 0."""


def play(game: AnyGame, pair: tuple[Bot[Any, Any], Bot[Any, Any]], seed: str) -> tuple[Result, Result]:
    options = {"turn_limit": 40} if game.name == "la-piramide" else {}
    match = Match.new(game, ["A", "B"], msgspec.convert(options, game.types.options.type), seed)
    rng = Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, pair[seat].choose(match.view(seat), match.legal(seat), rng))
    points, winners = game.scores(match.state), game.winners(match.state)
    first, second = (Result(points[seat], (seat in winners) / len(winners)) for seat in range(2))
    return first, second


def tournament(game: AnyGame, entrants: dict[str, Bot[Any, Any]], rounds: int) -> dict[str, list[Result]]:
    """The results of everybody, in the order they entered."""
    results: dict[str, list[Result]] = {name: [] for name in entrants}
    for one, other in combinations(entrants, 2):
        for number in range(rounds):
            for first, second in ((one, other), (other, one)):
                pair = play(game, (entrants[first], entrants[second]), f"round {number}")
                results[first].append(pair[0])
                results[second].append(pair[1])
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="silver-and-gold", choices=games.names())
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--levels", nargs="+", default=("random", "novice", "adept"), choices=bots.NAMES)
    wanted = parser.parse_args()
    game = games.get(wanted.game)
    results = tournament(game, {level: bots.get(level, game) for level in wanted.levels}, wanted.rounds)
    for name, found in sorted(results.items(), key=lambda entry: -mean(result.share for result in entry[1])):
        share, points = mean(result.share for result in found), mean(result.points for result in found)
        print(f"{name:10} {share:6.1%} of the wins {points:8.1f} points a match, {len(found)} matches")


if __name__ == "__main__":
    main()
