"""Is La Piramide's maze fair, and how does it play? `python -m bench.pyramid` measures it on kernels.

Experts (or another level) play many matches of each number of players: what an opening card is worth, whether the
leader at half-time wins, how long a match is, how often pawns are sent back, and whether a family is favoured.
`--maze FILE` measures another maze than the shipped one.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from crocetta.games import la_piramide
from crocetta.games.la_piramide import packing
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.kernel import evaluation
from crocetta.games.la_piramide.kernel import playouts as kernel
from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.weights import ADEPT, EXPERT
from crocetta.games.la_piramide.pieces import CURSES, FAMILIES, Family
from crocetta.games.la_piramide.state import Options

TURN_LIMIT: Final = 40
LEVELS: Final = {"adept": ADEPT, "expert": EXPERT}
Rows = npt.NDArray[np.int64]


class Figures(NamedTuple):
    """Statistics of the matches with one number of players."""

    seats: int
    matches: int
    cards: tuple[float, ...]
    """For each curse how many of the players who were dealt it won, counted as if two had played."""
    halfway: float
    """How often whoever leads at half-time wins."""
    rounds: float
    limit: float
    """How many matches the turn limit ends."""
    sent_back: float
    burst: float
    favour: float
    """How far the luckiest family lies over its share of the wins."""


def play(
    data: Rows, weights: Sequence[float], seats: int, matches: int, first: int = 0
) -> tuple[Rows, list[tuple[Family, ...]]]:
    """What `play_matches` writes of each match. Families take turns on the seats."""
    vs = np.array([weights] * seats)
    row, led = np.zeros(w.WORDS, np.int64), np.zeros(kernel.MOST_TURNS, np.int64)
    e, acts = np.zeros(evaluation.EVALUATION), np.zeros(evaluation.MOST_ACTS, np.int64)
    orders = list(permutations(FAMILIES, seats))
    lots = min(len(orders), matches)
    # Neighbours in the list of orders are alike: a stride that is prime to its length visits all of them, mixed.
    chosen = [orders[lot * 7 % len(orders)] for lot in range(lots)]
    found = []
    for lot, families in enumerate(chosen):
        out = np.zeros((len(range(lot, matches, lots)), kernel.STATS), np.int64)
        options = packing.options(Options(turn_limit=TURN_LIMIT, families=families))
        kernel.play_matches(data, row, seats, options, first + lot * matches + 1, vs, e, acts, led, out)
        found.append(out)
    return np.concatenate(found), [families for families, out in zip(chosen, found, strict=True) for _ in out]


def figures(data: Rows, weights: Sequence[float], seats: int, matches: int, first: int = 0) -> Figures:
    rows, families = play(data, weights, seats, matches, first)
    winner = rows[:, kernel.STAT_WINNER]
    alone = rows[:, kernel.STAT_WINNERS] == 1
    led = alone & (rows[:, kernel.STAT_HALFWAY_LEADER] >= 0)
    return Figures(
        seats=seats,
        matches=matches,
        cards=tuple(opening_share(rows[alone], seats, curse) for curse in range(w.CURSES)),
        halfway=float((rows[led, kernel.STAT_HALFWAY_LEADER] == winner[led]).mean()),
        rounds=float(rows[:, kernel.STAT_TURNS].mean() / seats),
        limit=float((rows[:, kernel.STAT_TURNS] >= TURN_LIMIT * seats).mean()),
        sent_back=float(rows[:, kernel.STAT_SENT_BACK].mean()),
        burst=float(rows[:, kernel.STAT_BURST].mean()),
        favour=favour(rows, families, seats),
    )


def opening_share(rows: Rows, seats: int, curse: int) -> float:
    """Of the players who were dealt this curse, how many won; at larger tables, how many would have of two."""
    held = (rows[:, kernel.STAT_OPENING_HANDS : kernel.STAT_OPENING_HANDS + seats] >> w.COPIES * curse & 15) != 0
    won = held[np.arange(len(rows)), rows[:, kernel.STAT_WINNER]].sum() / max(1, held.sum())
    return float(won * (seats - 1) / (won * (seats - 1) + 1 - won))


def favour(rows: Rows, families: Sequence[tuple[Family, ...]], seats: int) -> float:
    played, won = dict.fromkeys(FAMILIES, 0), dict.fromkeys(FAMILIES, 0)
    for row, of_seats in zip(rows, families, strict=True):
        if row[kernel.STAT_WINNERS] == 1:
            won[of_seats[row[kernel.STAT_WINNER]]] += 1
            for family in of_seats:
                played[family] += 1
    return max(won[family] / played[family] - 1 / seats for family in FAMILIES if played[family])


def table(all_figures: Sequence[Figures]) -> Iterator[str]:
    yield "| players | matches | rounds | half-time leader wins | sent back | burst | family favoured |"
    yield "|--:|--:|--:|--:|--:|--:|--:|"
    for each in all_figures:
        yield (
            f"| {each.seats} | {each.matches:,} | {each.rounds:.1f} | {each.halfway:.0%} | {each.sent_back:.1f} "
            f"| {each.burst:.2f} | {100 * each.favour:+.1f} |"
        )


def cards_table(all_figures: Sequence[Figures]) -> Iterator[str]:
    yield "| opening card | " + " | ".join(f"{each.seats} players" for each in all_figures) + " |"
    yield "|---|" + "--:|" * len(all_figures)
    for number, curse in enumerate(CURSES):
        yield f"| {curse} | " + " | ".join(f"{each.cards[number]:.0%}" for each in all_figures) + " |"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pyramid", description=__doc__.partition("\n")[0])
    parser.add_argument("--maze", type=Path, help="a file like the game's maze.txt (the shipped one)")
    parser.add_argument("--level", choices=LEVELS, default="expert", help="who plays (expert)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5, 6], help="(2 3 4 5 6)")
    parser.add_argument("--matches", type=int, default=4000, help="of each number of players (4,000)")
    wanted = parser.parse_args(arguments)
    game: LaPiramide = la_piramide.load(wanted.maze.read_text(encoding="utf-8") if wanted.maze else None)
    data = packing.data(game)
    found = [figures(data, LEVELS[wanted.level], seats, wanted.matches) for seats in wanted.seats]
    print(f"{game.edition.name}, {wanted.level}s\n")
    print("\n".join((*table(found), "", *cards_table(found))))


if __name__ == "__main__":
    main()
