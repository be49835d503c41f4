"""Reasons for hints: why an act is good, from what its player sees."""

from typing import TYPE_CHECKING

from crocetta.games.expeditions.actions import DECK, Action, Done, Keep, Mark, Take
from crocetta.games.expeditions.hints import brings
from crocetta.games.pyramids.cards import COLOURS
from crocetta.games.pyramids.rules import CLAIM_POINTS, CLAIMED_BY
from crocetta.games.pyramids.view import View
from crocetta.kit.hint import Because

if TYPE_CHECKING:
    from crocetta.games.pyramids.game import Pyramids


def because(game: "Pyramids", v: View, a: Action) -> Because | None:
    cards = game.deck.pyramids
    match a:
        case Keep(first, second):
            alike = cards[v.hand[first]].colour is cards[v.hand[second]].colour
            return Because("hint-keep-alike") if alike else None
        case Take(place) if place == DECK:
            return Because("hint-deck")
        case Take(place):
            return Because("hint-take-claim") if _may_claim(game, v, v.display[place], _held(v)) else None
        case Mark():
            return _mark(game, v, a)
        case Done():
            return Because("hint-done")
        case _:
            return None


def _mark(game: "Pyramids", v: View, a: Mark) -> Because | None:
    marked, _, _, card, cells, completed = brings(game, v, a)
    if completed:
        others = tuple(number for number in completed if number != card)
        if _may_claim(game, v, card, others):
            return Because("hint-claim")
        return Because("hint-completes", {"count": len(completed)})
    if marked.owed:
        return Because("hint-bonus")
    if marked.torch:
        return Because("hint-torch")
    if marked.erased:
        return Because("hint-potion", {"count": marked.erased})
    if marked.reds + marked.greens:
        return Because("hint-gems", {"count": marked.reds + marked.greens})
    chamber = game.deck.pyramids[card]
    return Because("hint-tomb") if chamber.reach(cells) & chamber.tomb else None


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
