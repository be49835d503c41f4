"""The reason for an act, as a hint gives it."""

from typing import Any

from crocetta.kit.game import AnyGame
from crocetta.kit.hint import Because, reason_for


def why(game: AnyGame, s: Any, act: Any, seat: int = 0) -> Because:
    legal = game.legal(s, seat)
    assert act in legal
    return reason_for(game, game.view(s, seat), legal, act)
