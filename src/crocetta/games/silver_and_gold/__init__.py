"""Silver & Gold: treasure maps, marked by everybody at once."""

from importlib.resources import files

from crocetta.games.silver_and_gold.cards import read_own, read_shipped
from crocetta.games.silver_and_gold.game import SilverAndGold


def load(data: str | None = None) -> SilverAndGold:
    if data is not None:
        return SilverAndGold(read_own(data))
    return SilverAndGold(read_shipped(files(__name__).joinpath("cards.toml").read_text(encoding="utf-8")))
