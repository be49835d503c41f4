"""Loads the fast rules (the kernel) of a game, for simulators and environments."""

from crocetta.kit.game import AnyGame
from crocetta.kit.plugin import Fast, plugin_of

__all__ = ["Fast", "fast"]


def fast(game: AnyGame) -> Fast:
    """The fast rules of this game and edition. ValueError for a game without a kernel."""
    found = plugin_of(game).load_fast(game)
    if found is None:
        raise ValueError(f"{game.title} has no fast rules")
    return found
