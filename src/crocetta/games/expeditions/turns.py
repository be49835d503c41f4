"""The course of a match of both games, in the order of setup and of a turn. Each game's own part is its `Law`."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from crocetta.games.expeditions import table
from crocetta.games.expeditions.actions import DECK, DONE, PAIRS, Action, Deal, Done, Flip, Keep, Mark, Take
from crocetta.games.expeditions.events import (
    Completed,
    Dealt,
    Displayed,
    Ended,
    Finished,
    Flipped,
    Kept,
    Laid,
    RoundEnded,
    TableEvent,
    Took,
)
from crocetta.games.expeditions.law import Card, Law
from crocetta.games.expeditions.shapes import EXPEDITIONS
from crocetta.games.expeditions.table import (
    DEALT,
    TURNS,
    TURNS_A_ROUND,
    Holding,
    Phase,
    Slots,
    T,
    put,
    put_slot,
)
from crocetta.kit.game import E, Illegal, Seat, Step

Turn: TypeAlias = Step[T, TableEvent | E]
JUST_DONE: Final = (DONE,)


def legal(law: Law[T, E], s: T, seat: Seat) -> Sequence[Action]:
    if s.phase is Phase.MARK:
        return _markings(law, s, seat) if 0 <= seat < len(s.pencils) else ()
    return table.legal(s, seat)


def apply(law: Law[T, E], s: T, seat: Seat, a: Action) -> Turn[T, E]:
    if s.phase is Phase.MARK and 0 <= seat < len(s.pencils):
        if isinstance(a, Mark):
            return _mark(law, s, seat, a)
        if isinstance(a, Done):
            return _done(law, s, seat)
        raise Illegal(law.clauses.mark, "refused-marking")
    if seat not in table.to_act(s):
        raise Illegal(law.clauses.of(s.phase), "refused-turn")
    match s.phase, a:
        case Phase.DEAL, Deal():
            return _deal_to_hand(law, s, a)
        case Phase.KEEP, Keep():
            return _keep(law, s, seat, a)
        case Phase.REFILL, Deal():
            return _lay_on_display(law, s, a)
        case Phase.FLIP, Flip():
            return _flip(law, s, a)
        case Phase.TAKE, Take():
            return _take(law, s, seat, a)
        case Phase.DRAW, Deal():
            return _turn_up(law, s, a)
    raise Illegal(law.clauses.of(s.phase), "refused-phase", {"phase": s.phase.value})


# Setup: four cards to each, of which everybody keeps two; four cards on the display (SG-9, SG-10, PY-6).


def _deal_to_hand(law: Law[T, E], s: T, a: Deal) -> Turn[T, E]:
    s = _leave_deck(s, a.card, law.clauses.deal)
    seat = next(seat for seat, hand in enumerate(s.hands) if len(hand) < DEALT)
    hands = put(s.hands, seat, (*s.hands[seat], a.card))
    everybody = all(len(hand) == DEALT for hand in hands)
    return Step(replace(s, hands=hands, phase=Phase.KEEP if everybody else Phase.DEAL), (Dealt(seat, a.card),))


def _leave_deck(s: T, card: int, clause: str) -> T:
    if card < 1 or not s.deck >> card & 1:
        raise Illegal(clause, "refused-deck-card", {"card": card})
    return replace(s, deck=s.deck & ~(1 << card))


def _keep(law: Law[T, E], s: T, seat: Seat, a: Keep) -> Turn[T, E]:
    """A sealed choice. With the last one, what was kept is laid open and the rest goes back into the deck."""
    if a not in PAIRS:
        raise Illegal(law.clauses.deal, "refused-keep")
    s = replace(s, kept=put(s.kept, seat, a))
    kept = Kept(seat, _chosen(s.hands[seat], a))
    if None in s.kept:
        return Step(s, (kept,), final=True)
    laid = tuple(Laid(seat, _chosen(s.hands[seat], a)) for seat, a in enumerate(s.kept) if a)
    back = {card for hand in s.hands for card in hand} - {card for event in laid for card in event.cards}
    sheets = tuple(
        replace(sheet, slots=(Holding(event.cards[0]), Holding(event.cards[1])))
        for sheet, event in zip(s.sheets, laid, strict=True)
    )
    nobody = len(sheets)
    s = replace(s, sheets=sheets, hands=((),) * nobody, kept=(None,) * nobody)
    deck = s.deck | sum(1 << card for card in back)
    return Step(replace(s, phase=Phase.REFILL, deck=deck), (kept, *laid), final=True)


def _chosen(hand: tuple[int, ...], a: Keep) -> tuple[int, int]:
    return hand[a.first], hand[a.second]


def _lay_on_display(law: Law[T, E], s: T, a: Deal) -> Turn[T, E]:
    s = _leave_deck(s, a.card, law.clauses.display)
    after = _once_display_is_full(law, replace(s, display=(*s.display, a.card)))
    return Step(after.state, (Displayed(a.card), *after.events))


def _once_display_is_full(law: Law[T, E], s: T) -> Turn[T, E]:
    """The display is filled before the first flip (SG-10, PY-6), then before each next action 3 (SG-23, PY-22)."""
    if table.display_is_short(s):
        return Step(replace(s, phase=Phase.REFILL))
    if not s.used:
        return Step(replace(s, phase=Phase.FLIP))
    return _action_3(law, s)


# Action 1: an expedition card is flipped (SG-11, PY-7).


def _flip(law: Law[T, E], s: T, a: Flip) -> Turn[T, E]:
    if a.card in s.used or not 0 <= a.card < len(EXPEDITIONS):
        raise Illegal(law.clauses.flip, "refused-expedition", {"card": a.card})
    return Step(replace(s, phase=Phase.MARK, used=(*s.used, a.card), opened=s.sheets), (Flipped(a.card),))


# Action 2: everybody marks at once, in secret (SG-12 to SG-17, PY-8 to PY-14).


def _markings(law: Law[T, E], s: T, seat: Seat) -> Sequence[Action]:
    pencil = s.pencils[seat]
    if pencil.done:
        return ()
    if pencil.marks and not pencil.owed:
        return JUST_DONE
    found: list[Action] = []
    shape = table.current_shape(s)
    for slot, holding in enumerate(s.sheets[seat].slots):
        if holding is not None:
            card = law.card(holding.card)
            ways = card.bonus[slot] if pencil.owed else card.ways[slot][shape]
            found += card.fitting(ways, holding.marked)
    return found or JUST_DONE


def _mark(law: Law[T, E], s: T, seat: Seat, a: Mark) -> Turn[T, E]:
    sheet, pencil = s.sheets[seat], s.pencils[seat]
    if pencil.done:
        raise Illegal(law.clauses.sealed, "refused-ready")
    if pencil.marks and not pencil.owed:
        raise Illegal(law.clauses.mark, "refused-marked")
    holding = sheet.slots[a.slot] if 0 <= a.slot < len(sheet.slots) else None
    if holding is None:
        raise Illegal(law.clauses.mark, "refused-no-card")
    card = law.card(holding.card)
    _check_cells(law, s, card, holding.marked, a.cells, bonus=pencil.owed > 0)
    law.check_path(holding, a.cells)
    slots = put_slot(sheet.slots, a.slot, Holding(holding.card, holding.marked | a.cells))
    owed = pencil.owed - (pencil.owed > 0) + (a.cells & card.crosses).bit_count()
    if owed and not _can_mark(law, slots):
        owed = 0  # lost: nothing is left to mark (SG-17, PY-14)
    return law.collect(s, seat, a, holding.card, slots, owed)


def _check_cells(law: Law[T, E], s: T, card: Card, marked: int, cells: int, *, bonus: bool) -> None:
    clauses = law.clauses
    if cells <= 0 or cells & ~card.cells:
        raise Illegal(clauses.mark, "refused-outside")
    if cells & marked:
        raise Illegal(clauses.once, "refused-twice")
    if cells.bit_count() == 1:
        return
    if bonus:
        raise Illegal(clauses.cross, "refused-bonus")
    if cells not in law.covers[table.current_shape(s)]:
        raise Illegal(clauses.mark, "refused-shape")


def _can_mark(law: Law[T, E], slots: Slots) -> bool:
    first, second = slots
    return bool(
        (first is not None and law.card(first.card).reach(first.marked))
        or (second is not None and law.card(second.card).reach(second.marked))
    )


def _done(law: Law[T, E], s: T, seat: Seat) -> Turn[T, E]:
    pencil, clauses = s.pencils[seat], law.clauses
    if pencil.done:
        raise Illegal(clauses.sealed, "refused-ready")
    if pencil.owed:
        raise Illegal(clauses.cross, "refused-owed")
    if not pencil.marks and _can_mark(law, s.sheets[seat].slots):
        raise Illegal(clauses.nothing, "refused-nothing")
    s = replace(s, pencils=put(s.pencils, seat, replace(pencil, done=True)))
    finished = Finished(seat)
    if table.to_act(s):
        return Step(s, (finished,))
    opened = law.open_marks(s)
    after = _action_3(law, opened.state)
    return Step(after.state, (finished, *opened.events, *after.events), final=True)


# Action 3: one after the other lays completed cards aside and takes new ones (SG-21 to SG-23, PY-20 to PY-22).


def _action_3(law: Law[T, E], s: T) -> Turn[T, E]:
    events: tuple[TableEvent | E, ...] = ()
    while s.queue:
        seat = s.queue[0]
        won = law.win(s, seat)
        s, events = won.state, events + won.events
        if cards := law.completed(s, seat):
            laid = _lay_aside(s, seat, cards)
            s, events = laid.state, (*events, *laid.events)
        if s.to_take and s.turn != TURNS - 1 and table.can_take(s):
            return Step(replace(s, phase=Phase.TAKE), events)
        s = _next_player(s)
    ended = law.end_turn(s)
    events = (*events, *ended.events)
    if ended.state.phase is Phase.OVER:
        events = (*events, Ended(law.scores(ended.state)))
    return Step(ended.state, events)


def _lay_aside(s: T, seat: Seat, cards: tuple[int, ...]) -> Step[T, Completed]:
    """Completed cards leave their slots, and as many new ones are to be taken."""
    sheet = s.sheets[seat]
    first, second = (None if holding is None or holding.card in cards else holding for holding in sheet.slots)
    sheet = replace(sheet, slots=(first, second), completed=sheet.completed + cards)
    s = replace(s, sheets=put(s.sheets, seat, sheet), to_take=len(cards))
    return Step(s, tuple(Completed(seat, card) for card in cards))


def _take(law: Law[T, E], s: T, seat: Seat, a: Take) -> Turn[T, E]:
    """A card of the display is taken at once; one of the deck must first be turned up by the dealer."""
    if a.place == DECK:
        if not s.deck:
            raise Illegal(law.clauses.empty, "refused-deck-empty")
        return Step(replace(s, phase=Phase.DRAW))
    if not 0 <= a.place < len(s.display):
        raise Illegal(law.clauses.take, "refused-place", {"count": len(s.display)})
    card = s.display[a.place]
    s = replace(s, display=s.display[: a.place] + s.display[a.place + 1 :])
    return _receive(law, s, Took(seat, card, unseen=False))


def _turn_up(law: Law[T, E], s: T, a: Deal) -> Turn[T, E]:
    """The card that the first in the queue took unseen."""
    return _receive(law, _leave_deck(s, a.card, law.clauses.take), Took(s.queue[0], a.card, unseen=True))


def _receive(law: Law[T, E], s: T, took: Took) -> Turn[T, E]:
    """The first empty slot is filled. Who takes two sees the first before choosing the second (SG-22, PY-21)."""
    sheet = s.sheets[took.seat]
    slots = put_slot(sheet.slots, sheet.slots.index(None), Holding(took.card))
    s = replace(s, sheets=put(s.sheets, took.seat, replace(sheet, slots=slots)), to_take=s.to_take - 1)
    if s.to_take and table.can_take(s):
        return Step(replace(s, phase=Phase.TAKE), (took,))
    after = _once_display_is_full(law, _next_player(s))
    return Step(after.state, (took, *after.events))


def _next_player(s: T) -> T:
    """The first in the queue has finished action 3; cards that could not be taken are given up (SG-26, PY-22)."""
    return replace(s, queue=s.queue[1:], to_take=0)


# The end of a turn.


def next_turn(s: T) -> Step[T, RoundEnded]:
    """On to the next flip or to the end; after a round all eight expedition cards are shuffled (SG-25, PY-25)."""
    turn = s.turn + 1
    s = replace(s, turn=turn, phase=Phase.OVER if turn == TURNS else Phase.FLIP)
    if turn % TURNS_A_ROUND:
        return Step(s)
    return Step(replace(s, used=()), (RoundEnded(table.round_of(turn)),))
