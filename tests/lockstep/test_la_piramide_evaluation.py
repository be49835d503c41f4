"""La Piramide's compiled evaluation is the adept's, act by act; its sampled worlds depend on nothing hidden."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from crocetta import games
from crocetta.games.fast import Fast, fast
from crocetta.games.la_piramide.game import LaPiramide
from crocetta.games.la_piramide.greedy import Greedy
from crocetta.games.la_piramide.kernel import determinization, evaluation, observations, playouts
from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.weights import ADEPT
from crocetta.games.la_piramide.pieces import FAMILIES
from crocetta.games.la_piramide.state import Options
from crocetta.kit.compiled import COUNTER, SEED
from crocetta.kit.game import DEALER, Edition
from tests.lengths import length
from tests.lockstep.test_la_piramide_corners import CROWD, small

MATCHES = length(quick=2, test=30, thorough=300)
LONGEST = 400


def random_options(rng: Random, seats: int) -> Options:
    return Options(
        no_passing=rng.random() < 0.3,
        exact_exit=rng.random() < 0.3,
        gamble=rng.choice((2, 3)),
        curses=rng.random() < 0.9,
        turn_limit=40,
        families=tuple(rng.sample(FAMILIES, seats)),
    )


def compare(ready: Fast, number: int) -> int:
    """A match of adepts who now and then do anything: returns how many acts were compared."""
    game = ready.game
    assert isinstance(game, LaPiramide)
    rng = Random(f"judgement {number}")
    bot = Greedy(game)
    state: Any = game.setup(seats := rng.choice(game.seats), random_options(rng, seats))
    v = np.array(ADEPT)
    e, values = np.zeros(evaluation.EVALUATION), np.zeros(evaluation.MOST_ACTS)
    acts = np.zeros(evaluation.MOST_ACTS, np.int64)
    compared = steps = 0
    while (who := game.to_act(state)) and steps < LONGEST:
        steps += 1
        seat = who[0]
        legal = game.legal(state, seat)
        if seat == DEALER:
            state = game.apply(state, seat, rng.choice(legal)).state
            continue
        view = game.view(state, seat)
        row = ready.packing.row(game, state)
        total = evaluation.evaluate_acts(ready.data, row, seat, v, e, acts, values)
        found = dict(zip(acts[:total].tolist(), values[:total].tolist(), strict=True))
        wanted = {game.index(act): bot.evaluator(view).worth(act) for act in legal}
        assert found == pytest.approx(wanted, abs=1e-9), (view, legal)
        chosen = evaluation.best_act(ready.data, row, seat, v, e, acts)
        assert wanted[chosen] == pytest.approx(max(wanted.values()), abs=1e-9)
        compared += total
        act = game.action(chosen) if rng.random() < 0.7 else rng.choice(legal)
        state = game.apply(state, seat, act).state
    return compared


@pytest.mark.parametrize("edition", games.editions("la-piramide"), ids=lambda edition: edition.name)
def test_every_act_is_worth_to_the_kernel_what_it_is_to_the_adept(edition: Edition) -> None:
    ready = fast(games.resolve("la-piramide", edition))
    matches = MATCHES if edition == games.get("la-piramide").edition else MATCHES // 2
    assert sum(compare(ready, number) for number in range(matches)) > 100 * matches


def test_so_it_is_in_a_crowd() -> None:
    ready = small(CROWD)
    assert sum(compare(ready, number) for number in range(MATCHES)) > 50 * MATCHES


def test_lists_of_acts_are_the_masks() -> None:
    ready = fast(games.get("la-piramide"))
    row, mask = ready.row(), np.zeros(ready.game.actions, np.uint8)
    acts = np.zeros(evaluation.MOST_ACTS, np.int64)
    ready.kernel.setup(ready.data, row, 3, ready.options(Options(turn_limit=40)), 5)
    ready.kernel.deal(ready.data, row)
    while (who := ready.kernel.actors(ready.data, row)) > 0:
        seat = int(who).bit_length() - 1
        assert ready.kernel.legal(ready.data, row, seat, mask) == evaluation.list_legal(ready.data, row, acts)
        assert mask.nonzero()[0].tolist() == acts[: mask.sum()].tolist()
        ready.kernel.apply(ready.data, row, seat, ready.kernel.choose(ready.data, row, seat))
        ready.kernel.deal(ready.data, row)
    assert row[w.PHASE] == w.OVER


def hidden_from(seat: int) -> list[int]:
    """The words of a row in which others keep what they know."""
    return [
        w.KNOWN + w.OBSERVERS * holder + observer
        for holder in range(w.MOST_SEATS)
        for observer in range(w.MOST_SEATS)
        if observer != seat
    ]


def positions(seed: str, matches: int) -> Iterator[tuple[Any, int]]:
    """States of random matches with a seat that is to act."""
    game = games.get("la-piramide")
    for number in range(matches):
        rng = Random(f"{seed} {number}")
        state: Any = game.setup(rng.choice(game.seats), Options(turn_limit=12))
        while who := game.to_act(state):
            if who[0] != DEALER and rng.random() < 0.2:
                yield state, who[0]
            state = game.apply(state, who[0], rng.choice(game.legal(state, who[0]))).state


def test_what_is_dealt_anew_depends_on_nothing_hidden_and_looks_the_same() -> None:
    """Two worlds that look the same to a seat become the same one, and a true seed is forgotten."""
    ready = fast(games.get("la-piramide"))
    differed = moved = 0
    before, after = (np.zeros(observations.OBSERVATION, np.int8) for _ in range(2))
    for number, (state, seat) in enumerate(positions("redeal", MATCHES)):
        true = ready.packing.row(ready.game, state)
        true[SEED], true[COUNTER] = 77 + number, number
        other = ready.packing.row(ready.game, ready.game.sample(ready.game.view(state, seat), Random(number)))
        differed += true[w.HANDS] != other[w.HANDS] or true[w.DECK] != other[w.DECK]
        observations.observe(ready.data, true, seat, before)
        held = true[w.HANDS : w.HANDS + w.MOST_SEATS].copy()
        for row in (true, other):
            determinization.reseed(row, number)
            determinization.determinize(row, seat)
        observations.observe(ready.data, true, seat, after)
        assert before.tolist() == after.tolist()
        true[hidden_from(seat)] = other[hidden_from(seat)] = 0
        assert true.tolist() == other.tolist()
        moved += true[w.HANDS : w.HANDS + w.MOST_SEATS].tolist() != held.tolist()
        cards = [int(true[w.HANDS + each]) for each in range(state.seats)] + [int(true[w.DECK])]
        assert sum(cards) == sum(1 << card for card in range(w.CARDS)) - bottom_of(true)
    assert differed > 5
    assert moved > 5


def bottom_of(row: Any) -> int:
    places = range(int(row[w.BOTTOM_SIZE]))
    return sum(1 << (int(row[w.BOTTOM + place // 10]) >> 6 * (place % 10) & 63) for place in places)


def test_rolls_depend_on_seed_and_turn_not_on_what_was_done() -> None:
    """Two rows of one seed roll the same in the same turn, though one of them drew other numbers in between."""
    ready = fast(games.get("la-piramide"))
    one, other = ready.row(), ready.row()
    for row in (one, other):
        ready.kernel.setup(ready.data, row, 2, ready.options(Options(curses=False)), 9)
        determinization.deal_from_seed(ready.data, row)
    seen = []
    for turn in range(12):
        rolled = []
        for row in (one, other):
            ready.kernel.apply(ready.data, row, row[w.PLAYER], w.ROLL)
            determinization.deal_from_seed(ready.data, row)
            rolled.append(row[w.PHASE] >> w.PIPS & 255 if row[w.TURN] == turn else 0)
            while row[w.TURN] == turn:
                seat = int(ready.kernel.actors(ready.data, row)).bit_length() - 1
                row[COUNTER] += 1 if row is other else 0
                ready.kernel.apply(ready.data, row, seat, ready.kernel.choose(ready.data, row, seat))
        assert rolled[0] == rolled[1] or 0 in rolled
        seen.append(rolled[0])
    assert len(set(seen)) > 3
    assert one[w.AT : w.AT + 8].tolist() != other[w.AT : w.AT + 8].tolist()


def test_a_match_of_bots_is_reproducible_and_ends() -> None:
    ready = fast(games.get("la-piramide"))
    vs = np.array([ADEPT] * 3)
    e, acts = np.zeros(evaluation.EVALUATION), np.zeros(evaluation.MOST_ACTS, np.int64)
    led, outs = np.zeros(playouts.MOST_TURNS, np.int64), np.zeros((2, 6, playouts.STATS), np.int64)
    options = ready.options(Options(turn_limit=40))
    for out in outs:
        playouts.play_matches(ready.data, ready.row(), 3, options, 4, vs, e, acts, led, out)
    assert outs[0].tolist() == outs[1].tolist()
    assert (outs[0][:, playouts.STAT_TURNS] > 10).all()
    assert len({tuple(row) for row in outs[0].tolist()}) == 6
