"""Desks under test know the bots of `doubles.py`; importing it registers them in this process too."""

from collections.abc import AsyncIterator

import pytest

from crocetta.bots.processes import ProcessDesk
from tests.bots import doubles
from tests.bots.listener import PATIENCE


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def desk(anyio_backend: str) -> AsyncIterator[ProcessDesk]:
    """One worker that has all the time it wants."""
    desk = ProcessDesk(1, PATIENCE, preload=[doubles.__name__])
    await desk.open()
    yield desk
    await desk.close()
