"""The greedy players of both expedition games: they finish cards, beat chance, and see only views."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from crocetta import bots, games
from crocetta.bots import Bot
from crocetta.games.expeditions.actions import DECK, DONE, Mark, Take
from crocetta.games.expeditions.shapes import Shape
from crocetta.games.expeditions.table import Holding, Phase
from crocetta.games.pyramids.greedy import Greedy as Digger
from crocetta.games.pyramids.novice import Novice as NoviceDigger
from crocetta.games.silver_and_gold.greedy import Greedy as Marker
from crocetta.games.silver_and_gold.novice import Novice as NoviceMarker
from crocetta.games.silver_and_gold.state import State
from crocetta.kit.match import Match
from tests.games import expeditions_kit as maps
from tests.games.expeditions_kit import COINS, CROSS, GREEN, IDLE, PLAIN, PURPLE, at, left
from tests.games.pyramids import positions as pyramids
from tests.games.pyramids.positions import before_the_tomb, digging

GAMES = ("silver-and-gold", "pyramids")
SEATS = (2, 3, 4)
NAMES = ("Ada", "Bruno", "Chiara", "Dino")


def played(name: str, levels: Sequence[str], seed: int) -> Match[Any, Any, Any, Any, Any]:
    game = games.get(name)
    players: list[Bot[Any, Any]] = [bots.get(level, game) for level in levels]
    match = Match.new(game, NAMES[: len(levels)], seed=str(seed))
    rng = Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat), match.legal(seat), rng))
    return match


def choice(bot: Bot[Any, Any], game: Any, s: Any, seat: int = 0) -> Any:
    return bot.choose(game.view(s, seat), game.legal(s, seat), Random(0))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_it_completes_six_cards_or_more_in_a_match(name: str, seats: int) -> None:
    finished = [
        len(sheet.completed) for seed in range(4) for sheet in played(name, ["greedy"] * seats, seed).state.sheets
    ]
    assert sum(finished) / len(finished) >= 6


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_it_beats_chance_from_any_seat(name: str, seats: int) -> None:
    for seat in range(seats):
        levels = ["random"] * seats
        levels[seat] = "greedy"
        match = played(name, levels, seed=seat)
        assert match.game.winners(match.state) == (seat,)


@pytest.mark.parametrize("name", GAMES)
def test_its_choice_is_legal_repeatable_and_the_same_in_every_world_that_looks_the_same(name: str) -> None:
    game = games.get(name)
    bot = bots.get("greedy", game)
    match = Match.new(game, NAMES[:3], seed="worlds")
    rng = Random(1)
    while match.state.turn < 8:
        seat = match.to_act[-1]
        view, legal = match.view(seat), match.legal(seat)
        chosen = bot.choose(view, legal, Random(5))
        assert chosen in legal
        assert bots.get("greedy", game).choose(view, legal, Random(5)) == chosen
        world = game.sample(view, rng)
        assert bot.choose(game.view(world, seat), game.legal(world, seat), Random(5)) == chosen
        match.play(seat, chosen)


def test_it_completes_a_map_that_one_shape_fills() -> None:
    s = maps.marking(Shape.STRAIGHT_2, maps.sheet(left(PLAIN, ".... / ..xx"), GREEN), IDLE, turn=26)
    assert choice(Marker(maps.BY_HAND_GAME), maps.BY_HAND_GAME, s) == Mark(0, at(".... / ..xx"))


def test_it_marks_a_cross_that_completes_a_second_map() -> None:
    s = maps.marking(Shape.STRAIGHT_2, maps.sheet(left(CROSS, "xx.."), left(PLAIN, "x...")), IDLE, turn=26)
    bot = Marker(maps.BY_HAND_GAME)
    first = choice(bot, maps.BY_HAND_GAME, s)
    assert first == Mark(0, at("xx.."))
    s = maps.after(maps.BY_HAND_GAME, s, 0, first)
    assert choice(bot, maps.BY_HAND_GAME, s) == Mark(1, at("x..."))


def taking(*display: int, turn: int) -> State:
    """Seat 0 has completed a map and takes a new one."""
    s = maps.marking(
        Shape.STRAIGHT_2, maps.sheet(left(PLAIN, "x..."), GREEN), IDLE, display=display, deck=(CROSS,), turn=turn
    )
    s = maps.after(maps.BY_HAND_GAME, s, 0, Mark(0, at("x...")))
    s = maps.all_done(maps.BY_HAND_GAME, s).state
    assert s.phase is Phase.TAKE
    return s


def test_it_takes_the_map_full_of_coins() -> None:
    s = taking(PURPLE, COINS, turn=3)
    assert choice(Marker(maps.BY_HAND_GAME), maps.BY_HAND_GAME, s) == Take(1)


def test_near_the_end_it_takes_no_map_too_large_to_finish() -> None:
    s = taking(PURPLE, turn=25)
    assert choice(Marker(maps.BY_HAND_GAME), maps.BY_HAND_GAME, s) == Take(DECK)


def test_it_enters_the_tomb_rather_than_begin_another_pyramid() -> None:
    s = pyramids.marking(Shape.STRAIGHT_2, pyramids.sheet(before_the_tomb(7), 2), pyramids.sheet(), turn=20)
    assert choice(Digger(pyramids.HAND_DRAWN), pyramids.HAND_DRAWN, s) == pyramids.tomb(0, 7)


def test_it_digs_towards_the_tomb() -> None:
    game, s = digging(Shape.STRAIGHT_2, pyramids.PLAIN, "x.... / x....")
    marked = choice(Digger(game), game, s)
    assert marked in (pyramids.mark("..... / ..... / x.... / x...."), pyramids.mark("..... / .x... / .x..."))


def test_it_digs_around_a_skull() -> None:
    chamber = "E...# / s...# / ..### / ...## / #...T"
    game, s = digging(Shape.STRAIGHT_2, chamber, "x....")
    assert not choice(Digger(game), game, s).cells & game.deck.pyramids[1].skulls


@pytest.mark.parametrize("luck", range(20))
def test_a_novice_sees_what_completes_a_card(luck: int) -> None:
    s = maps.marking(Shape.STRAIGHT_2, maps.sheet(left(PLAIN, ".... / ..xx"), GREEN), IDLE, turn=26)
    view, legal = maps.BY_HAND_GAME.view(s, 0), maps.BY_HAND_GAME.legal(s, 0)
    assert NoviceMarker(maps.BY_HAND_GAME).choose(view, legal, Random(luck)) == Mark(0, at(".... / ..xx"))
    dig = pyramids.marking(Shape.STRAIGHT_2, pyramids.sheet(before_the_tomb(7), 2), pyramids.sheet(), turn=20)
    seen, marks = pyramids.HAND_DRAWN.view(dig, 0), pyramids.HAND_DRAWN.legal(dig, 0)
    assert NoviceDigger(pyramids.HAND_DRAWN).choose(seen, marks, Random(luck)) == pyramids.tomb(0, 7)


@pytest.mark.parametrize(("name", "kind"), [("silver-and-gold", NoviceMarker), ("pyramids", NoviceDigger)])
def test_a_novice_marks_no_single_cell_where_the_shape_has_room(name: str, kind: Any) -> None:
    game = games.get(name)
    novice = kind(game)
    match = Match.new(game, NAMES[:2], seed="room")
    while match.state.turn < 12:
        seat = match.to_act[0]
        view, legal = match.view(seat), match.legal(seat)
        chosen = novice.choose(view, legal, Random(len(match.entries)))
        if isinstance(chosen, Mark) and chosen.cells.bit_count() == 1 and not novice.strikes(view, chosen):
            assert all(a.cells.bit_count() == 1 for a in legal if isinstance(a, Mark))
        match.play(seat, chosen)


def test_with_one_act_there_is_nothing_to_think_about() -> None:
    s = maps.marking(Shape.STRAIGHT_2, IDLE, maps.sheet(Holding(PLAIN), GREEN))
    assert choice(Marker(maps.BY_HAND_GAME), maps.BY_HAND_GAME, s) == DONE
