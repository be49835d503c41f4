"""The shelf: games by name, editions, rules pages."""

from typing import get_args

import pytest

from crocetta import games
from crocetta.kit.game import Edition
from tests.games.expeditions_kit import BY_HAND, BY_HAND_GAME


def test_every_game_on_the_shelf_is_found_by_its_name() -> None:
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
