"""Seats that newcomers may take, who looks on at which worker, and which devices are told when it is one's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None
oldest = "0007"
"""Earlier versions cannot read a quick match."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("free", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET free = (SELECT count(*) FROM seats WHERE seats.table_id = tables.id "
        "AND seats.kind = 'open') WHERE status = 'gathering' AND listed"
    )
    some = sa.text("free > 0")
    op.create_index("ix_tables_free", "tables", ["free"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "audiences",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("worker", sa.Integer, sa.ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("watching", sa.Integer, nullable=False),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
    op.create_index("ix_audiences_worker", "audiences", ["worker"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.person"), nullable=False),
        sa.Column("device", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])


def downgrade() -> None:
    op.drop_table("subscriptions")
    op.drop_table("audiences")
    op.drop_index("ix_tables_free", "tables")
    op.drop_column("tables", "free")
