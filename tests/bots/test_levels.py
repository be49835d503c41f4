"""Bots by name, a tinkerer's own among them."""

from random import Random
from typing import Any

import pytest

from crocetta import bots, games
from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match
from crocetta.kit.plugin import Searcher
from tests.bots import doubles

OFFERED = [(name, level) for name in games.names() for level in bots.levels(games.get(name))]


def bot_of(level: str, game: AnyGame) -> bots.Bot[Any, Any]:
    """One that searches does so a little only."""
    bot = bots.get(level, game)
    return bot.with_playouts(40) if isinstance(bot, Searcher) else bot


def test_a_registered_bot_is_a_level() -> None:
    bot = bots.get("raises", games.get("pyramids"))
    assert isinstance(bot, doubles.Double)
    with pytest.raises(RuntimeError, match="out of ideas"):
        bot.choose(None, [], Random(0))


@pytest.mark.parametrize("level", ["random", "novice", "adept", "greedy"])
def test_no_registered_bot_hides_one_of_ours(level: str) -> None:
    with pytest.raises(ValueError, match=f"there is a bot '{level}' already"):
        bots.register(level, lambda game: bots.RandomBot())


@pytest.mark.parametrize("name", games.names())
def test_greedy_is_an_earlier_name_of_the_adept(name: str) -> None:
    game = games.get(name)
    assert type(bots.get("greedy", game)) is type(bots.get("adept", game))


def test_people_are_offered_levels_and_not_mere_chance() -> None:
    assert bots.LEVELS == ("novice", "adept", "expert", "master")
    assert bots.USUAL in bots.LEVELS


@pytest.mark.parametrize("name", games.names())
def test_a_game_offers_the_levels_that_it_has_from_the_weakest_to_the_strongest(name: str) -> None:
    game = games.get(name)
    offered = bots.levels(game)
    assert offered == tuple(level for level in bots.LEVELS if level in offered)
    assert {"novice", bots.USUAL} <= set(offered)
    for level in set(bots.LEVELS) - set(offered):
        with pytest.raises(ValueError, match=f"has no bot '{level}'"):
            bots.get(level, game)


@pytest.mark.parametrize(("name", "level"), OFFERED)
def test_a_choice_can_be_repeated_and_depends_on_nothing_hidden(name: str, level: str) -> None:
    """Another world that looks the same from this seat, and the same luck: the same choice."""
    game = games.get(name)
    match = Match.new(game, ["Ada", "Bruno", "Chiara"], seed="worlds")
    rng = Random(1)
    others = 0
    for number in range(60):
        seat = match.to_act[-1]
        view, legal = match.view(seat), match.legal(seat)
        chosen = bot_of(level, game).choose(view, legal, Random(number))
        assert chosen in legal
        assert bot_of(level, game).choose(view, legal, Random(number)) == chosen
        world = game.sample(view, rng)
        others += world != match.state
        assert bot_of(level, game).choose(game.view(world, seat), game.legal(world, seat), Random(number)) == chosen
        match.play(seat, chosen)
    assert others > 10, "hardly anything was hidden"


@pytest.mark.parametrize("name", games.names())
def test_a_novice_depends_on_its_luck(name: str) -> None:
    game = games.get(name)
    match = Match.new(game, ["Ada", "Bruno"], seed="luck")
    novice, varied = bots.get("novice", game), False
    for _ in range(40):
        seat = match.to_act[0]
        view, legal = match.view(seat), match.legal(seat)
        chosen = [novice.choose(view, legal, Random(luck)) for luck in range(8)]
        varied |= any(each != chosen[0] for each in chosen)
        match.play(seat, chosen[0])
    assert varied


def test_a_mistyped_level_is_told_which_one_was_meant() -> None:
    with pytest.raises(ValueError, match=r"there is no bot 'raisse'.*raises"):
        bots.get("raisse", games.get("pyramids"))
