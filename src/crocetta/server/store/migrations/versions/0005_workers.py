"""Several workers on one PostgreSQL: who they are, what each looks after, who is connected where, what they allow.

None of it outlives a crash of the database, so PostgreSQL need not log it. SQLite has one worker, and leaves it
empty.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None
oldest = "0005"


def upgrade() -> None:
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "workers",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        prefixes=unlogged,
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("worker", sa.Integer, sa.ForeignKey("workers.id", ondelete="CASCADE"), nullable=False),
        prefixes=unlogged,
    )
    op.create_index("ix_leases_worker", "leases", ["worker"])
    op.create_table(
        "presences",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("worker", sa.Integer, sa.ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
        prefixes=unlogged,
    )
    op.create_index("ix_presences_worker", "presences", ["worker"])
    op.create_table(
        "allowances",
        sa.Column("who", sa.String(200), primary_key=True),
        sa.Column("remaining", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        prefixes=unlogged,
    )


def downgrade() -> None:
    for table in ("allowances", "presences", "leases", "workers"):
        op.drop_table(table)
