"""Silver & Gold: treasure maps, marked by everybody at once."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from crocetta.kit.words import Catalogue, Words, speak_for

if TYPE_CHECKING:
    from crocetta.games.expeditions.actions import Action
    from crocetta.games.silver_and_gold.game import SilverAndGold
    from crocetta.games.silver_and_gold.terminal import Table
    from crocetta.games.silver_and_gold.view import View
    from crocetta.kit.layout import Layout
    from crocetta.kit.plugin import Bot, Fast

WORDS: Final = Words(Catalogue("crocetta.games.expeditions"), Catalogue(__name__))
speak_for("SG", WORDS)
LEVELS: Final = ("novice", "adept", "expert", "master")


def load(data: str | None = None, *, own: bool = True) -> SilverAndGold:
    from crocetta.games.silver_and_gold.cards import read_own, read_shipped
    from crocetta.games.silver_and_gold.game import SilverAndGold

    if data is not None and own:
        return SilverAndGold(read_own(data))
    return SilverAndGold(read_shipped(data or files(__name__).joinpath("cards.toml").read_text(encoding="utf-8")))


def load_bot(game: SilverAndGold, level: str) -> Bot[View, Action]:
    from crocetta.games.expeditions.expert import Effort, Expert, Master
    from crocetta.games.silver_and_gold.greedy import Greedy
    from crocetta.games.silver_and_gold.novice import Novice

    master = partial(Master, effort=Effort(playouts=4000, width=12, horizon=8, trust=30, look=4))
    return (Novice, Greedy, Expert, master)[LEVELS.index(level)](game)


def load_terminal(game: SilverAndGold, words: Words = WORDS) -> Table:
    from crocetta.games.silver_and_gold.terminal import Table

    return Table(game, words)


def load_fast(game: SilverAndGold) -> Fast:
    from crocetta.games.expeditions.prospects import kept
    from crocetta.games.silver_and_gold import kernel, packing, prospects
    from crocetta.kit.plugin import Fast

    return Fast(kernel, packing, packing.data(game), game, partial(kept, game, prospects.with_tables))


def load_layout(game: SilverAndGold) -> Layout:
    from crocetta.games.silver_and_gold.layout import layout

    return layout(game)
