"""The one attempt of each person that counts, at a match of the day or at a duplicate of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
oldest = "0008"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("contest", sa.String(80), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.person"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("standing", sa.Integer),
        sa.Column("ended", sa.Float),
    )
    op.create_index("ix_attempts_person", "attempts", ["person"])
    op.create_index("ix_attempts_board", "attempts", ["contest", "standing", "ended"])
    op.create_index("ix_attempts_ended", "attempts", ["contest", "ended", "standing"])


def downgrade() -> None:
    op.drop_table("attempts")
