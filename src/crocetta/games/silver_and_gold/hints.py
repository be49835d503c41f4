"""Reasons for hints: why an act is good, from what its player sees."""

from typing import TYPE_CHECKING, Final

from crocetta.games.expeditions.actions import DECK, Action, Done, Keep, Mark, Take
from crocetta.games.expeditions.hints import SOON, brings, the_least, the_most, turns_left, what_fits
from crocetta.games.silver_and_gold.cards import TreasureMap
from crocetta.games.silver_and_gold.rules import COINS_A_ROW, MOST_COINS, PALM_BOXES
from crocetta.games.silver_and_gold.view import View
from crocetta.kit.hint import Because

if TYPE_CHECKING:
    from crocetta.games.silver_and_gold.game import SilverAndGold

NEARLY: Final = 2
"""A hint mentions a map with at most so many fields left."""


def because(game: "SilverAndGold", v: View, a: Action) -> Because | None:
    match a:
        case Keep(first, second):
            return _keep([game.deck.maps[card] for card in v.hand], first, second)
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


def _mark(game: "SilverAndGold", v: View, a: Mark) -> Because | None:
    marked, before, after, card, cells, completed, bonus = brings(game, v, a)
    row = after.coins // COINS_A_ROW > before.coins // COINS_A_ROW
    left = (game.deck.maps[card].cells & ~cells).bit_count()
    if completed:
        points = sum(game.deck.maps[number].value for number in completed)
        if len(completed) > 1:
            return Because("hint-completes-both", {"points": points})
        return Because("hint-completes", {"points": points})
    if row and v.cups_left:
        return Because("hint-cup")
    if bonus:
        return Because("hint-bonus", {"count": bonus})
    if marked.palms:
        return Because("hint-palm", {"points": sum(marked.palms)})
    if marked.coins and after.coins % COINS_A_ROW == COINS_A_ROW - 1 and v.cups_left:
        return Because("hint-race")
    if left <= NEARLY:
        return Because("hint-nearly", {"count": left})
    return (
        Because("hint-coins", {"count": marked.coins})
        if marked.coins
        else what_fits(game, v, after.slots, marked.owed, v.options.open_pile)
    )


def _keep(hand: list[TreasureMap], first: int, second: int) -> Because | None:
    kept = hand[first], hand[second]
    if points := the_most(_value, hand, *kept):
        return Because("hint-keep", {"points": points})
    if crosses := the_most(_crosses, hand, *kept):
        return Because("hint-keep-crosses", {"count": crosses})
    if fields := the_least(_fields, hand, *kept):
        return Because("hint-keep-quick", {"count": fields})
    return None


def _take(game: "SilverAndGold", v: View, place: int) -> Because | None:
    assert v.seat is not None
    display, sheet = [game.deck.maps[card] for card in v.display], v.sheets[v.seat]
    found = display[place]
    coins = min(found.coins.bit_count(), MOST_COINS - sheet.coins)
    if turns_left(v) < SOON:
        palms = min(found.palms.bit_count(), PALM_BOXES - len(sheet.palms))
        what = "both" if coins and palms else "coins" if coins else "palms"
        return Because("hint-take-late", {"what": what}) if turns_left(v) > 0 and coins + palms else None
    paid = sum(game.deck.maps[number].colour is found.seal for number in sheet.completed)
    if paid:
        return Because("hint-take-seal", {"count": paid})
    if coins and sheet.coins % COINS_A_ROW + coins >= COINS_A_ROW and v.cups_left:
        return Because("hint-take-cup")
    if points := the_most(_value, display, found):
        return Because("hint-take", {"points": points})
    if crosses := the_most(_crosses, display, found):
        return Because("hint-take-crosses", {"count": crosses})
    if fields := the_least(_fields, display, found):
        return Because("hint-take-quick", {"count": fields})
    return None


def _value(card: TreasureMap) -> int:
    return card.value


def _crosses(card: TreasureMap) -> int:
    return card.crosses.bit_count()


def _fields(card: TreasureMap) -> int:
    return card.cells.bit_count()
