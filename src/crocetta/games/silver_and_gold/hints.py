"""Reasons for hints: why an act is good, from what its player sees."""

from typing import TYPE_CHECKING, Final

from crocetta.games.expeditions.actions import DECK, Action, Done, Keep, Mark, Take
from crocetta.games.expeditions.hints import brings, what_fits
from crocetta.games.silver_and_gold.rules import COINS_A_ROW
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.hint import Because

if TYPE_CHECKING:
    from crocetta.games.silver_and_gold.game import SilverAndGold

NEARLY: Final = 2
"""A hint mentions a map with at most so many fields left."""


def because(game: "SilverAndGold", v: View, a: Action) -> Because | None:
    match a:
        case Keep(first, second):
            return _keep(game, v, (v.hand[first], v.hand[second]))
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
    marked, before, after, card, cells, completed, crosses = brings(game, v, a)
    row = after.coins // COINS_A_ROW > before.coins // COINS_A_ROW
    left = (game.deck.maps[card].cells & ~cells).bit_count()
    if completed:
        points = sum(game.deck.maps[number].value for number in completed)
        return Because("hint-completes", {"count": len(completed), "points": points})
    if row and v.cups_left:
        return Because("hint-cup")
    if crosses:
        return Because("hint-bonus", {"count": crosses})
    if marked.palms:
        return Because("hint-palm", {"points": sum(marked.palms)})
    if marked.coins and after.coins % COINS_A_ROW == COINS_A_ROW - 1 and v.cups_left:
        return Because("hint-race")
    if left <= NEARLY:
        return Because("hint-nearly", {"count": left})
    return (
        Because("hint-coins", {"count": marked.coins})
        if marked.coins
        else what_fits(game, v, after.slots, v.options.open_pile)
    )


def _keep(game: "SilverAndGold", v: View, kept: tuple[int, int]) -> Because | None:
    maps = game.deck.maps
    points = sum(maps[card].value for card in kept)
    if points == sum(sorted(maps[card].value for card in v.hand)[-2:]):
        return Because("hint-keep", {"points": points})
    crosses = sum(maps[card].crosses.bit_count() for card in kept)
    if crosses and crosses == sum(sorted(maps[card].crosses.bit_count() for card in v.hand)[-2:]):
        return Because("hint-keep-crosses", {"count": crosses})
    fields = sum(maps[card].cells.bit_count() for card in kept)
    quickest = fields == sum(sorted(maps[card].cells.bit_count() for card in v.hand)[:2])
    return Because("hint-keep-quick", {"count": fields}) if quickest else None


def _take(game: "SilverAndGold", v: View, card: int) -> Because | None:
    assert v.seat is not None
    maps, found, sheet = game.deck.maps, game.deck.maps[card], v.sheets[v.seat]
    paid = sum(maps[number].colour is found.seal for number in sheet.completed)
    if paid:
        return Because("hint-take-seal", {"count": paid})
    coins = found.coins.bit_count()
    if coins and sheet.coins % COINS_A_ROW + coins >= COINS_A_ROW and v.cups_left:
        return Because("hint-take-cup")
    if found.value == max(maps[number].value for number in v.display):
        return Because("hint-take", {"points": found.value})
    crosses = found.crosses.bit_count()
    if crosses and crosses == max(maps[number].crosses.bit_count() for number in v.display):
        return Because("hint-take-crosses", {"count": crosses})
    fields = found.cells.bit_count()
    quickest = fields == min(maps[number].cells.bit_count() for number in v.display)
    return Because("hint-take-quick", {"count": fields}) if quickest else None
