"""Leaks to plant in matchmaking: the lobby, home pages, notices, the number of spectators."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from crocetta.server import audience
from crocetta.server.lobby import Lobby
from crocetta.server.push import notices
from crocetta.server.room import Room
from crocetta.tables import lobby, matchmaking
from crocetta.tables.entries import Person
from crocetta.tables.projection import info_of
from crocetta.tables.table import Table
from tests.proofs.leaks import Planted, everywhere, leak


@leak("the lobby tells when something happened last, sealed or not")
def _() -> Planted:
    listed = lobby.listed
    counted: dict[str, int] = {}
    adopt = Room.adopt

    def counting(self: Room, of: Table) -> None:
        counted[of.id] = of.seq
        adopt(self, of)

    def dated(p: Any, watching: int) -> Any:
        return replace(listed(p, watching), updated=counted.get(p.id, 0))

    with patch.object(Room, "adopt", counting), everywhere(lobby, "listed", dated), _always_listed():
        yield


@contextmanager
def _always_listed() -> Iterator[None]:
    """Also matches that take nobody in: else no pair would be in the lobby."""
    with everywhere(matchmaking, "free_seats", lambda of: (0,)):
        yield


@leak("a home page is told of every entry")
def _() -> Planted:
    tell_own = Lobby._tell_own

    def always(self: Lobby, p: Any, watching: int) -> None:
        self._known.pop(p.id, None)
        tell_own(self, p, watching)

    with patch.object(Lobby, "_tell_own", always):
        yield


@leak("a notice goes out when somebody has marked")
def _() -> Planted:
    turns = notices.turns

    def eager(before: Table, after: Table, entries: Any) -> list[str]:
        others = [seat.person for seat in after.seats if isinstance(seat, Person)]
        return others if before.status == "running" else turns(before, after, entries)

    with patch.object(notices, "turns", eager), patch.object(notices, "SLOW", 0):
        yield


@leak("a notice says how many marks were made")
def _() -> Planted:
    notice = notices.notice

    def telling(of: Table, person: str, key: str, name: str, language: str) -> Any:
        return replace(notice(of, person, key, name, language), body=f"{of.seq}")

    with patch.object(notices, "notice", telling):
        yield


@leak("who looks on is counted with what was written")
def _() -> Planted:
    def counting(table: Table, projection: Any, person: Any, here: Any, watching: int) -> Any:
        return info_of(table, projection, person, here, watching + table.seq)

    with patch.object(audience, "info_of", counting):
        yield
