"""The expert and the master of both expedition games: what they judge by is exact, and they know only a view."""

import os
import subprocess
import sys
from functools import cache
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from bench import ladder
from crocetta import bots, games
from crocetta.games.expeditions.expert import Effort, Expert, Master, Mind, mind_of
from crocetta.games.expeditions.kernel import luck
from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.prospects import expeditions, narrowed
from crocetta.games.expeditions.shapes import cells_of, neighbours
from crocetta.games.fast import fast
from crocetta.games.pyramids import prospects as digging
from crocetta.games.pyramids.cards import WIDTH as FIVE
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.silver_and_gold import prospects as marking
from crocetta.games.silver_and_gold.cards import WIDTH as FOUR
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.kit.compiled import COUNTER, SEED
from crocetta.kit.game import DEALER
from tests.conformance.walk import random_options
from tests.lengths import length, not_quick
from tests.lockstep.pair import Pair

GAMES = ("silver-and-gold", "pyramids")
MATCHES = length(quick=2, test=6, thorough=60)
LITTLE = Effort(playouts=24, width=4, horizon=2, trust=4, look=2)


@cache
def thinker(name: str) -> tuple[Expert, Mind]:
    bot = bots.get("expert", games.get(name))
    assert isinstance(bot, Expert)
    return bot, mind_of(bot.game)


class Walk(Pair):
    """A match of random, sometimes of good play, with the row of the kernel beside it."""

    def __init__(self, name: str, number: int) -> None:
        self.rng = Random(f"expert {name} {number}")
        game = games.get(name)
        self.bot, self.mind = thinker(name)
        super().__init__(fast(game), self.rng.choice(game.seats), random_options(game, self.rng))

    def __iter__(self) -> Any:
        """Each decision of a player, before it is made."""
        while who := self.game.to_act(self.state):
            seat = self.rng.choice(who)
            if seat != DEALER:
                yield seat
            legal = self.game.legal(self.state, seat)
            good = seat != DEALER and self.rng.random() < 0.7
            self.apply(seat, self.game.action(self.mind.best(self.row, seat)) if good else self.rng.choice(legal))


def evaluated(mind: Mind, row: Any, seat: int) -> tuple[list[int], list[int]]:
    acts, values = mind.room(w.MOST_ACTS), mind.room(w.MOST_ACTS)
    found = mind.kernel.evaluate(mind.data, row, seat, w.LOOKED_INTO, acts, values)
    return acts[:found].tolist(), values[:found].tolist()


@pytest.mark.parametrize("name", GAMES)
def test_exactly_the_legal_acts_are_evaluated(name: str) -> None:
    for number in range(MATCHES):
        walk = Walk(name, number)
        for seat in walk:
            acts, values = evaluated(walk.mind, walk.row, seat)
            legal = [walk.game.index(act) for act in walk.game.legal(walk.state, seat)]
            assert sorted(acts) == sorted(legal)
            best = walk.mind.best(walk.row, seat)
            assert values[acts.index(best)] == max(values)


@pytest.mark.parametrize("name", GAMES)
def test_what_others_have_sealed_and_what_lies_in_the_deck_changes_no_choice(name: str) -> None:
    """The row of the whole truth, the row that the view makes, and that of another world that looks the same."""
    hidden = 0
    for number in range(MATCHES):
        walk = Walk(name, number)
        for seat in walk:
            view = walk.game.view(walk.state, seat)
            seen = walk.bot.seen(view)
            other = walk.fast.packing.row(walk.game, walk.game.sample(view, walk.rng))
            hidden += not np.array_equal(walk.row[2:], seen[2:])
            known = evaluated(walk.mind, seen, seat)
            assert evaluated(walk.mind, walk.row, seat) == known
            assert evaluated(walk.mind, other, seat) == known
            if walk.acts % 9 == 0:
                found = {walk.mind.search(row, seat, 7, LITTLE) for row in (walk.row, seen, other)}
                assert len(found) == 1
    assert hidden > 20


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_world_does_not_replay_the_real_future(name: str) -> None:
    """The luck of a copied row plays no part: neither its seed nor how much of it was drawn."""
    walk = Walk(name, 3)
    for seat in walk:
        chosen = []
        for seed, drawn in ((1, 0), (2, 0), (2, 500)):
            row = walk.row.copy()
            row[SEED], row[COUNTER] = seed, drawn
            out = np.zeros_like(row)
            luck.determinize(walk.mind.data, row, seat, 99, out)
            assert (out[SEED], out[COUNTER]) == (99, 0)
            chosen.append((walk.mind.search(row, seat, 7, LITTLE), out.tolist()))
        assert chosen[0] == chosen[1] == chosen[2]
        if walk.acts > 60:
            break


@pytest.mark.parametrize("name", GAMES)
def test_playouts_that_look_up_what_was_thought_before_come_to_the_same(name: str) -> None:
    """One search after the other with the same memory, and each with none."""
    known = np.zeros(w.KNOWN, np.int64)
    for number in range(MATCHES):
        walk = Walk(name, number)
        for seat in walk:
            if walk.acts % 13 == 0:
                acts = np.array(walk.mind.most_promising(walk.row, seat, 3))
                found = [leads(walk.mind, walk.row, seat, acts, each) for each in (known, known[:0])]
                assert found[0] == found[1]
    assert np.count_nonzero(known) > 1000


def leads(mind: Mind, row: Any, seat: int, acts: npt.NDArray[np.int64], known: npt.NDArray[np.int64]) -> list[int]:
    worlds, horizon, look = 6, 8, 3
    found, world = np.zeros(len(acts) * worlds, np.int64), mind.room(mind.kernel.WORDS)
    lists = mind.room(w.MOST_ACTS), mind.room(w.MOST_ACTS)
    mind.kernel.explore(mind.data, row, seat, 5, worlds, horizon, look, acts, world, *lists, known, found)
    return found.tolist()


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_done_the_same_luck_flips_the_same_cards(name: str) -> None:
    """Who plays differently in the same imagined world meets the same flips, and the deck in the same order."""
    _, mind = thinker(name)
    flips, decks = [], []
    for clumsy in (False, True):
        row = mind.room(mind.kernel.WORDS)
        mind.kernel.setup(mind.data, row, 2, 0, 5)
        seen: list[int] = []
        dealt: list[int] = []
        rng = Random(1)
        while (who := mind.kernel.actors(mind.data, row)) != 0:
            if who == w.DEALER and row[w.PHASE] == w.FLIP:
                card = luck.next_flip(row)
                seen.append(card)
                mind.kernel.apply(mind.data, row, DEALER, mind.data[w.D_FIRST_FLIP] + card)
            elif who == w.DEALER and row[w.PHASE] == w.START:
                mind.kernel.apply(mind.data, row, DEALER, mind.data[w.D_FIRST_FLIP] - w.MOST_SEATS)
            elif who == w.DEALER:
                card = luck.next_card(row)
                dealt.append(card)
                mind.kernel.apply(mind.data, row, DEALER, mind.data[w.D_FIRST_DEAL] + card - 1)
            else:
                seat = (who & -who).bit_length() - 1
                acts, _ = evaluated(mind, row, seat)
                mind.kernel.apply(mind.data, row, seat, rng.choice(acts) if clumsy else mind.best(row, seat))
        flips.append(seen)
        decks.append([card for card in dealt[8:] if card not in dealt[:8]])
    assert flips[0] == flips[1]
    assert decks[0] != decks[1]
    assert min(decks, key=len) == max(decks, key=len)[: len(min(decks, key=len))]


# The tables are exact.


def test_the_turns_that_a_map_takes_are_those_of_every_way_to_mark_it() -> None:
    """Against a plain recursion over one small map, field by field."""
    game = games.get("silver-and-gold")
    assert isinstance(game, SilverAndGold)
    small = next(m for m in game.deck if m.value == 8 and m.crosses)
    shapes = expeditions(FOUR)

    @cache
    def turns(unmarked: int, owed: int) -> float:
        if not unmarked:
            return 0.0
        if owed:
            return min(after(unmarked, 1 << cell, owed - 1) for cell in cells_of(unmarked))
        return 1 + sum(cards * flipped(unmarked, tuple(covers)) for cards, covers in shapes) / 8

    def flipped(unmarked: int, covers: tuple[int, ...]) -> float:
        fitting = (cover for cover in covers if not cover & ~unmarked)
        return min([turns(unmarked, 1), *(after(unmarked, cover, 0) for cover in fitting)]) if unmarked else 0.0

    def after(unmarked: int, cover: int, owed: int) -> float:
        return turns(unmarked & ~cover, owed + (cover & small.crosses).bit_count())

    found = marking.turns_needed(small)
    places = cells_of(small.cells)
    for number in range(1 << len(places)):
        unmarked = sum(1 << cell for place, cell in enumerate(places) if number >> place & 1)
        assert narrowed(unmarked, places) == number
        assert found.now[number] == pytest.approx(turns(unmarked, 0))
        for (_, covers), further in zip(shapes, found.after, strict=True):
            assert further[number] == pytest.approx(flipped(unmarked, tuple(covers)))
        if unmarked:
            assert after(unmarked, 1 << int(found.bonus[number]), 0) == pytest.approx(turns(unmarked, 1))


def test_what_a_path_takes_and_brings_is_the_best_of_every_way_to_dig_on() -> None:
    """Against a plain recursion over one chamber, once some of it is dug."""
    game = games.get("pyramids")
    assert isinstance(game, Pyramids)
    chamber, symbols, shapes = game.deck.pyramids[1], digging.Symbols(), expeditions(FIVE)

    def worth(cover: int) -> float:
        gems = (cover & (chamber.reds | chamber.greens)).bit_count()
        skulls, potions = (cover & chamber.skulls).bit_count(), (cover & chamber.potions).bit_count()
        torch = symbols.torch if cover & chamber.torches else 0.0
        return symbols.gem * gems + torch + symbols.skull * skulls + symbols.potion * potions

    @cache
    def way(path: int, owed: int) -> tuple[float, float]:
        """Net of what turns cost, and the turns."""
        if path & chamber.tomb:
            return 0.0, 0.0
        near = neighbours(path, FIVE) & chamber.cells
        if owed:
            return max(after(path, 1 << cell, owed - 1) for cell in cells_of(near))
        net, turns = -symbols.turn, 1.0
        for cards, covers in shapes:
            fits = [cover for cover in covers if not cover & ~(chamber.cells & ~path) and cover & near]
            best = max([way(path, 1), *(after(path, cover, 0) for cover in fits)])
            net, turns = net + cards * best[0] / 8, turns + cards * best[1] / 8
        return net, turns

    def after(path: int, cover: int, owed: int) -> tuple[float, float]:
        net, turns = way(path | cover, min(owed + (cover & chamber.crosses).bit_count(), digging.MOST_OWED))
        return net + worth(cover), turns

    found = digging.ways(chamber, symbols)
    checked = 0
    for number in found.paths.tolist():
        path = sum(1 << cell for place, cell in enumerate(found.places) if number >> place & 1)
        if path.bit_count() > 7:
            net, turns = way(path, 0)
            assert found.owing[0].net[number] == pytest.approx(net)
            assert found.owing[0].turns[number] == pytest.approx(turns, abs=0.2)  # of equally good ways, any
            assert after(path, 1 << int(found.bonus[number]), 0)[0] == pytest.approx(way(path, 1)[0])
            checked += 1
    assert checked > 100


# One evaluation, compiled or not.

CHOICES = """
import sys
from random import Random
from crocetta import bots, games
from crocetta.kit.match import Match
from crocetta.kit.plugin import Searcher

for name in ("silver-and-gold", "pyramids"):
    game = games.get(name)
    master = bots.get("master", game)
    assert isinstance(master, Searcher)
    players = [bots.get("expert", game), master.with_playouts(4)]
    match = Match.new(game, ["Ada", "Bruno"], seed="plain")
    while not match.over and len(match.entries) < 90:
        seat = match.to_act[0]
        act = players[seat].choose(match.view(seat), match.legal(seat), Random(len(match.entries)))
        print(seat, game.index(act))
        match.play(seat, act)
from crocetta.kit.compiled import PLAIN
print("plain" if PLAIN else "compiled", file=sys.stderr)
"""


def choices(**settings: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", CHOICES],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.strip().splitlines()[-1]


@not_quick
def test_plain_python_chooses_what_the_compiled_evaluation_does() -> None:
    compiled, plain = choices(), choices(NUMBA_DISABLE_JIT="1")
    assert (compiled[1], plain[1]) == ("compiled", "plain")
    assert compiled[0] == plain[0]
    assert len(compiled[0].splitlines()) > 60


WITHOUT_NUMBA = """
import sys
from random import Random
sys.modules["numba"] = None
from crocetta import bots, games
from crocetta.kit.match import Match

game = games.get("pyramids")
match = Match.new(game, ["Ada", "Bruno"], seed="plain")
view, legal = match.view(0), match.legal(0)
print(game.index(bots.get("expert", game).choose(view, legal, Random(1))))
"""


def test_an_expert_needs_no_compiler() -> None:
    command = [sys.executable, "-c", WITHOUT_NUMBA]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert w.FIRST_PAIR <= int(done.stdout) < w.FIRST_PAIR + w.PAIRS


# Strength.


def total(name: str, levels: tuple[str, str], deals: int) -> tuple[float, npt.NDArray[np.float64]]:
    outcomes = [ladder.play(ladder.Deal(name, *levels, 2, number)) for number in range(1000, 1000 + deals)]
    return float(np.mean([o.shares for o in outcomes])), np.mean([o.points for o in outcomes], axis=0)


@pytest.mark.parametrize("name", GAMES)
def test_an_expert_beats_the_adept(name: str) -> None:
    assert total(name, ("expert", "adept"), 8)[0] >= 0.6


@not_quick
@pytest.mark.parametrize("name", GAMES)
def test_a_master_beats_the_expert_even_with_few_playouts(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    master = bots.get("master", games.get(name))
    assert isinstance(master, Master)
    monkeypatch.setitem(bots._registered, "hasty", lambda _: master.with_playouts(200))
    assert total(name, ("hasty", "expert"), 12)[0] > 0.5
