"""Quick match: one click joins the best open table, or opens one.

Seats are decided by the streams, as everywhere. That two who click at the same time do not both open a table is
decided here: whoever finds none looks once more under a lock.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from crocetta import games
from crocetta.kit.errors import UserError
from crocetta.server import wall_clock
from crocetta.server.commitments import Committed
from crocetta.server.errors import CannotOpen
from crocetta.server.room import Room
from crocetta.server.rooms import Rooms
from crocetta.tables import commands as c
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.lobby import suitable
from crocetta.tables.matchmaking import quick_table
from crocetta.tables.projection import Projection
from crocetta.tables.protocol import Contribution

CONSIDERED: Final = 100
"""The latest listed tables, whose presence is checked."""
TRIES: Final = 10
"""How often others may take the seat first."""
MOST_KEPT: Final = 20_000
"""People whose earlier quick matches are remembered."""
ARRIVING: Final = 15
"""Seconds for which the person who opened a table is assumed to be on the way."""
LEASE: Final = "quick"
PATIENCE: Final = 3.0
"""Seconds to wait for the lock; after that, a second table is opened."""
AGAIN: Final = 0.02


async def best(rooms: Rooms, person: str, game: str | None) -> Room | None:
    """The table they would join: not an abandoned one, nor one that a quick match gave them before."""
    if game is not None and game not in games.names():
        raise BadRequest("problem-data", field="game", reason=game)
    known = rooms.led.get(person, ())
    for found in suitable(await rooms.tables.lobby(CONSIDERED), person, game):
        if found.id not in known and await _is_attended(rooms, found):
            with suppress(CannotOpen):
                return await rooms.room(found.id)
    return None


async def _is_attended(rooms: Rooms, found: Projection) -> bool:
    """Somebody is there, or on the way. With a single process, nobody is at a table that is not in memory."""
    if wall_clock.now() - found.created < ARRIVING:
        return True
    room = rooms.live.get(found.id)
    if room is not None:
        return any(room.presence.online(other) for other in room.table.people)
    return not rooms.bus.reliable and bool((await rooms.tables.presence(found.id))[0])


async def seat(
    rooms: Rooms,
    person: str,
    name: str,
    game: str | None,
    may_open: Callable[[], Awaitable[None]],
    committed: Committed | None,
    luck: Contribution | None,
) -> Room:
    """Join the best table; if there is none, or others were quicker, open one with bots."""
    join = c.Join(person, name, luck.share if luck else "")
    if (room := await _join_best(rooms, join, game)) is not None:
        return room
    async with _alone(rooms):
        if (room := await _join_best(rooms, join, game)) is not None:
            return room
        await may_open()
        chosen = games.get(game or random.choice(games.names()))
        return await rooms.create(person, name, quick_table(chosen, luck), committed)


async def _join_best(rooms: Rooms, join: c.Join, game: str | None) -> Room | None:
    for _ in range(TRIES):
        room = await best(rooms, join.person, game)
        if room is None:
            return None
        try:
            await room.do(join)
            _note_led(rooms, join.person, room)
            return room
        except NotAllowed:
            continue
        except UserError:
            return None
    return None


def _note_led(rooms: Rooms, person: str, room: Room) -> None:
    """Somebody who leaves a table and clicks again wants another."""
    if len(rooms.led) >= MOST_KEPT:
        rooms.led.clear()
    rooms.led.setdefault(person, set()).add(room.table.id)


@asynccontextmanager
async def _alone(rooms: Rooms) -> AsyncIterator[None]:
    """A lock on opening quick matches, across all workers."""
    async with rooms.opening:
        until = asyncio.get_running_loop().time() + PATIENCE
        await rooms.peers.take([LEASE])
        while not rooms.peers.holds(LEASE) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(AGAIN * (0.5 + random.random()))
            await rooms.peers.take([LEASE])
        try:
            yield
        finally:
            await rooms.peers.give_back([LEASE])
