"""One server of a pair of worlds: Ada, who has a secret, Bruno, who plays against her, and two who watch.

All that the others can get is kept byte for byte: frames of lines in their order, answers with all their headers,
errors, lists, and whether somebody who waits is answered.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Collection
from hashlib import sha256
from random import Random
from typing import Any, Final
from unittest.mock import patch

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import to_builtins

from crocetta.bots.desk import NOBODY, Asker, InlineDesk, Question
from crocetta.bots.question import encode
from crocetta.server import rooms as rooms_module
from crocetta.server import wall_clock
from crocetta.server.push.message import base64
from crocetta.server.push.notices import Notices
from crocetta.tables.decide import plays_for
from crocetta.tables.table import Table
from tests.proofs.table_pairs import Leak
from tests.proofs.wire import Answer, request
from tests.server.people import Guests, Json, Line, Person, cookie_name, room_of, rooms_of

SEED: Final = "the-seed-of-the-dealer"
MOVE: Final = "a-name-of-adas-move"
KEY: Final = base64(
    ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
)
AUTH: Final = base64(b"sixteen bytes it")
"""Of Bruno's browser."""
Seen = list[tuple[str, bytes]]
Request = tuple[str, str, Json | None]

ALWAYS: Final[tuple[Request, ...]] = (
    ("GET", "", None),
    ("GET", "/view", None),
    ("GET", "/heard", None),
    ("GET", "/view?seat=0", None),
    ("GET", "/heard?seat=0", None),
    ("GET", "/replay", None),
    ("GET", "/file", None),
    ("GET", "/review?seat=0", None),
    ("GET", "/luck", None),
    ("GET", "/talk", None),
    *(
        one
        for seat in (0, 1)
        for action in ({"type": "mark", "slot": 0, "cells": -1},)
        for one in (
            ("POST", "/why-not", {"seat": seat, "action": action}),
            ("POST", "/play", {"seat": seat, "action": action, "decision": 1_000_000, "move": "probe"}),
            ("POST", "/take-back", {"seat": seat, "decision": 1_000_000, "move": "probe"}),
        )
    ),
)
"""Asked of the table in every pair."""
OF_BRUNO: Final[tuple[Request, ...]] = (("GET", "/view?seat=1", None), ("GET", "/heard?seat=1", None))
AT_TIMES: Final[tuple[Request, ...]] = (
    ("GET", "/qr.svg", None),
    ("POST", "/join", None),
    ("POST", "/start", None),
    ("POST", "/seats/0", {"kind": "bot"}),
    ("DELETE", "/seats/0", None),
    ("POST", "/close", None),
    ("POST", "/rematch", None),
    ("POST", "/ready", None),
    ("POST", "/talk", {}),
    ("PUT", "/talk", {"on": True}),
    ("POST", "/play-on", {"entry": 0, "seat": 0}),
    ("POST", "/challenge", None),
)
"""Asked at every tenth moment: it is refused, or says what `ALWAYS` says."""
OF_WATCHERS: Final[tuple[Request, ...]] = (
    ("POST", "/leave", None),
    ("POST", "/resign", None),
    ("POST", "/vote", {"aim": "remove", "seat": 0}),
)
MESSAGES: Final[tuple[Json, ...]] = (
    {"type": "sit", "seat": 0},
    {"type": "play", "move": "probe", "decision": -1, "action": {"type": "done"}},
    {"type": "take back", "move": "probe", "decision": -1},
    {"type": "why not", "move": "probe", "action": {"type": "mark", "slot": 0, "cells": -1}},
    {"type": "hint", "move": "probe"},
    {"type": "front", "front": False},
    {"type": "ping"},
)
"""Said on a new line by who has come back, or has begun to watch, and tries what is not theirs."""
LISTS: Final = ("/api/tables", "/api/tables?scope=mine", "/api/me/records", "/api/quick")


class HashingDesk(InlineDesk):
    """Chooses by a hash of the question, so that a leaked secret in it is likely to change the answer."""

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        return int.from_bytes(sha256(encode(question)).digest()[:4], "big") % question.choices


class World:
    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.app = guests.app
        self.waiting: asyncio.Task[Answer] | None = None
        self.moves: Counter[str] = Counter()

    async def invite(self) -> None:
        self.ada, self.bruno, self.carla = [await self.guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
        self.players = (self.ada, self.bruno)
        self.stranger = self.guests.stranger()
        self.people = {"bruno": self.bruno, "carla": self.carla, "stranger": self.stranger}
        name = cookie_name(self.app)
        known = (self.ada, self.bruno, self.carla)
        self._cookies = {person: f"{name}={person.cookie}".encode() for person in known} | {self.stranger: b""}
        self.pushed: list[bytes] = []
        push = self.app.state.push
        push._sender.put = lambda message: self.pushed.append(message.said)
        wish = {"endpoint": "https://push.example.com/bruno", "key": KEY, "auth": AUTH}
        assert (await self.bruno.post("/api/me/push", wish)).status_code == 200

    async def open_table(self, game: str, number: int, settings: Json, options: Json) -> None:
        await self._open(number, game=game, seats=("me", "open"), settings=settings, options=options)
        await self.bruno.join(self.table)
        self.his, _ = await self.bruno.sit(self.table, 1)
        self.watching, _ = await self.carla.sit(self.table, None)
        self.homes = {name: (await self.people[name].open_home())[0] for name in ("bruno", "stranger")}
        await self._begin()

    async def open_alone(self, game: str, number: int, options: Json) -> None:
        """Ada plays against a bot, and may ask what to do."""
        await self._open(number, game=game, seats=("me", "bot"), settings={}, options=options)
        self.his, _ = await self.ada.sit(self.table, 0)
        self.watching, _ = await self.carla.sit(self.table, None)
        self.homes = {}
        await self.rest()
        await self._begin()

    async def _open(self, number: int, *, game: str, seats: tuple[str, str], settings: Json, options: Json) -> None:
        names = Random(number)
        with (
            patch.object(rooms_module, "_new_id", lambda: f"{names.getrandbits(64):016x}"),
            patch.object(rooms_module, "new_code", lambda: f"WORLD-{names.getrandbits(20):07d}"),
            patch.object(rooms_module, "new_seed", lambda: f"{SEED}-{number}"),
        ):
            opened = await self.ada.open_table(game, *seats, settings=settings, options=options)
        self.table: str = opened["table"]

    @property
    def lines(self) -> list[Line]:
        return [self.his, self.watching, *self.homes.values()]

    async def _begin(self) -> None:
        for line in self.lines:
            await line.settled()
            line.texts.clear()
        await self._notices()

    async def leave(self) -> None:
        await self.stop_waiting()
        for line in self.lines:
            await line.close()
        for person in (self.ada, self.bruno, self.carla, self.stranger):
            person.lines.clear()
            person.texts.clear()
        for person in (self.ada, self.bruno):
            await self.ask(person, "POST", f"/api/tables/{self.table}/leave")

    async def ask(self, person: Person, method: str, path: str, body: Json | None = None) -> Answer:
        return await request(self.app, self._cookies[person], method, path, body)

    @property
    def stands(self) -> Table:
        return room_of(self.app, self.table).table

    def legal(self, seat: int) -> list[Any]:
        position = self.stands.position
        assert position is not None
        return list(self.stands.game.legal(position.state, seat))

    def pretend(self, table: Table) -> None:
        room_of(self.app, self.table).table = table

    async def rest(self) -> None:
        """Waits until no bot has anything to do; they begin when somebody has looked."""
        room = room_of(self.app, self.table)
        while not room.table.attended or room.bots.thinking or self._bots_play(room.table):
            await asyncio.sleep(0)

    def _bots_play(self, table: Table) -> bool:
        return any(plays_for(table, seat, wall_clock.now()) for seat in table.awaited)

    async def look(self) -> None:
        """Ada is at the table as far as it knows, by asking and not by acting."""
        await self.ask(self.ada, "GET", f"/api/tables/{self.table}/view?seat=0")

    async def play(self, seat: int, action: Any) -> None:
        await self._move(seat, "play", {"action": to_builtins(action)})

    async def undo(self) -> None:
        await self._move(0, "take-back", {})

    async def _move(self, seat: int, path: str, what: Json) -> None:
        self.moves[f"{seat}"] += 1
        name = f"{MOVE if seat == 0 else 'his'}-{self.moves[f'{seat}']}"
        body = {"seat": seat, "decision": self.stands.decision(seat), "move": name, **what}
        answer = await self.ask(self.players[seat], "POST", f"/api/tables/{self.table}/{path}", body)
        assert answer.json()["type"] == "accepted", answer

    async def wait(self) -> None:
        """The stranger asks for what is new, and waits."""
        told = len(self.stands.told[0])
        path = f"/api/tables/{self.table}/view?after={told}&wait=25"
        self.waiting = asyncio.create_task(self.ask(self.stranger, "GET", path))
        for _ in range(20):
            await asyncio.sleep(0)

    async def stop_waiting(self) -> bytes:
        """Whether the answer had come."""
        if self.waiting is None:
            return b""
        came = self.waiting.done()
        self.waiting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.waiting
        self.waiting = None
        return b"came" if came else b"pending"

    # What the others can get

    async def heard(self, names: Collection[str]) -> Seen:
        """What has come to those who look on, and whether who waits was answered."""
        seen: Seen = []
        for line, of in ((self.his, "bruno"), (self.watching, "carla")):
            if of in names:
                seen += await _frames(f"{of}'s line", line)
        for of, home in self.homes.items():
            if of in names:
                seen += await _frames(f"{of}'s home", home)
        if "bruno" in names:
            seen += await self._notices()
        return self._without_secrets([*seen, ("the answer to who waits", await self.stop_waiting())])

    async def _notices(self) -> Seen:
        """What was sent to Bruno's devices."""
        notices: Notices = rooms_of(self.app).on_written.__self__  # type: ignore[union-attr]
        while notices._pending:
            await asyncio.sleep(0)
        pushed, self.pushed[:] = list(self.pushed), []
        return [("bruno's notice", said) for said in pushed]

    async def found_by(self, name: str, *, thorough: bool) -> Seen:
        """All there is to be asked for of the table."""
        person, where = self.people[name], f"/api/tables/{self.table}"
        asked = [*ALWAYS, *(OF_BRUNO if name == "bruno" else ())]
        if thorough:
            asked += [*AT_TIMES, *(() if name == "bruno" else OF_WATCHERS), ("GET", "", None)]
        seen = [
            (f"{name}: {method} {path} {place}", (await self.ask(person, method, f"{where}{path}", body)).whole)
            for place, (method, path, body) in enumerate(asked)
        ]
        return self._without_secrets(seen + await self._seen_by_a_new_line(name, person))

    async def listed_for(self, name: str) -> Seen:
        person = self.people[name]
        seen = [(f"{name}: {path}", (await self.ask(person, "GET", path)).whole) for path in LISTS]
        return self._without_secrets(seen)

    async def _seen_by_a_new_line(self, name: str, person: Person) -> Seen:
        """Who comes back, and who begins to watch."""
        seat = 1 if name == "bruno" else None
        last = max(0, len(self.stands.told_to(seat)) - 2)
        line = await person.connect(self.table)
        line.say(type="sit", seat=seat, last=last)
        line.say(type="sit", seat=seat, story=True)
        for message in MESSAGES[:-1]:
            line.say(**message)
        seen = await _frames(f"{name}: a new line", line)
        await line.close()
        person.lines.remove(line)
        return seen

    async def advised(self, move: str) -> Seen:
        """What Ada is told to do, through her line."""
        await self.his.settled()
        self.his.texts.clear()
        self.his.say(type="hint", move=move)
        await self.his.until("hinted", "stale", "problem")
        return [(f"a hint, frame {place}", text.encode()) for place, text in enumerate(self.his.texts)]

    def _without_secrets(self, seen: Seen) -> Seen:
        stands = self.stands
        secrets = {SEED, MOVE, self.ada.person, self.ada.cookie or "?", stands.seed}
        if stands.luck is not None:
            secrets.add(stands.luck.secret)
        sought = [secret.encode() for secret in secrets]
        for what, text in seen:
            for secret in sought:
                if secret in text:
                    raise Leak(f"{what} tells {secret.decode()}")
        return seen


async def _frames(whose: str, line: Line) -> Seen:
    line.texts.clear()
    await line.settled()
    return [(f"{whose}, frame {place}", text.encode()) for place, text in enumerate(line.texts)]
