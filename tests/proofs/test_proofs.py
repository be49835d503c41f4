"""Short versions of `make crash`, `make disk`, `make worlds` and `make fuzz`, for every run of the tests."""

import asyncio
import sys
from pathlib import Path

import pytest

from crocetta import games
from tests.lengths import length
from tests.proofs import crash, disk, fuzz, worlds
from tests.proofs.leaks import LEAKS

processes = pytest.mark.skipif(sys.platform == "win32", reason="kills groups of processes")


@processes
def test_what_was_acknowledged_outlives_kills(tmp_path: Path) -> None:
    kills = length(quick=1, test=2, thorough=10)
    survived = asyncio.run(crash.kill_again_and_again(tmp_path, kills, 60 * kills, tables=3))
    assert survived.acknowledged >= 60 * kills


@processes
@pytest.mark.skipif(not disk.can_inject(), reason="no strace (apt install strace), or not allowed to use it")
@pytest.mark.parametrize("what", ["flushes fail in a row (EIO)"])
def test_nothing_is_acknowledged_that_the_disk_did_not_take(what: str) -> None:
    endured = disk.endure(what, length(quick=2, test=3, thorough=15))
    assert endured is not None
    assert endured.faults
    assert endured.acknowledged


@pytest.mark.parametrize("game", games.names())
def test_nobody_can_tell_worlds_apart_that_differ_in_a_secret(game: str) -> None:
    pairs = length(quick=200, test=800, thorough=10_000)
    assert worlds.at_rest(game, pairs).pairs.total() == pairs


@pytest.mark.parametrize("game", games.names())
def test_nor_through_a_server(game: str) -> None:
    pairs = length(quick=5, test=15, thorough=200)
    assert worlds.live(game, pairs).pairs.total() >= pairs


@pytest.mark.parametrize("what", LEAKS)
def test_a_planted_leak_is_caught(what: str) -> None:
    assert worlds.caught(what)


def test_there_are_enough_leaks_to_trust_the_nets() -> None:
    assert len(LEAKS) >= 20


def test_decoders_read_or_refuse() -> None:
    counts = fuzz.fuzz_decoders(length(quick=20_000, test=100_000, thorough=1_000_000))
    for decoder, counted in counts.items():
        assert counted.total() >= fuzz.FEWEST, decoder
        assert counted["read"] >= 3, (
            f"{decoder}: hardly anything was read, so little behind the first refusal was tried"
        )
        assert counted["refused"], decoder


def test_every_hostile_frame_is_answered() -> None:
    frames = length(quick=2_000, test=10_000, thorough=100_000)
    assert fuzz.fuzz_frames(frames).kinds.total() == frames


@processes
def test_hostile_bytes_hold_up_nobody(tmp_path: Path) -> None:
    endured = asyncio.run(fuzz.fuzz_bytes(tmp_path, length(quick=50, test=200, thorough=2_000)))
    assert endured.grown < 64
