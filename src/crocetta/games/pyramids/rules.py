"""The rules that only Pyramids has, in the order of a match and of a turn.

What both expedition games share, from the deal to the refill of the display, is in `expeditions/turns.py`. The
clauses are in `rules.en.md`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import asdict, replace

from crocetta.games.expeditions import table, turns
from crocetta.games.expeditions.actions import Mark
from crocetta.games.expeditions.events import RoundEnded
from crocetta.games.expeditions.law import Clauses
from crocetta.games.expeditions.shapes import Shape, all_covers
from crocetta.games.expeditions.table import Holding, Phase, Slots, put
from crocetta.games.pyramids.cards import COLOURS, WIDTH, Deck, Pyramid, ScoreCard
from crocetta.games.pyramids.events import Claimed, Event, Marked, Opened, OwnEvent
from crocetta.games.pyramids.scoring import SKULLS, score
from crocetta.games.pyramids.state import Claim, Completion, Options, Pencil, Sheet, State
from crocetta.kit.game import Illegal, Seat, Step

MOST_GEMS: Final = 10
MOST_SKULLS: Final = 10
ERASED_BY_A_POTION: Final = 2
CLAIMED_BY: Final = (2, 4, 6)
CLAIM_POINTS: Final = (10, 6, 3)
SCORE_CARD: Final = ScoreCard(MOST_GEMS, CLAIM_POINTS, SKULLS)
BLANK: Final = Pencil()


class Law:
    covers: Mapping[Shape, frozenset[int]] = all_covers(WIDTH)
    clauses = Clauses(
        start="PY-6",
        deal="PY-6",
        display="PY-22",
        flip="PY-7",
        mark="PY-8",
        once="PY-8",
        cross="PY-13",
        nothing="PY-11",
        sealed="PY-12",
        take="PY-21",
        refill="PY-22",
        empty="PY-22",
        over="PY-26",
    )

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.card: Callable[[int], Pyramid] = deck.pyramids.__getitem__

    def setup(self, seats: int, options: Options) -> State:
        begun = table.at_first(Phase.DEAL, seats, len(self.deck), Sheet(), BLANK)
        return State(**asdict(begun), completions=(), claimed=(0, 0, 0), options=options)

    # Action 2: everybody digs at once (PY-8 to PY-20).

    def check_path(self, holding: Holding, cells: int) -> None:
        """From the Entrance on, each mark touches the path."""
        if cells & self.card(holding.card).reach(holding.marked):
            return
        if not holding.marked:
            raise Illegal("PY-9", "refused-entrance")
        clause = "PY-11" if cells.bit_count() == 1 else "PY-10"
        raise Illegal(clause, "refused-path")

    def collect(self, s: State, seat: Seat, mark: Mark, card: int, slots: Slots, owed: int) -> Step[State, Event]:
        """Gems, torch and skulls, as far as the score card has room for them (PY-15 to PY-17); then potions."""
        sheet, pencil, pyramid, cells = s.sheets[seat], s.pencils[seat], self.card(card), mark.cells
        this_round = table.round_of(s.turn)
        reds = min((cells & pyramid.reds).bit_count(), MOST_GEMS - sheet.reds)
        greens = min((cells & pyramid.greens).bit_count(), MOST_GEMS - sheet.greens)
        torch = bool(cells & pyramid.torches) and this_round not in sheet.torches
        skulls = min((cells & pyramid.skulls).bit_count(), MOST_SKULLS - sheet.skulls)
        # A bonus mark's potion works at once; those of the placement wait for its crosses (PY-19).
        drunk, waiting = (cells & pyramid.potions).bit_count(), pencil.potions
        if owed and not pencil.marks:
            drunk, waiting = 0, drunk
        if not owed:
            drunk, waiting = drunk + waiting, 0
        erased = min(ERASED_BY_A_POTION * drunk, sheet.skulls + skulls)
        sheet = Sheet(
            slots=slots,
            completed=sheet.completed,
            torches=(*sheet.torches, this_round) if torch else sheet.torches,
            reds=sheet.reds + reds,
            greens=sheet.greens + greens,
            skulls=sheet.skulls + skulls - erased,
            claims=sheet.claims,
        )
        marked = Marked(seat, mark.slot, card, cells, reds, greens, torch, skulls, erased, owed)
        pencil = Pencil((*pencil.marks, marked), owed, waiting)
        return Step(replace(s, sheets=put(s.sheets, seat, sheet), pencils=put(s.pencils, seat, pencil)), (marked,))

    # Action 3: who completed cards takes new ones, lowest number first (PY-20 to PY-22).

    def open_marks(self, s: State) -> Step[State, OwnEvent]:
        opened = tuple(Opened(seat, pencil.marks) for seat, pencil in enumerate(s.pencils))
        completions = self._completions(s)
        queue = tuple(dict.fromkeys(completion.seat for completion in completions))  # PY-21
        pencils = (BLANK,) * len(opened)
        return Step(replace(s, pencils=pencils, opened=(), completions=completions, queue=queue), opened)

    def _completions(self, s: State) -> tuple[Completion, ...]:
        found = [
            Completion(seat, holding.card)
            for seat, sheet in enumerate(s.sheets)
            for holding in sheet.slots
            if holding is not None and self.card(holding.card).complete(holding.marked)
        ]
        return tuple(sorted(found, key=lambda completion: completion.card))

    def win(self, s: State, seat: Seat) -> Step[State, OwnEvent]:
        """Nothing: claims wait until all have taken."""
        return Step(s)

    def completed(self, s: State, seat: Seat) -> tuple[int, ...]:
        return tuple(completion.card for completion in s.completions if completion.seat == seat)

    # Action 4: claims, when everybody has taken (PY-23, PY-24), and the end of the turn.

    def end_turn(self, s: State) -> Step[State, OwnEvent | RoundEnded]:
        claims = self._claim(s)
        after = turns.next_turn(claims.state)
        return Step(after.state, (*claims.events, *after.events))

    def _claim(self, s: State) -> Step[State, Claimed]:
        events: tuple[Claimed, ...] = ()
        for seat, card in ((completion.seat, completion.card) for completion in s.completions):
            sheet = s.sheets[seat]
            colour = self.card(card).colour
            later = {other.card for other in s.completions if other.seat == seat and other.card > card}
            so_far = sum(self.card(n).colour is colour for n in sheet.completed if n not in later)
            row = COLOURS.index(colour)
            if so_far not in CLAIMED_BY or s.claimed[row] == len(CLAIM_POINTS):
                continue
            points = CLAIM_POINTS[s.claimed[row]]
            events += (Claimed(seat, colour, card, points, so_far, s.claimed[row] + 1),)
            sheet = replace(sheet, claims=(*sheet.claims, Claim(colour, points)))
            green, orange, purple = put(s.claimed, row, s.claimed[row] + 1)
            s = replace(s, sheets=put(s.sheets, seat, sheet), claimed=(green, orange, purple))
        return Step(replace(s, completions=()), events)

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(score(sheet).total for sheet in s.sheets)
