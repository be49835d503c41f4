"""Everybody's devices, so that they can be listed and signed out one by one."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
oldest = "0005"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("device", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.person"), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])


def downgrade() -> None:
    op.drop_table("devices")
