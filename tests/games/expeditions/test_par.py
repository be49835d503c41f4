"""Par of both expedition games: found by a beam, proven by the readable rules, bounded from above."""

import os
from collections import defaultdict
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from crocetta import bots, games
from crocetta.games.expeditions import bound as bounds
from crocetta.games.expeditions.actions import DECK, DONE, Action, Deal, Flip, Take
from crocetta.games.expeditions.kernel import relaxation
from crocetta.games.expeditions.par import Beam, Line, Ways, widened
from crocetta.games.expeditions.story import Story, openings, retold, story_of
from crocetta.games.expeditions.table import AnyTable, Phase
from crocetta.games.pyramids import par as pyramids
from crocetta.games.pyramids.game import Pyramids
from crocetta.games.silver_and_gold import par as silver_and_gold
from crocetta.games.silver_and_gold.cards import Colour
from crocetta.games.silver_and_gold.game import SilverAndGold
from crocetta.kit.game import DEALER, Seat
from crocetta.kit.luck import luck_of
from crocetta.kit.match import Match
from crocetta.kit.par import AnyMatch, HasPar, Par, par_of
from crocetta.kit.record import standing
from tests.games.expeditions_kit import Drawn, deck_of
from tests.lengths import length

GAMES = ("silver-and-gold", "pyramids")
CHECKING_BOUNDS = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
MATCHES = 1 if CHECKING_BOUNDS else length(quick=0, test=2, thorough=20)
COMPILED = pytest.mark.skipif(not MATCHES, reason="a quick run does not wait for the compiler")
FEW_CARDS = length(quick=0, test=0, thorough=2)
EVERYTHING = 1 << 20


def played(name: str, number: int, seats: int = 2, level: str = "adept") -> AnyMatch:
    return play(Match.new(games.get(name), [f"{seat}" for seat in range(seats)], seed=f"par {number}"), level)


def play(match: AnyMatch, level: str) -> AnyMatch:
    bot = bots.get(level, match.game)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), Random(len(match.entries))))
    return match


def ways(game: Any) -> Ways:
    return silver_and_gold._ways(game) if isinstance(game, SilverAndGold) else pyramids._ways(game)


@cache
def found(name: str, number: int) -> tuple[AnyMatch, Seat, Par]:
    match = played(name, number, seats=2 + number % 3)
    seat = number % 2
    par = par_of(match, seat)
    assert par is not None
    return match, seat, par


def by_others(match: AnyMatch, seat: Seat) -> dict[Seat, list[tuple[str, object]]]:
    """What each of the others marked and took."""
    told = story_of(match, seat)
    did: dict[Seat, list[tuple[str, object]]] = defaultdict(list)
    for (turn, other), marks in told.marks.items():
        did[other].append((f"turn {turn}", marks))
    for (turn, other), cards in told.takes.items():
        did[other].append((f"action 3 of turn {turn}", cards))
    return {other: sorted(acts, key=lambda act: act[0]) for other, acts in did.items() if other != seat}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(MATCHES))
def test_the_line_is_legal_and_brings_what_par_claims(name: str, number: int) -> None:
    match, seat, par = found(name, number)
    again: AnyMatch = Match(match.game, replace(match.header, seed=None))
    for act in par.line:
        again.fold(act)
    assert again.over
    assert match.game.scores(again.state)[seat] == par.score
    assert by_others(again, seat) == by_others(match, seat)
    assert story_of(again, seat).flips == story_of(match, seat).flips
    assert Match.loads(again.dumps(), games.resolve).state == again.state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(MATCHES))
def test_par_lies_between_what_was_reached_and_the_bound(name: str, number: int) -> None:
    match, seat, par = found(name, number)
    assert par.reached == match.game.scores(match.state)[seat]
    assert par.reached < par.score <= par.bound
    assert par.share == par.reached / par.score


@COMPILED
@pytest.mark.parametrize("name", GAMES)
def test_the_same_match_has_the_same_par(name: str) -> None:
    match, seat, par = found(name, 0)
    again = par_of(Match.loads(match.dumps(), games.resolve), seat)
    assert again == par


def test_only_a_match_that_is_over_has_a_par() -> None:
    with pytest.raises(ValueError, match="over"):
        par_of(Match.new(games.get("pyramids"), ["Ada", "Bruno"], seed="1"), 0)


def test_a_game_without_par_says_so() -> None:
    match = played("la-piramide", 1)
    assert not isinstance(match.game, HasPar)
    assert par_of(match, 0) is None


# The story of a match.


def test_a_match_whose_luck_can_be_checked_is_told_like_any_other() -> None:
    luck = luck_of("a secret", 1, ("", ""))
    match = play(Match.new(games.get("pyramids"), ["Ada", "Bruno"], luck=luck), "novice")
    told = story_of(match, 1)
    again = retold(match, told, told.own)
    assert Match.loads(again.dumps(), games.resolve).state == match.state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seeded", [True, False])
def test_who_does_what_they_did_has_what_they_had(name: str, seeded: bool) -> None:
    """Also where somebody dealt printed cards."""
    for seats in (2, 3, 4):
        match = played(name, 7, seats, "novice")
        if not seeded:
            match = with_printed_cards(match)
        for seat in range(seats):
            told = story_of(match, seat)
            assert match.game.scores(retold(match, told, told.own).state) == match.game.scores(match.state)


def with_printed_cards(match: AnyMatch) -> AnyMatch:
    other: AnyMatch = Match(match.game, replace(match.header, seed=None))
    for _, act in standing(match.entries):
        other.fold(act)
    return other


def test_what_was_taken_back_is_not_told() -> None:
    match: AnyMatch = Match.new(games.get("silver-and-gold"), ["Ada", "Bruno"], seed="back")
    while match.state.phase is not Phase.MARK:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    first, *_, last = match.legal(1)
    match.play(1, first)
    match.take_back(1)
    match.play(1, last)
    told = story_of(play(match, "adept"), 0)
    assert told.marks[0, 1][0] == last


# Against every line of play there is.


class Everything:
    """The best end of a story by the readable rules, line by line."""

    def __init__(self, match: AnyMatch, told: Story) -> None:
        self.game, self.told = match.game, told
        self.known: dict[Any, int] = {}

    def best(self, s: AnyTable) -> int | None:
        """None if in every line somebody else cannot do what they did."""
        who = self.game.to_act(s)
        if not who:
            points: int = self.game.scores(s)[self.told.seat]
            return points
        if who == (DEALER,):
            return self._after(s, DEALER, self._dealt(s))
        others = [seat for seat in who if seat != self.told.seat]
        if others:
            act = self._done_by(s, others[0])
            return None if act is None else self._after(s, others[0], act)
        key = (s.turn, s.phase, s.sheets, s.display, s.pencils[self.told.seat], s.to_take)
        if key not in self.known:
            ends = [self._after(s, self.told.seat, act) for act in self._own(s)]
            self.known[key] = max((end for end in ends if end is not None), default=-EVERYTHING)
        return self.known[key]

    def _after(self, s: AnyTable, seat: Seat, act: Action) -> int | None:
        return self.best(self.game.apply(s, seat, act).state)

    def _own(self, s: AnyTable) -> list[Action]:
        legal = list(self.game.legal(s, self.told.seat))
        if s.phase is not Phase.TAKE:
            return legal
        top = next((card for card in self.told.order if s.deck >> card & 1), 0)
        offered = [*s.display, *[0] * (DECK - len(s.display)), top]
        return [act for act in legal if offered[act.place] not in self.told.taken]

    def _dealt(self, s: AnyTable) -> Action:
        if s.phase is Phase.FLIP:
            return Flip(self.told.flips[s.turn])
        if s.phase is Phase.DRAW and s.queue[0] != self.told.seat:
            return Deal(next(c for c in self.told.takes[s.turn, s.queue[0]] if s.deck >> c & 1))
        return Deal(next(card for card in self.told.order if s.deck >> card & 1))

    def _done_by(self, s: AnyTable, other: Seat) -> Action | None:
        if s.phase is Phase.MARK:
            made, marks = len(s.pencils[other].marks), self.told.marks[s.turn, other]
            return marks[made] if made < len(marks) else DONE
        holding = {slot.card for slot in s.sheets[other].slots if slot}
        for card in self.told.takes[s.turn, other]:
            if card not in holding:
                return Take(s.display.index(card) if card in s.display else DECK)
        return None


def before_turn(match: AnyMatch, turn: int) -> AnyTable:
    return next(m.state for m in match.replay() if m.state.turn == turn and m.state.phase is Phase.FLIP)


@COMPILED
@pytest.mark.parametrize("name", GAMES)
def test_the_last_turns_are_played_as_well_as_can_be(name: str) -> None:
    """Every way to play them, by the readable rules."""
    for number in range(MATCHES):
        match = played(name, number)
        told = story_of(match, 0)
        start = before_turn(match, 25)
        line = Beam(ways(match.game), told, {DONE: start}, EVERYTHING).best()
        assert line.score == Everything(match, told).best(start)


CROSSED = deck_of(
    Drawn(Colour.GREY, "++++ / ++$+"),
    Drawn(Colour.GREY, "++++ / +++$"),
    Drawn(Colour.GREY, "++++ / +++T"),
    Drawn(Colour.GREY, "++++ / ++o+", seal=Colour.GREY),
    Drawn(Colour.GREY, "+++. / +++. / T+.."),
    Drawn(Colour.GREY, "+++. / +++. / +$.."),
    Drawn(Colour.GREY, "+++. / +++. / +o..", seal=Colour.GREY),
    Drawn(Colour.GREY, "+++. / T++. / ++.."),
)
"""Eight maps, so full of crosses that all are marked within a few turns."""


@pytest.mark.skipif(not FEW_CARDS, reason="half a minute, for thorough runs")
def test_with_few_cards_par_is_the_best_of_all_lines() -> None:
    """A beam so wide that nothing is ever dropped, and the bound over it."""
    game = SilverAndGold(CROSSED)
    for number in range(FEW_CARDS):
        match = play(Match.new(game, ["Ada", "Bruno"], seed=f"crossed {number}"), "novice")
        told = story_of(match, 0)
        exhaustive = Beam(ways(game), told, openings(match, told), EVERYTHING).best()
        par = par_of(match, 0)
        assert par is not None
        assert par.score == exhaustive.score <= par.bound


# The parts of it.


def test_the_beam_is_widened_until_that_adds_less_than_a_point() -> None:
    scores = {1: 10, 2: 12, 4: 13, 8: 13, 16: 99}
    asked = []

    def search(width: int) -> Line:
        asked.append(width)
        return Line(scores[width], [width])

    assert widened(search, narrowest=1, widest=16) == (Line(13, [4]), 8, 0)
    assert asked == [1, 2, 4, 8]
    assert widened(search, narrowest=1, widest=4) == (Line(13, [4]), 4, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_beam_half_as_wide_finds_less_than_a_point_less(name: str, number: int) -> None:
    match, seat, par = found(name, number)
    told = story_of(match, seat)
    assert par.gained < 1
    assert Beam(ways(match.game), told, openings(match, told), par.width // 2).best().score == par.score


def test_the_best_hand_is_the_best_of_all_hands() -> None:
    rng = Random("hands")
    for _ in range(20):
        cards = 9
        worth = np.array([rng.randrange(-3000, 9000) for _ in range(cards)])
        colour = np.array([rng.randrange(4) for _ in range(cards)])
        names = np.array([rng.choice((-1, -1, 0, 1, 2, 3)) for _ in range(cards)])
        pays = np.where(names < 0, 0, rng.randrange(1, 3))
        extra = np.zeros((relaxation.COLOURS, relaxation.MOST_OF_A_COLOUR), np.int64)
        extra[:3, 2:] = 5000

        def paid(
            hand: tuple[int, ...], w: Any = worth, c: Any = colour, n: Any = names, p: Any = pays, x: Any = extra
        ) -> int:
            counts = [sum(c[card] == k for card in hand) for k in range(4)]
            sealed = sum(p[card] * counts[n[card]] * bounds.ONE for card in hand if n[card] >= 0)
            return int(w[list(hand)].sum() + sealed + sum(x[k, counts[k]] for k in range(4)))

        chosen, room = np.zeros(cards, np.int64), np.zeros(cards, np.int64)
        most = rng.randrange(1, 6)
        best = relaxation.best_hand(worth, colour, names, pays, extra, most, chosen, room)
        hands = [hand for size in range(most + 1) for hand in combinations(range(cards), size)]
        assert best == max(paid(hand) for hand in hands)
        assert paid(tuple(np.flatnonzero(chosen))) == best


@pytest.mark.parametrize("name", GAMES)
def test_a_card_at_its_price_is_the_best_of_every_way_to_mark_it(name: str) -> None:
    """Against a plain recursion: pieces in any order, the Tomb or all fields reached in the end, or not."""
    game = games.get(name)
    prices = np.array([2900, 3500, 3600, 4400, 4700, 5100, 1300, 0, 1500, 2600, 4000][: 10 + (name == "pyramids")])
    if isinstance(game, Pyramids):
        card = 5
        chamber = pyramids.ChamberRelaxation(game.deck)
        pieces, beside, first_single, _, size = chamber.chamber(card)
        best, goal, entrance = chamber.best(card, prices), 1 << size - 1, 1 << size - 2
    else:
        assert isinstance(game, SilverAndGold)
        card = next(m.number for m in game.deck if m.value == 10 and m.crosses and m.coins)
        treasure = silver_and_gold.MapRelaxation(game.deck)
        (pieces, firsts), best = treasure.pieces(card), treasure.best(card, prices)
        goal = entrance = (1 << len(firsts) - 1) - 1
        beside, first_single = np.full(len(pieces.cells), goal), len(pieces.cells)
    nets = pieces.at(prices)[0].tolist()
    cells = pieces.cells.tolist()

    @cache
    def most(marked: int, *, whole: bool) -> int:
        done = marked & goal == goal
        found = [0] if done == whole else [-EVERYTHING * bounds.ONE]
        for piece in range(first_single if done else 0, len(cells)):
            near = beside[piece] & marked if marked else cells[piece] & entrance
            if near and not cells[piece] & marked:
                found.append(nets[piece] + most(marked | cells[piece], whole=whole))
        return max(found)

    assert best.finished == most(0, whole=True)
    assert best.unfinished >= most(0, whole=False) >= 0
