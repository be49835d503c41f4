"""The database schema: people, the streams of tables keyed (table, seq), and projections for lists.

`tables`, `seats` and `attempts` are projections: they are written in the same transaction as the entries that they
follow from, and can be rebuilt from them. Only `seats.seen` is not derived. What comes after `attempts` is shared
state of several workers.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

STEP: Final = "0008"
"""The last step of `migrations`, which results in this schema."""

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("nickname", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),
)

device_links = Table(
    "device_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.person"), nullable=False),
    Column("expires", Float, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("device", String(16), primary_key=True),
    Column("person", String(32), ForeignKey("people.person"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.person"), nullable=False, index=True),
    Column("device", String(16), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("paused", Boolean, nullable=False, server_default=false()),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(40), nullable=False, unique=True),
    Column("seq", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("edition", String(64), nullable=False, index=True),
    Column("own", Boolean, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("away", Integer, nullable=False),
    Column("host", String(32), ForeignKey("people.person"), nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("rematch", String(32)),
    Column("to_act", Text, nullable=False),
    Column("deadline", Float),
    Column("due", Float, index=True),
    Column("expires", Float, index=True),
    Column("free", Integer, nullable=False, server_default="0"),
    Column("progress", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("ranks", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_tables_free", "free", sqlite_where=text("free > 0"), postgresql_where=text("free > 0")),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("person", String(32), ForeignKey("people.person"), index=True),
    Column("bot", String(32)),
    Column("why", String(8)),
    Column("seen", Float),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("contest", String(80), primary_key=True),
    Column("person", String(32), ForeignKey("people.person"), primary_key=True, index=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("began", Float, nullable=False),
    Column("standing", Integer),
    Column("ended", Float),
    Index("ix_attempts_board", "contest", "standing", "ended"),
    Index("ix_attempts_ended", "contest", "ended", "standing"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("expires", Float, nullable=False),
    Column("since", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("worker", Integer, ForeignKey("workers.id", ondelete="CASCADE"), nullable=False, index=True),
)

presences = Table(
    "presences",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("worker", Integer, ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True, index=True),
)

audiences = Table(
    "audiences",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("worker", Integer, ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("watching", Integer, nullable=False),
)
"""Also open lines per person or address and worker (`shared_limits.Register`), under keys no table id has."""

allowances = Table(
    "allowances",
    metadata,
    Column("who", String(200), primary_key=True),
    Column("remaining", Float, nullable=False),
    Column("at", Float, nullable=False),
)
