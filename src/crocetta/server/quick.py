"""Quick match: one click joins the best open table, or opens one.

Seats are decided by the streams, as everywhere. That two who click at the same time do not both open a table is
decided here: who finds none looks once more while nobody else may open one.
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
"""Tables that are looked at, whether anybody is there: the latest that are listed."""
TRIES: Final = 10
"""How often somebody else may be quicker."""
MOST_KEPT: Final = 20_000
"""People of whom is known where they were led."""
ARRIVING: Final = 15
"""Seconds in which who has opened a table is taken to be on the way there."""
LEASE: Final = "quick"
PATIENCE: Final = 3.0
"""Seconds that one waits for another who is about to open a table; then there are two of them."""
AGAIN: Final = 0.02


async def best(rooms: Rooms, person: str, game: str | None) -> Room | None:
    """Where they would be led: never to a table that its people have left, nor to one that they have left."""
    if game is not None and game not in games.names():
        raise BadRequest("problem-data", field="game", reason=game)
    known = rooms.led.get(person, ())
    for found in suitable(await rooms.tables.lobby(CONSIDERED), person, game):
        if found.id not in known and await _is_attended(rooms, found):
            with suppress(CannotOpen):
                return await rooms.room(found.id)
    return None


async def _is_attended(rooms: Rooms, found: Projection) -> bool:
    """Somebody is there, or on the way. Where one process serves, nobody is at a table that is not in memory."""
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
    """At the best table; where there is none, or others were quicker, at a new one, among bots."""
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
    """Who leaves a table and presses again wants another."""
    if len(rooms.led) >= MOST_KEPT:
        rooms.led.clear()
    rooms.led.setdefault(person, set()).add(room.table.id)


@asynccontextmanager
async def _alone(rooms: Rooms) -> AsyncIterator[None]:
    """Nobody else opens a quick match meanwhile, at any worker."""
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
