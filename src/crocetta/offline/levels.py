"""Which bots can play in a browser: those without a kernel, because Pyodide has no compiler for it."""

from crocetta import bots
from crocetta.kit.game import AnyGame
from crocetta.kit.plugin import CompiledBot


def playable(game: AnyGame) -> tuple[str, ...]:
    """From the weakest to the strongest."""
    return tuple(level for level in bots.levels(game) if not isinstance(bots.get(level, game), CompiledBot))
