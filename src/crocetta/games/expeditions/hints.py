"""What a mark brings, as far as its player can know: for the reasons of hints."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from crocetta.games.expeditions.actions import Mark
from crocetta.games.expeditions.game import AnyExpedition
from crocetta.games.expeditions.secrets import AnyView
from crocetta.games.expeditions.shapes import EXPEDITIONS, Shape
from crocetta.games.expeditions.table import TURNS, TURNS_A_ROUND, Holding, Slots
from crocetta.kit.hint import Because

Card = TypeVar("Card")

SOON: Final = 3
"""With fewer turns left a new card will hardly be completed."""
MOST: Final = 0.7
"""The share of the shapes that must fit to be worth a word."""


class Brings(NamedTuple):
    marked: Any
    """The game's own event."""
    before: Any
    """The player's sheet."""
    after: Any
    card: int
    """The card that was marked, and the cells marked on it now."""
    cells: int
    completed: tuple[int, ...]
    """The player's cards in play that are complete, if this mark has completed one of them; else empty."""
    bonus: int
    """The further marks that its crosses give, as far as there is something left to mark."""


def brings(game: AnyExpedition, v: AnyView, a: Mark) -> Brings:
    """Applies the rules in a sampled world where nobody else has marked."""
    assert v.seat is not None
    step = game.apply(game.unsealed(v, Random(0)), v.seat, a)
    marked: Any = step.events[0]
    before, after = v.sheets[v.seat], step.state.sheets[v.seat]
    was, holding = before.slots[a.slot], after.slots[a.slot]
    assert was
    card = game.law.card(holding.card)
    full = tuple(each.card for each in after.slots if each and game.law.card(each.card).complete(each.marked))
    completed = full if holding.card in full and not card.complete(was.marked) else ()
    crosses = (a.cells & card.crosses).bit_count()
    left = sum((game.law.card(each.card).cells & ~each.marked).bit_count() for each in after.slots if each)
    return Brings(marked, before, after, holding.card, holding.marked, completed, min(crosses, left))


def turns_left(v: AnyView) -> int:
    """After the current one."""
    return TURNS - 1 - v.turn


def the_most(worth: Callable[[Card], int], cards: Sequence[Card], *chosen: Card) -> int:
    """What the chosen cards have together, if no others of these have more, and some have less; else 0."""
    together, ordered = sum(map(worth, chosen)), sorted(map(worth, cards))
    return together if together == sum(ordered[-len(chosen) :]) > sum(ordered[: len(chosen)]) else 0


def the_least(worth: Callable[[Card], int], cards: Sequence[Card], *chosen: Card) -> int:
    """The same for the fewest."""
    return -the_most(lambda card: -worth(card), cards, *chosen)


def what_fits(game: AnyExpedition, v: AnyView, slots: Slots, owed: int, open_pile: bool) -> Because | None:
    """That most shapes have room on one of these cards: of those still in the pile if it is open, else of all.

    Nothing while bonus marks are still owed: they take room.
    """
    if owed:
        return None
    held = [(slot, each) for slot, each in enumerate(slots) if each]
    replaced = any(game.law.card(each.card).complete(each.marked) for _, each in held)
    if turns_left(v) == 0 or replaced:
        return None
    used = v.used if open_pile and (v.turn + 1) % TURNS_A_ROUND else ()
    shapes = {shape for number, shape in enumerate(EXPEDITIONS) if number not in used}
    fitting = sum(any(_has_room(game, slot, each, shape) for slot, each in held) for shape in shapes)
    if fitting == len(shapes):
        return Because("hint-fits-all")
    return Because("hint-fits", {"count": fitting, "all": len(shapes)}) if fitting >= MOST * len(shapes) else None


def _has_room(game: AnyExpedition, slot: int, held: Holding, shape: Shape) -> bool:
    """Whether the whole shape fits on a card: a single cell always does."""
    card = game.law.card(held.card)
    return any(mark.cells.bit_count() > 1 for mark in card.fitting(card.ways[slot][shape], held.marked))
