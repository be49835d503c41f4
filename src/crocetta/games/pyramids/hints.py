"""Reasons for hints: why an act is good, from what its player sees."""

from typing import TYPE_CHECKING

from crocetta.games.expeditions.actions import DECK, Action, Done, Keep, Mark, Take
from crocetta.games.expeditions.hints import SOON, brings, the_least, the_most, turns_left, what_fits
from crocetta.games.pyramids.cards import COLOURS, Pyramid
from crocetta.games.pyramids.rules import CLAIM_POINTS, CLAIMED_BY, MOST_GEMS
from crocetta.games.pyramids.view import View
from crocetta.kit.hint import Because

if TYPE_CHECKING:
    from crocetta.games.pyramids.game import Pyramids


def because(game: "Pyramids", v: View, a: Action) -> Because | None:
    match a:
        case Keep(first, second):
            return _keep([game.deck.pyramids[card] for card in v.hand], first, second)
        case Take(place) if place == DECK:
            return Because("hint-deck")
        case Take(place):
            return _take(game, v, place)
        case Mark():
            return _mark(game, v, a)
        case Done():
            return Because("hint-done")
        case _:
            return None


def _mark(game: "Pyramids", v: View, a: Mark) -> Because | None:
    marked, before, after, card, cells, completed, bonus = brings(game, v, a)
    if completed:
        others = tuple(number for number in completed if number != card)
        if _may_claim(game, v, card, others):
            return Because("hint-claim")
        return Because("hint-completes-both") if others else Because("hint-completes")
    if bonus:
        return Because("hint-bonus", {"count": bonus})
    if marked.torch:
        return Because("hint-torch")
    if marked.erased:
        return Because("hint-potion", {"count": marked.erased})
    if marked.reds + marked.greens:
        return Because("hint-gems", {"count": marked.reds + marked.greens})
    chamber = game.deck.pyramids[card]
    way = chamber.way_left(cells)
    if way < chamber.way_left(before.slots[a.slot].marked):
        return Because("hint-nearer", {"count": way}) if way > 1 else Because("hint-tomb")
    return what_fits(game, v, after.slots, marked.owed, v.options.open_pile)


def _keep(hand: list[Pyramid], first: int, second: int) -> Because | None:
    kept = hand[first], hand[second]
    if kept[0].colour is kept[1].colour:
        return Because("hint-keep-alike")
    if way := the_least(_way, hand, *kept):
        return Because("hint-keep-near", {"count": way})
    if gems := the_most(_gems, hand, *kept):
        return Because("hint-keep-gems", {"count": gems})
    if crosses := the_most(_crosses, hand, *kept):
        return Because("hint-keep-crosses", {"count": crosses})
    return None


def _take(game: "Pyramids", v: View, place: int) -> Because | None:
    assert v.seat is not None
    display, sheet = [game.deck.pyramids[card] for card in v.display], v.sheets[v.seat]
    found = display[place]
    if turns_left(v) < SOON:
        counts = (found.reds and sheet.reds < MOST_GEMS) or (found.greens and sheet.greens < MOST_GEMS)
        return Because("hint-take-late") if turns_left(v) > 0 and counts else None
    if _may_claim(game, v, found.number, _held(v)):
        return Because("hint-take-claim")
    if way := the_least(_way, display, found):
        return Because("hint-take-near", {"count": way})
    if gems := the_most(_gems, display, found):
        return Because("hint-take-gems", {"count": gems})
    if crosses := the_most(_crosses, display, found):
        return Because("hint-take-crosses", {"count": crosses})
    return None


def _way(card: Pyramid) -> int:
    return card.way_left(0)


def _gems(card: Pyramid) -> int:
    return (card.reds | card.greens).bit_count()


def _crosses(card: Pyramid) -> int:
    return card.crosses.bit_count()


def _held(v: View) -> tuple[int, ...]:
    """The cards in play, without those just being laid aside."""
    assert v.seat is not None
    sheet = v.sheets[v.seat]
    return tuple(each.card for each in sheet.slots if each and each.card not in sheet.completed)


def _may_claim(game: "Pyramids", v: View, card: int, with_: tuple[int, ...]) -> bool:
    """Whether this card, completed with those, makes a pair of its colour while a claim is left."""
    assert v.seat is not None
    cards = game.deck.pyramids
    colour = cards[card].colour
    count = 1 + sum(cards[number].colour is colour for number in (*v.sheets[v.seat].completed, *with_))
    return count in CLAIMED_BY and v.claimed[COLOURS.index(colour)] < len(CLAIM_POINTS)
