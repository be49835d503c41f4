"""The steps that every database goes through, from the first schema on.

Old and new programs work side by side during a rolling upgrade, so a change comes in two steps: one release
expands (new tables; new columns that may be left out), and a later one, when nobody runs the old program any more,
takes away. Each step says which is the oldest program, by its own last step, that can work with the schema after
it (`oldest`).
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
"""In `secrets`: the last step, and which programs that do not know it may open the database all the same."""


class TooNew(Exception):
    """The database has gone through steps that this program does not know."""


def upgrade(connection: Connection, to: str = "head") -> None:
    """All steps that are missing, in one transaction; the caller commits."""
    if connection.dialect.name == "sqlite":
        # A table that others refer to can only be rebuilt while nobody checks; then all of it or nothing.
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
    """Workers that start together do not step on each other; a program that wants the database alone goes first."""
    if not connection.execute(text("SELECT pg_try_advisory_lock_shared(:key)"), {"key": KEY}).scalar():
        this = PLATFORM.say("terminal-database-this")
        raise InUse(PLATFORM.say("terminal-database-in-use", database=this))
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": KEY + 2})


def _check_newer(connection: Connection, current: str) -> None:
    """A newer program has made the database, perhaps so that this one can still work with it."""
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
