"""Pairs of worlds that differ in the luck of a day, or of a challenge, and in nothing else that others may know.

Ada has played, or plays. Bruno has not: whatever he asks, he gets the same bytes in both worlds. Commitments
differ, as they must, and are replaced by one.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from msgspec.structs import replace

from crocetta.server import commitments
from crocetta.server import contests as server_contests
from crocetta.server import rooms as rooms_module
from crocetta.server.audience import Audience
from crocetta.server.contests import Contests
from crocetta.server.http import sockets
from crocetta.tables import luck, tell
from crocetta.tables.table import Table
from tests.proofs.leaks import everywhere
from tests.proofs.table_pairs import Leak
from tests.server.contests import begin, finish
from tests.server.people import Guests, Json, Person, open_server, play_on

Seen = list[tuple[str, str]]
OF_A_TABLE: Final = (
    "/view",
    "/view?seat=0",
    "/heard",
    "/heard?seat=0",
    "/replay",
    "/file",
    "/review?seat=0",
    "/luck",
    "/talk",
)


@contextmanager
def folder() -> Iterator[Path]:
    """In memory, where possible, so that no disk slows the test down."""
    memory = Path("/dev/shm")
    place = memory if os.access(memory, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="crocetta-worlds-", dir=place) as name:
        yield Path(name)


async def world(game: str, number: int, *, running: bool) -> Seen:
    """What somebody who has not played can find out, in the world of this number."""
    with folder() as here:
        path = here / "test.db"
        names = Random(0)
        with (
            patch.object(sockets, "MESSAGES_A_SECOND", 1_000_000),
            patch.object(sockets, "SILENCE", 3_600),
            patch.object(commitments.Commitments, "of_day", lambda _, day, of: f"{number}/{day}/{of}"),
            patch.object(server_contests, "commitment", lambda _: "fixed"),
            patch.object(tell, "commitment", lambda _: "fixed"),
            patch.object(server_contests, "token_hex", lambda n: f"{names.getrandbits(8 * n):0{2 * n}x}"),
            patch.object(server_contests, "new_code", lambda: f"WORLD-{names.getrandbits(20):07d}"),
            patch.object(rooms_module, "_new_id", lambda: f"{names.getrandbits(64):016x}"),
            patch.object(rooms_module, "new_code", lambda: f"WORLD-{names.getrandbits(20):07d}"),
            patch.object(rooms_module, "new_seed", lambda: f"seed {number}"),
        ):
            async with open_server(f"sqlite+aiosqlite:///{path}") as app, Guests(app) as guests:
                return await _look_around(guests, game, running=running)


async def _look_around(guests: Guests, game: str, *, running: bool) -> Seen:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    watching: list[str] = []
    table = await begin(ada, game)
    line = await bruno.connect(table["table"])
    line.say(type="sit", seat=None)
    if running:
        hers, update = await ada.sit(table["table"], 0)
        await play_on(hers, update, Random(1), acts=3)
    else:
        await finish(ada, table)
    challenged = await ada.open_table(game, "me", {"kind": "bot", "bot": "novice"})
    await finish(ada, challenged)
    await ada.post(f"/api/tables/{challenged['table']}/challenge")
    watching += [str(message) for message in await line.settled() if message["type"] != "table"]
    seen = [("line", str(watching))]
    for name, person in (("bruno", bruno), ("stranger", guests.stranger())):
        seen += await _asked(name, person, table, challenged)
    return seen


async def _asked(name: str, person: Person, *tables: Json) -> Seen:
    day = tables[0]["settings"]["daily"]
    addresses = ["/api/daily", f"/api/daily/{tables[0]['game']}/{day}", f"/api/challenges/{tables[1]['code']}"]
    addresses += [f"/api/tables/{table['table']}{what}" for table in tables for what in OF_A_TABLE]
    seen = []
    for address in addresses:
        answer = await person.get(address)
        seen.append((f"{name} {address}", f"{answer.status_code} {answer.text}"))
    for table in tables:
        answer = await person.post(f"/api/tables/{table['table']}/play-on", {"entry": 3, "seat": 0})
        seen.append((f"{name} play-on", f"{answer.status_code} {answer.text}"))
    return seen


async def compare(game: str, *, running: bool, pair: int = 0) -> int:
    """How many bytes were the same; Leak if any differs."""
    one, other = [await world(game, 2 * pair + number, running=running) for number in (1, 2)]
    for (what, here), (same, there) in zip(one, other, strict=True):
        if (what, here) != (same, there):
            raise Leak(f"{what} differs: {here[:200]} and {there[:200]}")
    return sum(len(said) for _, said in one)


# Planted

LEAKS: Final[dict[str, Callable[[], Any]]] = {}


def leak(what: str) -> Callable[[Callable[[], Iterator[None]]], None]:
    def keep(plant: Callable[[], Iterator[None]]) -> None:
        LEAKS[what] = contextmanager(plant)

    return keep


@leak("replays of the day are open to everybody")
def _() -> Iterator[None]:
    async def open_(*_: object) -> None:
        return None

    with patch.object(Contests, "check_look", open_):
        yield


@leak("a file tells the seed before the day is over")
def _() -> Iterator[None]:
    async def open_(*_: object) -> None:
        return None

    with patch.object(Contests, "check_record", open_):
        yield


@leak("the secret of a match is told at its end")
def _() -> Iterator[None]:
    luck_of = tell.luck_of

    def told(table: Table, *, open_: bool = True) -> luck.TableLuck:
        return luck_of(table)

    with everywhere(tell, "luck_of", told):
        yield


@leak("a board tells its secret while the day goes on")
def _() -> Iterator[None]:
    with patch.object(Contests, "_is_over", lambda *_: True):
        yield


@leak("whoever waits outside sees the end")
def _() -> Iterator[None]:
    let_in = Audience._let_in

    def all_in(audience: Audience) -> None:
        table = audience._table
        audience._table = replace(
            table,
            facts=replace(table.facts, settings=replace(table.facts.settings, daily="", duplicate="")),
            challenged=False,
        )
        let_in(audience)
        audience._table = table

    with patch.object(Audience, "_let_in", all_in):
        yield


@leak("spectators may watch what they will play")
def _() -> Iterator[None]:
    may_look = Table.may_look
    with patch.object(
        Table, "may_look", lambda table, person, viewer: viewer is None or may_look(table, person, viewer)
    ):
        yield
