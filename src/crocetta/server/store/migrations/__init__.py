"""The migrations (steps), from the first schema on.

Old and new versions run side by side during a rolling upgrade, so a change comes in two steps: one release expands
(new tables; nullable columns), and a later one, when nobody runs the old version any more, contracts. Each step
names the oldest version, by its own last step, that can work with the schema after it (`oldest`).
"""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, select, text

from crocetta.kit.words import PLATFORM
from crocetta.server.store import schema
from crocetta.server.store.single_instance import KEY, InUse

OLDEST: Final = "oldest-step"
"""In `secrets`: the last step, and the oldest version that may open the database although it does not know it."""


class TooNew(Exception):
    """The database has steps that this version does not know."""


def upgrade(connection: Connection, to: str = "head") -> None:
    """Apply all missing steps in one transaction; the caller commits."""
    if connection.dialect.name == "sqlite":
        # SQLite can rebuild a referenced table only without foreign keys; then all or nothing.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        _wait_for_turn(connection)
    config = _config(connection)
    steps = list(ScriptDirectory.from_config(config).walk_revisions())
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in {step.revision for step in steps}:
        _check_newer(connection, current)
        return
    command.upgrade(config, to)
    _check_references(connection)
    if to == "head":
        oldest = max(getattr(step.module, "oldest", step.revision) for step in steps)
        connection.execute(delete(schema.secrets).where(schema.secrets.c.name == OLDEST))
        connection.execute(insert(schema.secrets).values(name=OLDEST, value=f"{schema.STEP} {oldest}"))


def _wait_for_turn(connection: Connection) -> None:
    """Serialize workers that start together; InUse while another program holds the database exclusively."""
    if not connection.execute(text("SELECT pg_try_advisory_lock_shared(:key)"), {"key": KEY}).scalar():
        this = PLATFORM.say("terminal-database-this")
        raise InUse(PLATFORM.say("terminal-database-in-use", database=this))
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": KEY + 2})


def _check_newer(connection: Connection, current: str) -> None:
    """A newer version made the database; it may have stayed compatible with this one."""
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == OLDEST)
    step, _, oldest = str(connection.execute(query).scalar()).partition(" ")
    if step != current or oldest > schema.STEP:
        raise TooNew(PLATFORM.say("terminal-database-newer", step=current))


def _config(connection: Connection) -> Config:
    config = Config()
    folder = str(Path(__file__).parent)
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _check_references(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise ValueError(f"the database refers to rows that are not there: {broken[:3]}")
