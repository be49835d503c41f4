"""The registry of games: names, editions, rules pages."""

from importlib.resources import files
from typing import get_args

import pytest

from crocetta import games
from crocetta.kit.game import Edition
from crocetta.kit.plugin import plugin_of
from tests.games.expeditions_kit import BY_HAND, BY_HAND_GAME


def test_every_game_is_found_by_its_name() -> None:
    assert set(games.names()) >= {"silver-and-gold", "pyramids", "la-piramide"}
    for name in games.names():
        game = games.get(name)
        assert game.name == name
        assert game.title
        assert len(game.seats) > 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("silver-gold", "there is no game 'silver-gold'; did you mean 'silver-and-gold'?"),
        ("expeditions", "there is no game"),
    ],
)
def test_an_unknown_game_is_refused_with_a_suggestion(name: str, words: str) -> None:
    with pytest.raises(ValueError, match="there is no game") as caught:
        games.get(name)
    assert str(caught.value).startswith(words)


def test_an_edition_is_resolved_by_its_name_and_digest() -> None:
    for name in games.names():
        edition = games.get(name).edition
        assert games.resolve(name, edition).edition == edition


def test_every_edition_that_was_ever_shipped_can_still_be_played() -> None:
    for name in games.names():
        shipped = games.editions(name)
        assert shipped[0] == games.get(name).edition
        assert (
            len({edition.name for edition in shipped})
            == len({edition.digest for edition in shipped})
            == len(shipped)
        )
        for edition in shipped:
            assert edition.embedded is None
            assert games.resolve(name, edition).edition == edition
            assert games.find(name, edition.digest) is games.resolve(name, edition)


def test_the_first_maps_of_silver_and_gold_are_kept_beside_todays() -> None:
    assert [edition.name for edition in games.editions("silver-and-gold")] == ["second-tide", "first-tide"]
    first, second = (games.resolve("silver-and-gold", edition) for edition in games.editions("silver-and-gold"))
    assert first.drawings != second.drawings


def test_the_text_of_an_earlier_edition_brought_by_a_host_is_the_hosts_own() -> None:
    text = files("crocetta.games.silver_and_gold").joinpath("editions/first-tide.toml").read_text(encoding="utf-8")
    own = games.get("silver-and-gold", text)
    earlier = games.find("silver-and-gold", own.edition.digest)
    assert (own.edition.name, own.edition.embedded) == ("first-tide", text)
    assert (earlier.edition.name, earlier.edition.embedded) == ("first-tide", None)
    assert games.resolve("silver-and-gold", own.edition) is own
    assert games.resolve("silver-and-gold", earlier.edition) is earlier


@pytest.mark.parametrize("name", games.names())
def test_todays_cards_or_maze_can_become_an_earlier_edition(name: str) -> None:
    """What a newer edition replaces is moved to the folder `editions` and is read from there."""
    folder = files("crocetta.games").joinpath(name.replace("-", "_"))
    text = next(path for path in folder.iterdir() if path.name in ("cards.toml", "maze.txt")).read_text(
        encoding="utf-8"
    )
    load = plugin_of(games.get(name)).load
    assert load(text, own=False).edition == games.get(name).edition
    assert load(text).edition == Edition(games.get(name).edition.name, games.get(name).edition.digest, text)


def test_an_unknown_digest_finds_the_game_of_today() -> None:
    assert games.find("pyramids", "0123456789abcdef") is games.get("pyramids")
    with pytest.raises(ValueError, match="there is no game"):
        games.find("pyramid", "0123456789abcdef")


def test_a_hosts_own_deck_is_resolved_from_the_text_it_travels_with() -> None:
    game = games.resolve("silver-and-gold", BY_HAND.edition)
    assert game.edition == BY_HAND_GAME.edition
    assert game.actions == BY_HAND_GAME.actions


@pytest.mark.parametrize("field", ["name", "digest"])
def test_an_edition_that_the_program_does_not_have_is_refused(field: str) -> None:
    shipped = games.get("silver-and-gold").edition
    fields = {"name": shipped.name, "digest": shipped.digest, field: "0123456789abcdef"}
    with pytest.raises(ValueError, match=r"recorded with edition .* of Silver & Gold; this program has"):
        games.resolve("silver-and-gold", Edition(fields["name"], fields["digest"]))


def test_the_rules_are_there_in_every_language() -> None:
    for name in games.names():
        pages = {games.rules_page(name, language) for language in get_args(games.Language)}
        assert len(pages) == 3
        assert all(page.startswith("#") for page in pages)
