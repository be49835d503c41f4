"""Silver & Gold: Pyramids: chambers, dug from the Entrance to the Golden Tomb."""

from importlib.resources import files

from crocetta.games.pyramids.cards import read_own, read_shipped
from crocetta.games.pyramids.game import Pyramids


def load(data: str | None = None) -> Pyramids:
    if data is not None:
        return Pyramids(read_own(data))
    return Pyramids(read_shipped(files(__name__).joinpath("cards.toml").read_text(encoding="utf-8")))
