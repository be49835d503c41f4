"""The Python side of the web worker: called from JavaScript, with the browser's storage behind `Streams`.

Only strings cross the language border: they need no proxies, which would have to be freed.
"""

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

import msgspec

from crocetta.offline import requests
from crocetta.offline.line import Line
from crocetta.offline.rooms import CannotOpen, NoSuchTable, Rooms
from crocetta.offline.streams import Conflict, NotKept
from crocetta.tables.persons import Me

NEWLINE: Final = "\n"
"""Separates entries: our JSON contains none."""


class Storage(Protocol):
    """`web/src/offline/storage.ts`."""

    def append(self, table: str, first: int, entries: str, listed: str) -> Awaitable[str]:
        """The outcome: `kept`, `conflict` or `full`."""
        ...

    def entries(self, table: str, after: int) -> Awaitable[str]: ...
    def lists(self) -> Awaitable[str]: ...


class BrowserStreams:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def append(self, table: str, first: int, entries: Sequence[str], listed: str) -> None:
        verdict = await self._storage.append(table, first, NEWLINE.join(entries), listed)
        if verdict == "conflict":
            raise Conflict
        if verdict != "kept":
            raise NotKept("problem-not-kept")

    async def entries(self, table: str, after: int = 0) -> Sequence[str]:
        return _lines(await self._storage.entries(table, after))

    async def lists(self) -> Sequence[str]:
        return _lines(await self._storage.lists())


def _lines(text: str) -> list[str]:
    return text.split(NEWLINE) if text else []


class Worker:
    """`say` sends a message to the page, for the line of this number."""

    def __init__(self, storage: Storage, me: str, say: Callable[[int, str], None]) -> None:
        self._rooms = Rooms(BrowserStreams(storage), msgspec.json.decode(me, type=Me))
        self._say = say
        self._lines: dict[int, Line] = {}

    async def request(self, method: str, path: str, body: str) -> str:
        return json.dumps(await requests.answer(self._rooms, method, path, body))

    async def open(self, number: int, table: str) -> str:
        """The outcome: `open`, `missing` or `unreadable`."""
        try:
            self._lines[number] = await self._rooms.line(table, lambda text: self._say(number, text))
        except NoSuchTable:
            return "missing"
        except CannotOpen:
            return "unreadable"
        return "open"

    async def receive(self, number: int, text: str) -> None:
        if number in self._lines:
            await self._lines[number].receive(text)

    def close(self, number: int) -> None:
        if number in self._lines:
            self._rooms.part(self._lines.pop(number))
