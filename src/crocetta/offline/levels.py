"""Which bots can play in a browser: those without a kernel, since Pyodide has no compiler for it."""

from crocetta import bots
from crocetta.kit.game import AnyGame
from crocetta.kit.plugin import CompiledBot


def playable(game: AnyGame) -> tuple[str, ...]:
    """Weakest first."""
    return tuple(level for level in bots.levels(game) if not isinstance(bots.get(level, game), CompiledBot))
