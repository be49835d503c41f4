"""The law of Pyramids, in the order of a match and of a turn. The clauses stand in `rules.en.md`."""

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from crocetta.games.expeditions import table, turns
from crocetta.games.expeditions.actions import DONE, Action, Deal, Done, Flip, Keep, Mark, Take
from crocetta.games.expeditions.events import Ended, Finished
from crocetta.games.expeditions.shapes import Shape, placements
from crocetta.games.expeditions.table import Holding, Phase, put, put_slot
from crocetta.games.pyramids.cards import COLOURS, WIDTH, Deck, Pyramid
from crocetta.games.pyramids.events import Claimed, Event, Marked, Opened
from crocetta.games.pyramids.scoring import score
from crocetta.games.pyramids.state import Claim, Completion, Options, Pencil, Sheet, State
from crocetta.kit.game import Illegal, Seat, Step

MOST_GEMS: Final = 10
MOST_SKULLS: Final = 10
ERASED_BY_A_POTION: Final = 2
CLAIMED_BY: Final = (2, 4, 6)
CLAIM_POINTS: Final = (10, 6, 3)
BLANK: Final = Pencil()
COVERS: Final = {shape: frozenset(placements(shape, WIDTH)) for shape in Shape}

Turn: TypeAlias = Step[State, Event]
JUST_DONE: Final = (DONE,)
CLAUSES: Final = {
    Phase.DEAL: "PY-6",
    Phase.KEEP: "PY-6",
    Phase.REFILL: "PY-22",
    Phase.FLIP: "PY-7",
    Phase.MARK: "PY-8",
    Phase.TAKE: "PY-21",
    Phase.DRAW: "PY-21",
    Phase.OVER: "PY-26",
}
"""The clause that says what each phase is for."""


def setup(deck: Deck, seats: int, options: Options) -> State:
    return State(
        phase=Phase.DEAL,
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
        completions=(),
        claimed=(0, 0, 0),
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
        raise Illegal("PY-8", "Now everybody digs the flipped shape, or a single cell")
    if seat not in table.to_act(s):
        raise Illegal(CLAUSES[s.phase], "It is not for you to act now")
    match s.phase, a:
        case Phase.DEAL, Deal():
            return Step(*table.deal_to_hand(s, a, "PY-6"))
        case Phase.KEEP, Keep():
            return Step(*table.keep(s, seat, a, "PY-6"), final=True)
        case Phase.REFILL, Deal():
            return turns.refill(*table.lay_on_display(s, a, "PY-22"), partial(_action_3, deck))
        case Phase.FLIP, Flip():
            return Step(*table.flip(s, a, "PY-7"))
        case Phase.TAKE, Take():
            return turns.after_taking(*table.take(s, seat, a, "PY-21", "PY-22"), partial(_action_3, deck))
        case Phase.DRAW, Deal():
            return turns.after_taking(*table.turn_up(s, a, "PY-21"), partial(_action_3, deck))
    raise Illegal(CLAUSES[s.phase], f"Now {table.NOW[s.phase]}")


# Action 2: everybody digs at once (PY-8 to PY-20).


def _markings(deck: Deck, s: State, seat: Seat) -> Sequence[Action]:
    pencil = s.pencils[seat]
    if pencil.done:
        return ()
    if pencil.marks and not pencil.owed:
        return JUST_DONE
    found: list[Action] = []
    for slot, holding in enumerate(s.sheets[seat].slots):
        if holding is not None:
            card, marked = deck.pyramids[holding.card], holding.marked
            reach = card.reach(marked)
            ways = card.bonus[slot] if pencil.owed else card.ways[slot][table.current_shape(s)]
            found += [mark for cells, mark in ways if cells & reach and not cells & marked]
    return found or JUST_DONE


def _mark(deck: Deck, s: State, seat: Seat, a: Mark) -> Turn:
    sheet, pencil = s.sheets[seat], s.pencils[seat]
    if pencil.done:
        raise Illegal("PY-12", "You have finished; take your `done` back to dig otherwise")
    if pencil.marks and not pencil.owed:
        raise Illegal("PY-8", "You have dug already; say `done`, or take it back")
    holding = sheet.slots[a.slot] if 0 <= a.slot < len(sheet.slots) else None
    if holding is None:
        raise Illegal("PY-8", "You have no card there")
    card = deck.pyramids[holding.card]
    _check_cells(s, a.cells, card, holding.marked, bonus=pencil.owed > 0)

    sheet = replace(sheet, slots=put_slot(sheet.slots, a.slot, Holding(holding.card, holding.marked | a.cells)))
    marked = _collect(s, seat, sheet, a, card)
    sheet = _write_down(s, sheet, marked)
    owed = pencil.owed - (pencil.owed > 0) + (a.cells & card.crosses).bit_count()
    if owed and not _can_dig(deck, sheet):
        owed = 0  # PY-14: lost, no cell is legal
    # A bonus mark's potion works at once; those of the placement wait for its crosses (PY-19).
    drunk, waiting = (a.cells & card.potions).bit_count(), pencil.potions
    if owed and not pencil.marks:
        drunk, waiting = 0, drunk
    if not owed:
        drunk, waiting = drunk + waiting, 0
    erased = min(ERASED_BY_A_POTION * drunk, sheet.skulls)
    sheet = replace(sheet, skulls=sheet.skulls - erased)
    marked = replace(marked, erased=erased, owed=owed)
    pencil = Pencil((*pencil.marks, marked), owed, waiting)
    return Step(replace(s, sheets=put(s.sheets, seat, sheet), pencils=put(s.pencils, seat, pencil)), (marked,))


def _check_cells(s: State, cells: int, card: Pyramid, marked: int, *, bonus: bool) -> None:
    if cells <= 0 or cells & ~card.open:
        raise Illegal("PY-8", "Every cell must lie in the chamber, and never in a wall")
    if cells & marked:
        raise Illegal("PY-8", "A cell is marked only once")
    single = cells.bit_count() == 1
    if bonus and not single:
        raise Illegal("PY-13", "A cross gives one single cell, on either card")
    if not single and cells not in COVERS[table.current_shape(s)]:
        raise Illegal("PY-8", "Dig the whole flipped shape, turned or mirrored, or one single cell")
    if cells & card.reach(marked):
        return
    if not marked:
        raise Illegal("PY-9", "The first marks on a card include its Entrance")
    raise Illegal(
        "PY-11" if single else "PY-10", "Dig on from a marked cell: side by side with it, not corner to corner"
    )


def _collect(s: State, seat: Seat, sheet: Sheet, a: Mark, card: Pyramid) -> Marked:
    """Gems, torch and skulls, as far as the score card has room for them (PY-15 to PY-17)."""
    return Marked(
        seat=seat,
        slot=a.slot,
        card=card.number,
        cells=a.cells,
        reds=min((a.cells & card.reds).bit_count(), MOST_GEMS - sheet.reds),
        greens=min((a.cells & card.greens).bit_count(), MOST_GEMS - sheet.greens),
        torch=bool(a.cells & card.torches) and table.round_of(s.turn) not in sheet.torches,
        skulls=min((a.cells & card.skulls).bit_count(), MOST_SKULLS - sheet.skulls),
        erased=0,
        owed=0,
    )


def _write_down(s: State, sheet: Sheet, marked: Marked) -> Sheet:
    return Sheet(
        slots=sheet.slots,
        completed=sheet.completed,
        torches=(*sheet.torches, table.round_of(s.turn)) if marked.torch else sheet.torches,
        reds=sheet.reds + marked.reds,
        greens=sheet.greens + marked.greens,
        skulls=sheet.skulls + marked.skulls,
        claims=sheet.claims,
    )


def _can_dig(deck: Deck, sheet: Sheet) -> bool:
    return any(holding is not None and deck.pyramids[holding.card].reach(holding.marked) for holding in sheet.slots)


def _done(deck: Deck, s: State, seat: Seat) -> Turn:
    pencil = s.pencils[seat]
    if pencil.done:
        raise Illegal("PY-12", "You have finished already")
    if pencil.owed:
        raise Illegal("PY-13", "A cross must be used: dig one more cell")
    if not pencil.marks and _can_dig(deck, s.sheets[seat]):
        raise Illegal("PY-11", "Marking nothing is not allowed: dig the shape or one single cell")
    s = replace(s, pencils=put(s.pencils, seat, Pencil(pencil.marks, done=True)))
    finished = Finished(seat)
    if not all(pencil.done for pencil in s.pencils):
        return Step(s, (finished,))
    opened = tuple(Opened(seat, pencil.marks) for seat, pencil in enumerate(s.pencils))
    completions = _completions(deck, s)
    queue = tuple(dict.fromkeys(completion.seat for completion in completions))  # PY-21
    s = replace(s, pencils=(BLANK,) * len(opened), opened=(), completions=completions, queue=queue)
    after = _action_3(deck, s, (finished, *opened))
    return Step(after.state, after.events, final=True)


# Action 3: who completed cards takes new ones, lowest number first (PY-20 to PY-22). Taking and refilling are the
# same in both games: `expeditions/turns.py`.


def _completions(deck: Deck, s: State) -> tuple[Completion, ...]:
    found = [
        Completion(seat, holding.card)
        for seat, sheet in enumerate(s.sheets)
        for holding in sheet.slots
        if holding is not None and holding.marked & deck.pyramids[holding.card].tomb
    ]
    return tuple(sorted(found, key=lambda completion: completion.card))


def _action_3(deck: Deck, s: State, events: tuple[Event, ...]) -> Turn:
    while s.queue:
        seat = s.queue[0]
        cards = tuple(completion.card for completion in s.completions if completion.seat == seat)
        s, completed = turns.lay_aside(s, seat, cards)
        events += completed
        if not table.last_turn(s) and table.can_take(s):
            return Step(replace(s, phase=Phase.TAKE), events)
        s = turns.next_player(s)
    return _end_turn(deck, s, events)


# Action 4: claims, when everybody has taken (PY-23, PY-24), and the end of the turn.


def _claim(deck: Deck, s: State) -> tuple[State, tuple[Claimed, ...]]:
    events: tuple[Claimed, ...] = ()
    for seat, card in ((completion.seat, completion.card) for completion in s.completions):
        sheet = s.sheets[seat]
        colour = deck.pyramids[card].colour
        later = {other.card for other in s.completions if other.seat == seat and other.card > card}
        so_far = sum(deck.pyramids[n].colour is colour for n in sheet.completed if n not in later)
        row = COLOURS.index(colour)
        if so_far not in CLAIMED_BY or s.claimed[row] == len(CLAIM_POINTS):
            continue
        points = CLAIM_POINTS[s.claimed[row]]
        events += (Claimed(seat, colour, card, points),)
        sheet = replace(sheet, claims=(*sheet.claims, Claim(colour, points)))
        green, orange, purple = put(s.claimed, row, s.claimed[row] + 1)
        s = replace(s, sheets=put(s.sheets, seat, sheet), claimed=(green, orange, purple))
    return replace(s, completions=()), events


def _end_turn(deck: Deck, s: State, events: tuple[Event, ...]) -> Turn:
    s, claimed = _claim(deck, s)
    s, ended = turns.end_turn(s)
    events += (*claimed, *ended)
    if s.phase is not Phase.OVER:
        return Step(s, events)
    return Step(s, (*events, Ended(tuple(score(sheet).total for sheet in s.sheets))))
