"""People at a server under test: each with their own cookie, requests, and WebSockets to tables."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Final, cast

import httpx
from litestar import Litestar
from litestar.types import ASGIApp

from crocetta.bots.desk import Desk, InlineDesk
from crocetta.server import wall_clock
from crocetta.server.app import create_app
from crocetta.server.budgets import Budgets
from crocetta.server.http.middleware import RateLimits
from crocetta.server.room import Room
from crocetta.server.rooms import Rooms
from crocetta.server.store import Store
from crocetta.tables.commands import SayReady
from crocetta.tables.decide import plays_for

Json = dict[str, Any]
HOST = "table.test"
TIMEOUT = 60.0
"""Seconds after which a test gives up waiting; the machine may be busy."""


_closed: Final[list[Litestar]] = []
"""Apps for reuse: creating one takes longer than most tests."""


@asynccontextmanager
async def open_server(database: str, *, alone: bool = True, desk: Desk | None = None) -> AsyncIterator[Litestar]:
    """A server with generous limits, whose bots run in this process."""
    limits = RateLimits(1_000_000, 1_000_000, Budgets(times=10_000))
    store, desk = Store(database, alone=alone), desk or InlineDesk()
    app = _closed.pop() if _closed and not store.shared else create_app(store, desk, limits)
    app.state.parts.store, app.state.parts.desk = store, desk
    async with app.lifespan():
        yield app
    if not store.shared:  # else its limits are counted in a database that is gone
        _closed.append(app)


def rooms_of(app: Litestar) -> Rooms:
    return cast(Rooms, app.state.rooms)


def store_of(app: Litestar) -> Store:
    return cast(Store, app.state.store)


def cookie_name(app: Litestar) -> str:
    return cast(str, app.state.identity.cookie)


def room_of(app: Litestar, table: str) -> Room:
    return rooms_of(app).live[table]


async def is_live(app: Litestar, table: str) -> bool:
    return table in rooms_of(app).live


def events(update: Json) -> list[Json]:
    """All events in an update, or in the history."""
    return [event for told in update["told"] if told["type"] == "happened" for event in told["events"]]


async def wait_until(true: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while not await true():
            await asyncio.sleep(0.02)


async def bots_rest(room: Room) -> None:
    """Waits until no bot has anything to do at this table."""
    async with asyncio.timeout(TIMEOUT):
        while room.bots.thinking or any(
            plays_for(room.table, seat, wall_clock.now()) for seat in room.table.awaited
        ):
            await asyncio.sleep(0.005)


def accepted(move: str) -> Json:
    return {"type": "accepted", "move": move}


class Closed(Exception):
    def __init__(self, code: int, reason: str = "") -> None:
        self.code = code
        self.reason = reason
        super().__init__(f"{code} {reason}")


class Line:
    """A WebSocket, without a network under it."""

    def __init__(self, app: ASGIApp, path: str, headers: dict[str, str]) -> None:
        self.texts: list[str] = []
        """All messages received, as text."""
        self.reading = asyncio.Event()
        """Clear it to make the page stop reading."""
        self.reading.set()
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._outbox: asyncio.Queue[Any] = asyncio.Queue()
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 50_000),
            "server": (HOST, 80),
            "subprotocols": [],
            "extensions": {},
            "state": {},
        }
        self._outbox.put_nowait({"type": "websocket.connect"})
        self.task: asyncio.Task[None] = asyncio.ensure_future(self._run(app, scope))

    async def _run(self, app: ASGIApp, scope: Any) -> None:
        try:
            await app(scope, self._outbox.get, self._deliver)
        finally:
            self._inbox.put_nowait({"type": "websocket.close", "code": 1006})

    async def _deliver(self, message: Any) -> None:
        await self.reading.wait()
        self._inbox.put_nowait(message)

    async def opened(self) -> "Line":
        message = await asyncio.wait_for(self._inbox.get(), TIMEOUT)
        if message["type"] != "websocket.accept":
            raise Closed(message.get("code", 1006))
        return self

    def say_text(self, text: str) -> None:
        self._outbox.put_nowait({"type": "websocket.receive", "text": text})

    def say(self, **message: Any) -> None:
        self.say_text(json.dumps(message))

    async def hear(self, timeout: float = TIMEOUT) -> Json:
        message = await asyncio.wait_for(self._inbox.get(), timeout)
        if message["type"] == "websocket.close":
            raise Closed(message["code"], message.get("reason") or "")
        self.texts.append(message["text"])
        return cast(Json, json.loads(message["text"]))

    async def until(self, *kinds: str) -> Json:
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def until_update(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            update = await self.until("update")
            if wanted(update):
                return update

    async def settled(self) -> list[Json]:
        """All messages in flight: the answer to a ping comes last."""
        self.say(type="ping")
        heard = []
        while (message := await self.hear())["type"] != "pong":
            heard.append(message)
        return heard

    async def ask(self, **message: Any) -> tuple[Json, list[Json]]:
        """The answer to a move, and all other messages until then and right after."""
        self.say(**message)
        heard = await self.settled()
        answers = [m for m in heard if m["type"] in ("accepted", "refused", "stale", "allowed", "problem")]
        told = [told for m in heard if m["type"] == "update" for told in m["told"]]
        answers += [accepted(told["move"]) for told in told if told.get("move") == message["move"]]
        assert len(answers) == 1, heard
        return answers[0], [m for m in heard if m is not answers[0]]

    async def play(self, update: Json, action: Json, move: str = "") -> tuple[Json, list[Json]]:
        return await self.ask(type="play", move=move or new_move(), decision=update["decision"], action=action)

    async def take_back(self, decision: int, move: str = "") -> tuple[Json, list[Json]]:
        return await self.ask(type="take back", move=move or new_move(), decision=decision)

    async def close(self) -> None:
        self.reading.set()
        self._outbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, TIMEOUT)


class Person:
    def __init__(self, app: Litestar, cookie: str | None = None) -> None:
        self.app = app
        self.texts: list[str] = []
        self.lines: list[Line] = []
        transport = httpx.ASGITransport(app=cast(Any, app))
        self.client = httpx.AsyncClient(
            transport=transport,
            base_url=f"http://{HOST}",
            cookies={cookie_name(app): cookie} if cookie else None,
            timeout=TIMEOUT,
        )

    @property
    def cookie(self) -> str | None:
        return self.client.cookies.get(cookie_name(self.app))

    async def introduce(self, nickname: str) -> "Person":
        self.person = (await self.get("/api/me")).json()["person"]
        assert (await self.put("/api/me", {"nickname": nickname})).status_code == 200
        return self

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        await asyncio.sleep(0)  # as between two requests over a network: lets other tasks run
        response = await self.client.request(method, path, json=body, headers=headers)
        self.texts.append(response.text)
        return response

    async def get(self, path: str) -> httpx.Response:
        return await self.ask("GET", path)

    async def put(self, path: str, body: Any) -> httpx.Response:
        return await self.ask("PUT", path, body)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.ask("POST", path, body)

    async def open_table(self, game: str, *seats: str | Json, **wishes: Any) -> Json:
        """Seats by their kind, or as the page writes them."""
        places = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        response = await self.post("/api/tables", {"game": game, "seats": places, **wishes})
        assert response.status_code == 201, response.text
        return cast(Json, response.json())

    async def join(self, table: str) -> Json:
        """Joins; if this was the last seat, everybody confirms that they are ready."""
        response = await self.post(f"/api/tables/{table}/join")
        assert response.status_code == 200, response.text
        info = cast(Json, response.json())
        return info if info["ready"] is None else await self.all_ready(info["table"])

    async def all_ready(self, table: str) -> Json:
        room = await rooms_of(self.app).room(table)
        for person in room.table.people:
            await room.do(SayReady(person))
        return await self.info(table)

    async def info(self, table: str) -> Json:
        return cast(Json, (await self.get(f"/api/tables/{table}")).json())

    async def view(self, table: str, seat: int | None = None) -> Json:
        response = await self.get(f"/api/tables/{table}/view" + (f"?seat={seat}" if seat is not None else ""))
        assert response.status_code == 200, response.text
        return cast(Json, response.json())

    async def connect(self, table: str, **headers: str) -> Line:
        return await self._connect(f"/api/tables/{table}/socket", **headers)

    async def open_home(self, **headers: str) -> tuple[Line, list[Json]]:
        """A WebSocket of the home page, and its first messages: the lobby."""
        line = await self._connect("/api/lobby/socket", **headers)
        return line, (await line.until("lobby"))["tables"]

    async def _connect(self, path: str, **headers: str) -> Line:
        cookie = {"cookie": f"{cookie_name(self.app)}={self.cookie}"} if self.cookie else {}
        line = Line(cast(ASGIApp, self.app), path, {"host": HOST, **cookie, **headers})
        self.lines.append(line)
        return await line.opened()

    async def sit(self, table: str, seat: int | None, last: int = 0) -> tuple[Line, Json]:
        """A WebSocket bound to a seat, and its first update."""
        line = await self.connect(table)
        line.say(type="sit", seat=seat, last=last)
        return line, await line.until("update")

    async def wait(self, table: str, seat: int | None) -> Line:
        """A WebSocket to a table that has not started."""
        line = await self.connect(table)
        line.say(type="sit", seat=seat)
        await line.settled()
        return line


class Guests:
    """The people of a test; their connections are closed at its end."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.all: list[Person] = []

    async def __aenter__(self) -> "Guests":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for person in self.all:
            for line in person.lines:
                if not line.task.done():
                    await line.close()
            await person.client.aclose()

    async def invite(self, nickname: str) -> Person:
        return await self.stranger().introduce(nickname)

    def stranger(self, cookie: str | None = None) -> Person:
        person = Person(self.app, cookie)
        self.all.append(person)
        return person


def new_move() -> str:
    return f"{random.getrandbits(64):016x}"


async def two_people(guests: Guests, game: str = "silver-and-gold", **wishes: Any) -> tuple[Person, Person, str]:
    """Ada on seat 0, Bruno on seat 1, and the table where their match has begun."""
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table(game, "me", "open", **wishes))["table"]
    await bruno.join(table)
    return ada, bruno, table


KEEP: Json = {"type": "keep", "first": 0, "second": 1}
DONE: Json = {"type": "done"}


async def both_marking(guests: Guests, **wishes: Any) -> tuple[Person, Person, str, Line, Line]:
    """Ada and Bruno have kept their maps; the first expedition card is flipped, both may mark."""
    ada, bruno, table = await two_people(guests, **wishes)
    hers, update = await ada.sit(table, 0)
    his, his_update = await bruno.sit(table, 1)
    await hers.play(update, KEEP)
    await his.play(his_update, KEEP)
    await hers.settled()
    return ada, bruno, table, hers, his


def a_mark(update: Json) -> Json:
    return next(cast(Json, act) for act in update["legal"] if act["type"] == "mark")


async def play_on(line: Line, update: Json, rng: random.Random, acts: int = 10_000) -> Json:
    """Play any legal acts until the match is over, or so many."""
    while not update["over"] and acts:
        if not update["legal"]:
            update = await line.until_update(lambda u: u["legal"] or u["over"])
            continue
        answer, rest = await line.play(update, rng.choice(update["legal"]))
        assert answer["type"] in ("accepted", "stale"), answer
        acts -= 1
        for message in rest:
            if message["type"] == "update":
                update = message
    return update
