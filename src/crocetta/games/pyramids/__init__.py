"""Silver & Gold: Pyramids: chambers, dug from the Entrance to the Golden Tomb."""

from __future__ import annotations

from functools import partial
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from crocetta.kit.words import Catalogue, Words, speak_for

if TYPE_CHECKING:
    from crocetta.games.expeditions.actions import Action
    from crocetta.games.pyramids.game import Pyramids
    from crocetta.games.pyramids.terminal import Table
    from crocetta.games.pyramids.view import View
    from crocetta.kit.layout import Layout
    from crocetta.kit.plugin import Bot, Fast

WORDS: Final = Words(Catalogue("crocetta.games.expeditions"), Catalogue(__name__))
speak_for("PY", WORDS)
LEVELS: Final = ("novice", "adept", "expert", "master")


def load(data: str | None = None, *, own: bool = True) -> Pyramids:
    from crocetta.games.pyramids.cards import read_own, read_shipped
    from crocetta.games.pyramids.game import Pyramids

    if data is not None and own:
        return Pyramids(read_own(data))
    return Pyramids(read_shipped(data or files(__name__).joinpath("cards.toml").read_text(encoding="utf-8")))


def load_bot(game: Pyramids, level: str) -> Bot[View, Action]:
    from crocetta.games.expeditions.expert import Effort, Expert, Master
    from crocetta.games.pyramids.greedy import Greedy
    from crocetta.games.pyramids.novice import Novice

    master = partial(Master, effort=Effort(playouts=3000, width=8, horizon=20, trust=30, look=4))
    return (Novice, Greedy, Expert, master)[LEVELS.index(level)](game)


def load_terminal(game: Pyramids, words: Words = WORDS) -> Table:
    from crocetta.games.pyramids.terminal import Table

    return Table(game, words)


def load_fast(game: Pyramids) -> Fast:
    from crocetta.games.expeditions.prospects import kept
    from crocetta.games.pyramids import kernel, packing, prospects
    from crocetta.kit.plugin import Fast

    return Fast(kernel, packing, packing.data(game), game, partial(kept, game, prospects.with_tables))


def load_layout(game: Pyramids) -> Layout:
    from crocetta.games.pyramids.layout import layout

    return layout(game)
