"""The steps that every database goes through, from the first schema on."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from crocetta.kit.words import PLATFORM


class TooNew(Exception):
    """The database has gone through steps that this program does not know."""


def upgrade(connection: Connection, to: str = "head") -> None:
    """All steps that are missing, in one transaction; the caller commits."""
    if connection.dialect.name == "sqlite":
        # A table that others refer to can only be rebuilt while nobody checks; then all of it or nothing.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = _config(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise TooNew(PLATFORM.say("terminal-database-newer", step=current))
    command.upgrade(config, to)
    _check_references(connection)


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
