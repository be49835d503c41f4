"""Whole matches: what holds in every state, whatever is played."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crocetta.games import la_piramide
from crocetta.games.la_piramide.actions import (
    Action,
    Begin,
    Deal,
    Gamble,
    Move,
    Name,
    Pick,
    PlaceBack,
    Roll,
    Rolled,
    Walk,
)
from crocetta.games.la_piramide.events import Event
from crocetta.games.la_piramide.pieces import CARDS, FAMILIES, OUT, curse_of
from crocetta.games.la_piramide.state import Choosing, Options, State
from crocetta.games.la_piramide.view import View
from crocetta.kit.game import Illegal
from crocetta.kit.match import Match
from crocetta.kit.position import Position, TakeBackRefused
from tests.games.la_piramide.scenes import PRACTICE, play_out, scene

GAME = la_piramide.load(PRACTICE)
OPTIONS = st.builds(
    Options,
    no_passing=st.booleans(),
    exact_exit=st.booleans(),
    gamble=st.sampled_from([2, 3]),
    curses=st.booleans(),
    turn_limit=st.integers(1, 4),
)
SOME = settings(max_examples=20, deadline=None)


@st.composite
def states(draw: st.DrawFn) -> State:
    """A state some way into a random match."""
    seats = draw(st.integers(2, 6))
    families = draw(st.permutations(FAMILIES))[:seats]
    options = msgspec.structs.replace(draw(OPTIONS), families=tuple(families))
    rng = Random(draw(st.integers(0, 2**32)))
    choices = (rng.randrange(10**6) for _ in range(draw(st.integers(0, 200))))
    return play_out(GAME, GAME.setup(seats, options), choices)[-1]


def asked(s: State) -> int | None:
    return next(iter(GAME.to_act(s)), None)


@pytest.mark.clause("LP-8", "LP-23")
@given(states())
@SOME
def test_pawns_never_share_a_square_and_no_card_is_lost(s: State) -> None:
    squares = [place for place in s.pawns if place >= 0]
    assert len(squares) == len(set(squares))
    cards = sorted((*(card for hand in s.hands for card in hand), *s.deck, *s.bottom))
    assert cards == (list(range(CARDS)) if s.options.curses else [])


@pytest.mark.clause("LP-12")
@given(states())
@SOME
def test_only_slaves_are_ever_out(s: State) -> None:
    assert all(pawn % 4 < 2 for pawn, place in enumerate(s.pawns) if place == OUT)


@pytest.mark.clause("LP-23")
@given(states())
@SOME
def test_what_is_known_of_a_hand_is_in_it(s: State) -> None:
    for row in s.known:
        for hand, curses in zip(s.hands, row, strict=True):
            held = [curse_of(card) for card in hand]
            assert all(curses.count(curse) <= held.count(curse) for curse in curses)


@pytest.mark.clause("LP-23")
@given(states(), st.integers(0, 99))
@SOME
def test_a_sampled_world_looks_the_same(s: State, seed: int) -> None:
    for seat in (*range(s.seats), None):
        view = GAME.view(s, seat)
        world = GAME.sample(view, Random(seed))
        assert GAME.view(world, seat) == view
        if seat is not None:
            assert list(GAME.legal(world, seat)) == list(GAME.legal(s, seat))


@pytest.mark.clause("LP-9", "LP-25")
@given(states(), st.randoms(use_true_random=False))
@SOME
def test_exactly_the_legal_acts_can_be_played(s: State, rng: Random) -> None:
    seat = asked(s)
    if seat is None:
        assert GAME.winners(s)
        return
    legal = list(GAME.legal(s, seat))
    assert legal
    numbers = [GAME.index(act) for act in legal]
    assert numbers == sorted(numbers)
    for act in legal:
        GAME.apply(s, seat, act)
    for number in rng.sample(range(1, GAME.actions), 40):
        if number not in numbers:
            with pytest.raises(Illegal) as caught:
                GAME.apply(s, seat, GAME.action(number))
            assert caught.value.clause.startswith("LP-")


@given(states())
@SOME
def test_values_survive_json(s: State) -> None:
    assert GAME.types.state.decode(msgspec.json.encode(s)) == s
    for viewer in (0, None):
        view = GAME.view(s, viewer)
        assert GAME.types.view.decode(msgspec.json.encode(view)) == view
    seat = asked(s)
    if seat is None:
        return
    for act in GAME.legal(s, seat):
        assert GAME.types.action.decode(msgspec.json.encode(act)) == act
        for event in GAME.apply(s, seat, act).events:
            assert GAME.types.event.decode(msgspec.json.encode(event)) == event


@pytest.mark.clause("LP-19")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_with_a_turn_limit_ends(seats: int) -> None:
    rng = Random(seats)
    s = play_out(GAME, GAME.setup(seats, Options(turn_limit=5)), (rng.randrange(10**6) for _ in range(10**4)))[-1]
    assert GAME.to_act(s) == ()
    assert GAME.winners(s) == tuple(seat for seat, rank in enumerate(GAME.ranks(s)) if rank == 1)


def test_every_act_has_its_number() -> None:
    acts = [GAME.action(number) for number in range(1, GAME.actions)]
    assert [GAME.index(act) for act in acts] == list(range(1, GAME.actions))
    dealers = [isinstance(act, (Begin, Rolled, Deal)) for act in acts]
    assert not any(dealers[: dealers.index(True)])
    with pytest.raises(ValueError, match="numbered from 1"):
        GAME.action(0)


@pytest.mark.parametrize(
    ("act", "clause"),
    [
        (Move(0, 150), "LP-7"),
        (Gamble((2, 2)), "LP-13"),
        (PlaceBack(0, 0), "LP-17"),
        (Pick(24), "LP-20"),
        (Name(6), "LP-20"),
        (Begin(6), "LP-4"),
        (Rolled(0), "LP-3"),
        (Deal(36), "LP-3"),
    ],
)
def test_what_is_never_possible_has_no_number(act: Action, clause: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.index(act)
    assert caught.value.clause == clause


def test_a_move_may_be_taken_back_until_the_dealer_or_another_acts() -> None:
    match = Match.new(GAME, ["Ada", "Bruno"], Options(curses=False), seed="1")
    seat = match.to_act[0]
    match.play(seat, Roll())
    assert not match.can_take_back(seat)
    before = match.state
    match.play(seat, match.legal(seat)[0])
    match.take_back(seat)
    assert match.state == before
    with pytest.raises(TakeBackRefused):
        match.take_back(seat)


def test_nothing_is_taken_back_once_another_has_placed_a_pawn() -> None:
    drawn = scene("""
        +---+---+---+---+---+---+
        |E     a s  | sS| sS| eM|
        +---+---+---+---+---+---+
    """)
    drawn.roll(2)
    match: Match[State, Action, Event, View, Options] = Match.new(GAME, ["Ada", "Bruno"], Options(), seed=None)
    match.game, match.position = drawn.game, Position(drawn.state)
    match.play(0, Move(2, drawn.pawns[4]))
    assert match.can_take_back(0)
    assert match.to_act == (1,)
    match.play(1, PlaceBack(4, 3))
    assert not match.can_take_back(0)
    match.take_back(1)
    assert match.can_take_back(0)


def test_a_walk_is_taken_back_and_a_gamble_is_not() -> None:
    seed = next(
        str(number)
        for number in range(100)
        if Walk() in _after_roll(Match.new(GAME, ["Ada", "Bruno"], seed=str(number)))
    )
    match = Match.new(GAME, ["Ada", "Bruno"], seed=seed)
    seat = match.to_act[0]
    match.play(seat, Roll())
    match.play(seat, Walk())
    match.take_back(seat)
    match.play(seat, Gamble((1, 2)))
    assert not match.can_take_back(seat)


def test_a_recorded_match_replays() -> None:
    match = Match.new(GAME, ["Ada", "Bruno", "Celina"], Options(turn_limit=3), seed="7")
    rng = Random(7)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    again = Match.loads(match.dumps(), lambda name, edition: la_piramide.load(edition.embedded))
    assert again.state == match.state
    assert again.over


def test_the_same_seed_gives_the_same_luck_whatever_people_do() -> None:
    rolls = set()
    for choice in range(2):
        match = Match.new(GAME, ["Ada", "Bruno"], Options(curses=False), seed="5")
        first = match.to_act[0]
        while match.state.turn < 2 or match.state.phase != Choosing():
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[-choice])
        events = match.play(first, Roll())
        rolls.add(events[0])
    assert len(rolls) == 1


def _after_roll(match: Match[State, Action, Event, View, Options]) -> list[Action]:
    seat = match.to_act[0]
    match.play(seat, Roll())
    return list(match.legal(seat))
