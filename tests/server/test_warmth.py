"""A starting server compiles the fast rules beside itself, once."""

from pathlib import Path

import pytest

from crocetta import games
from crocetta.kit import cache
from crocetta.server.warmth import Warmth


@pytest.fixture(autouse=True)
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROCETTA_CACHE", str(tmp_path))
    monkeypatch.setenv("CROCETTA_WARM_UP", "on")


def test_a_cold_start_begins_to_compile_and_the_end_of_the_server_ends_it() -> None:
    warmth = Warmth()
    warmth.begin()
    assert warmth.compiling
    warmth.end()
    assert not warmth.compiling


def test_a_warm_start_compiles_nothing() -> None:
    for name in games.names():
        cache.now_warm(name)
    warmth = Warmth()
    warmth.begin()
    assert not warmth.compiling
    warmth.end()


def test_it_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROCETTA_WARM_UP", "off")
    warmth = Warmth()
    warmth.begin()
    assert not warmth.compiling


def test_a_table_is_set_where_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    def has_no_room(**_: object) -> None:
        raise BlockingIOError("no process can be started")

    monkeypatch.setattr("crocetta.games.compiling.begin", has_no_room)
    warmth = Warmth()
    warmth.begin()
    assert not warmth.compiling
    warmth.end()
