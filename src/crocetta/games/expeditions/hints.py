"""What a mark brings, as far as its player can know: the basis of the reasons for hints."""

from random import Random
from typing import Any, NamedTuple

from crocetta.games.expeditions.actions import Mark
from crocetta.games.expeditions.game import AnyExpedition
from crocetta.games.expeditions.secrets import AnyView


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
    """The player's completed cards, this one among them; empty if it is not."""


def brings(game: AnyExpedition, v: AnyView, a: Mark) -> Brings:
    """By the rules, in a world where nobody else has marked; what others do is not asked for."""
    assert v.seat is not None
    step = game.apply(game.unsealed(v, Random(0)), v.seat, a)
    after = step.state.sheets[v.seat]
    holding = after.slots[a.slot]
    full = tuple(each.card for each in after.slots if each and game.law.card(each.card).complete(each.marked))
    completed = full if holding.card in full else ()
    return Brings(step.events[0], v.sheets[v.seat], after, holding.card, holding.marked, completed)
