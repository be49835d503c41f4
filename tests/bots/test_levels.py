"""Bots by name, a tinkerer's own among them."""

from random import Random

import pytest

from crocetta import bots, games
from tests.bots import doubles


def test_a_registered_bot_is_a_level() -> None:
    bot = bots.get("raises", games.get("pyramids"))
    assert isinstance(bot, doubles.Double)
    with pytest.raises(RuntimeError, match="out of ideas"):
        bot.choose(None, [], Random(0))


def test_no_registered_bot_hides_one_of_ours() -> None:
    with pytest.raises(ValueError, match="there is a bot 'greedy' already"):
        bots.register("greedy", lambda game: bots.RandomBot())


def test_a_mistyped_level_is_told_which_one_was_meant() -> None:
    with pytest.raises(ValueError, match=r"there is no bot 'raisse'.*raises"):
        bots.get("raisse", games.get("pyramids"))
