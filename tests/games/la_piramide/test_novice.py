"""The novice in the pyramid: it overlooks much, and still never does what nobody would."""

from collections.abc import Iterator
from random import Random

import pytest

from crocetta.games.la_piramide.actions import Action, Move
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.novice import Novice
from crocetta.games.la_piramide.pieces import OUT, Kind, kind
from crocetta.games.la_piramide.state import Options
from crocetta.games.la_piramide.view import View
from crocetta.kit.match import Match
from tests.games.la_piramide.test_greedy import GAME


def moves_of(game: LaPiramide, seed: int) -> Iterator[tuple[View, list[Move], Move]]:
    """What two novices see, may do and do with their pawns in one match."""
    match = Match.new(game, ["Ada", "Bruno"], Options(turn_limit=40), seed=str(seed))
    novice = Novice(game)
    while not match.over:
        seat = match.to_act[0]
        view, legal = match.view(seat), match.legal(seat)
        chosen: Action = novice.choose(view, legal, Random(f"{seed}/{len(match.entries)}"))
        if isinstance(chosen, Move):
            yield view, [a for a in legal if isinstance(a, Move)], chosen
        match.play(seat, chosen)


def onward(view: View, move: Move) -> bool:
    ways = GAME.maze.ways
    return move.to == OUT or (move.to not in view.pawns and ways[move.to] < ways[view.pawns[move.pawn]])


@pytest.mark.parametrize("seed", range(3))
def test_it_never_overlooks_a_way_out(seed: int) -> None:
    exits = 0
    for _, legal, chosen in moves_of(GAME, seed):
        if any(move.to == OUT for move in legal):
            exits += 1
            assert chosen.to == OUT
    assert exits


@pytest.mark.parametrize("seed", range(3))
def test_its_slaves_do_not_walk_back_while_one_can_walk_on(seed: int) -> None:
    walks = 0
    for view, legal, chosen in moves_of(GAME, seed):
        if view.seat is None or kind(chosen.pawn) is not Kind.SLAVE or chosen.to in view.pawns:
            continue
        walks += 1
        if any(kind(move.pawn) is Kind.SLAVE and onward(view, move) for move in legal):
            ways = GAME.maze.ways
            assert chosen.to == OUT or ways[chosen.to] <= ways[view.pawns[chosen.pawn]]
    assert walks > 10
