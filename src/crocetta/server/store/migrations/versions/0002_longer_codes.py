"""Codes that cannot be guessed need room; when somebody was last seen outlives the process."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("code", existing_type=sa.String(16), type_=sa.String(40), existing_nullable=False)
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("seen", sa.Float))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seen")
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("code", existing_type=sa.String(40), type_=sa.String(16), existing_nullable=False)
