"""Rows of the database, as the rest of the server handles them."""

from typing import Any

from msgspec import Struct


class ChairRow(Struct, frozen=True):
    seat: int
    kind: str
    name: str
    person: str | None
    bot: str | None
    gone: bool
    seen: float | None = None
    """When its person's last line ended; None while there is one."""


class TableRow(Struct, frozen=True):
    id: str
    code: str
    game: str
    rules: int
    edition: str
    data: str | None
    options: str
    settings: str
    seed: str
    host: str
    status: str
    rematch: str | None
    created: float
    updated: float


class EntryRow(Struct, frozen=True):
    seq: int
    seat: int
    action: str | None
    """JSON of the act; None takes the seat's latest act back."""
    move: str | None
    at: float


def fields(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
