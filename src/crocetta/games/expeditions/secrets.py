"""Secrecy of both games: hands, sealed choices and the order of the deck are hidden, nothing else is.

Views are whitelists: what is not named here, or in a game's `view.py`, never leaves the state.
"""

from collections.abc import Iterable
from random import Random
from typing import Any, Final, Generic, TypeAlias

from msgspec import Struct

from crocetta.games.expeditions import turns
from crocetta.games.expeditions.actions import PAIRS, Keep
from crocetta.games.expeditions.events import Dealt, Kept, MarkedCells
from crocetta.games.expeditions.law import Law
from crocetta.games.expeditions.table import AnyTable, HeldCards, Pencil, Phase, Sheet, T, Table, put
from crocetta.kit.game import E, Seat


class SeenTable(Struct, Generic[Sheet, Pencil], frozen=True, gc=False):
    """What both games show to a seat; each game's `View` adds its own."""

    seat: Seat | None
    phase: Phase
    turn: int
    sheets: tuple[Sheet, ...]
    """One's own as it is; the others' as they were when this turn's marking began (SG-16, PY-12)."""
    before: Sheet | None
    """One's own as the others see it, while marking."""
    pencil: Pencil
    """One's own marks of this turn."""
    finished: tuple[bool, ...]
    """Who has chosen, or has said `Done`."""
    hand: tuple[int, ...]
    """One's own cards to choose from."""
    kept: Keep | None
    dealt: tuple[int, ...]
    """How many cards each seat has to choose from."""
    display: tuple[int, ...]
    deck: int
    """How many cards are left in the deck."""
    used: tuple[int, ...]
    queue: tuple[Seat, ...]
    to_take: int


AnyView: TypeAlias = SeenTable[Any, Any]


def seen(s: Table[Sheet, Pencil], seat: Seat | None, blank: Pencil) -> dict[str, Any]:
    """The fields of a `SeenTable`: a seat sees all of its own cards and marks, a spectator (None) nobody's."""
    return {
        "seat": seat,
        "phase": s.phase,
        "turn": s.turn,
        "sheets": _sheets_seen(s, seat),
        "before": s.opened[seat] if s.opened and seat is not None else None,
        "pencil": s.pencils[seat] if seat is not None else blank,
        "finished": _finished(s),
        "hand": s.hands[seat] if seat is not None else (),
        "kept": s.kept[seat] if seat is not None else None,
        "dealt": tuple(map(len, s.hands)),
        "display": s.display,
        "deck": s.deck.bit_count(),
        "used": s.used,
        "queue": s.queue,
        "to_take": s.to_take,
    }


def _sheets_seen(s: Table[Sheet, Pencil], seat: Seat | None) -> tuple[Sheet, ...]:
    """One's own sheet as it is, the others' as they were when this turn's marking began."""
    if s.phase is not Phase.MARK:
        return s.sheets
    return s.opened if seat is None else put(s.opened, seat, s.sheets[seat])


def _finished(s: AnyTable) -> tuple[bool, ...]:
    """Who has chosen two cards, or has said `Done`."""
    if s.phase is Phase.KEEP:
        return tuple(keep is not None for keep in s.kept)
    return tuple([pencil.done for pencil in s.pencils])


_OF_A_SEAT: Final = (Dealt, Kept, MarkedCells)


def redact(e: E, seat: Seat | None) -> E | Dealt | Kept | None:
    """That somebody was dealt a card, or has chosen, is public; which card is not. Marks are hidden entirely."""
    if not isinstance(e, _OF_A_SEAT) or e.seat == seat:
        return e
    if isinstance(e, MarkedCells):
        return None
    return Dealt(e.seat, None) if isinstance(e, Dealt) else Kept(e.seat, None)


# States that fit a view.


def imagined(v: AnyView, cards: int, blank: Pencil, rng: Random) -> AnyTable:
    """A table that fits the view: hidden cards are dealt at random, and nobody else has marked yet."""
    pool = unseen(cards, v.sheets, (*v.display, *v.hand))
    rng.shuffle(pool)
    hands = tuple(
        v.hand if k == v.seat else tuple(pool.pop() for _ in range(count)) for k, count in enumerate(v.dealt)
    )
    opened = tuple(v.before if k == v.seat and v.before else sheet for k, sheet in enumerate(v.sheets))
    return Table(
        phase=v.phase,
        turn=v.turn,
        sheets=v.sheets,
        opened=opened if v.phase is Phase.MARK else (),
        hands=hands,
        kept=_imagined_kept(v, rng),
        display=v.display,
        deck=sum(1 << card for card in pool),
        used=v.used,
        queue=v.queue,
        to_take=v.to_take,
        pencils=tuple(v.pencil if k == v.seat else blank for k in range(len(v.sheets))),
    )


def unseen(cards: int, sheets: Iterable[HeldCards], elsewhere: Iterable[int]) -> list[int]:
    """All cards out of sight: in the deck, or in somebody's hand."""
    shown = set(elsewhere)
    for sheet in sheets:
        shown.update(sheet.completed)
        shown.update(holding.card for holding in sheet.slots if holding)
    return [number for number in range(1, cards + 1) if number not in shown]


def _imagined_kept(v: AnyView, rng: Random) -> tuple[Keep | None, ...]:
    if v.phase is not Phase.KEEP:
        return (None,) * len(v.finished)
    return tuple(
        v.kept if k == v.seat else rng.choice(PAIRS) if done else None for k, done in enumerate(v.finished)
    )


def play_sealed(law: Law[T, E], s: T, finished: tuple[bool, ...], rng: Random) -> T:
    """Random legal marks for those who have finished."""
    for seat, ready in enumerate(finished):
        while s.phase is Phase.MARK and ready and not s.pencils[seat].done:
            s = turns.apply(law, s, seat, rng.choice(turns.legal(law, s, seat))).state
    return s
