"""What a mark brings, as far as its player can know: for the reasons of hints."""

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
    """The player's cards in play that are complete, if this one is; else empty."""


def brings(game: AnyExpedition, v: AnyView, a: Mark) -> Brings:
    """Applies the rules in a sampled world where nobody else has marked."""
    assert v.seat is not None
    step = game.apply(game.unsealed(v, Random(0)), v.seat, a)
    after = step.state.sheets[v.seat]
    holding = after.slots[a.slot]
    full = tuple(each.card for each in after.slots if each and game.law.card(each.card).complete(each.marked))
    completed = full if holding.card in full else ()
    return Brings(step.events[0], v.sheets[v.seat], after, holding.card, holding.marked, completed)
