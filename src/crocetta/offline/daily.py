"""The match of the day without a server: its seed follows a public rule, so anybody can compute it in advance.

It is the same on every device that day, one attempt counts per device, and no board lists it.
"""

import secrets
from typing import Final

from crocetta import games
from crocetta.kit.luck import hashed
from crocetta.offline.days import Days, streaks
from crocetta.offline.room import Room
from crocetta.offline.rooms import NoSuchTable, Rooms
from crocetta.tables.boards import Attempt, DailyMatch, Today
from crocetta.tables.contests import daily
from crocetta.tables.entries import Person
from crocetta.tables.protocol import TableInfo

DAYS: Final = Days()


def root(day: str, game: str) -> str:
    """The public rule: the SHA-256 of this text."""
    return hashed(f"crocetta daily/{day}/{game}")


async def today(rooms: Rooms) -> Today:
    day = DAYS.day(rooms.now())
    kept = [table for table in await rooms.listed() if table.settings.daily and not table.settings.practice]
    matches = []
    for game in games.names():
        own = next((table for table in kept if (table.settings.daily, table.game) == (day, game)), None)
        finished = int(own is not None and own.status == "over")
        matches.append(DailyMatch(game, None, None, finished, _attempt(own) if own else None))
    over = {table.settings.daily for table in kept if table.status == "over"}
    return Today(day, DAYS.ends(day), tuple(matches), streaks(over, day)[0])


def _attempt(table: TableInfo) -> Attempt:
    if table.status == "over":
        return Attempt(table.code, "finished", table.scores[0], table.ranks[0])
    return Attempt(table.code, "running" if table.status == "running" else "abandoned")


async def play(rooms: Rooms, game: str) -> Room:
    if game not in games.names():
        raise NoSuchTable("problem-missing")
    now = rooms.now()
    day = DAYS.day(now)
    tried = [table for table in await rooms.listed() if (table.settings.daily, table.game) == (day, game)]
    for table in tried:
        if table.status == "running" and not table.settings.practice:
            return await rooms.room(table.table)
    me = Person(rooms.me.person, rooms.me.nickname)
    new = secrets.token_hex(8)
    opened = daily(games.get(game), day, root(day, game), me, practice=bool(tried), code=new[:8], now=now)
    return await rooms.open(new, opened)
