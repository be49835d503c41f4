"""The strong bots of Pyramids; what they judge by is in `prospects.py` and `kernel/judging.py`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from crocetta.games.expeditions import expert as shared
from crocetta.games.expeditions.expert import Effort

if TYPE_CHECKING:
    from types import ModuleType

    from crocetta.games.expeditions.expert import Row
    from crocetta.games.pyramids.game import Pyramids
    from crocetta.games.pyramids.view import View

EFFORT: Final = Effort(playouts=4000, width=12, horizon=5, trust=20, look=4)


class Expert(shared.Expert):
    @staticmethod
    def thinking() -> ModuleType:
        from crocetta.games.pyramids import kernel

        return kernel

    @staticmethod
    def judged(game: Pyramids) -> Row:
        from crocetta.games.pyramids.prospects import judged

        return judged(game)

    @staticmethod
    def seen(game: Pyramids, view: View) -> Row:
        from crocetta.games.pyramids.packing import row
        from crocetta.games.pyramids.view import unsealed

        return row(game, unsealed(game.law, view, Random(0)))


class Master(shared.Master, Expert):
    effort = EFFORT
