"""The file of a match: readable, checked, and never lost to another."""

import json
import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crocetta import games
from crocetta.games.silver_and_gold import load
from crocetta.games.silver_and_gold.state import Options
from crocetta.kit.match import Match
from crocetta.kit.record import RecordError, write
from tests.games.expeditions_kit import BY_HAND, BY_HAND_GAME
from tests.kit.tables import begun, fresh, played

Page = dict[str, Any]


def refused(text: bytes) -> str:
    with pytest.raises(RecordError) as caught:
        Match.loads(text, games.resolve)
    return str(caught.value)


def edited(change: Callable[[Page], object], text: bytes | None = None) -> bytes:
    """A match file changed by somebody who knows how to make the check sum fit again."""
    page: Page = json.loads(text or played(12).dumps())
    change(page)
    page.pop("check", None)
    page["check"] = sha256(msgspec.json.encode(page, order="deterministic")).hexdigest()
    return json.dumps(page).encode()


# The file


def test_a_saved_match_is_one_readable_json_file() -> None:
    match = played(30)
    lines = match.dumps().decode().splitlines()
    page = json.loads(match.dumps())
    assert page["format"] == "crocetta match"
    assert page["version"] == 1
    assert page["game"] == "silver-and-gold"
    assert page["rules"] == 1
    assert page["seed"] == "7"
    assert page["edition"] == {
        "name": "by hand",
        "digest": BY_HAND.edition.digest,
        "embedded": BY_HAND.edition.embedded,
    }
    assert page["options"] == {"open_pile": False}
    assert page["players"] == [{"name": "Ada", "bot": None}, {"name": "Bruno", "bot": None}]
    assert len(page["entries"]) == len(match.entries) == sum(line.startswith('  {"seat"') for line in lines)
    assert {"seat": 0, "act": "take back"} in page["entries"] or {"seat": 1, "act": "take back"} in page["entries"]


def test_a_match_without_entries_is_a_file_too() -> None:
    match = fresh(None)
    assert Match.loads(match.dumps(), games.resolve).entries == []
    assert json.loads(match.dumps())["seed"] is None


def test_a_file_laid_out_anew_by_an_editor_stays_whole() -> None:
    match = played(20)
    page = json.loads(match.dumps())
    anew = json.dumps(dict(reversed(page.items())), indent=4, ensure_ascii=True).encode()
    assert Match.loads(anew, games.resolve).state == match.state


def test_names_in_any_script_survive() -> None:
    match = fresh("7", "Łucja", "Zoë 🏴", '"quoted"\n')
    again = Match.loads(match.dumps(), games.resolve)
    assert [player.name for player in again.header.players] == ["Łucja", "Zoë 🏴", '"quoted"\n']


def test_a_hosts_own_deck_travels_with_the_match(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    played(25).save(path)
    again = Match.load(path, games.resolve)
    assert again.game.edition == BY_HAND_GAME.edition
    assert again.state == played(25).state


def test_a_match_with_shipped_cards_names_their_edition_only() -> None:
    match = Match.new(games.get("silver-and-gold"), ["Ada", "Bruno"], seed="1")
    page = json.loads(match.dumps())
    assert page["edition"]["embedded"] is None
    assert Match.loads(match.dumps(), games.resolve).state == match.state


# Damage


def test_a_file_cut_off_at_any_byte_is_refused() -> None:
    text = begun().dumps()
    whole = text.rstrip()
    for length in range(len(whole)):
        assert "not a whole JSON file" in refused(text[:length])
    assert Match.loads(whole, games.resolve).state == begun().state


def test_a_changed_byte_anywhere_is_noticed() -> None:
    text = fresh(None).dumps().rstrip()
    for place in range(len(text)):
        for byte in (b"Z", b"1", b'"', b"\xff"):
            if text[place : place + 1] != byte:
                assert refused(text[:place] + byte + text[place + 1 :])


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"3",
        b'"crocetta match"',
        b'{"format": "chess"}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
    ],
)
def test_a_foreign_file_is_refused(text: bytes) -> None:
    assert "not a" in refused(text)


@pytest.mark.parametrize("version", [0, 2, "1", None, [1]])
def test_another_version_of_the_format_is_refused(version: object) -> None:
    def change(page: Page) -> None:
        page["version"] = version

    assert refused(edited(change)) == f'"version" is {version!r}; this program reads version 1'


def test_a_file_without_a_version_is_refused() -> None:
    assert '"version" is None' in refused(edited(lambda page: page.pop("version")))


def test_other_rules_are_refused() -> None:
    words = refused(edited(lambda page: page.update(rules=2)))
    assert words == "the header: recorded under rules 2 of Silver & Gold; this program plays rules 1"


def test_an_unknown_game_is_refused_with_a_suggestion() -> None:
    words = refused(edited(lambda page: page.update(game="silver-and-cold")))
    assert words == "the header: there is no game 'silver-and-cold'; did you mean 'silver-and-gold'?"


def test_an_unknown_edition_is_refused() -> None:
    words = refused(edited(lambda page: page["edition"].update(name="second tide", embedded=None)))
    assert words.startswith("the header: recorded with edition 'second tide'")


def test_an_embedded_deck_that_does_not_fit_its_digest_is_refused() -> None:
    words = refused(edited(lambda page: page["edition"].update(digest="0" * 64)))
    assert "recorded with edition 'by hand' (000000000000)" in words


def test_an_embedded_deck_that_breaks_a_clause_is_refused() -> None:
    def change(page: Page) -> None:
        page["edition"]["embedded"] = page["edition"]["embedded"].replace("oooo\noooo", "oooo\nooo.", 1)

    assert refused(edited(change)) == "the header: Card 1 (grey) has 7 fields instead of 8 (SG-2)"


@pytest.mark.parametrize("options", [{"open_pile": 3}, {"closed_pile": True}, [], "fast"])
def test_options_that_the_game_does_not_have_are_refused(options: object) -> None:
    def change(page: Page) -> None:
        page["options"] = options

    assert refused(edited(change)).startswith("the options of Silver & Gold: ")


def test_a_wrong_number_of_players_is_refused() -> None:
    words = refused(edited(lambda page: page["players"].pop()))
    assert words == "the header: Silver & Gold is for 2 to 4 players, not 1"


@pytest.mark.parametrize("key", ["game", "rules", "edition", "options", "players", "seed", "entries"])
def test_a_missing_part_is_named(key: str) -> None:
    words = refused(edited(lambda page: page.pop(key)))
    assert words.startswith("the file is damaged: ")
    assert f"`{key}`" in words


def test_a_missing_check_sum_is_refused() -> None:
    page = json.loads(played(5).dumps())
    del page["check"]
    assert "`check`" in refused(json.dumps(page).encode())


def test_an_unknown_part_is_refused() -> None:
    assert "the file is damaged: " in refused(edited(lambda page: page.update(comment="hello")))


@pytest.mark.parametrize("check", ["", "0" * 64])
def test_a_check_sum_that_does_not_fit_is_refused(check: str) -> None:
    page = json.loads(played(5).dumps())
    page["check"] = check
    words = refused(json.dumps(page).encode())
    assert words == 'the file was changed after it was saved: "check" does not fit its contents'


def first_mark(page: Page) -> int:
    """The number of the entry that first marks a map."""
    return next(number for number, line in enumerate(page["entries"], 1) if "cells" in line["act"])


@pytest.mark.parametrize(
    ("act", "words"),
    [
        ({"type": "mark", "slot": 0, "cells": 1 << 20}, "That’s sea, or off the map (SG-12)"),
        ({"type": "mark", "slot": 10**30, "cells": 1}, "entry {}: "),
        ({"type": "done"}, "First mark the shape or 1 field"),
        ({"type": "fly"}, "fly"),
        ({"type": "mark", "slot": 0}, "cells"),
        ({}, "type"),
        (7, "entry {}: "),
        (None, "entry {}: "),
        ("take it back", "is not an act"),
        ("take back", "a card was drawn or the die rolled"),
    ],
)
def test_a_changed_move_is_refused_with_its_place(act: object, words: str) -> None:
    text = begun()
    text.play(0, text.legal(0)[0])
    number = first_mark(json.loads(text.dumps()))

    def change(page: Page) -> None:
        page["entries"][number - 1]["act"] = act

    message = refused(edited(change, text.dumps()))
    assert message.startswith(f"entry {number}: ")
    assert words.format(number) in message


@pytest.mark.parametrize("seat", [2, -1, -2, 99])
def test_a_move_of_a_seat_that_does_not_play_is_refused(seat: int) -> None:
    match = begun()
    match.play(0, match.legal(0)[-1])
    number = len(match.entries)

    def change(page: Page) -> None:
        page["entries"][number - 1]["seat"] = seat

    assert refused(edited(change, match.dumps())).startswith(f"entry {number}: ")


def test_an_act_of_the_dealer_that_does_not_follow_from_the_seed_is_refused() -> None:
    def change(page: Page) -> None:
        card = page["entries"][2]["act"]["card"]
        page["entries"][2]["act"]["card"] = card % 16 + 1

    assert refused(edited(change)) == "entry 3: the dealer's act does not follow from the seed"


def test_another_seed_does_not_fit_the_log() -> None:
    assert "does not follow from the seed" in refused(edited(lambda page: page.update(seed="8")))


def test_a_missing_act_of_the_dealer_is_noticed() -> None:
    words = refused(edited(lambda page: page["entries"].pop(4)))
    assert words == "entry 5: the dealer's act does not follow from the seed"


def test_a_take_back_while_the_dealer_is_to_act_is_refused() -> None:
    words = refused(edited(lambda page: page["entries"].insert(3, {"seat": 0, "act": "take back"})))
    assert words == "entry 4: the dealer's act does not follow from the seed"


def test_without_a_seed_any_possible_luck_is_read() -> None:
    match = Match.loads(edited(lambda page: page.update(seed=None)), games.resolve)
    assert match.state == played(12).state


def test_a_file_is_named_in_what_is_said_about_it(tmp_path: Path) -> None:
    path = tmp_path / "torn.json"
    path.write_bytes(played(5).dumps()[:100])
    with pytest.raises(RecordError, match=r"torn\.json: not a whole JSON file"):
        Match.load(path, games.resolve)


# Saving


def test_a_later_part_replaces_an_earlier_part_of_the_same_match(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    for steps in (0, 10, 10, 40):
        played(steps).save(path)
        assert path.read_bytes() == played(steps).dumps()
    assert [file.name for file in tmp_path.iterdir()] == ["evening.json"]


def test_an_empty_file_may_be_written_to(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    path.touch()
    played(3).save(path)
    assert Match.load(path, games.resolve).state == played(3).state


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"Dear diary", "not a whole JSON file"),
        (b'{"format": "chess"}', "not a Crocetta match"),
        (played(20).dumps()[:-20], "not a whole JSON file"),
        (played(20).dumps().replace(b"Ada", b"Eva"), "was changed after it was saved"),
        (played(20, seed="8").dumps(), "it holds another match"),
        (played(21).dumps(), "it holds another match"),
        (fresh("7", "Ada", "Bruno", "Cleo").dumps(), "it holds another match"),
        (Match.new(BY_HAND_GAME, ["Ada", "Bruno"], Options(open_pile=True), "7").dumps(), "it holds another match"),
        (Match.new(games.get("silver-and-gold"), ["Ada", "Bruno"], seed="7").dumps(), "a match of another game"),
        (edited(lambda page: page.update(version=2)), '"version" is 2'),
        (edited(lambda page: page.update(rules=2)), "recorded under rules 2"),
    ],
)
def test_any_other_file_is_never_overwritten(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "evening.json"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=r"evening\.json is not replaced: ") as caught:
        played(20).save(path)
    assert words in str(caught.value)
    assert path.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["evening.json"]


def test_a_match_that_went_another_way_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    one, other = begun(), begun()
    one.play(0, one.legal(0)[0])
    other.play(0, other.legal(0)[1])
    one.save(path)
    with pytest.raises(RecordError, match="it holds another match"):
        other.save(path)


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError("No space left on device")

    path = tmp_path / "evening.json"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["evening.json"]


def test_a_deck_read_twice_is_the_same_edition() -> None:
    assert BY_HAND.edition.embedded is not None
    assert load(BY_HAND.edition.embedded).edition == BY_HAND.edition
