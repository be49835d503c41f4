"""La Piramide where it gets crowded: mazes so small that pawns wait, burst and block each other all the time.

On the real maze random play seldom comes to its rare rules; here every one of them comes up, and is counted.
"""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from crocetta.games.fast import Fast, fast
from crocetta.games.la_piramide.actions import Deal, PlayCurse
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.kernel import observations as kernel
from crocetta.games.la_piramide.maze import Maze, parse
from crocetta.games.la_piramide.pieces import BURST, CURSES, FAMILIES, OUT, WAITING
from crocetta.games.la_piramide.state import Choosing, Health, Options, Over, Phase, State, Tempted
from crocetta.games.la_piramide.view import View
from crocetta.kit.game import AnyGame, Edition, Seat
from tests.lockstep.pair import Pair

CROWD = """
edition: crowd
    +---+---+---+---+---+---+
    < eS  sS  lS| aS  pS  fS|
    +   +   +---+   +   +   +
    | eM  sM|             fM>
    +   +   +   +---+   +   +
    | eS  sS  lS| aS  pS  fS|
    +---+   +   +   +   +---+
    |     lM  aM  pM  fM    |
    +   +---+   +   +---+   +
    | eM  sM  lM| aM  pM    |
    +---+---+ v +---+---+---+
"""
CELLS = """
edition: cells
possession: 6
awakening: 5
change-of-bandages: 3
plague: 2
    +---+---+---+---+---+---+
    | eS| eS| sS| sS| lS| lS|
    +---+---+---+---+---+---+
    < aS| aS| pS| pS| fS| fS>
    +---+---+---+---+---+---+
    | eM  sM  lM  aM  pM  fM|
    +   +---+---+---+---+   +
    | eM  sM  lM  aM  pM  fM|
    +---+---+---+---+---+---+
"""
MATCHES = 120
MOST_ACTS = 3000
POSITIONS = 400
ACTS_FROM_A_POSITION = 12
AWAY = ((WAITING,), (WAITING, OUT), (WAITING, BURST), (WAITING, BURST))
"""Where pawns may be that are not on the board; no two slaves of a player are out."""
PHASES = {phase.__name__ for phase in Phase.__args__}


def small(drawing: str) -> Fast:
    return fast(LaPiramide(parse(drawing), Edition("small", "")))


def random_options(rng: Random, seats: int) -> Options:
    return Options(
        no_passing=rng.random() < 0.5,
        exact_exit=rng.random() < 0.5,
        gamble=rng.choice((2, 3)),
        curses=rng.random() < 0.7,
        turn_limit=rng.choice((1, 4, 12, 60, None)),
        families=tuple(rng.sample(FAMILIES, seats)) if rng.random() < 0.8 else None,
    )


def corners(before: State, act: Any, after: State) -> set[str]:
    """What was rare about this act."""
    found = {type(before.phase).__name__}
    if isinstance(act, PlayCurse):
        found.add(act.curse)
    if isinstance(act, Deal) and not before.deck:
        found.add("drawn from the bottom")
    if WAITING in after.pawns and not isinstance(after.phase, Over):
        found.add("waiting")
    if after.turn - before.turn > 1:
        found.add("turn lost")
    if any(certain for observer in after.known for certain in observer):
        found.add("known")
    if isinstance(after.phase, Over):
        found |= {"Over", ending(after)}
    return found


def ending(s: State) -> str:
    limit = s.options.turn_limit
    if any(s.pawns[4 * seat] == s.pawns[4 * seat + 1] == OUT for seat in range(s.seats)):
        return "both out"
    return "limit" if limit is not None and s.turn >= limit * s.seats else "stuck"


def walk(ready: Fast, number: int, found: "Counter[str]") -> None:
    rng = Random(f"corners {number}")
    game = ready.game
    seats = rng.choice(game.seats)
    pair = Pair(ready, seats, random_options(rng, seats))
    pair.check()
    while (who := game.to_act(pair.state)) and pair.acts < MOST_ACTS:
        before = pair.state
        act = rng.choice(game.legal(before, who[0]))
        pair.apply(who[0], act)
        pair.check()
        found.update(corners(before, act, pair.state))


@pytest.mark.parametrize(
    ("drawing", "rare"),
    [(CROWD, {"both out"}), (CELLS, {"stuck", "drawn from the bottom"})],
    ids=["crowd", "cells"],
)
def test_crowded_matches_are_the_same_match_and_turn_every_corner(drawing: str, rare: set[str]) -> None:
    ready = small(drawing)
    found: Counter[str] = Counter()
    for number in range(MATCHES):
        walk(ready, number, found)
    wanted = PHASES | set(CURSES) | {"waiting", "turn lost", "known", "limit"} | rare
    assert wanted - found.keys() == set()


def test_positions_that_play_seldom_reaches_are_played_alike() -> None:
    ready = small(CROWD)
    for number in range(POSITIONS):
        rng = Random(f"position {number}")
        seats = rng.choice(ready.game.seats)
        pair = Pair(ready, seats, random_options(rng, seats))
        pair.state = position(pair.state, rng)
        pair.row[2:] = ready.packing.row(ready.game, pair.state)[2:]
        pair.check()
        while (who := ready.game.to_act(pair.state)) and pair.acts < ACTS_FROM_A_POSITION:
            pair.apply(who[0], rng.choice(ready.game.legal(pair.state, who[0])))
            pair.check()


def position(s: State, rng: Random) -> State:
    """Pawns and cards anywhere, anybody's turn; often no card is left to draw."""
    squares = rng.sample(range(30), 4 * s.seats)
    pawns = [square if rng.random() < 0.6 else rng.choice(AWAY[pawn % 4]) for pawn, square in enumerate(squares)]
    cards = rng.sample(s.deck, len(s.deck))
    deck = rng.choice((0, 0, 3, 12))
    bottom = deck + rng.choice((0, 0, 1, 11, 23))
    holders = [rng.randrange(s.seats) for _ in cards[bottom:]]
    return replace(
        s,
        first=rng.randrange(s.seats),
        turn=rng.randrange(12),
        pawns=tuple(pawns),
        health=tuple(rng.choice(tuple(Health)) for _ in range(s.seats)),
        hands=tuple(
            tuple(sorted(card for card, holder in zip(cards[bottom:], holders, strict=True) if holder == seat))
            for seat in range(s.seats)
        ),
        deck=tuple(sorted(cards[:deck])),
        bottom=tuple(cards[deck:bottom]),
        phase=Tempted() if s.options.curses and rng.random() < 0.5 else Choosing(),
    )


def observed(ready: Fast, state: State, seat: Seat) -> list[int]:
    out = np.ones(kernel.OBSERVATION, np.int8)
    kernel.observe(ready.data, ready.packing.row(ready.game, state), seat, out)
    numbers: list[int] = out.tolist()
    return numbers


def states(game: AnyGame, matches: int) -> list[tuple[State, Random]]:
    """Every tenth state of random matches."""
    found = []
    for number in range(matches):
        rng = Random(f"observed {number}")
        seats = rng.choice(game.seats)
        state = game.setup(seats, random_options(rng, seats))
        for step in range(400):
            who = game.to_act(state)
            if step % 10 == 0:
                found.append((state, rng))
            if not who:
                break
            state = game.apply(state, who[0], rng.choice(game.legal(state, who[0]))).state
    return found


def test_an_observation_is_the_same_in_every_world_that_fits_the_view() -> None:
    ready = small(CROWD)
    for state, rng in states(ready.game, 60):
        seat = rng.randrange(state.seats)
        other = ready.game.sample(ready.game.view(state, seat), rng)
        assert observed(ready, other, seat) == observed(ready, state, seat)


def test_an_observation_tells_what_the_view_tells() -> None:
    ready, maze = small(CROWD), parse(CROWD)
    for state, rng in states(ready.game, 60):
        seat = rng.randrange(state.seats)
        view = ready.game.view(state, seat)
        seen = observed(ready, state, seat)
        assert seen[kernel.O_HAND :][: len(CURSES)] == [view.hand.count(curse) for curse in CURSES]
        assert seen[kernel.O_DECK] == view.deck
        assert seen[kernel.O_DECK + 1 :][: len(CURSES)] == [view.bottom.count(curse) for curse in CURSES]
        for place in range(len(FAMILIES)):
            block = seen[kernel.O_PLAYERS + place * kernel.O_BLOCK :][: kernel.O_BLOCK]
            player = (seat + place) % state.seats
            assert block == (player_block(maze, view, player) if place < state.seats else [0] * kernel.O_BLOCK)


def player_block(maze: Maze, view: View, player: Seat) -> list[int]:
    health = ("well", "sick", "weak").index(view.health[player])
    known = [[hands[player].count(curse) for curse in CURSES] for hands in (view.known, view.public)]
    pawns = [pawn_numbers(maze, square) for square in view.pawns[4 * player : 4 * player + 4]]
    family = FAMILIES.index(view.families[player]) + 1
    turn, asked = player == view.player, player in asked_of(view)
    return [family, turn, asked, health, view.cards[player], *chain(*known, *pawns)]


def asked_of(view: View) -> tuple[Seat, ...]:
    name = type(view.phase).__name__
    if name in ("Opening", "Dealing", "Rolling", "Gambling", "Drawing", "Robbing", "Over"):
        return ()
    return (getattr(view.phase, "pawns", (4 * view.player,))[0] // 4,)


def pawn_numbers(maze: Maze, square: int) -> list[int]:
    if square < 0:
        return [-square, 0, 0, 0]
    place = maze.places[square]
    return [0, place.row + 1, place.column + 1, maze.ways[square]]
