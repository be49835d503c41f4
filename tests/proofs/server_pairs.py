"""Live pairs: two servers in which the same happens except for one secret. All bytes that others get are compared.

The test sets the clock and the names of tables, so that nothing has to be left out of the comparison. At one moment
of a match, what others get must not depend on any secret: it is fetched once without one, and compared with what
they get with each.
"""

import contextlib
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from crocetta.server import audience, lobby, wall_clock
from crocetta.server import rooms as rooms_module
from crocetta.server.http import sockets
from crocetta.server.push import notices
from crocetta.server.store import Store
from crocetta.tables.decide import may_take_back
from crocetta.tables.table import Table
from tests.proofs.table_pairs import Leak, in_another_world
from tests.proofs.world import HashingDesk, Seen, World
from tests.server.people import Guests, open_server, rooms_of
from tests.tables.scenes import plays

MOST_AT_A_MOMENT: Final = 16
"""Secrets that are tried before the match goes on."""
MOST_HINTS, MOST_AT_A_TABLE = 12, 300
"""Pairs before another table is opened, against a bot or among people."""
EVERYBODY: Final = ("bruno", "carla", "stranger")


class Clock:
    now = 1_800_000_000.0

    @classmethod
    def time(cls) -> float:
        return cls.now


class ServerPair:
    def __init__(self, here: World, there: World, game: str, rng: Random) -> None:
        self.here, self.there = here, there
        self.game, self.rng = game, rng
        self.pairs: Counter[str] = Counter()
        self.bytes = 0
        self._known: dict[str, Seen] = {}
        """What each gets at this moment, as long as Ada has no secret in it."""
        self._thorough, self._asks = False, EVERYBODY[0]
        """What is asked at this moment, and by whom; lines hear at any rate."""

    @property
    def both(self) -> tuple[World, World]:
        return self.here, self.there

    async def run(self, pairs: int) -> None:
        """Table after table, by turns against a bot and among people, until there were so many pairs."""
        options = {"turn_limit": 10} if self.game == "la-piramide" else {}
        while self.pairs.total() < pairs:
            number = self.rng.getrandbits(30)
            for world in self.both:
                await world.open_alone(self.game, number, options)
            await self._match_against_a_bot(min(pairs, self.pairs.total() + MOST_HINTS))
            await self._leave()
            settings = {"clock": self.rng.choice((0, 600)), "listed": True, "away": self.rng.choice((0, 30))}
            settings["quick"] = self.rng.choice((False, True))
            for world in self.both:
                await world.open_table(self.game, number + 1, settings, options)
            await self._match(min(pairs, self.pairs.total() + MOST_AT_A_TABLE))
            await self._leave()

    async def _leave(self) -> None:
        for world in self.both:
            await world.leave()

    async def _match(self, pairs: int) -> None:
        while (awaited := self.here.stands.awaited) and self.pairs.total() < pairs:
            await self._next_moment()
            for _ in range(self.rng.randrange(MOST_AT_A_MOMENT)):
                await self._hidden()
                if 0 in awaited and self.here.stands.sealed and not await self._sealed():
                    return
            seat = self.rng.choice(awaited)
            act = self.rng.choice(self.here.legal(seat))
            for world in self.both:
                await world.play(seat, act)

    async def _next_moment(self) -> None:
        """Long enough at times for somebody who asks by requests to count as gone."""
        Clock.now += self.rng.choice((1, 45, 45))
        speaks = self.rng.randrange(12)
        for world in self.both:
            await world.look()
            await rooms_of(world.app)._tick()
            for person in (world.ada, world.bruno, world.carla)[speaks : speaks + 1]:
                await person.post(f"/api/tables/{world.table}/talk", {"text": "Hm"})
        self._known.clear()
        self._thorough = self.rng.randrange(10) == 0
        self._asks = self.rng.choice(EVERYBODY)
        await self._compare_lines("moment", EVERYBODY)

    async def _sealed(self) -> bool:
        """Ada acts, here only or otherwise than there, and takes it back. False if she cannot: then they part."""
        before, asks, silent = self.here.stands, self._asks, self.rng.random() < 0.5
        one, other = (self.rng.choice(self.here.legal(0)) for _ in range(2))
        after = [plays(before, 0, act, Clock.now) for act in (one, other)]
        if not all(_secret(before, table, silent) for table in after) or after[0].to_act != after[1].to_act:
            return True
        final = not may_take_back(after[0], 0)
        if final and self.rng.random() < 0.95:  # it costs a table
            return True
        acting = (self.here,) if silent else self.both
        await self._as_before(asks)
        for world in self.both:
            await world.wait()
        for world, act in zip(acting, (one, other), strict=False):
            await world.play(0, act)
        await self._compare_lines(kind := "silence" if silent else "choice", EVERYBODY)
        one_saw = await self._asked(self.here, asks)
        other_saw = await (self._as_before(asks) if silent else self._asked(self.there, asks))
        self._compare(kind, one_saw, other_saw)
        if final:
            return False
        for world in acting:
            await world.undo()
        if 0 not in after[0].awaited:  # that she was ready is no secret, nor that she is not any more
            self._known.clear()
            acting = (self.there,)
        for world in acting:
            self._compare("undo", await self._as_before(asks), await self._asked(world, asks))
        await self._compare_lines("undo", EVERYBODY)
        return True

    async def _hidden(self) -> None:
        """There, what lies hidden lies otherwise; to those who see no more than one viewer, all is the same."""
        asks, to_bruno = self._asks, self._asks == "bruno" or self.rng.randrange(2)
        names, viewer = (EVERYBODY, 1) if to_bruno else (EVERYBODY[1:], None)
        known = await self._as_before(asks)
        with self._otherwise(viewer):
            found = await self.there.found_by(asks, thorough=self._thorough)
            self._compare("hidden", known[: len(found)], found)
            await self._compare_lines("hidden", names)

    @contextlib.contextmanager
    def _otherwise(self, viewer: int | None) -> Iterator[None]:
        stands = self.there.stands
        other = in_another_world(stands, viewer, self.rng)
        self.there.pretend(other)
        try:
            yield
            assert self.there.stands is other
        finally:
            self.there.pretend(stands)

    # Hints

    async def _match_against_a_bot(self, pairs: int) -> None:
        """Ada is advised from what she sees: the same, however the bot's cards and the piles lie."""
        while (awaited := self.here.stands.awaited) and self.pairs.total() < pairs:
            assert awaited == (0,)
            move = f"{self.here.moves['0']}"
            known = await self.here.advised(move)
            for _ in range(self.rng.randrange(3)):
                with self._otherwise(0):
                    self._compare("hint", known, await self.there.advised(move))
            act = self.rng.choice(self.here.legal(0))
            for world in self.both:
                await world.play(0, act)
                await world.rest()

    # Comparing

    async def _as_before(self, asks: str) -> Seen:
        if asks not in self._known:
            self._known[asks] = await self._asked(self.here, asks)
        return self._known[asks]

    async def _asked(self, world: World, asks: str) -> Seen:
        """Lists come last: they are made from what was written, so what only lies otherwise cannot change them."""
        return await world.found_by(asks, thorough=self._thorough) + await world.listed_for(asks)

    def _compare(self, kind: str, one: Seen, other: Seen) -> None:
        self.pairs[kind] += 1
        self._same(kind, one, other)

    async def _compare_lines(self, kind: str, names: Sequence[str]) -> None:
        one, other = [await world.heard(names) for world in self.both]
        self._same(kind, one, other)

    def _same(self, kind: str, one: Seen, other: Seen) -> None:
        for (what, text), (same, there) in zip(one, other, strict=False):
            self.bytes += len(text)
            if (what, text) != (same, there):
                raise Leak(f"{self.game}, {kind}: {what} differs ({len(text)} and {len(there)} bytes)")
        if len(one) != len(other):
            raise Leak(f"{self.game}, {kind}: {len(one)} and {len(other)} things came")


def _secret(before: Table, after: Table, silent: bool) -> bool:
    """Whether others know nothing of an act, or with `silent` not even that there was one."""
    dealt = any(getattr(item, "by", "") == "dealer" for item in after.told[0].since(len(before.told[0])))
    return after.sealed and not dealt and (not silent or 0 in after.awaited)


_EMPTY: Final[list[bytes]] = []


async def _empty_database() -> bytes:
    """Made once: it takes longer than a pair."""
    if not _EMPTY:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "empty.db"
            store = Store(f"sqlite+aiosqlite:///{path}")
            await store.open()
            await store.close()
            _EMPTY.append(path.read_bytes())
    return _EMPTY[0]


@asynccontextmanager
async def server_pair(folder: Path, game: str, seed: str) -> AsyncIterator[ServerPair]:
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(patch.object(wall_clock, "now", Clock.time))
        stack.enter_context(patch.object(sockets, "MESSAGES_A_SECOND", 1_000_000))
        stack.enter_context(patch.object(rooms_module, "TICK", 3_600))  # it looks when time passes here
        stack.enter_context(patch.object(rooms_module, "PAUSE", 3_600))
        stack.enter_context(patch.object(lobby, "EVERY", 3_600))  # it is told when somebody asks
        stack.enter_context(patch.object(audience, "COUNT_EVERY", 3_600))
        stack.enter_context(patch.object(audience, "BREAK", 0))
        stack.enter_context(patch.object(notices, "DELAY", 0))
        stack.enter_context(patch.object(notices, "AN_HOUR", 1_000_000))
        worlds = []
        for name in ("here", "there"):
            (folder / f"{name}.db").write_bytes(await _empty_database())
            database = f"sqlite+aiosqlite:///{folder / name}.db"
            app = await stack.enter_async_context(open_server(database, desk=HashingDesk()))
            worlds.append(World(await stack.enter_async_context(Guests(app))))
            await worlds[-1].invite()
        yield ServerPair(worlds[0], worlds[1], game, Random(seed))


async def live_pairs(folder: Path, game: str, seed: str, pairs: int) -> tuple[Counter[str], int]:
    """How many of which kind, and how many bytes were compared; Leak if any differs."""
    leak: Leak | None = None
    async with server_pair(folder, game, seed) as pair:
        try:
            await pair.run(pairs)
        except Leak as found:  # outside, a server that ends would wrap it
            leak = found
    if leak is not None:
        raise leak
    return pair.pairs, pair.bytes
