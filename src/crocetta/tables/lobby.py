"""The lobby: open tables, what is shown of them, and which is the best for a person.

It uses projections alone, so it shows nothing that a spectator could not know.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from crocetta.tables.entries import Bot, Open, Person
from crocetta.tables.projection import Projection
from crocetta.tables.protocol import Contribution, Front, Ping, Pong, Problem, SeatKind, Settings, TableInfo
from crocetta.tables.seats import name_of

LIVELY: Final = 3_600
"""Seconds per turn: quick matches avoid slower tables."""


class LobbySeat(Struct, frozen=True):
    kind: SeatKind
    name: str


class LobbyTable(Struct, frozen=True):
    """A table that anybody may join."""

    table: str
    code: str
    game: str
    own: bool
    """Custom cards or maze."""
    options: dict[str, Any]
    settings: Settings
    seats: tuple[LobbySeat, ...]
    host: int | None
    """The host's seat."""
    running: bool
    """Whoever joins takes over from a bot."""
    free: int
    watching: int
    """The number of spectators."""
    updated: float
    """Seconds since 1970, when the seats last changed."""


class QuickRequest(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)] | None = None
    """None: any."""
    luck: Contribution | None = None
    """The ticket is for a new table, if one is needed; the share for any whose match has not begun."""


# Over the WebSocket of the home page


class LobbyList(Struct, frozen=True, tag="lobby"):
    """All of it, the latest first; what one knew before does not count any more."""

    tables: tuple[LobbyTable, ...]


class LobbyChange(Struct, frozen=True, tag="lobby change"):
    changed: tuple[LobbyTable, ...]
    gone: tuple[str, ...]


class MyTable(Struct, frozen=True, tag="mine"):
    """Something happened at a table of mine."""

    table: TableInfo


FromHome: TypeAlias = Front | Ping
ToHome: TypeAlias = LobbyList | LobbyChange | MyTable | Problem | Pong


def is_listed(p: Projection) -> bool:
    return p.free > 0


def listed(p: Projection, watching: int) -> LobbyTable:
    host = next((k for k, seat in enumerate(p.seats) if isinstance(seat, Person) and seat.person == p.host), None)
    running = p.status == "running"
    return LobbyTable(
        table=p.id,
        code=p.code,
        game=p.game,
        own=p.own,
        options=p.options,
        settings=p.settings,
        seats=tuple(LobbySeat(_kind(seat), name_of(seat)) for seat in p.seats),
        host=host,
        running=running,
        free=p.free,
        watching=watching,
        updated=p.created if running else p.updated,
    )


def _kind(seat: Open | Bot | Person) -> SeatKind:
    if isinstance(seat, Open):
        return "open"
    return "person" if isinstance(seat, Person) else "bot"


def suitable(tables: Iterable[Projection], person: str, game: str | None) -> list[Projection]:
    """Tables for somebody who wants to play now, the best first.

    Tables with waiting people come before matches with bots, then those with the fewest free seats, then the
    longest wait.
    """
    fit = [p for p in tables if is_listed(p) and game in (None, p.game) and _suits(p, person)]
    return sorted(fit, key=lambda p: (p.status != "gathering", p.free, p.created))


def _suits(p: Projection, person: str) -> bool:
    """A match that counts, with standard cards, not too slow, and not one they are or were at."""
    known = any(isinstance(seat, Person) and seat.person == person for seat in p.seats)
    usual = p.settings.counts and not p.own and p.settings.clock <= LIVELY
    return usual and not known and p.host != person
