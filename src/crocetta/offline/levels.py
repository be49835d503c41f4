"""Which bots can play here: those that need no kernel, because a browser's Python has no compiler for it."""

from crocetta import bots
from crocetta.kit.game import AnyGame
from crocetta.kit.plugin import CompiledBot


def playable(game: AnyGame) -> tuple[str, ...]:
    """From the weakest to the strongest."""
    return tuple(level for level in bots.levels(game) if not isinstance(bots.get(level, game), CompiledBot))
