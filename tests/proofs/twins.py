"""Twins: two servers where the same happens, byte for byte, but for one secret. All that others get is compared.

The clock and the names of tables are in the hand of the proof, so that nothing has to be left out: frames of lines
in their order, answers with all their headers, errors, lists, and whether somebody who waits is answered.
"""

import asyncio
import contextlib
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

import httpx

from crocetta.server import rooms as rooms_module
from crocetta.server import wall_clock
from crocetta.server.http import sockets
from crocetta.server.store import Store
from crocetta.tables.table import Table
from tests.proofs.rest import Leak, in_another_world
from tests.server.people import Guests, Json, Line, Person, open_server, room_of, rooms_of

SEED: Final = "the-seed-of-the-dealer"
MOVE: Final = "a-name-of-adas-move"
STRONGEST: Final = 6
"""Pairs at one moment of a match before it goes on."""
Seen = list[tuple[str, bytes]]


class Clock:
    now = 1_800_000_000.0

    @classmethod
    def time(cls) -> float:
        return cls.now


class World:
    """One server: Ada, who has a secret, Bruno, who plays against her, and two who watch."""

    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.app = guests.app
        self.waiting: asyncio.Task[httpx.Response] | None = None
        self.moves: Counter[Person] = Counter()

    async def invite(self) -> None:
        self.ada, self.bruno, self.carla = [await self.guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
        self.stranger = self.guests.stranger()
        self.people = {"bruno": self.bruno, "carla": self.carla, "stranger": self.stranger}

    async def open_table(self, game: str, number: int, settings: Json, options: Json) -> None:
        names = Random(number)
        with (
            patch.object(rooms_module, "_new_id", lambda: f"{names.getrandbits(64):016x}"),
            patch.object(rooms_module, "new_code", lambda: f"WORLD-{names.getrandbits(20):07d}"),
            patch.object(rooms_module, "new_seed", lambda: f"{SEED}-{number}"),
        ):
            table = await self.ada.open_table(game, "me", "open", settings=settings, options=options)
        self.table: str = table["table"]
        await self.bruno.join(self.table)
        self.his, _ = await self.bruno.sit(self.table, 1)
        self.watching, _ = await self.carla.sit(self.table, None)
        for line in (self.his, self.watching):
            await line.settled()
            line.texts.clear()

    async def leave(self) -> None:
        await self.stop_waiting()
        for line in (self.his, self.watching):
            await line.hang_up()
        for person in (self.bruno, self.carla):
            person.lines.clear()
            person.texts.clear()
        for person in (self.ada, self.bruno):
            await person.post(f"/api/tables/{self.table}/leave")

    @property
    def stands(self) -> Table:
        return room_of(self.app, self.table).table

    def pretend(self, table: Table) -> None:
        room_of(self.app, self.table).table = table

    async def play(self, person: Person, seat: int, action: Json) -> Json:
        update = await person.view(self.table, seat)
        self.moves[person] += 1
        name = f"{MOVE if person is self.ada else 'his'}-{self.moves[person]}"
        body = {"seat": seat, "decision": update["decision"], "action": action, "move": name}
        answer: Json = (await person.post(f"/api/tables/{self.table}/play", body)).json()
        assert answer["type"] == "accepted", answer
        return answer

    async def undo(self) -> None:
        update = await self.ada.view(self.table, 0)
        self.moves[self.ada] += 1
        body = {"seat": 0, "decision": update["decision"], "move": f"{MOVE}-{self.moves[self.ada]}"}
        answer = (await self.ada.post(f"/api/tables/{self.table}/take-back", body)).json()
        assert answer["type"] == "accepted", answer

    async def wait(self) -> None:
        """The stranger asks for what is new, and waits."""
        told = len(self.stands.told[0])
        path = f"/api/tables/{self.table}/view?after={told}&wait=25"
        self.waiting = asyncio.create_task(self.stranger.client.get(path))
        for _ in range(20):
            await asyncio.sleep(0)

    async def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.waiting
            self.waiting = None

    # What the others can get

    async def observe(self, names: Sequence[str], asks: str) -> Seen:
        """Lines hear at any rate; one of them asks for all there is."""
        seen: Seen = []
        for what, text in await self._found_by(asks, self.people[asks]):
            seen.append((f"{asks}: {what}", text))
        for line, of in ((self.his, "bruno"), (self.watching, "carla")):
            if of in names:
                seen += await _frames(f"{of}'s line", line)
        if self.waiting is not None:
            seen.append(("the answer to who waits", b"came" if self.waiting.done() else b"pending"))
        secrets = [SEED, MOVE, self.ada.person, self.ada.cookie or "?"]
        for what, text in seen:
            for secret in secrets:
                if secret.encode() in text:
                    raise Leak(f"{what} tells {secret}")
        return seen

    async def _found_by(self, name: str, person: Person) -> Seen:
        where, his = f"/api/tables/{self.table}", name == "bruno"
        of_seat = "?seat=1" if his else ""
        paths = [where, f"{where}/view{of_seat}", f"{where}/heard{of_seat}", f"{where}/view?seat=0"]
        paths += [f"{where}/heard?seat=0", f"{where}/replay", f"{where}/file", "/api/tables", "/api/me/records"]
        paths += ["/api/tables?scope=mine", f"{where}/luck", f"{where}/review?seat=0", f"{where}/talk"]
        seen = [(path, _whole(await person.client.get(path))) for path in paths]
        for seat in (0, 1):
            body: Json = {"seat": seat, "action": {"type": "mark", "slot": 0, "cells": -1}}
            seen.append((f"why not {seat}", _whole(await person.client.post(f"{where}/why-not", json=body))))
            body |= {"decision": 1_000_000, "move": "probe"}
            seen.append((f"act {seat}", _whole(await person.client.post(f"{where}/play", json=body))))
            del body["action"]
            seen.append((f"undo {seat}", _whole(await person.client.post(f"{where}/take-back", json=body))))
        return seen + await self._seen_by_a_new_line(person, 1 if his else None)

    async def _seen_by_a_new_line(self, person: Person, seat: int | None) -> Seen:
        """Who comes back, who begins to watch, and who tries another's seat."""
        last = max(0, len(self.stands.told_to(seat)) - 2)
        line = await person.connect(self.table)
        line.say(type="sit", seat=seat, last=last)
        line.say(type="sit", seat=seat, story=True)
        line.say(type="sit", seat=0)
        line.say(type="play", move="probe", decision=-1, action={"type": "done"})
        seen = await _frames("a new line", line)
        await line.hang_up()
        person.lines.remove(line)
        return seen


async def _frames(whose: str, line: Line) -> Seen:
    line.texts.clear()
    await line.settled()
    return [(f"{whose}, frame {place}", text.encode()) for place, text in enumerate(line.texts)]


def _whole(answer: httpx.Response) -> bytes:
    """Status, headers and body."""
    head = "\n".join(f"{name}: {value}" for name, value in sorted(answer.headers.items()) if name != "set-cookie")
    return f"{answer.status_code}\n{head}\n".encode() + answer.content


class Twins:
    def __init__(self, here: World, there: World, game: str, rng: Random) -> None:
        self.here, self.there = here, there
        self.game, self.rng = game, rng
        self.pairs: Counter[str] = Counter()
        self.bytes = self.tables = 0

    @property
    def both(self) -> tuple[World, World]:
        return self.here, self.there

    async def run(self, pairs: int) -> None:
        """Table after table, until there were so many pairs."""
        while self.pairs.total() < pairs:
            self.tables += 1
            settings = {"clock": self.rng.choice((0, 600)), "listed": True, "away": self.rng.choice((0, 30))}
            options = {"turn_limit": 10} if self.game == "la-piramide" else {}
            number = self.rng.getrandbits(30)
            for world in self.both:
                await world.open_table(self.game, number, settings, options)
            await self._match(pairs)
            for world in self.both:
                await world.leave()

    async def _match(self, pairs: int) -> None:
        while (awaited := self.here.stands.awaited) and self.pairs.total() < pairs:
            for _ in range(self.rng.randrange(STRONGEST)):
                await self._let_time_pass()
                await self._hidden()
                if 0 in awaited and self.here.stands.sealed and not await self._sealed():
                    return
            seat = self.rng.choice(awaited)
            player = (self.here.ada, self.here.bruno)[seat]
            legal = (await player.view(self.here.table, seat))["legal"]
            act = self.rng.choice(legal)
            for world in self.both:
                await world.play((world.ada, world.bruno)[seat], seat, act)

    async def _let_time_pass(self) -> None:
        """Long enough at times for somebody who asks by requests to count as gone."""
        Clock.now += self.rng.choice((1, 1, 1, 45))
        speaker = self.rng.choice(("ada", "bruno", "carla", ""))
        for world in self.both:
            await rooms_of(world.app)._tick()
            if speaker:
                person: Person = getattr(world, speaker)
                await person.post(f"/api/tables/{world.table}/talk", {"text": f"So says {speaker}"})

    async def _sealed(self) -> bool:
        """False if it cannot be taken back: then the worlds go different ways from here on."""
        legal = (await self.here.ada.view(self.here.table, 0))["legal"]
        if legal[0]["type"] == "keep" and self.rng.random() < 0.8:  # not to be taken back: it costs us the table
            return True
        one, other = (self.rng.choice(legal) for _ in range(2))
        silent = self.rng.random() < 0.5
        before = self.here.stands
        for world in self.both:
            await world.wait()
        await self.here.play(self.here.ada, 0, one)
        if not self._still_sealed(self.here, before, silent):
            return False
        if not silent:
            await self.there.play(self.there.ada, 0, other)
            if (
                not self._still_sealed(self.there, before, silent)
                or self.here.stands.to_act != self.there.stands.to_act
            ):
                return False
        await self._compare("silence" if silent else "choice")
        if 0 not in self.here.stands.awaited:
            return False
        await self.here.undo()
        if not silent:
            await self.there.undo()
        await self._compare("undo")
        return True

    def _still_sealed(self, world: World, before: Table, silent: bool) -> bool:
        stands = world.stands
        dealt = any(getattr(item, "by", "") == "dealer" for item in stands.told[0].since(len(before.told[0])))
        return stands.sealed and not dealt and (not silent or 0 in stands.awaited)

    async def _hidden(self) -> None:
        """There, what lies hidden lies otherwise; to those who see no more than one viewer, all is the same."""
        names, viewer = self.rng.choice(((("bruno", "carla", "stranger"), 1), (("carla", "stranger"), None)))
        stands = self.there.stands
        other = in_another_world(stands, viewer, self.rng)
        self.there.pretend(other)
        try:
            await self._compare("hidden", names)
            assert self.there.stands is other
        finally:
            self.there.pretend(stands)

    async def _compare(self, kind: str, names: tuple[str, ...] = ("bruno", "carla", "stranger")) -> None:
        asks = self.rng.choice(names)
        one, other = [await world.observe(names, asks) for world in self.both]
        for world in self.both:
            await world.stop_waiting()
        self.pairs[kind] += 1
        for (what, text), (same, there) in zip(one, other, strict=False):
            self.bytes += len(text)
            if (what, text) != (same, there):
                raise Leak(f"{self.game}, {kind}: {what} differs ({len(text)} and {len(there)} bytes)")
        if len(one) != len(other):
            raise Leak(f"{self.game}, {kind}: {len(one)} and {len(other)} things came")


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
async def twins(folder: Path, game: str, seed: str) -> AsyncIterator[Twins]:
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(patch.object(wall_clock, "now", Clock.time))
        stack.enter_context(patch.object(sockets, "MESSAGES_A_SECOND", 1_000_000))
        stack.enter_context(patch.object(rooms_module, "TICK", 3_600))  # it looks when time passes here
        stack.enter_context(patch.object(rooms_module, "PAUSE", 3_600))
        worlds = []
        for name in ("here", "there"):
            (folder / f"{name}.db").write_bytes(await _empty_database())
            app = await stack.enter_async_context(open_server(f"sqlite+aiosqlite:///{folder / name}.db"))
            worlds.append(World(await stack.enter_async_context(Guests(app))))
            await worlds[-1].invite()
        yield Twins(worlds[0], worlds[1], game, Random(seed))


async def live_pairs(folder: Path, game: str, seed: str, pairs: int) -> tuple[Counter[str], int]:
    """How many of which kind, and how many bytes were compared; Leak if any differs."""
    leak: Leak | None = None
    async with twins(folder, game, seed) as pair:
        try:
            await pair.run(pairs)
        except Leak as found:  # outside, a server that ends would wrap it
            leak = found
    if leak is not None:
        raise leak
    return pair.pairs, pair.bytes
