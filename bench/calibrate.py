"""Do the shipped decks and the maze play as their rules pages say? `make calibrate`.

Adepts play many matches of each game, at several numbers of players; what they reach is held against what
people reach with the printed games. Fails when something lies outside its band.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, permutations
from random import Random
from statistics import mean
from typing import Any, Final, NamedTuple

from crocetta import bots, games
from crocetta.kit.game import DEALER, AnyGame

CHUNK: Final = 50


class Band(NamedTuple):
    what: str
    found: float
    low: float
    high: float

    @property
    def kept(self) -> bool:
        return self.low <= self.found <= self.high

    def __str__(self) -> str:
        verdict = "" if self.kept else f"   outside {self.low:g} to {self.high:g}"
        return f"  {self.what:<34}{self.found:>8.2f}{verdict}"


class Lot(NamedTuple):
    """Some matches to play: of which game, with how many players, from which number on."""

    name: str
    seats: int
    first: int
    options: bytes


def final_state(game: AnyGame, seats: int, options: bytes, rng: Random) -> Any:
    """One match of adepts to its end."""
    bot = bots.get("adept", game)
    s = game.setup(seats, game.types.options.decode(options))
    while who := game.to_act(s):
        seat = who[0]
        if seat == DEALER:
            act = rng.choice(game.chance(s).outcomes)
        else:
            act = bot.choose(game.view(s, seat), game.legal(s, seat), rng)
        s = game.apply(s, seat, act).state
    return s


def play_expeditions(lot: Lot) -> list[dict[str, float]]:
    """What each player of each match reached, in either flip-and-write game."""
    game = games.get(lot.name)
    found = []
    for number in range(lot.first, lot.first + CHUNK):
        s = final_state(game, lot.seats, lot.options, Random(f"{lot.name} {lot.seats} {number}"))
        for sheet, points in zip(s.sheets, game.scores(s), strict=True):
            extra = {"torches": len(sheet.torches), "skulls": sheet.skulls} if lot.name == "pyramids" else {}
            found.append({"points": points, "cards": len(sheet.completed), **extra})
    return found


def play_maze(lot: Lot) -> list[dict[str, float]]:
    """For each player of each match: the family, its share of the win, and how many turns the match had."""
    from crocetta.games.la_piramide.pieces import FAMILIES

    game = games.get(lot.name)
    orders = list(permutations(FAMILIES, lot.seats))
    found = []
    for number in range(lot.first, lot.first + CHUNK):
        families = orders[number % len(orders)]
        options = b'{"turn_limit": 40, "families": [%b]}' % ",".join(f'"{each}"' for each in families).encode()
        s = final_state(game, lot.seats, options, Random(f"{lot.name} {lot.seats} {number}"))
        winners = game.winners(s)
        for seat, family in enumerate(families):
            share = 1 / len(winners) if seat in winners else 0.0
            found.append({"family": FAMILIES.index(family), "won": share, "turns": s.turn / lot.seats})
    return found


def play(
    play_lot: Callable[[Lot], list[dict[str, float]]], name: str, seats: int, matches: int
) -> list[dict[str, float]]:
    lots = [Lot(name, seats, first, b"{}") for first in range(0, matches, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return list(chain.from_iterable(pool.map(play_lot, lots)))


def silver_and_gold(matches: int) -> Iterator[Band]:
    """6 to 8 maps each, and scores around 95."""
    for seats in games.get("silver-and-gold").seats:
        players = play(play_expeditions, "silver-and-gold", seats, matches)
        yield Band(f"{seats} players: maps", mean(each["cards"] for each in players), 6, 8)
        yield Band(f"{seats} players: points", mean(each["points"] for each in players), 85, 105)


def pyramids(matches: int) -> Iterator[Band]:
    """About 7 pyramids, scores around 110, some torches, a skull or three."""
    for seats in games.get("pyramids").seats:
        players = play(play_expeditions, "pyramids", seats, matches)
        yield Band(f"{seats} players: pyramids", mean(each["cards"] for each in players), 6, 8)
        yield Band(f"{seats} players: points", mean(each["points"] for each in players), 98, 122)
        yield Band(f"{seats} players: torches", mean(each["torches"] for each in players), 1, 4)
        yield Band(f"{seats} players: skulls", mean(each["skulls"] for each in players), 0.5, 3.5)


def la_piramide(matches: int) -> Iterator[Band]:
    """No family wins more than 2 percentage points over its share at 2, 3 and 6 players (LP-2)."""
    from crocetta.games.la_piramide.pieces import FAMILIES

    for seats in (2, 3, 6):
        players = play(play_maze, "la-piramide", seats, matches)
        yield Band(f"{seats} players: turns of each", mean(each["turns"] for each in players), 8, 25)
        for number, family in enumerate(FAMILIES):
            shares = [each["won"] for each in players if each["family"] == number]
            over = 100 * (mean(shares) - 1 / seats)
            yield Band(f"{seats} players: {family}, points over share", over, -100, 2)


CHECKS: Final = {"silver-and-gold": silver_and_gold, "pyramids": pyramids, "la-piramide": la_piramide}
MATCHES: Final = {"silver-and-gold": 500, "pyramids": 500, "la-piramide": 10_000}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make calibrate", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=CHECKS, help="only this one (all)")
    parser.add_argument("--matches", type=int, help="for each number of players (500, 500 and 10,000)")
    wanted = parser.parse_args()
    outside = 0
    for name in wanted.game or CHECKS:
        matches = wanted.matches or MATCHES[name]
        print(f"{name}, {matches} matches of adepts for each number of players", flush=True)
        for band in CHECKS[name](matches):
            print(band, flush=True)
            outside += not band.kept
    if outside:
        sys.exit(f"{outside} outside their bands")


if __name__ == "__main__":
    main()
