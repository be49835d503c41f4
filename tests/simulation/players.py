"""Simulated people: they play, undo, ask, lose their connections, come back, and record all that they are told."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from tests.simulation.disk import Faults
from tests.simulation.world import Json, Wire

AGAIN = 2.0
"""Seconds after which a move without an answer is sent again."""


class Connection(Protocol):
    whole: bool

    async def open(self, table: str, person: str) -> None: ...
    def say(self, **message: Any) -> None: ...
    def cut(self) -> None: ...


class Player:
    def __init__(
        self,
        person: str,
        seat: int | None,
        table: str,
        servers: Callable[[], list[Any]],
        faults: Faults,
        rng: Random,
        *,
        sleepy: bool = False,
        wire: Callable[[Any, Faults, Callable[[Json, str], None]], Connection] = Wire,
        pace: float = 0.3,
    ) -> None:
        self.person = person
        self.seat = seat
        self.table = table
        self.told: list[Json] = []
        self.update: Json | None = None
        self.acknowledged: set[str] = set()
        self.texts: list[str] = []
        self.views: list[tuple[int, Json]] = []
        """Item numbers, and the view after each."""
        self.sent = 0
        self._servers = servers
        self._faults = faults
        self._rng = rng
        self._sleepy = sleepy
        self._pending: Json | None = None
        self._asked = 0.0
        self._make_wire, self._pace = wire, pace
        self._wire: Connection | None = None

    @property
    def over(self) -> bool:
        return self.update is not None and self.update["over"]

    @property
    def connected(self) -> bool:
        return self._wire is not None and self._wire.whole and self.update is not None

    async def live(self) -> None:
        while not self.over:
            try:
                await self._play_on_a_line()
            except ConnectionError:
                await asyncio.sleep(self._rng.random())

    async def _play_on_a_line(self) -> None:
        up = [server for server in self._servers() if server.up]
        if not up:
            raise ConnectionError
        wire = self._wire = self._make_wire(self._rng.choice(up), self._faults, self._hear)
        await wire.open(self.table, self.person)
        wire.say(type="sit", seat=self.seat, last=len(self.told), story=not self.told)
        if self._pending is not None:
            wire.say(**self._pending)
        try:
            while wire.whole and not self.over:
                long = self._sleepy and self._rng.random() < 0.1
                await asyncio.sleep(self._rng.random() * (40 if long else self._pace))
                self._do_something(wire)
                if self._faults.strike(0.1):
                    return
        finally:
            wire.cut()

    def _do_something(self, wire: Connection) -> None:
        now = asyncio.get_running_loop().time()
        if self._pending is not None:
            if now - self._asked > AGAIN:
                self._asked = now
                wire.say(**self._pending)
            return
        if self.update is None or self.seat is None:
            return
        whim = self._rng.random()
        if whim < 0.1 and self.update["can_take_back"]:
            self._move(wire, type="take back")
        elif whim < 0.2:
            wire.say(type="why not", move=f"{self.person}?{self.sent}", action={"type": "done"})
        elif self.update["legal"]:
            self._move(wire, type="play", action=self._rng.choice(self.update["legal"]))

    def _move(self, wire: Connection, **message: object) -> None:
        assert self.update is not None
        self.sent += 1
        self._asked = asyncio.get_running_loop().time()
        self._pending = {"move": f"{self.person}:{self.sent}:", "decision": self.update["decision"], **message}
        wire.say(**self._pending)
        if self._faults.strike(0.5):
            wire.say(**self._pending)

    def _hear(self, message: Json, text: str) -> None:
        self.texts.append(text)
        move = message.get("move")
        match message["type"]:
            case "update":
                self._learn(message)
            case "accepted":
                self._settled(move, acknowledged=True)
            case "refused" | "stale":
                self._settled(move, acknowledged=False)
            case "problem" if message["to"] == "sit" and self._wire is not None:
                self._wire.say(type="sit", seat=self.seat, last=len(self.told), story=not self.told)
            case _:
                pass  # after a problem the move is resent

    def _learn(self, update: Json) -> None:
        """Checks that numbers have no gaps, and that repeated items are equal."""
        for told in update["told"]:
            number = told["number"]
            if number <= len(self.told):
                assert self.told[number - 1] == told, "the same number, another story"
                continue
            assert number == len(self.told) + 1, f"{self.person} missed something before {number}"
            self.told.append(told)
            self._settled(told.get("move"), acknowledged=True)
        assert update["number"] == len(self.told), f"{self.person} was not told everything"
        assert update["seat"] == self.seat
        self.views.append((update["number"], update["view"]))
        self.update = update

    def _settled(self, move: str | None, *, acknowledged: bool) -> None:
        if move is not None and acknowledged:
            self.acknowledged.add(move)
        if self._pending is not None and self._pending["move"] == move:
            self._pending = None
