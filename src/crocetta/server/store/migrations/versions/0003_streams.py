"""A table is a stream of entries; rows of tables and seats become projections of it.

What the old rows did not hold is left open: who removed whom and when, and which acts a bot made for a person.
The columns that only a fold can tell are filled by the server (`seq` 0 marks them).
"""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

DAY = 86_400
Row = Any


def upgrade() -> None:
    connection = op.get_bind()
    op.create_table(
        "streams",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    streams = sa.table("streams", sa.column("table_id"), sa.column("seq"), sa.column("body"))
    for table in connection.execute(sa.text("SELECT * FROM tables")).all():
        rows = [
            {"table_id": table.id, "seq": seq, "body": json.dumps(entry, separators=(",", ":"), ensure_ascii=False)}
            for seq, entry in enumerate(_stream(connection, table), start=1)
        ]
        connection.execute(sa.insert(streams), rows)
    op.drop_table("entries")
    op.rename_table("streams", "entries")
    _change_tables(connection)
    _change_seats()


def _stream(connection: sa.Connection, table: Row) -> Iterator[dict[str, Any]]:
    of_table = {"table": table.id}
    seats = connection.execute(sa.text("SELECT * FROM seats WHERE table_id = :table ORDER BY seat"), of_table).all()
    entries = connection.execute(
        sa.text("SELECT * FROM entries WHERE table_id = :table ORDER BY seq"), of_table
    ).all()
    began = bool(entries) or table.status in ("running", "over")
    yield {
        "type": "opened",
        "at": table.created if began else table.updated,
        "code": table.code,
        "game": table.game,
        "rules": table.rules,
        "edition": table.edition,
        "data": table.data,
        "options": json.loads(table.options),
        "settings": json.loads(table.settings),
        "seed": table.seed,
        "host": table.host,
        "seats": [_occupant(seat) for seat in seats],
    }
    at = table.updated
    if began:
        at = entries[0].at if entries else table.updated
        yield {"type": "began", "at": at}
        yield {"type": "attended", "at": at}
        bots = {seat.seat for seat in seats if seat.kind == "bot"}
        for entry in entries:
            at = entry.at
            yield _act(entry, bots)
        for seat in seats:
            if seat.gone:
                yield {
                    "type": "replaced",
                    "at": at,
                    "seat": seat.seat,
                    "level": seat.bot or "greedy",
                    "why": "left",
                }
        if table.rematch:
            yield {"type": "rematch offered", "at": at, "person": table.host, "table": table.rematch}
    if table.status in ("closed", "expired"):
        why = "expired" if table.status == "expired" else "host"
        yield {"type": "closed", "at": max(at, table.updated), "why": why}


def _occupant(seat: Row) -> dict[str, Any]:
    if seat.kind == "person":
        return {"type": "person", "person": seat.person, "name": seat.name, "stand_in": None}
    if seat.kind == "bot":
        return {"type": "bot", "name": seat.name, "level": seat.bot or "greedy"}
    return {"type": "open"}


def _act(entry: Row, bots: set[int]) -> dict[str, Any]:
    if entry.action is None:
        return {"type": "took back", "at": entry.at, "seat": entry.seat, "move": entry.move}
    by = "dealer" if entry.seat < 0 else "bot" if entry.seat in bots else "person"
    action = json.loads(entry.action)
    return {"type": "acted", "at": entry.at, "seat": entry.seat, "by": by, "action": action, "move": entry.move}


def _change_tables(connection: sa.Connection) -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("own", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("away", sa.Integer, nullable=False, server_default="0"))
        for name, empty in (("to_act", "[]"), ("progress", "{}"), ("scores", "[]"), ("ranks", "[]")):
            tables.add_column(sa.Column(name, sa.Text, nullable=False, server_default=empty))
        for name in ("deadline", "due", "expires"):
            tables.add_column(sa.Column(name, sa.Float))
    for table in connection.execute(sa.text("SELECT id, settings, status, updated, data FROM tables")).all():
        settings = json.loads(table.settings)
        listed = bool(settings.get("listed"))
        facts = {
            "id": table.id,
            "own": table.data is not None,
            "listed": listed,
            "away": settings.get("away", 0) * 60,
            "expires": table.updated + (DAY if listed else 7 * DAY) if table.status == "gathering" else None,
        }
        change = "UPDATE tables SET own = :own, listed = :listed, away = :away, expires = :expires WHERE id = :id"
        connection.execute(sa.text(change), facts)
    with op.batch_alter_table("tables") as tables:
        for gone in ("rules", "data", "seed"):
            tables.drop_column(gone)
        for name in ("seq", "own", "listed", "away", "to_act", "progress", "scores", "ranks"):
            tables.alter_column(name, server_default=None)
    for name in ("due", "expires"):
        op.create_index(f"ix_tables_{name}", "tables", [name])


def _change_seats() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("why", sa.String(8)))
    op.execute(sa.text("UPDATE seats SET why = 'left' WHERE gone"))
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("gone")


def downgrade() -> None:
    raise RuntimeError("there is no way back: streams hold more than the rows before them did")
