"""The state that both games share, who is to act, and what the dealer may do. Each game's state extends it."""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from crocetta.games.expeditions.actions import DECK, PAIRS, PLACES, Action, Deal, Flip, Keep, Start, Take
from crocetta.games.expeditions.events import MarkedCells
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape
from crocetta.kit.game import DEALER, Chance, Seat

DEALT: Final = 4
DISPLAYED: Final = 4
ROUNDS: Final = 4
TURNS_A_ROUND: Final = 7
TURNS: Final = ROUNDS * TURNS_A_ROUND


class Phase(Enum):
    START = "start"
    """The dealer draws the start player."""
    DEAL = "deal"
    """The dealer deals four cards to each player."""
    KEEP = "keep"
    """Everybody keeps two of them, in secret."""
    REFILL = "refill"
    """The dealer fills the display up to four."""
    FLIP = "flip"
    """The dealer flips an expedition card."""
    MARK = "mark"
    """Everybody marks, in secret."""
    TAKE = "take"
    """The first in the queue takes a new card for a completed one."""
    DRAW = "draw"
    """The dealer turns up the card that was taken unseen."""
    OVER = "over"


class Holding(Struct, frozen=True, gc=False):
    """A card in play before a player, and the cells marked on it."""

    card: int
    marked: int = 0


Slots: TypeAlias = tuple[Holding | None, Holding | None]
EMPTY: Final[Slots] = (None, None)


class HeldCards(Struct, frozen=True, gc=False):
    """The part of a player's sheet that both games have."""

    slots: Slots = EMPTY
    completed: tuple[int, ...] = ()
    """Numbers of the cards laid aside, in the order they were completed."""


class SealedMarks(Protocol):
    """The part of a player's pencil that both games have: what was done in this turn's action 2."""

    @property
    def marks(self) -> tuple[MarkedCells, ...]: ...
    @property
    def owed(self) -> int: ...
    @property
    def done(self) -> bool: ...


Sheet = TypeVar("Sheet", bound=HeldCards)
Pencil = TypeVar("Pencil", bound=SealedMarks)


class Table(Struct, Generic[Sheet, Pencil], frozen=True, gc=False):
    phase: Phase
    turn: int
    """0 to 27; seven turns are a round."""
    sheets: tuple[Sheet, ...]
    """As they are, marks of an unfinished turn included."""
    opened: tuple[Sheet, ...]
    """As all saw them when this turn's marking began; empty outside the marking phase."""
    hands: tuple[tuple[int, ...], ...]
    """The four cards to choose from, until all have chosen."""
    kept: tuple[Keep | None, ...]
    display: tuple[int, ...]
    deck: int
    """Bit n is set while card n lies in the deck; its order is not known to anybody."""
    used: tuple[int, ...]
    """Expedition cards flipped in this round; the last one lies open."""
    queue: tuple[Seat, ...]
    """Who still has an action 3 in this turn, in order."""
    to_take: int
    """How many cards the first in the queue still takes."""
    pencils: tuple[Pencil, ...]


def at_first(phase: Phase, seats: int, cards: int, sheet: Sheet, pencil: Pencil) -> Table[Sheet, Pencil]:
    """Before the dealer's first act."""
    return Table(
        phase=phase,
        turn=0,
        sheets=(sheet,) * seats,
        opened=(),
        hands=((),) * seats,
        kept=(None,) * seats,
        display=(),
        deck=whole_deck(cards),
        used=(),
        queue=(),
        to_take=0,
        pencils=(pencil,) * seats,
    )


AnyTable: TypeAlias = Table[Any, Any]
T = TypeVar("T", bound=AnyTable)
Item = TypeVar("Item")


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def put_slot(slots: Slots, slot: int, holding: Holding) -> Slots:
    return (holding, slots[1]) if slot == 0 else (slots[0], holding)


def whole_deck(cards: int) -> int:
    return (1 << cards + 1) - 2


def in_deck(deck: int) -> tuple[int, ...]:
    return tuple(number for number in range(1, deck.bit_length()) if deck >> number & 1)


def round_of(turn: int) -> int:
    return turn // TURNS_A_ROUND


def to_act(s: AnyTable) -> tuple[Seat, ...]:
    if s.phase is Phase.MARK:
        return tuple([seat for seat, pencil in enumerate(s.pencils) if not pencil.done])
    if s.phase is Phase.KEEP:
        return tuple(seat for seat, keep in enumerate(s.kept) if keep is None)
    if s.phase is Phase.TAKE:
        return s.queue[:1]
    return () if s.phase is Phase.OVER else (DEALER,)


def simultaneous(s: AnyTable) -> bool:
    return s.phase is Phase.MARK or s.phase is Phase.KEEP


def progress(s: AnyTable) -> dict[str, int]:
    return {"round": round_of(s.turn) + 1, "turn": s.turn % TURNS_A_ROUND + 1}


def legal(s: AnyTable, seat: Seat) -> Sequence[Action]:
    """What a seat may do outside the marking phase."""
    if seat not in to_act(s):
        return ()
    if seat == DEALER:
        return chance(s).outcomes
    return PAIRS if s.phase is Phase.KEEP else can_take(s)


def can_take(s: AnyTable) -> Sequence[Take]:
    return PLACES[: len(s.display)] + (PLACES[DECK:] if s.deck else ())


def chance(s: AnyTable) -> Chance[Action]:
    """Eight expedition cards per round; one pile of cards until hands are chosen, then another, shuffled again."""
    if s.phase is Phase.START:
        return Chance("start", (), tuple(Start(seat) for seat in range(len(s.sheets))))
    if s.phase is Phase.FLIP:
        unseen = (Flip(card) for card in range(len(EXPEDITIONS)) if card not in s.used)
        return Chance("flips", (round_of(s.turn),), tuple(unseen))
    epoch = 0 if s.phase is Phase.DEAL else 1
    return Chance("deals", (epoch,), tuple(Deal(number) for number in in_deck(s.deck)))


def display_is_short(s: AnyTable) -> bool:
    return len(s.display) < DISPLAYED and s.deck != 0


def current_shape(s: AnyTable) -> Shape:
    return EXPEDITIONS[s.used[-1]]
