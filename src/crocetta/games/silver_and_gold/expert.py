"""The strong bots of Silver & Gold; what they judge by is in `prospects.py` and `kernel/judging.py`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from crocetta.games.expeditions import expert as shared
from crocetta.games.expeditions.expert import Effort

if TYPE_CHECKING:
    from types import ModuleType

    from crocetta.games.expeditions.expert import Row
    from crocetta.games.silver_and_gold.game import SilverAndGold
    from crocetta.games.silver_and_gold.view import View

EFFORT: Final = Effort(playouts=2000, width=8, horizon=5, trust=20, look=4)


class Expert(shared.Expert):
    @staticmethod
    def thinking() -> ModuleType:
        from crocetta.games.silver_and_gold import kernel

        return kernel

    @staticmethod
    def judged(game: SilverAndGold) -> Row:
        from crocetta.games.silver_and_gold.prospects import judged

        return judged(game)

    @staticmethod
    def seen(game: SilverAndGold, view: View) -> Row:
        from crocetta.games.silver_and_gold.packing import row
        from crocetta.games.silver_and_gold.view import unsealed

        return row(game, unsealed(game.law, view, Random(0)))


class Master(shared.Master, Expert):
    effort = EFFORT
