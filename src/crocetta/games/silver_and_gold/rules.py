"""The law of Silver & Gold, in the order of a match and of a turn. The clauses stand in `rules.en.md`."""

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from crocetta.games.expeditions import table, turns
from crocetta.games.expeditions.actions import DONE, Action, Deal, Done, Flip, Keep, Mark, Start, Take
from crocetta.games.expeditions.events import Ended, Finished
from crocetta.games.expeditions.shapes import Shape, placements
from crocetta.games.expeditions.table import Holding, Phase, put, put_slot
from crocetta.games.silver_and_gold.cards import WIDTH, Deck
from crocetta.games.silver_and_gold.events import CupWon, Event, Marked, Opened, Started
from crocetta.games.silver_and_gold.scoring import score
from crocetta.games.silver_and_gold.state import Options, Pencil, Sheet, State
from crocetta.kit.game import Illegal, Seat, Step

COINS_A_ROW: Final = 4
MOST_COINS: Final = 12
PALM_BOXES: Final = 4
CUPS: Final = 6
BLANK: Final = Pencil()
COVERS: Final = {shape: frozenset(placements(shape, WIDTH)) for shape in Shape}

Turn: TypeAlias = Step[State, Event]
JUST_DONE: Final = (DONE,)
CLAUSES: Final = {
    Phase.START: "SG-10",
    Phase.DEAL: "SG-9",
    Phase.KEEP: "SG-9",
    Phase.REFILL: "SG-23",
    Phase.FLIP: "SG-11",
    Phase.MARK: "SG-12",
    Phase.TAKE: "SG-22",
    Phase.DRAW: "SG-22",
    Phase.OVER: "SG-27",
}
"""The clause that says what each phase is for."""


def setup(deck: Deck, seats: int, options: Options) -> State:
    return State(
        phase=Phase.START,
        turn=0,
        sheets=(Sheet(),) * seats,
        opened=(),
        hands=((),) * seats,
        kept=(None,) * seats,
        display=(),
        deck=table.whole_deck(len(deck)),
        used=(),
        queue=(),
        to_take=0,
        pencils=(BLANK,) * seats,
        start=0,
        cups_left=CUPS,
        options=options,
    )


def legal(deck: Deck, s: State, seat: Seat) -> Sequence[Action]:
    if s.phase is Phase.MARK:
        return _markings(deck, s, seat) if 0 <= seat < len(s.pencils) else ()
    return table.legal(s, seat)


def apply(deck: Deck, s: State, seat: Seat, a: Action) -> Turn:
    if s.phase is Phase.MARK and 0 <= seat < len(s.pencils):
        if isinstance(a, Mark):
            return _mark(deck, s, seat, a)
        if isinstance(a, Done):
            return _done(deck, s, seat)
        raise Illegal("SG-12", "Now everybody marks the flipped shape, or a single field")
    if seat not in table.to_act(s):
        raise Illegal(CLAUSES[s.phase], "It is not for you to act now")
    match s.phase, a:
        case Phase.START, Start():
            return _draw_start_player(s, a)
        case Phase.DEAL, Deal():
            return Step(*table.deal_to_hand(s, a, "SG-9"))
        case Phase.KEEP, Keep():
            return Step(*table.keep(s, seat, a, "SG-9"), final=True)
        case Phase.REFILL, Deal():
            return turns.refill(*table.lay_on_display(s, a, "SG-10"), partial(_action_3, deck))
        case Phase.FLIP, Flip():
            return Step(*table.flip(s, a, "SG-11"))
        case Phase.TAKE, Take():
            return turns.after_taking(*table.take(s, seat, a, "SG-22", "SG-26"), partial(_action_3, deck))
        case Phase.DRAW, Deal():
            return turns.after_taking(*table.turn_up(s, a, "SG-22"), partial(_action_3, deck))
    raise Illegal(CLAUSES[s.phase], f"Now {table.NOW[s.phase]}")


def _draw_start_player(s: State, a: Start) -> Turn:
    if not 0 <= a.seat < len(s.sheets):
        raise Illegal("SG-10", f"There is no seat {a.seat}")
    return Step(replace(s, phase=Phase.DEAL, start=a.seat), (Started(a.seat),))


# Action 2: everybody marks at once (SG-12 to SG-20).


def _markings(deck: Deck, s: State, seat: Seat) -> Sequence[Action]:
    pencil = s.pencils[seat]
    if pencil.done:
        return ()
    if pencil.marks and not pencil.owed:
        return JUST_DONE
    found: list[Action] = []
    for slot, holding in enumerate(s.sheets[seat].slots):
        if holding is not None:
            card, marked = deck.maps[holding.card], holding.marked
            ways = card.bonus[slot] if pencil.owed else card.ways[slot][table.current_shape(s)]
            found += [mark for cells, mark in ways if not cells & marked]
    return found or JUST_DONE


def _mark(deck: Deck, s: State, seat: Seat, a: Mark) -> Turn:
    sheet, pencil = s.sheets[seat], s.pencils[seat]
    if pencil.done:
        raise Illegal("SG-16", "You have finished; take your `done` back to mark otherwise")
    if pencil.marks and not pencil.owed:
        raise Illegal("SG-12", "You have marked already; say `done`, or take it back")
    holding = sheet.slots[a.slot] if 0 <= a.slot < len(sheet.slots) else None
    if holding is None:
        raise Illegal("SG-12", "You have no map there")
    card = deck.maps[holding.card]
    _check_cells(s, a.cells, card.fields, holding.marked, bonus=pencil.owed > 0)

    coins = min((a.cells & card.coins).bit_count(), MOST_COINS - sheet.coins)
    palms: tuple[int, ...] = ()
    if a.cells & card.palms:
        boxes = PALM_BOXES - len(sheet.palms)
        palms = (_palm_worth(deck, s),) * min((a.cells & card.palms).bit_count(), boxes)
    slots = put_slot(sheet.slots, a.slot, Holding(holding.card, holding.marked | a.cells))
    sheet = Sheet(slots, sheet.completed, sheet.coins + coins, sheet.cups, sheet.palms + palms)

    owed = pencil.owed - (pencil.owed > 0) + (a.cells & card.crosses).bit_count()
    if owed and not _unmarked(deck, sheet):
        owed = 0  # SG-17: lost, there is nothing left to mark
    marked = Marked(seat, a.slot, holding.card, a.cells, coins, palms, owed)
    pencil = Pencil((*pencil.marks, marked), owed)
    return Step(replace(s, sheets=put(s.sheets, seat, sheet), pencils=put(s.pencils, seat, pencil)), (marked,))


def _check_cells(s: State, cells: int, fields: int, marked: int, *, bonus: bool) -> None:
    if cells <= 0 or cells & ~fields:
        raise Illegal("SG-12", "Every marked field must lie on the map")
    if cells & marked:
        raise Illegal("SG-15", "A field is marked only once")
    if cells.bit_count() == 1:
        return
    if bonus:
        raise Illegal("SG-17", "A cross gives one single field, on either map")
    if cells not in COVERS[table.current_shape(s)]:
        raise Illegal("SG-12", "Mark the whole flipped shape, turned or mirrored, or one single field")


def _palm_worth(deck: Deck, s: State) -> int:
    """One, and one for each palm on the display as it lies in this action 2 (SG-20)."""
    return 1 + sum(deck.maps[number].palms.bit_count() for number in s.display)


def _unmarked(deck: Deck, sheet: Sheet) -> bool:
    return any(holding is not None and deck.maps[holding.card].fields & ~holding.marked for holding in sheet.slots)


def _done(deck: Deck, s: State, seat: Seat) -> Turn:
    pencil = s.pencils[seat]
    if pencil.done:
        raise Illegal("SG-16", "You have finished already")
    if pencil.owed:
        raise Illegal("SG-17", "A cross must be used: mark one more field")
    if not pencil.marks and _unmarked(deck, s.sheets[seat]):
        raise Illegal("SG-14", "Marking nothing is not allowed: mark the shape or one single field")
    s = replace(s, pencils=put(s.pencils, seat, Pencil(pencil.marks, 0, done=True)))
    finished = Finished(seat)
    if not all(pencil.done for pencil in s.pencils):
        return Step(s, (finished,))
    opened = tuple(Opened(seat, pencil.marks) for seat, pencil in enumerate(s.pencils))
    s = replace(s, pencils=(BLANK,) * len(opened), opened=(), queue=_clockwise(s))
    after = _action_3(deck, s, (finished, *opened))
    return Step(after.state, after.events, final=True)


# Action 3: one player after the other, from the start player clockwise (SG-21 to SG-23). Taking and refilling are
# the same in both games: `expeditions/turns.py`.


def _clockwise(s: State) -> tuple[Seat, ...]:
    seats = len(s.sheets)
    return tuple((s.start + k) % seats for k in range(seats))


def _action_3(deck: Deck, s: State, events: tuple[Event, ...]) -> Turn:
    while s.queue:
        seat = s.queue[0]
        s, cups = _win_cups(s, seat)
        s, completed = turns.lay_aside(s, seat, _completed(deck, s.sheets[seat]))
        events += cups + completed
        if s.to_take and not table.last_turn(s) and table.can_take(s):
            return Step(replace(s, phase=Phase.TAKE), events)
        s = turns.next_player(s)
    return _end_turn(deck, s, events)


def _win_cups(s: State, seat: Seat) -> tuple[State, tuple[CupWon, ...]]:
    sheet = s.sheets[seat]
    events: tuple[CupWon, ...] = ()
    for row in range(len(sheet.cups), sheet.coins // COINS_A_ROW):
        points = s.cups_left
        events += (CupWon(seat, row, points),)
        sheet = replace(sheet, cups=(*sheet.cups, points))
        s = replace(s, sheets=put(s.sheets, seat, sheet), cups_left=max(points - 1, 0))
    return s, events


def _completed(deck: Deck, sheet: Sheet) -> tuple[int, ...]:
    return tuple(h.card for h in sheet.slots if h is not None and h.marked == deck.maps[h.card].fields)


def _end_turn(deck: Deck, s: State, events: tuple[Event, ...]) -> Turn:
    start = (s.start + 1) % len(s.sheets)  # SG-24
    s, ended = turns.end_turn(replace(s, start=start))
    if s.phase is not Phase.OVER:
        return Step(s, (*events, *ended, Started(start)))
    scores = tuple(score(deck, sheet).total for sheet in s.sheets)
    return Step(s, (*events, *ended, Ended(scores)))
