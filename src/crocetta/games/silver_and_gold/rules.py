"""The rules that only Silver & Gold has, in the order of a match and of a turn.

What both expedition games share, from the deal to the refill of the display, is in `expeditions/turns.py`. The
clauses are in `rules.en.md`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import asdict, replace

from crocetta.games.expeditions import table, turns
from crocetta.games.expeditions.actions import Mark, Start
from crocetta.games.expeditions.events import RoundEnded
from crocetta.games.expeditions.law import Clauses
from crocetta.games.expeditions.shapes import Shape, all_covers
from crocetta.games.expeditions.table import Holding, Phase, Slots, put
from crocetta.games.silver_and_gold.cards import WIDTH, Deck, ScoreCard, TreasureMap
from crocetta.games.silver_and_gold.events import CupWon, Event, Marked, Opened, OwnEvent, Started
from crocetta.games.silver_and_gold.scoring import score
from crocetta.games.silver_and_gold.state import Options, Pencil, Sheet, State
from crocetta.kit.game import Illegal, Seat, Step

COINS_A_ROW: Final = 4
MOST_COINS: Final = 12
PALM_BOXES: Final = 4
CUPS: Final = 6
SCORE_CARD: Final = ScoreCard(MOST_COINS // COINS_A_ROW, COINS_A_ROW, PALM_BOXES, CUPS)
BLANK: Final = Pencil()


class Law:
    covers: Mapping[Shape, frozenset[int]] = all_covers(WIDTH)
    clauses = Clauses(
        start="SG-10",
        deal="SG-9",
        display="SG-10",
        flip="SG-11",
        mark="SG-12",
        once="SG-15",
        cross="SG-17",
        nothing="SG-14",
        sealed="SG-16",
        take="SG-22",
        refill="SG-23",
        empty="SG-26",
        over="SG-27",
    )

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.card: Callable[[int], TreasureMap] = deck.maps.__getitem__

    def setup(self, seats: int, options: Options) -> State:
        begun = table.at_first(Phase.START, seats, len(self.deck), Sheet(), BLANK)
        return State(**asdict(begun), start=0, cups_left=CUPS, options=options)

    def draw_start_player(self, s: State, a: Start) -> Step[State, Event]:
        if not 0 <= a.seat < len(s.sheets):
            raise Illegal("SG-10", "refused-seat", {"seat": a.seat})
        return Step(replace(s, phase=Phase.DEAL, start=a.seat), (Started(a.seat),))

    # Action 2: everybody marks at once (SG-12 to SG-20).

    def check_path(self, holding: Holding, cells: int) -> None:
        """A mark may lie anywhere on a map (SG-12)."""

    def collect(self, s: State, seat: Seat, mark: Mark, card: int, slots: Slots, owed: int) -> Step[State, Event]:
        """Coins and palms, as far as the score card has room for them (SG-19, SG-20)."""
        sheet, pencil, found, cells = s.sheets[seat], s.pencils[seat], self.card(card), mark.cells
        coins = min((cells & found.coins).bit_count(), MOST_COINS - sheet.coins)
        palms: tuple[int, ...] = ()
        if cells & found.palms:
            boxes = PALM_BOXES - len(sheet.palms)
            palms = (palm_worth(self.deck, s.display),) * min((cells & found.palms).bit_count(), boxes)
        sheet = Sheet(slots, sheet.completed, sheet.coins + coins, sheet.cups, sheet.palms + palms)
        marked = Marked(seat, mark.slot, card, cells, coins, palms, owed)
        pencil = Pencil((*pencil.marks, marked), owed)
        s = replace(s, sheets=put(s.sheets, seat, sheet), pencils=put(s.pencils, seat, pencil))
        return Step(s, (marked,))

    def open_marks(self, s: State) -> Step[State, OwnEvent]:
        """Action 3 goes from the start player clockwise (SG-21)."""
        opened = tuple([Opened(seat, pencil.marks) for seat, pencil in enumerate(s.pencils)])
        seats = len(opened)
        clockwise = tuple([(s.start + k) % seats for k in range(seats)])
        return Step(replace(s, pencils=(BLANK,) * seats, opened=(), queue=clockwise), opened)

    # Action 3: cups, then completed maps (SG-21 to SG-23).

    def win(self, s: State, seat: Seat) -> Step[State, OwnEvent]:
        sheet = s.sheets[seat]
        events: tuple[CupWon, ...] = ()
        for row in range(len(sheet.cups), sheet.coins // COINS_A_ROW):
            points = s.cups_left
            events += (CupWon(seat, row, points),)
            sheet = replace(sheet, cups=(*sheet.cups, points))
            s = replace(s, sheets=put(s.sheets, seat, sheet), cups_left=max(points - 1, 0))
        return Step(s, events)

    def completed(self, s: State, seat: Seat) -> tuple[int, ...]:
        slots = s.sheets[seat].slots
        return tuple([h.card for h in slots if h is not None and self.card(h.card).complete(h.marked)])

    # The end of a turn.

    def end_turn(self, s: State) -> Step[State, OwnEvent | RoundEnded]:
        """The next player clockwise becomes start player (SG-24)."""
        start = (s.start + 1) % len(s.sheets)
        after = turns.next_turn(replace(s, start=start))
        if after.state.phase is Phase.OVER:
            return Step(after.state, after.events)
        return Step(after.state, (*after.events, Started(start)))

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(score(self.deck, sheet).total for sheet in s.sheets)


def palm_worth(deck: Deck, display: tuple[int, ...]) -> int:
    """One, and one for each palm on the display as it lies in this action 2 (SG-20)."""
    return 1 + sum([deck.maps[number].palms.bit_count() for number in display])
