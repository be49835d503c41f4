"""What holds in every position of every match, checked by an own reading of the rules."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crocetta.games.expeditions.actions import DONE, Action, Mark
from crocetta.games.expeditions.shapes import DRAWINGS, EXPEDITIONS, Shape
from crocetta.games.expeditions.table import Phase, in_deck
from crocetta.games.pyramids.events import Claimed, Event, Marked, Opened
from crocetta.games.pyramids.scoring import score
from crocetta.games.pyramids.state import Options, State
from crocetta.kit.game import DEALER, Illegal
from tests.games.expeditions_kit import after
from tests.games.pyramids.positions import digging, mark, marking, sheet, shipped

Cell: TypeAlias = tuple[int, int]
LADDER = (0, -1, -3, -6, -10, -15, -21, -28, -36, -45, -55)

matches = given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))


def walk(seed: int, seats: int, turns: int = 28) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """A random match of the shipped deck, bold enough to complete pyramids: shapes more often than singles."""
    game, rng = shipped(), Random(seed)
    s = game.setup(seats, Options())
    while (actors := game.to_act(s)) and s.turn < turns:
        seat = rng.choice(actors)
        act = max(rng.sample(legal := list(game.legal(s, seat)), min(2, len(legal))), key=_size)
        done = game.apply(s, seat, act)
        s = done.state
        yield s, done.events


def _size(act: Action) -> int:
    return act.cells.bit_count() if isinstance(act, Mark) else 0


def spots(mask: int) -> set[Cell]:
    return {divmod(bit, 5) for bit in range(25) if mask >> bit & 1}


def beside(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def signs(card: int, mask: int) -> str:
    drawing = shipped().deck.pyramids[card].drawing
    return "".join(drawing[row][column] for row, column in sorted(spots(mask)))


@pytest.mark.clause("PY-2", "PY-9", "PY-10", "PY-11")
@settings(max_examples=25, deadline=None)
@matches
def test_the_marks_of_a_card_hang_together_from_its_entrance_and_spare_the_walls(seed: int, seats: int) -> None:
    for s, _ in walk(seed, seats):
        for holding in (held for mine in s.sheets for held in mine.slots if held and held.marked):
            assert signs(holding.card, holding.marked).count("E") == 1
            assert "#" not in signs(holding.card, holding.marked)
            left = spots(holding.marked)
            reached = [left.pop()]
            while reached:
                found = beside(reached.pop()) & left
                left -= found
                reached += found
            assert not left


@pytest.mark.clause("PY-15", "PY-16", "PY-17", "PY-18", "PY-19", "PY-23", "PY-26")
@settings(max_examples=25, deadline=None)
@matches
def test_the_score_is_what_the_opened_marks_and_claims_add_up_to(seed: int, seats: int) -> None:
    tallies = [Tally() for _ in range(seats)]
    round_number = 0
    for s, events in walk(seed, seats):
        for event in events:
            if isinstance(event, Opened):
                tallies[event.seat].add_turn(event.marks, round_number)
            if isinstance(event, Claimed):
                tallies[event.seat].claims += event.points
        round_number = s.turn // 7
        if s.phase is not Phase.MARK:
            for tally, mine in zip(tallies, s.sheets, strict=True):
                assert (tally.reds, tally.greens, tally.skulls) == (mine.reds, mine.greens, mine.skulls)
                assert tally.torches == set(mine.torches)
            waiting = [s.completions.count(completion) for completion in s.completions]
            assert set(waiting) <= {1}
        if s.phase is Phase.FLIP or s.phase is Phase.OVER:
            assert shipped().scores(s) == tuple(tally.total() for tally in tallies)


class Tally:
    """A score card kept by hand."""

    def __init__(self) -> None:
        self.reds = self.greens = self.skulls = self.pyramids = self.claims = 0
        self.torches: set[int] = set()

    def add_turn(self, marks: tuple[Marked, ...], round_number: int) -> None:
        """The placement, then the bonus marks, then the potions of the placement (PY-19)."""
        potions = 0
        for place, marked in enumerate(marks):
            symbols = signs(marked.card, marked.cells)
            self.skulls = min(10, self.skulls + symbols.count("s"))
            self.reds = min(10, self.reds + symbols.count("r"))
            self.greens = min(10, self.greens + symbols.count("g"))
            self.pyramids += symbols.count("T")
            if "f" in symbols:
                self.torches.add(round_number)
            if place == 0:
                potions = symbols.count("p")
            elif "p" in symbols:
                self.skulls = max(0, self.skulls - 2)
        self.skulls = max(0, self.skulls - 2 * potions)

    def total(self) -> int:
        pairs = min(self.reds, self.greens)
        gems = 5 * pairs + (self.reds - pairs) + (self.greens - pairs)
        return 10 * self.pyramids + 5 * len(self.torches) + self.claims + gems + LADDER[self.skulls]


@pytest.mark.clause("PY-15", "PY-16", "PY-17", "PY-18")
@settings(max_examples=15, deadline=None)
@matches
def test_the_score_card_never_leaves_its_bounds(seed: int, seats: int) -> None:
    for s, events in walk(seed, seats):
        for mine in s.sheets:
            assert 0 <= mine.skulls <= 10
            assert 0 <= mine.reds <= 10
            assert 0 <= mine.greens <= 10
            assert len(set(mine.torches)) == len(mine.torches)
            assert all(0 <= torch <= s.turn // 7 for torch in mine.torches)
        for event in events:
            if isinstance(event, Marked):
                assert min(event.skulls, event.erased, event.reds, event.greens, event.owed) >= 0
        assert all(0 <= claims <= 3 for claims in s.claimed)


@pytest.mark.clause("PY-1", "PY-21", "PY-22")
@settings(max_examples=15, deadline=None)
@matches
def test_every_card_is_in_one_place(seed: int, seats: int) -> None:
    for s, _ in walk(seed, seats):
        cards = [card for hand in s.hands for card in hand] + [*s.display, *in_deck(s.deck)]
        for mine in s.sheets:
            cards += [*mine.completed, *(held.card for held in mine.slots if held)]
        assert sorted(cards) == list(range(1, 49))
        assert len(s.display) <= 4
        if s.phase in (Phase.FLIP, Phase.MARK):
            assert len(s.display) == 4 or not s.deck


def oriented(shape: Shape) -> set[frozenset[Cell]]:
    """The shape turned and mirrored, in the upper left corner."""
    drawn = {(r, c) for r, line in enumerate(DRAWINGS[shape]) for c, sign in enumerate(line) if sign == "x"}
    found = set()
    for turned in (drawn, {(r, -c) for r, c in drawn}):
        for _ in range(4):
            turned = {(c, -r) for r, c in turned}
            top, left = min(r for r, _ in turned), min(c for _, c in turned)
            found.add(frozenset((r - top, c - left) for r, c in turned))
    return found


def may_be_dug(card: int, marked: int, shape: Shape | None) -> set[int]:
    """All sets of cells that one act may mark, found cell by cell."""
    pyramid = shipped().deck.pyramids[card]
    there = spots(marked)
    free = {(r, c) for r in range(5) for c in range(5) if pyramid.drawing[r][c] != "#"} - there
    start = {(0, pyramid.drawing[0].index("E"))}
    reach = {cell for place in there for cell in beside(place)} if there else start
    figures = {frozenset({(0, 0)})} | (oriented(shape) if shape else set())
    moved = ({(r + dr, c + dc) for r, c in figure} for figure in figures for dr in range(5) for dc in range(5))
    return {sum(1 << 5 * r + c for r, c in place) for place in moved if place <= free and place & reach}


@pytest.mark.clause("PY-8", "PY-9", "PY-10", "PY-11", "PY-13", "PY-22")
@settings(max_examples=8, deadline=None)
@matches
def test_what_may_be_dug_is_what_the_rules_say_cell_by_cell(seed: int, seats: int) -> None:
    for s, _ in walk(seed, seats, turns=14):
        if s.phase is not Phase.MARK:
            continue
        for seat, pencil in enumerate(s.pencils):
            expected: set[Action] = set()
            if not pencil.done and (pencil.owed or not pencil.marks):
                shape = None if pencil.owed else EXPEDITIONS[s.used[-1]]
                for slot, held in enumerate(s.sheets[seat].slots):
                    if held:
                        expected |= {Mark(slot, mask) for mask in may_be_dug(held.card, held.marked, shape)}
            found = shipped().legal(s, seat)
            assert len(found) == len(set(found))
            assert set(found) == (expected or (set() if pencil.done else {DONE}))


@pytest.mark.clause("PY-8")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_what_is_not_offered_is_refused_with_a_clause_and_what_is_offered_is_played(
    seed: int, data: st.DataObject
) -> None:
    game = shipped()
    states = [s for s, _ in walk(seed, 2, turns=8)]
    s = data.draw(st.sampled_from(states))
    act = data.draw(st.integers(1, game.actions - 1).map(game.action))
    seat = data.draw(st.sampled_from([DEALER, 0, 1]))
    if act in game.legal(s, seat):
        assert game.apply(s, seat, act).state != s
    else:
        with pytest.raises(Illegal, match=r"\(PY-\d+\)$"):
            game.apply(s, seat, act)


@pytest.mark.clause("PY-18", "PY-19")
@settings(deadline=None)
@given(skulls=st.integers(0, 10), symbols=st.text("sp.", min_size=3, max_size=3))
def test_skulls_are_never_negative_and_potions_come_last(skulls: int, symbols: str) -> None:
    game, s = digging(
        Shape.L_4,
        f"E{symbols[:2]}.# / ..{symbols[2]}.# / ..### / ...## / #...T",
        score_card=sheet(skulls=skulls),
    )
    s = after(game, s, 0, mark("xxx.. / ..x.."))
    marked = min(10, skulls + symbols.count("s"))
    assert s.sheets[0].skulls == max(0, marked - 2 * symbols.count("p"))


@pytest.mark.clause("PY-5", "PY-26")
@given(
    completed=st.lists(st.integers(1, 48), unique=True),
    torches=st.sets(st.integers(0, 3)),
    reds=st.integers(0, 10),
    greens=st.integers(0, 10),
    skulls=st.integers(0, 10),
)
def test_gems_are_worth_the_same_whichever_colour_is_short(
    completed: list[int], torches: set[int], reds: int, greens: int, skulls: int
) -> None:
    def total(one: int, other: int) -> int:
        mine = sheet(completed=tuple(completed), torches=tuple(torches), reds=one, greens=other, skulls=skulls)
        return score(mine).total

    assert total(reds, greens) == total(greens, reds)
    assert total(reds, greens) == (
        10 * len(completed) + 5 * len(torches) + reds + greens + 3 * min(reds, greens) + LADDER[skulls]
    )


@pytest.mark.clause("PY-12")
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_marks_of_different_seats_commute(seed: int) -> None:
    rng = Random(seed)
    game = shipped()
    dealt = rng.sample(range(1, 49), 6)
    s = marking(
        rng.choice(list(Shape)),
        *(sheet(*dealt[2 * seat : 2 * seat + 2]) for seat in range(3)),
        game=game,
    )
    first, second = rng.choice(game.legal(s, 0)), rng.choice(game.legal(s, 1))
    one_way = after(game, after(game, s, 0, first), 1, second)
    assert one_way == after(game, after(game, s, 1, second), 0, first)
    assert one_way.sheets[2] == s.sheets[2]
