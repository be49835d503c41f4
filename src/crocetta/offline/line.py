"""A page's connection to a table: messages of the page in, messages of the table out.

The worker transports them.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from crocetta.kit.errors import UserError
from crocetta.offline.room import Room
from crocetta.tables import commands as c
from crocetta.tables.decide import check_hint, read_action, why_not
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.protocol import (
    Allowed,
    AskHint,
    FromPage,
    Ping,
    Play,
    Pong,
    Problem,
    Sit,
    TakeItBack,
    ToPage,
    WhyNot,
)
from crocetta.tables.table import Viewer
from crocetta.tables.tell import check_viewer

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_encode = msgspec.json.Encoder().encode


class _Named(msgspec.Struct):
    """The fields a refusal names, read from an invalid message."""

    type: Any = None
    move: Any = None


class Line:
    def __init__(self, room: Room, person: str, send: Callable[[str], None], now: Callable[[], float]) -> None:
        self.seat: Viewer = None
        self.looks = False
        self.room = room
        self._person = person
        self._send = send
        self._now = now
        self._turn = asyncio.Lock()

    def say(self, message: ToPage) -> None:
        self._send(_encode(message).decode())

    async def receive(self, text: str) -> None:
        """Answer one message at a time. Errors are answered, too."""
        async with self._turn:
            try:
                await self._answer(_decoder.decode(text))
            except (msgspec.MsgspecError, RecursionError) as error:
                self._refuse(text, BadRequest("problem-message-unreadable", reason=str(error)))
            except UserError as error:
                self._refuse(text, error)

    def _refuse(self, text: str, why: UserError) -> None:
        """A problem names the message it answers, if that has an id."""
        try:
            named = msgspec.json.decode(text, type=_Named)
        except (msgspec.MsgspecError, RecursionError):
            named = _Named()
        move, kind = (value if isinstance(value, str) else None for value in (named.move, named.type))
        self.say(Problem(str(why), move, kind, why.key, why.parameters))

    async def _answer(self, message: FromPage) -> None:
        room, person = self.room, self._person
        match message:
            case Ping():
                self.say(Pong(self._now()))
                return
            case Play(move, decision, action):
                command: c.Play | c.TakeBack = c.Play(
                    person, self._own_seat(), decision, read_action(room.table, action), move
                )
            case TakeItBack(move, decision):
                command = c.TakeBack(person, self._own_seat(), decision, move)
            case WhyNot(move, action):
                refused = why_not(room.table, person, self._own_seat(), read_action(room.table, action), move)
                self.say(refused or Allowed(move))
                return
            case AskHint(move):
                seat = self._own_seat()
                check_hint(room.table, person, seat)
                self.say(await room.advise(seat, move))
                return
            case Sit(seat, last, whole):
                if seat is not None:
                    check_viewer(room.table, person, seat)
                await room.sit(self, seat, last, whole)
                return
        answer = await room.do(command)
        if answer is not None:
            self.say(answer)

    def _own_seat(self) -> int:
        if self.seat is None:
            raise NotAllowed("problem-spectator")
        return self.seat
