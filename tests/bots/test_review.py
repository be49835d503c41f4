"""A review finds blunders, tells luck from skill, and never looks at the real future."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from crocetta import bots, games
from crocetta.bots import review as reviewing
from crocetta.bots.review import (
    AnyMatch,
    CannotReview,
    Review,
    looks,
    luck_of,
    review,
    reviewer_of,
    weigh,
)
from crocetta.games.expeditions.actions import Mark
from crocetta.games.la_piramide.actions import Move
from crocetta.games.la_piramide.pieces import OUT
from crocetta.kit.game import DEALER
from crocetta.kit.match import Match
from crocetta.kit.plugin import CompiledBot
from crocetta.kit.record import Act, standing

FEW = 6
"""Worlds, where only the form of a review matters."""
ENOUGH = 60


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for name in games.names():
        bot = bots.get("master", games.get(name))
        if isinstance(bot, CompiledBot) and not bot.ready():
            bot.compile()


def play_on(
    match: AnyMatch, level: str, blunder: Callable[[AnyMatch, Any], Any] = lambda match, act: None
) -> int | None:
    """To the end, all by one level, but for one blunder of seat 0; its number in the log."""
    bot, rng, planted = bots.get(level, match.game), Random(3), None
    while not match.over:
        seat = match.to_act[0]
        act = bot.choose(match.view(seat), match.legal(seat), rng)
        if seat == 0 and planted is None and (instead := blunder(match, act)) is not None:
            act, planted = instead, len(match.entries) + 1
        match.play(seat, act)
    return planted


@cache
def played(name: str, seats: int = 2) -> AnyMatch:
    match = Match.new(games.get(name), ["Ada", "Bruno", "Celina"][:seats], seed="7")
    play_on(match, "adept")
    return match


@cache
def reviewed(name: str, seat: int = 0) -> Review:
    return review(played(name), seat, worlds=FEW)


def wastes_a_shape(match: AnyMatch, act: Any) -> Any:
    """One cell instead of the shape that completes a card."""
    completes = isinstance(act, Mark) and act.cells.bit_count() > 2 and match.state.turn > 4
    worthless = [each for each in match.legal(0) if isinstance(each, Mark) and each.cells.bit_count() == 1]
    return worthless[-1] if completes and worthless else None


def stays_inside(match: AnyMatch, act: Any) -> Any:
    """Any other move instead of the one out of the pyramid."""
    if not (isinstance(act, Move) and act.to == OUT):
        return None
    return next((each for each in match.legal(0) if each.to != OUT), None)


BLUNDERS = {"silver-and-gold": wastes_a_shape, "pyramids": wastes_a_shape, "la-piramide": stays_inside}


@pytest.mark.parametrize("name", games.names())
def test_a_planted_blunder_is_found(name: str) -> None:
    match: AnyMatch = Match.new(games.get(name), ["Ada", "Bruno"], seed="blunder 0")
    planted = play_on(match, "expert", BLUNDERS[name])
    assert planted is not None
    made = review(match, 0, worlds=ENOUGH)
    decision = next(each for each in made.decisions if each.entry == planted)
    assert decision.regret > 2 * decision.doubt > 0
    assert made.decisions.index(decision) in [costly.place for costly in made.costliest]
    best = decision.alternatives[0]
    assert best.act != decision.act
    assert best.estimate - decision.estimate == pytest.approx(decision.regret, abs=0.001)
    assert best.spread > 0


@pytest.mark.parametrize("name", games.names())
def test_luck_skill_and_the_others_add_up_to_the_result(name: str) -> None:
    for seat in range(2):
        made = reviewed(name, seat)
        assert made.luck + made.skill + made.others == pytest.approx(made.result - made.start, abs=0.001)
        last = made.points[-1]
        assert (last.expected, last.luck, last.skill, last.others) == (
            made.result,
            made.luck,
            made.skill,
            made.others,
        )
        for point in made.points:
            so_far = point.luck + point.skill + point.others
            assert so_far == pytest.approx(point.expected - made.start, abs=0.001)


@pytest.mark.parametrize("name", games.names())
def test_the_result_is_that_of_the_match(name: str) -> None:
    match = played(name)
    ranks = match.game.ranks(match.state)
    for seat in range(2):
        result = reviewed(name, seat).result
        if reviewed(name).measure == "lead":
            scores = match.game.scores(match.state)
            assert result == scores[seat] - scores[1 - seat]
        else:
            assert result == (ranks[seat] == 1) / ranks.count(1)


@pytest.mark.parametrize("name", games.names())
def test_every_choice_is_judged_and_a_forced_act_is_none(name: str) -> None:
    match = played(name)
    made = {decision.entry: decision for decision in reviewed(name).decisions}
    state, choices, forced = match.start, 0, 0
    for number, act in standing(match.entries):
        legal = match.game.legal(state, act.seat)
        if act.seat == 0 and len(legal) > 1:
            choices += 1
            tried = [each.act for each in made[number].alternatives]
            assert made[number].act == act.action
            assert act.action in tried
            assert set(tried) <= set(legal)
        elif act.seat == 0:
            forced += 1
            assert number not in made
        state = match.game.apply(state, act.seat, act.action).state
    assert choices == len(made)
    assert forced or name == "la-piramide", "in the flip-and-write games every turn ends with one"


@pytest.mark.parametrize("name", games.names())
def test_who_plays_as_the_expert_does_is_neither_better_nor_worse_than_one(name: str) -> None:
    match: AnyMatch = Match.new(games.get(name), ["Ada", "Bruno"], seed="even")
    play_on(match, "expert")
    made = review(match, 1, worlds=FEW)
    chosen = {decision.entry for decision in made.decisions}
    steps = [(one, two) for one, two in pairwise(made.points) if two.entry in chosen and one.entry == two.entry - 1]
    assert len(steps) == len(chosen)
    # Between equals the pyramid's expert tosses a coin.
    allowed = 0 if made.measure == "lead" else 0.2
    assert all(abs(two.skill - one.skill) <= allowed for one, two in steps)


@pytest.mark.parametrize("name", games.names())
def test_a_review_can_be_repeated(name: str) -> None:
    assert review(played(name), 0, worlds=FEW) == reviewed(name)


@pytest.mark.parametrize("name", games.names())
def test_the_future_and_what_is_hidden_change_no_estimate(name: str) -> None:
    """Two matches with the same beginning and another luck: until then the same was to be expected in both."""
    match = played(name)
    half = len(match.entries) // 2
    other: AnyMatch = Match(match.game, msgspec.structs.replace(match.header, seed=None))
    for entry in match.entries[:half]:
        other.fold(entry)
    rng = Random(1)
    while not other.over:
        seat = other.to_act[0]
        acts = match.game.chance(other.state).outcomes if seat == DEALER else other.legal(seat)
        other.fold(Act(seat, rng.choice(acts)))
    assert other.entries != match.entries
    reviewer, seed = reviewer_of(match.game), luck_of(match, 0)
    assert luck_of(other, 0) == seed
    pairs = [
        (one, two)
        for one, two in zip(looks(match, 0), looks(other, 0), strict=False)
        if one.entry < half and one.legal and one.played == two.played
    ]
    assert len(pairs) > 5
    for one, two in pairs:
        hidden = match.game.view(match.game.sample(one.view, rng), 0)
        found = weigh(reviewer, one.view, one.legal, one.played, seed, FEW)
        assert found == weigh(reviewer, two.view, two.legal, two.played, seed, FEW)
        assert found == weigh(reviewer, hidden, one.legal, one.played, seed, FEW)


def test_what_was_taken_back_was_never_played() -> None:
    match: AnyMatch = Match.new(games.get("silver-and-gold"), ["Ada", "Bruno"], seed="7")
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    match.play(1, match.legal(1)[0])
    match.take_back(1)
    match.play(1, match.legal(1)[1])
    play_on(match, "adept")
    numbers = [number for number, _ in standing(match.entries)]
    taken = next(number for number, entry in enumerate(match.entries, start=1) if not isinstance(entry, Act))
    assert taken not in numbers
    assert taken - 1 not in numbers
    assert len(numbers) == len(match.entries) - 2
    entries = [decision.entry for decision in review(match, 1, worlds=FEW).decisions]
    assert taken + 1 in entries
    assert taken - 1 not in entries


@pytest.mark.parametrize("name", games.names())
def test_a_running_match_is_never_reviewed(name: str) -> None:
    match: AnyMatch = Match.new(games.get(name), ["Ada", "Bruno"], seed="7")
    with pytest.raises(CannotReview, match="once it is over"):
        review(match, 0)


def test_there_must_be_such_a_seat() -> None:
    for seat in (-1, 2):
        with pytest.raises(CannotReview, match="no seat"):
            review(played("pyramids"), seat)


def test_a_game_without_a_bot_that_looks_back_has_no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "levels", lambda game: ("novice", "adept"))
    with pytest.raises(CannotReview, match="Pyramids has no bot"):
        reviewer_of(games.get("pyramids"))


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    review(played("pyramids"), 0, worlds=1, tell=lambda done, total: told.append((done, total)))
    total = len(looks(played("pyramids"), 0))
    assert told == [(done, total) for done in range(total + 1)]


def test_a_difference_that_could_be_chance_is_no_regret() -> None:
    foreseen = {"a": [0.0, 1.0, 0.0, 1.0], "b": [1.0, 0.0, 1.0, 0.4], "c": [0.5, 1.5, 0.5, 1.6]}
    doubtful = SimpleNamespace(measure="lead", foresee=lambda *_: {act: foreseen[act] for act in "ab"})
    certain = SimpleNamespace(measure="lead", foresee=lambda *_: foreseen)
    for reviewer, regret in ((doubtful, 0.0), (certain, 0.525)):
        found = weigh(reviewer, None, ("a", "b", "c"), 0, seed=1)
        look = reviewing.Look(4, "luck", {}, None, ("a", "b", "c"), 0)
        assert reviewing._decision(look, 0, found.estimates).regret == pytest.approx(regret)
