"""Short versions of `make crash`, `make disk`, `make worlds` and `make fuzz`, for every run of the tests."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

from crocetta import games
from crocetta.bots.desk import InlineDesk
from crocetta.server.app import create_app
from crocetta.server.store import Store
from crocetta.tables.protocol import FromPage
from tests.lengths import length
from tests.proofs import crash, decoders, disk, fuzz, world, worlds
from tests.proofs.leaks import LEAKS
from tests.proofs.table_pairs import Leak
from tests.proofs.tally import Tally, until_stopped

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
    result = disk.run_fault(what, length(quick=2, test=3, thorough=15))
    assert result is not None
    assert result.faults
    assert result.acknowledged


@pytest.mark.parametrize("game", games.names())
def test_nobody_can_tell_worlds_apart_that_differ_in_a_secret(game: str) -> None:
    pairs = length(quick=200, test=800, thorough=10_000)
    assert worlds.at_rest(game, pairs).pairs.total() == pairs


@pytest.mark.parametrize("game", games.names())
def test_nor_through_a_server(game: str) -> None:
    pairs = length(quick=30, test=100, thorough=1_000)
    found = worlds.live(game, pairs).pairs
    assert found.total() >= pairs
    assert found["hint"]
    assert found["hidden"]


@pytest.mark.parametrize("what", LEAKS)
def test_a_planted_leak_is_caught(what: str) -> None:
    assert worlds.caught(what)


def test_there_are_enough_leaks_to_trust_the_nets() -> None:
    assert len(LEAKS) >= 20


def test_every_endpoint_of_a_table_is_asked_in_every_world() -> None:
    schema = create_app(Store("sqlite+aiosqlite://"), InlineDesk()).openapi_schema.to_schema()
    there = {
        (method.upper(), path.removeprefix("/api/tables/{table}"))
        for path, methods in schema["paths"].items()
        if path.startswith("/api/tables/{table}")
        for method in methods
    }
    requests = (*world.ALWAYS, *world.OF_BRUNO, *world.AT_TIMES, *world.OF_WATCHERS)
    asked = {(method, path.partition("?")[0].replace("/seats/0", "/seats/{seat}")) for method, path, _ in requests}
    assert asked == there


def test_every_message_of_a_line_is_said_in_every_world() -> None:
    kinds = msgspec.inspect.type_info(FromPage)
    assert isinstance(kinds, msgspec.inspect.UnionType)
    there = {kind.tag for kind in kinds.types if isinstance(kind, msgspec.inspect.StructType)}
    assert {message["type"] for message in world.MESSAGES} == there


def test_runs_add_up_and_none_is_made_twice(tmp_path: Path) -> None:
    tally = Tally("crash", folder=tmp_path)
    assert tally.begin("crash") == 0
    tally.add("crash", survived={"kills": 3})
    again = Tally("crash", folder=tmp_path)
    assert again.begin("crash") == 1
    again.add("crash", survived={"kills": 2, "matches": 1})
    assert again.counted("crash", "survived") == {"kills": 5, "matches": 1}
    assert "2 runs" in again.took
    assert Tally("crash", fresh=True, folder=tmp_path).total("crash", "survived") == 0


def test_what_was_reached_is_written_when_somebody_stops_it() -> None:
    def end_by(error: BaseException) -> None:
        with until_stopped():
            raise error

    for stopped in (KeyboardInterrupt(), BaseExceptionGroup("", [KeyboardInterrupt()])):
        end_by(stopped)
    for failure in (Leak(), BaseExceptionGroup("", [KeyboardInterrupt(), Leak()])):
        with pytest.raises((Leak, BaseExceptionGroup)):
            end_by(failure)


def test_decoders_read_or_refuse() -> None:
    counts = decoders.fuzz_decoders(length(quick=20_000, test=100_000, thorough=1_000_000))
    for decoder, counted in counts.items():
        assert counted.total() >= decoders.FEWEST, decoder
        assert counted["read"] >= 3, (
            f"{decoder}: hardly anything was read, so little behind the first refusal was tried"
        )
        assert counted["refused"], decoder


def test_every_hostile_frame_is_answered() -> None:
    frames = length(quick=2_000, test=10_000, thorough=100_000)
    assert fuzz.fuzz_frames(frames).kinds.total() == frames


@processes
def test_hostile_bytes_hold_up_nobody(tmp_path: Path) -> None:
    result = asyncio.run(fuzz.fuzz_bytes(tmp_path, length(quick=50, test=200, thorough=2_000)))
    assert result.grown < 64
