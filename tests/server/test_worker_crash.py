"""The short version of `make workers-crash`: each worker and the database are killed once under load."""

import asyncio
from pathlib import Path

import pytest

from tests.server.postgres import postgres_server, programs
from tests.server.program import needs_page
from tests.server.worker_crash import Cluster, crash_in_turn


@needs_page
def test_nothing_that_was_acknowledged_is_lost_when_workers_and_database_are_killed(tmp_path: Path) -> None:
    if programs() is None:
        pytest.skip("no PostgreSQL here: apt install postgresql")
    with postgres_server("fsync=off") as postgres:
        cluster = Cluster(tmp_path, postgres)
        try:
            found = asyncio.run(crash_in_turn(cluster, kills=3, circles=3, between=30, report=print))
        finally:
            cluster.end()
    assert found["acknowledged"] >= 120
