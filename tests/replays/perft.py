"""Counts on small instances, as chess engines are proved by `perft`; `python -m tests.replays.perft` writes them.

All positions are drawn by hand, so that cards or a maze may be changed without touching a count.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from crocetta.games import la_piramide
from crocetta.games.expeditions.actions import DONE
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Holding
from crocetta.games.la_piramide.actions import Rolled
from crocetta.games.la_piramide.moves import rolled
from crocetta.games.la_piramide.pieces import FAMILIES, kind, owner
from crocetta.games.la_piramide.state import Options, Rolling
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.kit.game import AnyGame
from tests.games import expeditions_kit as maps
from tests.games.la_piramide.scenes import PRACTICE, deal
from tests.games.pyramids import positions as pyramids

COUNTS = Path(__file__).parent / "perft.txt"
HEAD = """\
# How much there is to do in small positions; `python -m tests.replays.perft` counts anew and writes this file.
# A count that moves says that the rules have: look twice before you write it down.
"""
FLIPPED = (0, 1, 2, 3, 7)
"""Expedition cards that are used up when the last two turns begin."""
DICE = (3, 6, 1, 4, 2, 5)
ROLLS = range(1, 7)

Card = tuple[str, str]
"""A drawing, rows between slashes, and the marks on it."""
Pair = tuple[Card, Card]
Sieve = Callable[[Any, Sequence[Any]], Sequence[Any]]
"""Of what the first seat asked may do, that which is counted."""

MAPS: Sequence[Pair] = (
    (("oooo / oooo", ""), ("oooo / oooo / oooo / oo..", "")),
    (("oo.. / oooo / oo..", "xx.. / x..."), ("o..o / oooo / oooo", ".... / .x..")),
    (("+ooo / oooo", ""), ("oooo / oooo / oo..", ".x..")),
    (("++oo / oooo", ""), ("ooo+ / ooo. / ooo.", "")),
    (("++oo / oooo", "..xx / xxxx"), ("oooo / oooo", "xxxx / xxxx")),
    (("ooo. / ooo. / oo..", "xxx. / xxx. / x..."), ("oooo / oooo", ".xxx / xxxx")),
)
COLOURS = {8: "grey", 10: "green", 12: "orange", 14: "purple"}
"""The colour of a map, by its fields (SG-3)."""
CHAMBERS: Sequence[Pair] = (
    (("E...# / ....# / ..### / ...## / #...T", ""), (".E..# / ....# / ..### / ...## / #...T", "")),
    (
        ("E...# / ....# / ..### / ...## / #...T", "xx... / .x..."),
        ("....E / .#### / ...## / ##..# / ..T..", "xxxxx / x...."),
    ),
    (("E+..# / ....# / ..### / ...## / #...T", ""), (".E..# / ....# / ..### / ...## / #...T", ".x...")),
    (("E++.# / ....# / ..### / ...## / #...T", ""), (".E+.# / ....# / ..### / ...## / #...T", ".x...")),
    (
        ("E...# / ....# / ..### / .g.## / #sp+T", "xxxx. / xxxx. / xx... / xxx.."),
        ("E...# / ....# / ..### / ...## / #...T", "x...."),
    ),
    (
        ("E...# / ....# / ..### / ...## / #...T", "xxxx. / xxxx. / xx... / xxx.. / .xxxx"),
        (".E..# / ....# / ..### / ...## / #...T", "xxxx. / xxxx. / xx... / xxx.. / .xxx."),
    ),
)


def report() -> str:
    return (
        "\n".join([HEAD, *(line for part in (_marks, _turns, _destinations, _opening) for line in part())]) + "\n"
    )


# Action 2 of the expedition games: all ways from the flip to Done, for one player with two cards.


def _marks() -> Iterator[str]:
    yield from _table("silver & gold: ways through action 2", MAPS, _marking_maps)
    yield from _table("pyramids: ways through action 2", CHAMBERS, _marking_chambers)


def _table(
    title: str, pairs: Sequence[Pair], position: Callable[[Shape, Pair], tuple[AnyGame, Any]]
) -> Iterator[str]:
    yield f"{title:<40}" + "".join(f"{shape.value:>12}" for shape in Shape)
    for pair in pairs:
        yield from (f"  {_words(card)}" for card in pair)
        yield " " * 40 + "".join(f"{_sequences(*position(shape, pair)):>12}" for shape in Shape)
    yield ""


def _words(card: Card) -> str:
    drawing, marks = card
    return f"{drawing}, marked {marks}" if marks else drawing


def _marking_maps(shape: Shape, pair: Pair) -> tuple[AnyGame, Any]:
    game = SilverAndGold(maps.deck_of(*(_map(drawing) for drawing, _ in pair)))
    first, second = (Holding(number, maps.at(marks)) for number, (_, marks) in enumerate(pair, start=1))
    return game, maps.marking(shape, maps.sheet(first, second), maps.IDLE, game=game)


def _map(drawing: str) -> maps.Drawn:
    return maps.Drawn(COLOURS[sum(sign in "o+" for sign in drawing)], drawing)


def _marking_chambers(shape: Shape, pair: Pair) -> tuple[AnyGame, Any]:
    (chamber, marked), (beside, marked_beside) = pair
    return pyramids.digging(shape, chamber, marked, beside, marked_beside)


def _sequences(game: AnyGame, s: Any) -> int:
    """How many ways seat 0 may go to Done."""
    return sum(1 if a == DONE else _sequences(game, game.apply(s, 0, a).state) for a in game.legal(s, 0))


# Whole turns: everything that players and dealer may do, act by act.


def _turns() -> Iterator[str]:
    s: Any = maps.marking(
        Shape.T_4,
        maps.sheet(maps.left(maps.PLAIN, "x..."), maps.left(maps.CROSS, "xx..")),
        maps.sheet(maps.left(maps.COIN, "x..."), maps.left(maps.PALM, ".xx.")),
        display=(maps.COINS,),
        deck=(maps.ORANGE,),
        turn=26,
        used=FLIPPED,
    )
    yield from _nodes(
        "silver & gold: the last two turns of two players, two maps left to take", maps.BY_HAND_GAME, s
    )
    s = pyramids.marking(
        Shape.T_4,
        pyramids.sheet(pyramids.before_the_tomb(7), Holding(8, pyramids.cells("xx... / x...."))),
        pyramids.sheet(pyramids.before_the_tomb(9), Holding(10, pyramids.cells("xxxx. / xxxx. / x...."))),
        display=(11,),
        deck=(12,),
        turn=26,
        used=FLIPPED,
    )
    yield from _nodes("pyramids: the last two turns of two players, two cards left to take", pyramids.HAND_DRAWN, s)


def _nodes(
    title: str, game: AnyGame, s: Any, depth: int = 99, sieve: Sieve = lambda s, legal: legal
) -> Iterator[str]:
    """The first seat asked acts. Ways grow with every choice, positions less: many ways lead to one."""
    yield title
    yield f"  {'acts':>4}{'ways':>12}{'positions':>12}"
    reached = Counter({s: 1})
    for acts in range(1, depth + 1):
        further: Counter[Any] = Counter()
        for state, ways in reached.items():
            for seat in game.to_act(state)[:1]:
                for a in sieve(state, game.legal(state, seat)):
                    further[game.apply(state, seat, a).state] += ways
        if not further:
            break
        yield f"  {acts:>4}{further.total():>12}{len(further):>12}"
        reached = further
    yield ""


# La Piramide, in the maze for practice.


def _destinations() -> Iterator[str]:
    game = la_piramide.load(PRACTICE)
    for title, options in (
        ("la piramide: destinations at the opening", Options(curses=False)),
        ("la piramide: destinations at the opening, no_passing", Options(curses=False, no_passing=True)),
    ):
        s = deal(game, len(FAMILIES), options)
        yield f"{title:<54}" + "".join(f"{f'roll {pips}':>8}" for pips in ROLLS)
        for pawn, square in enumerate(s.pawns):
            row, column = game.maze.places[square]
            name = f"{s.families[owner(pawn)]}'s {kind(pawn)} at row {row + 1}, column {column + 1}"
            counts = (len(rolled(game.maze, s, pawn, pips)) for pips in ROLLS)
            yield f"  {name:<52}" + "".join(f"{count:>8}" for count in counts)
        yield ""


def _opening() -> Iterator[str]:
    game = la_piramide.load(PRACTICE)

    def fixed_dice(s: Any, legal: Sequence[Any]) -> Sequence[Any]:
        return [Rolled(DICE[s.turn % len(DICE)])] if isinstance(s.phase, Rolling) else legal

    told = ", ".join(map(str, DICE))
    for title, options, depth in (
        (f"la piramide: two players without curses, dice {told}", Options(curses=False), 9),
        ("la piramide: the same, no_passing", Options(curses=False, no_passing=True), 9),
        (f"la piramide: two players with curses, dice {told}", Options(), 4),
    ):
        yield from _nodes(title, game, deal(game, 2, options), depth, fixed_dice)


if __name__ == "__main__":
    COUNTS.write_text(report(), encoding="utf-8")
