"""Cookies can be revoked: those of an earlier generation of a person are good no more."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("generation", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_column("generation")
