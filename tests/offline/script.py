"""A scripted session on one device: what is sent, and what comes back, whatever carries the messages.

Nothing here needs more than the program itself: Pyodide runs it too.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final

from crocetta.offline.requests import answer
from crocetta.offline.rooms import Rooms
from crocetta.offline.streams import MemoryStreams
from crocetta.tables.persons import Me
from crocetta.tables.protocol import NewSeat, NewTable

Json = dict[str, Any]
TABLE, CODE, ROOT, PERSON, NAME = "0123456789abcdef", "GEM-1", "5eed", "ada", "Ada"
AT: Final = 1_000.0
"""The clock stands still: what it shows is part of every message."""
SEATS: Final = {
    "silver-and-gold": (NewSeat("me"), NewSeat("beside", name="Bruno"), NewSeat("bot"), NewSeat("bot")),
    "pyramids": (NewSeat("bot", bot="novice"), NewSeat("me"), NewSeat("bot")),
    "la-piramide": (NewSeat("me"), NewSeat("bot"), NewSeat("bot", bot="novice")),
}
SHORT: Final = {"la-piramide": {"turn_limit": 12}}


def wish(game: str) -> NewTable:
    return NewTable(game, SEATS[game], options=SHORT.get(game, {}))


class Device:
    """One person at the table: `send` carries a message, and comes back when nothing more is to be heard."""

    def __init__(self, game: str, send: Callable[[str], Awaitable[None]], said: list[str]) -> None:
        self._send = send
        self.said = said
        self._mine = [place for place, seat in enumerate(SEATS[game]) if seat.kind in ("me", "beside")]
        self._rng = Random(game)
        self._moves = 0

    async def play(self, acts: int) -> bool:
        """So many acts, and now and then an undo, a question, a move twice or too late; whether it is over."""
        await self._say(type="sit", seat=self._mine[0], last=0, story=True)
        for _ in range(acts):
            update = self._latest()
            if update["over"]:
                return True
            mine = [seat for seat in update["to_act"] if seat in self._mine]
            if update["seat"] not in mine:
                await self._say(type="sit", seat=mine[0], last=0, story=False)
                continue
            await self._act(update)
        return bool(self._latest()["over"])

    async def _act(self, update: Json) -> None:
        rng, decision = self._rng, update["decision"]
        action = rng.choice(update["legal"])
        self._moves += 1
        move = f"m{self._moves}"
        match rng.randrange(12):
            case 0 if update["can_take_back"]:
                await self._say(type="take back", move=move, decision=decision)
            case 1:
                await self._say(type="why not", move=move, action=action)
            case 2:
                await self._say(type="play", move=move, decision=decision - 1, action=action)
            case 3:
                await self._say(type="play", move=move, decision=decision, action={"type": "nonsense"})
            case twice:
                await self._say(type="play", move=move, decision=decision, action=action)
                if twice == 4:
                    await self._say(type="play", move=move, decision=decision, action=action)

    async def _say(self, **message: Any) -> None:
        await self._send(json.dumps(message))

    def _latest(self) -> Json:
        updates = (json.loads(text) for text in reversed(self.said))
        return next(message for message in updates if message["type"] == "update")


async def at_home(game: str, acts: int, person: str = PERSON) -> tuple[list[str], bool]:
    """The story without a server: all that was heard; and, if it is over, what is asked for then."""
    local, said = Rooms(MemoryStreams(), Me(person, NAME), lambda: AT), list[str]()
    await local.create(wish(game), TABLE, CODE, ROOT)
    line = await local.line(CODE, said.append)

    async def send(text: str) -> None:
        await line.receive(text)
        await bots_rest(local)

    over = await Device(game, send, said).play(acts)
    if over:
        for path in ("", "/luck", "/replay", "/file"):
            said.append((await answer(local, "GET", f"tables/{CODE}{path}")).body)
    return said, over


async def bots_rest(local: Rooms) -> None:
    (room,) = local._rooms.values()
    while room._playing is not None or room.due():
        await asyncio.sleep(0)
