"""A viewer's connection to a table: messages in, messages out, independent of the transport."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from crocetta.bots.desk import DeskClosed
from crocetta.kit.errors import UserError
from crocetta.server import wall_clock
from crocetta.server.room import Room, measured
from crocetta.server.rooms import Rooms
from crocetta.server.store.database import DatabaseUnavailable
from crocetta.tables import commands as c
from crocetta.tables.decide import check_hint, read_action, why_not
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.protocol import (
    Allowed,
    AskHint,
    FromPage,
    Front,
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

log = structlog.get_logger()

LARGEST_MESSAGE: Final = 16_384
COSTLY: Final = (Sit, AskHint)
SITS_COUNT: Final = 10
"""Messages that `sit` counts as in the rate limit: it may send the whole history. So does a hint."""

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_encode = msgspec.json.Encoder().encode


class _Named(msgspec.Struct):
    """The fields a refusal names, read from an invalid message."""

    type: Any = None
    move: Any = None


class Line:
    """A table's side of a connection."""

    def __init__(self, rooms: Rooms, room: Room, person: str | None, send: Callable[..., None]) -> None:
        self.person = person
        self.front = False
        """The page is visible."""
        self.seat: Viewer = None
        self.room = room
        self.send = send
        self._rooms = rooms
        self._hint: str | None = None
        """The id of the hint being computed."""
        self._ended = False

    async def begin(self) -> None:
        """Nothing yet: a table line gets updates after `sit`."""

    def say(self, message: ToPage) -> None:
        self.send(_encode(message).decode())

    async def receive(self, text: str) -> int:
        """Answer one message; returns how many it counts as. Errors are answered, and the line stays open."""
        if len(text) > LARGEST_MESSAGE:
            self.refuse(text, BadRequest("problem-message-large", limit=LARGEST_MESSAGE))
            return 1
        try:
            message = _decoder.decode(text)
            await self._answer(message)
            return SITS_COUNT if type(message) in COSTLY else 1
        except (msgspec.MsgspecError, RecursionError) as error:
            self.refuse(text, BadRequest("problem-message-unreadable", reason=str(error)))
        except UserError as error:
            self.refuse(text, error)
        except DatabaseUnavailable as error:
            log.error("database unavailable", table=self.room.table.id, exc_info=error)
            self.refuse(text, UserError("problem-database"))
        return 1

    def refuse(self, text: str, why: UserError) -> None:
        """A problem names the message it answers, if that has an id."""
        try:
            named = msgspec.json.decode(text, type=_Named)
        except (msgspec.MsgspecError, RecursionError):
            named = _Named()
        move, kind = (value if isinstance(value, str) else None for value in (named.move, named.type))
        self.say(Problem(str(why), move, kind, why.key, why.parameters))

    async def _answer(self, message: FromPage) -> None:
        if isinstance(message, Ping):
            self.say(Pong(wall_clock.now()))
            return
        if isinstance(message, Front):
            self._turn(message.front)
            return
        # The room may have been unloaded while the line was silent, and loaded again.
        name = self.room.table.id
        self.room = room = self._rooms.live.get(name) or await self._rooms.room(name)
        room.touched = wall_clock.now()
        match message:
            case Play(move, decision, action):
                seat, person = self._own_seat()
                command = c.Play(person, seat, decision, read_action(room.table, action), move)
                answer = await measured(room, command)
            case TakeItBack(move, decision):
                seat, person = self._own_seat()
                answer = await measured(room, c.TakeBack(person, seat, decision, move))
            case WhyNot(move, action):
                seat, person = self._own_seat()
                refused = why_not(room.table, person, seat, read_action(room.table, action), move)
                self.say(refused or Allowed(move))
                return
            case AskHint(move):
                self._ask_hint(room, move)
                return
            case Sit(seat, last, story):
                await self._check_seat(room, seat, last)
                await room.sit(self, seat, last, story)
                return
        if answer is not None:
            self.say(answer)

    def _ask_hint(self, room: Room, move: str) -> None:
        """Computed in the background, one at a time; a repeated request is answered once."""
        seat, person = self._own_seat()
        check_hint(room.table, person, seat)
        if self._hint is None:
            self._hint = move
            self._rooms.in_background(self._advise(room, person, seat, move))
        elif move != self._hint:
            raise NotAllowed("problem-hint-thinking")

    async def _advise(self, room: Room, person: str, seat: int, move: str) -> None:
        try:
            self.say(await room.bots.advise(person, seat, move, lambda: not self._ended))
        except DeskClosed:
            return
        except Exception as error:
            if not isinstance(error, UserError):
                log.exception("hint failed", table=room.table.id, seat=seat)
                error = UserError("problem-server")
            self.say(Problem(str(error), move, "hint", error.key, error.parameters))
        finally:
            self._hint = None

    async def _check_seat(self, room: Room, seat: Viewer, last: int) -> None:
        """If the client knows more than this worker, it was connected to another: catch up before refusing."""
        known = seat is None or room.table.may_look(self.person, seat)
        elsewhere = room.stale or not self._rooms.bus.reliable
        if elsewhere and (not known or last > len(room.table.told_to(seat))):
            await room.look_again()
        if seat is not None:
            check_viewer(room.table, self.person, seat)

    def _own_seat(self) -> tuple[int, str]:
        if self.seat is None or self.person is None:
            raise NotAllowed("problem-spectator")
        return self.seat, self.person

    @property
    def name(self) -> str:
        """For the log."""
        return self.room.table.id

    def _turn(self, front: bool) -> None:
        self._rooms.visible_pages.note(self.person, self.front, front)
        self.front = front

    async def end(self) -> None:
        self._ended = True
        self._turn(False)
        await self.room.part(self)
