"""Silver & Gold: Pyramids: chambers, dug from the Entrance to the Golden Tomb."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crocetta.games.pyramids.game import Pyramids


def load(data: str | None = None, *, own: bool = True) -> Pyramids:
    """The game with the shipped cards, a host's own or, where `own` is False, those of an earlier edition."""
    from crocetta.games.pyramids.cards import read_own, read_shipped
    from crocetta.games.pyramids.game import Pyramids

    if data is not None and own:
        return Pyramids(read_own(data))
    return Pyramids(read_shipped(data or files(__name__).joinpath("cards.toml").read_text(encoding="utf-8")))
