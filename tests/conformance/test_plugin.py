"""Every game's folder offers what `kit.plugin.Plugin` asks of it."""

from types import ModuleType, SimpleNamespace
from typing import Any, get_args

import pytest

from crocetta import bots, games
from crocetta.games import la_piramide, pyramids, silver_and_gold
from crocetta.games.fast import fast
from crocetta.kit.layout import layout_of
from crocetta.kit.plugin import Plugin, plugin, plugin_of
from crocetta.kit.terminal import table_of

# The type checker holds each module against the protocol.
MAPS: Plugin = silver_and_gold
CHAMBERS: Plugin = pyramids
MAZE: Plugin = la_piramide
FOLDERS = (MAPS, CHAMBERS, MAZE)


def test_every_game_is_held_against_the_protocol() -> None:
    folders = [folder.__name__.rpartition(".")[2] for folder in FOLDERS if isinstance(folder, ModuleType)]
    assert sorted(folder.replace("_", "-") for folder in folders) == list(games.names())


@pytest.mark.parametrize("name", games.names())
def test_a_game_finds_what_its_folder_offers(name: str) -> None:
    game = games.get(name)
    assert plugin_of(game) in FOLDERS
    known = {"novice": "Novice", "adept": "Greedy", "expert": "Expert", "master": "Master"}
    assert {level: type(bots.get(level, game)).__name__ for level in bots.levels(game)}.items() <= known.items()
    assert table_of(game).hint
    assert plugin_of(game).WORDS.say("tile-title")
    assert fast(game).game is game
    assert layout_of(game).acts


@pytest.mark.parametrize("name", games.names())
def test_a_game_has_its_clauses_in_every_language(name: str) -> None:
    english, *others = (games.clauses(name, language) for language in get_args(games.Language))
    assert english
    assert all(other.keys() == english.keys() for other in others)


@pytest.mark.parametrize("name", games.names())
def test_learners_matches_are_played_with_options_of_the_game(name: str) -> None:
    game = games.get(name)
    layout = layout_of(game)
    options = game.types.options.type(**layout.options)
    longest = layout.lengths(game.seats[-1], options)
    assert longest.decisions > 0 < longest.deals


def test_a_folder_that_is_no_game_is_told_what_it_lacks() -> None:
    with pytest.raises(TypeError, match="does not offer WORDS, load, LEVELS, load_bot"):
        plugin("crocetta.games.expeditions")


def test_a_game_without_a_kernel_has_no_fast_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(game: Any) -> SimpleNamespace:
        return SimpleNamespace(load_fast=lambda game: None)

    monkeypatch.setattr("crocetta.games.fast.plugin_of", slow)
    with pytest.raises(ValueError, match="Pyramids has no fast rules"):
        fast(games.get("pyramids"))
