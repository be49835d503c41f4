"""Reasons for hints: why an act is good, from what its player sees."""

from typing import TYPE_CHECKING, Final

from crocetta.games.expeditions.actions import DECK, Action, Done, Keep, Mark, Take
from crocetta.games.expeditions.hints import brings
from crocetta.games.silver_and_gold.rules import COINS_A_ROW
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.hint import Because

if TYPE_CHECKING:
    from crocetta.games.silver_and_gold.game import SilverAndGold

NEARLY: Final = 2
"""A hint mentions a map with at most so many fields left."""


def because(game: "SilverAndGold", v: View, a: Action) -> Because | None:
    maps = game.deck.maps
    match a:
        case Keep(first, second):
            return Because("hint-keep", {"points": maps[v.hand[first]].value + maps[v.hand[second]].value})
        case Take(place) if place == DECK:
            return Because("hint-deck")
        case Take(place):
            return _take(game, v, v.display[place])
        case Mark():
            return _mark(game, v, a)
        case Done():
            return Because("hint-done")
        case _:
            return None


def _mark(game: "SilverAndGold", v: View, a: Mark) -> Because | None:
    marked, before, after, card, cells, completed = brings(game, v, a)
    row = after.coins // COINS_A_ROW > before.coins // COINS_A_ROW
    left = (game.deck.maps[card].cells & ~cells).bit_count()
    if completed:
        points = sum(game.deck.maps[number].value for number in completed)
        return Because("hint-completes", {"count": len(completed), "points": points})
    if row and v.cups_left:
        return Because("hint-cup")
    if marked.owed:
        return Because("hint-bonus")
    if marked.palms:
        return Because("hint-palm", {"points": sum(marked.palms)})
    if marked.coins and after.coins % COINS_A_ROW == COINS_A_ROW - 1 and v.cups_left:
        return Because("hint-race")
    if left <= NEARLY:
        return Because("hint-nearly", {"count": left})
    return Because("hint-coins", {"count": marked.coins}) if marked.coins else None


def _take(game: "SilverAndGold", v: View, card: int) -> Because:
    assert v.seat is not None
    maps, found = game.deck.maps, game.deck.maps[card]
    paid = sum(maps[number].colour is found.seal for number in v.sheets[v.seat].completed)
    if paid:
        return Because("hint-take-seal", {"count": paid})
    return Because("hint-take", {"points": found.value})
