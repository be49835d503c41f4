"""What is explained beside the view is what the rules then do: ways, meetings, targets, reach, rounds."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from crocetta import games
from crocetta.games.la_piramide.actions import Action, Move, Name, Pick, PlayCurse
from crocetta.games.la_piramide.events import Burst, Left, Moved, SentBack
from crocetta.games.la_piramide.explain import Explanation
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.pieces import OUT
from crocetta.games.la_piramide.state import Driving, Options, Picking, State
from crocetta.kit.game import DEALER

MATCHES = 12
GAME: Any = games.get("la-piramide")


def explained(game: LaPiramide, s: State, seat: int) -> Explanation:
    return game.explain(game.view(s, seat), game.legal(s, seat))


def walk(number: int) -> Iterator[tuple[State, int]]:
    """Every decision of a random match."""
    rng = Random(number)
    options = Options(
        no_passing=rng.random() < 0.5, exact_exit=rng.random() < 0.5, curses=rng.random() < 0.8, turn_limit=25
    )
    s: State = GAME.setup(rng.choice((2, 3, 4, 6)), options)
    while actors := GAME.to_act(s):
        if actors != (DEALER,):
            yield s, actors[0]
        s = GAME.apply(s, actors[0], rng.choice(GAME.legal(s, actors[0]))).state


@pytest.fixture(scope="module")
def decisions() -> list[tuple[State, int]]:
    return [decision for number in range(MATCHES) for decision in walk(number)]


@pytest.mark.clause("LP-7", "LP-10", "LP-11", "LP-21")
def test_every_legal_move_goes_along_the_path_that_was_explained(decisions: list[tuple[State, int]]) -> None:
    seen = 0
    for s, seat in decisions:
        legal, ways = GAME.legal(s, seat), explained(GAME, s, seat).ways
        assert len(ways) == (len(legal) if isinstance(legal[0], Move) else 0)
        for move, way in zip(legal, ways, strict=bool(ways)):
            event = GAME.apply(s, seat, move).events[0]
            assert event == (Left if move.to == OUT else Moved)(move.pawn, way.path)
            assert way.steps == len(way.path) - (move.to != OUT)
            seen += 1
    assert seen > 10_000


@pytest.mark.clause("LP-14", "LP-15", "LP-16")
def test_an_explained_meeting_is_the_meeting_that_happens(decisions: list[tuple[State, int]]) -> None:
    seen = set()
    for s, seat in decisions:
        for move, way in zip(GAME.legal(s, seat), explained(GAME, s, seat).ways, strict=False):
            events = GAME.apply(s, seat, move).events
            met = next((event for event in events[1:2] if isinstance(event, Burst | SentBack)), None)
            if way.meets is None:
                assert met is None
            else:
                assert met == (Burst if way.meets.burst else SentBack)((move.pawn, way.meets.pawn))
                seen.add(type(met))
    assert seen == {Burst, SentBack}


@pytest.mark.clause("LP-20", "LP-24", "LP-25")
def test_the_targets_of_a_curse_are_those_that_may_be_chosen_once_it_is_played(
    decisions: list[tuple[State, int]],
) -> None:
    seen = set()
    for s, seat in decisions:
        playable = [act for act in GAME.legal(s, seat) if isinstance(act, PlayCurse)]
        targets = explained(GAME, s, seat).targets
        if playable:
            assert [target.curse for target in targets] == [act.curse for act in playable]
        for act, target in zip(playable, targets, strict=False):
            after = GAME.apply(s, seat, act).state
            chosen: list[Action] = list(GAME.legal(after, seat)) if GAME.to_act(after) == (seat,) else []
            assert list(target.pawns) == [pick.pawn for pick in chosen if isinstance(pick, Pick)]
            assert list(target.seats) == [name.seat for name in chosen if isinstance(name, Name)]
            seen.add(act.curse)
    assert len(seen) == 9


@pytest.mark.clause("LP-20")
def test_while_a_curse_drives_a_pawn_the_others_it_could_have_fallen_on_are_known(
    decisions: list[tuple[State, int]],
) -> None:
    driven = 0
    for s, seat in decisions:
        if not isinstance(s.phase, Picking):
            continue
        for pick in GAME.legal(s, seat):
            after = GAME.apply(s, seat, pick).state
            if isinstance(after.phase, Driving):
                (target,) = explained(GAME, after, seat).targets
                assert list(target.pawns) == [each.pawn for each in GAME.legal(s, seat)]
                reach = explained(GAME, after, seat).reach
                assert reach is not None
                assert max(way.steps for way in explained(GAME, after, seat).ways) <= reach.steps
                driven += 1
    assert driven > 50


def test_only_the_one_who_acts_is_told_where_moves_lead(decisions: list[tuple[State, int]]) -> None:
    for s, seat in decisions:
        for other in range(s.seats):
            if other != seat:
                elsewhere = explained(GAME, s, other)
                assert (elsewhere.ways, elsewhere.targets) == ((), ())


@pytest.mark.clause("LP-19")
def test_rounds_are_counted_and_the_last_one_is_called_so(decisions: list[tuple[State, int]]) -> None:
    for s, seat in decisions:
        told = explained(GAME, s, seat)
        assert told.round == GAME.progress(s)["turn"]
        assert told.last_round is (told.round == s.options.turn_limit)


@pytest.mark.clause("LP-19")
def test_ways_left_are_the_steps_that_decide_between_equals(decisions: list[tuple[State, int]]) -> None:
    for s, seat in decisions[::7]:
        told = explained(GAME, s, seat)
        keys = [(-score.total, way) for score, way in zip(told.scores, told.ways_left, strict=True)]
        assert GAME.ranks(s) == tuple(1 + sum(other < key for other in keys) for key in keys)
