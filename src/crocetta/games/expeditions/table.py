"""What lies on the table in both games, and the moves of cards between deck, hands, display and players.

Each game's state extends `Table`; the functions here turn one table into the next and know nothing of scoring.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from crocetta.games.expeditions.actions import DECK, PAIRS, PLACES, Action, Deal, Flip, Keep, Start, Take
from crocetta.games.expeditions.events import Dealt, Displayed, Flipped, Kept, Laid, Took
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape
from crocetta.kit.game import DEALER, Chance, Illegal, Seat

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


NOW: Final = {
    Phase.START: "the start player is drawn",
    Phase.DEAL: "the cards are dealt",
    Phase.KEEP: "everybody keeps two of the four cards dealt",
    Phase.REFILL: "the display is filled",
    Phase.FLIP: "an expedition card is flipped",
    Phase.TAKE: "a new card is taken for a completed one",
    Phase.DRAW: "the card that was taken unseen is turned up",
}
"""What happens in a phase in which each seat has one kind of act; told to those who try another."""


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


AnyTable: TypeAlias = Table[Any, Any]
T = TypeVar("T", bound=AnyTable)
Item = TypeVar("Item")


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])


def put_slot(slots: Slots, slot: int, holding: Holding) -> Slots:
    return (holding, slots[1]) if slot == 0 else (slots[0], holding)


def whole_deck(cards: int) -> int:
    return (1 << cards + 1) - 2


def in_deck(deck: int) -> tuple[int, ...]:
    return tuple(number for number in range(1, deck.bit_length()) if deck >> number & 1)


def round_of(turn: int) -> int:
    return turn // TURNS_A_ROUND


def last_turn(s: AnyTable) -> bool:
    return s.turn == TURNS - 1


def to_act(s: AnyTable) -> tuple[Seat, ...]:
    if s.phase is Phase.MARK:
        return tuple(seat for seat, pencil in enumerate(s.pencils) if not pencil.done)
    if s.phase is Phase.KEEP:
        return tuple(seat for seat, keep in enumerate(s.kept) if keep is None)
    if s.phase is Phase.TAKE:
        return s.queue[:1]
    return () if s.phase is Phase.OVER else (DEALER,)


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
    """Eight expedition cards a round; one pile of cards until the hands are chosen and, shuffled anew, another."""
    if s.phase is Phase.START:
        return Chance("start", (), tuple(Start(seat) for seat in range(len(s.sheets))))
    if s.phase is Phase.FLIP:
        unseen = (Flip(card) for card in range(len(EXPEDITIONS)) if card not in s.used)
        return Chance("flips", (round_of(s.turn),), tuple(unseen))
    epoch = 0 if s.phase is Phase.DEAL else 1
    return Chance("deals", (epoch,), tuple(Deal(number) for number in in_deck(s.deck)))


def draw(s: T, card: int, clause: str) -> T:
    """The dealer's card leaves the deck."""
    if card < 1 or not s.deck >> card & 1:
        raise Illegal(clause, f"Card {card} is not in the deck")
    return replace(s, deck=s.deck & ~(1 << card))


def deal_to_hand(s: T, a: Deal, clause: str) -> tuple[T, tuple[Dealt]]:
    s = draw(s, a.card, clause)
    seat = next(seat for seat, hand in enumerate(s.hands) if len(hand) < DEALT)
    hands = put(s.hands, seat, (*s.hands[seat], a.card))
    everybody = all(len(hand) == DEALT for hand in hands)
    return replace(s, hands=hands, phase=Phase.KEEP if everybody else Phase.DEAL), (Dealt(seat, a.card),)


def keep(s: T, seat: Seat, a: Keep, clause: str) -> tuple[T, tuple[Kept | Laid, ...]]:
    """A sealed choice. With the last one, what was kept is laid open and the rest goes back into the deck."""
    if a not in PAIRS:
        raise Illegal(clause, "Keep two different cards of the four you were dealt")
    s = replace(s, kept=put(s.kept, seat, a))
    kept = Kept(seat, _chosen(s.hands[seat], a))
    if None in s.kept:
        return s, (kept,)
    return _lay_open(s, kept)


def _lay_open(s: T, kept: Kept) -> tuple[T, tuple[Kept | Laid, ...]]:
    laid = tuple(Laid(seat, _chosen(s.hands[seat], a)) for seat, a in enumerate(s.kept) if a)
    back = {card for hand in s.hands for card in hand} - {card for event in laid for card in event.cards}
    sheets = tuple(
        replace(sheet, slots=(Holding(event.cards[0]), Holding(event.cards[1])))
        for sheet, event in zip(s.sheets, laid, strict=True)
    )
    seats = len(sheets)
    s = replace(s, sheets=sheets, hands=((),) * seats, kept=(None,) * seats)
    deck = s.deck | sum(1 << card for card in back)
    return replace(s, phase=Phase.REFILL, deck=deck), (kept, *laid)


def _chosen(hand: tuple[int, ...], a: Keep) -> tuple[int, int]:
    return hand[a.first], hand[a.second]


def display_is_short(s: AnyTable) -> bool:
    return len(s.display) < DISPLAYED and s.deck != 0


def lay_on_display(s: T, a: Deal, clause: str) -> tuple[T, tuple[Displayed]]:
    s = draw(s, a.card, clause)
    return replace(s, display=(*s.display, a.card)), (Displayed(a.card),)


def flip(s: T, a: Flip, clause: str) -> tuple[T, tuple[Flipped]]:
    if a.card in s.used or not 0 <= a.card < len(EXPEDITIONS):
        raise Illegal(clause, f"Expedition card {a.card} is not in the pile")
    return replace(s, phase=Phase.MARK, used=(*s.used, a.card), opened=s.sheets), (Flipped(a.card),)


def take(s: T, seat: Seat, a: Take, clause: str, empty_clause: str) -> tuple[T, tuple[Took, ...]]:
    """A card of the display changes hands at once; one of the deck must first be turned up by the dealer."""
    if a.place == DECK:
        if not s.deck:
            raise Illegal(empty_clause, "The deck is empty; take a card of the display")
        return replace(s, phase=Phase.DRAW), ()
    if not 0 <= a.place < len(s.display):
        raise Illegal(clause, f"There is no such card; the display has {len(s.display)}")
    card = s.display[a.place]
    s = replace(s, display=s.display[: a.place] + s.display[a.place + 1 :])
    return receive(s, seat, card), (Took(seat, card, unseen=False),)


def turn_up(s: T, a: Deal, clause: str) -> tuple[T, tuple[Took, ...]]:
    """The card that the first in the queue took unseen."""
    seat = s.queue[0]
    return receive(draw(s, a.card, clause), seat, a.card), (Took(seat, a.card, unseen=True),)


def receive(s: T, seat: Seat, card: int) -> T:
    """A new card fills the seat's first empty slot."""
    sheet = s.sheets[seat]
    slots = put_slot(sheet.slots, sheet.slots.index(None), Holding(card))
    return replace(s, sheets=put(s.sheets, seat, replace(sheet, slots=slots)), to_take=s.to_take - 1)


def current_shape(s: AnyTable) -> Shape:
    return EXPEDITIONS[s.used[-1]]
