"""Curse cards drawn, played and robbed, and who has seen them (LP-23)."""

from typing import TypeVar

from msgspec.structs import replace

from crocetta.games.la_piramide.events import CursePlayed, Drew, Robbed
from crocetta.games.la_piramide.pieces import Curse, curse_of
from crocetta.games.la_piramide.state import Known, State
from crocetta.kit.game import Seat, Step

Item = TypeVar("Item")


def draw(s: State, seat: Seat, card: int) -> Step[State, Drew]:
    """Takes the top card of the deck. Once the unknown part is used up, everybody knows what comes."""
    seen = not s.deck
    drew = Drew(seat, curse_of(card), seen)
    hands = _with_hand(s, seat, (*s.hands[seat], card))
    if not seen:
        return Step(replace(s, hands=hands, deck=_without(s.deck, card)), (drew,))
    known = tuple(
        row if observer == seat else _with_row(row, seat, (*row[seat], curse_of(card)))
        for observer, row in enumerate(s.known)
    )
    return Step(replace(s, hands=hands, bottom=s.bottom[1:], known=known), (drew,))


def play(s: State, curse: Curse) -> Step[State, CursePlayed]:
    """The card goes to the bottom of the deck, seen by all."""
    seat = s.player
    card = next(card for card in s.hands[seat] if curse_of(card) is curse)
    known = tuple(_with_row(row, seat, _without(row[seat], curse)) for row in s.known)
    hands = _with_hand(s, seat, _without(s.hands[seat], card))
    return Step(replace(s, hands=hands, bottom=(*s.bottom, card), known=known), (CursePlayed(seat, curse),))


def rob(s: State, victim: Seat, card: int) -> Step[State, Robbed]:
    """The card changes hands; only thief and victim see which (LP-25)."""
    thief, curse = s.player, curse_of(card)
    known = tuple(_after_robbery(s, observer, thief, victim, curse) for observer in range(s.seats + 1))
    s = replace(s, hands=_with_hand(s, victim, _without(s.hands[victim], card)), known=known)
    s = replace(s, hands=_with_hand(s, thief, (*s.hands[thief], card)))
    return Step(s, (Robbed(thief, victim, curse),))


def _after_robbery(s: State, observer: int, thief: Seat, victim: Seat, curse: Curse) -> Known:
    row = s.known[observer]
    if observer == thief:
        return _with_row(row, victim, _without(row[victim], curse))
    if observer == victim:
        return _with_row(row, thief, (*row[thief], curse))
    certain = row[victim]
    kinds = set(certain)
    if len(kinds) == 1 and len(certain) == len(s.hands[victim]):
        # The hand is known to hold one kind only, so everybody knows what was taken.
        row = _with_row(row, thief, (*row[thief], *kinds))
    for each in kinds:
        certain = _without(certain, each)
    return _with_row(row, victim, certain)


def _with_hand(s: State, seat: Seat, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*s.hands[:seat], tuple(sorted(hand)), *s.hands[seat + 1 :])


def _with_row(row: Known, seat: Seat, curses: tuple[Curse, ...]) -> Known:
    return (*row[:seat], tuple(sorted(curses)), *row[seat + 1 :])


def _without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """Without one occurrence of the item, if there is any."""
    if item not in items:
        return items
    place = items.index(item)
    return items[:place] + items[place + 1 :]
