"""Silver & Gold: treasure maps, marked by everybody at once."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crocetta.games.silver_and_gold.game import SilverAndGold


def load(data: str | None = None, *, own: bool = True) -> SilverAndGold:
    """The game with the shipped maps, a host's own or, where `own` is False, those of an earlier edition."""
    from crocetta.games.silver_and_gold.cards import read_own, read_shipped
    from crocetta.games.silver_and_gold.game import SilverAndGold

    if data is not None and own:
        return SilverAndGold(read_own(data))
    return SilverAndGold(read_shipped(data or files(__name__).joinpath("cards.toml").read_text(encoding="utf-8")))
