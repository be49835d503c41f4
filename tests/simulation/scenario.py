"""One seed, one scenario: a table from opening to end under faults, and the invariants that must hold."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from crocetta.kit.game import DEALER
from crocetta.server import rooms as rooms_module
from crocetta.server import wall_clock
from crocetta.server.rooms import POLL
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables.errors import NotAllowed
from crocetta.tables.protocol import NewSeat, NewTable, Settings
from crocetta.tables.table import Table, fold, open_table, read
from crocetta.tables.tell import story as story_of
from tests.simulation.disk import Disk, Faults
from tests.simulation.loop import SeededLoop, run
from tests.simulation.players import Player
from tests.simulation.world import Server, SimulatedBus

BEGAN = 1_800_000_000.0
TROUBLE = 20.0
"""Seconds with faults; afterwards the match must finish by itself."""
TIMEOUT = 3_000.0
LATE = 6
"""Items that may still be in flight when everybody stops."""
ENOUGH = 60
"""Acts to play, if a whole match would take long."""
SEED = "the-seed-of-the-dealer"


class Scenario:
    def __init__(self, number: int, loop: SeededLoop) -> None:
        self.rng = Random(f"story {number}")
        self.loop = loop
        self.disk = Disk()
        self.faults = Faults(self.rng, often=self.rng.choice((0.0, 0.02, 0.1)))
        self.bus = SimulatedBus(self.faults)
        self.game = ("la-piramide", "silver-and-gold", "pyramids")[number % 3]
        self.several = self.rng.random() < 0.5
        self.servers: list[Server] = []
        self.all_servers: list[Server] = []
        self.players: list[Player] = []
        self.seated: set[str] = set()

    async def play(self) -> None:
        for _ in range(2 if self.several else 1):
            await self._start_server()
        table = await self._open_table()
        guests = [asyncio.create_task(self._join(table, guest)) for guest in ("bruno", "carla", "dario")]
        await asyncio.wait(guests)
        assert self.table(table).checking, "two seats were open, and three wanted them"
        await asyncio.wait([asyncio.create_task(self._be_ready(table, guest)) for guest in ("ada", *self.seated)])
        stands = self.table(table)
        assert stands.status == "running", "everybody was ready"
        assert {seat.person for seat in stands.seats if isinstance(seat, e.Person)} == {"ada", *self.seated}
        sleepy = bool(stands.facts.settings.clock)
        for seat, occupant in enumerate(stands.seats):
            if isinstance(occupant, e.Person):
                self.players.append(self._player(occupant.person, seat, table, sleepy=sleepy))
        self.players.append(self._player("eva", None, table))
        living = [asyncio.create_task(player.live()) for player in self.players]
        voting = asyncio.create_task(self._vote_in_vain(table))
        await self._make_trouble()
        await voting
        await self._until_the_end(table, living)
        await asyncio.sleep(POLL + 5)  # messages in flight arrive
        connected = [player for player in self.players if player.connected or player.over]
        complete = len(self.disk.streams[table])
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        for server in self.servers:
            await server.kill()
        for task in living:
            if not task.cancelled():
                task.result()
        entries = [e.decoder.decode(body) for body in self.disk.streams[table]]
        check(table, entries, self.players)
        stands = read(table, entries[:complete])
        for player in connected:
            known = len(stands.told_to(player.seat))
            assert len(player.told) >= known - LATE, f"{player.person} has not heard the end"

    def table(self, table: str) -> Table:
        return read(table, [e.decoder.decode(body) for body in self.disk.streams[table]])

    def _player(self, person: str, seat: int | None, table: str, *, sleepy: bool = False) -> Player:
        rng = Random(f"{self.rng.random()}")
        return Player(person, seat, table, lambda: self.servers, self.faults, rng, sleepy=sleepy)

    async def _start_server(self) -> None:
        since = self.servers[0].peers.since if self.servers else None
        server = Server(self.disk, self.bus, self.faults, since)
        self.servers.append(server)
        self.all_servers.append(server)
        await server.start()

    async def _open_table(self) -> str:
        seats = (NewSeat("me"), NewSeat("open"), NewSeat("open"), NewSeat("bot"))[: self.rng.choice((3, 4))]
        options = {"turn_limit": 2} if self.game == "la-piramide" else {}
        settings = Settings(
            clock=self.rng.choice((0, 0, 20)),
            away=0 if self.several else self.rng.choice((0, 1)),
            confirm_at_once=self.rng.random() < 0.3,
        )
        wish = NewTable(self.game, seats, options, settings)
        while True:
            try:
                room = await self.rng.choice(self.servers).rooms.create("ada", "Ada", wish)
                return room.table.id
            except DatabaseUnavailable:
                await asyncio.sleep(0.5)

    async def _join(self, table: str, person: str) -> None:
        """Joins by requests, repeated at any server until one is answered."""
        while True:
            await asyncio.sleep(self.rng.random())
            try:
                room = await self.rng.choice(self.servers).rooms.room(table)
                await room.do(c.Join(person, person.title()))
                self.seated.add(person)
                return
            except DatabaseUnavailable:
                continue
            except NotAllowed:
                return

    async def _be_ready(self, table: str, person: str) -> None:
        while True:
            await asyncio.sleep(self.rng.random())
            with contextlib.suppress(DatabaseUnavailable):
                await (await self.rng.choice(self.servers).rooms.room(table)).do(c.SayReady(person))
                return

    async def _vote_in_vain(self, table: str) -> None:
        """Ada proposes to end the match, and another votes against; or the vote is lost, and expires."""
        for person, agrees in (("ada", True), (min(self.seated), False)):
            await asyncio.sleep(self.rng.random())
            with contextlib.suppress(DatabaseUnavailable, NotAllowed):  # it may be over already
                room = await self.rng.choice(self.servers).rooms.room(table)
                await room.do(c.Vote(person, "abandon", None, agrees))

    async def _make_trouble(self) -> None:
        until = self.loop.time() + TROUBLE
        while self.loop.time() < until:
            await asyncio.sleep(self.rng.random() * 5)
            if self.faults.strike(4):
                victim = self.rng.choice(self.servers)
                await victim.kill()
                await asyncio.sleep(self.rng.random())
                self.servers.remove(victim)
                await self._start_server()
            if self.several and self.faults.strike(4):
                victim = self.rng.choice(self.servers)
                victim.rooms.in_background(victim.peers.cut_off())
        self.faults.end()

    async def _until_the_end(self, table: str, living: list["asyncio.Task[None]"]) -> None:
        """Waits for the end, or for enough acts; AssertionError if the match stands still."""
        until = self.loop.time() + TIMEOUT
        acts = len(self.disk.streams[table]) + ENOUGH
        while not all(task.done() for task in living):
            for failure in (failure for server in self.all_servers for failure in server.failures):
                raise failure
            assert self.loop.time() < until, "the match stands still"
            if len(self.disk.streams[table]) >= acts and self.disk.projections[table].status != "over":
                break
            await asyncio.sleep(1)


def check(table: str, entries: Sequence[e.Entry], players: Sequence[Player]) -> None:
    """Compares what players were told, and which moves were confirmed, with the stream."""
    stands = read(table, entries)
    moves = Counter(
        entry.move for entry in entries if isinstance(entry, e.Acted | e.TookBack) and entry.move is not None
    )
    assert all(count == 1 for count in moves.values()), "a move was played twice"
    for player in players:
        lost = player.acknowledged - set(moves)
        assert not lost, f"acknowledged and lost: {lost}"
        told = msgspec.json.decode(msgspec.json.encode(story_of(stands, player.seat)))
        assert player.told == told[: len(player.told)], f"{player.person} was told something else"
        _check_secrets(player, players, stands, entries)


def _check_secrets(player: Player, players: Sequence[Player], stands: Table, entries: Sequence[e.Entry]) -> None:
    """Neither luck nor ids of others' moves leave the server; a view shows no more than its number allows."""
    others = [f'"{other.person}:' for other in players if other is not player]
    secrets = (SEED, stands.seed, stands.luck.secret) if stands.luck else (SEED,)
    for text in player.texts:
        assert not any(secret in text for secret in secrets)
        assert not any(name in text for name in others)
    shown = _views(entries, player.seat)
    for number, view in player.views:
        assert view == shown[number], f"{player.person} saw what was not to be seen after {number}"


def _views(entries: Sequence[e.Entry], seat: int | None) -> dict[int, Any]:
    """What a viewer may see after each number. Sealed acts of others change neither the number nor the view."""
    first, *rest = entries
    assert isinstance(first, e.Opened)
    table, shown = open_table("t", first), dict[int, Any]()
    for entry in rest:
        table = fold(table, entry)
        if table.position is not None and table.to_act != (DEALER,):
            view = msgspec.json.decode(msgspec.json.encode(table.game.view(table.position.state, seat)))
            assert shown.setdefault(len(table.told_to(seat)), view) == view, "a view changed and nothing was told"
    return shown


def simulate(number: int) -> Scenario:
    """Run the scenario of this number; AssertionError if an invariant is broken."""

    async def main(loop: SeededLoop) -> Scenario:
        scenario = Scenario(number, loop)
        await scenario.play()
        return scenario

    ids = Random(number)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wall_clock, "now", lambda: BEGAN + asyncio.get_running_loop().time())
        patch.setattr(rooms_module, "_new_id", lambda: f"{ids.getrandbits(64):016x}")
        patch.setattr(rooms_module, "new_code", lambda: f"SIM-{ids.getrandbits(32)}")
        patch.setattr(rooms_module, "new_seed", lambda: f"{SEED}-{ids.getrandbits(32)}")
        return run(f"loop {number}", main)
