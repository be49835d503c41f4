"""Desks under test know the bots of `doubles.py`; importing it registers them in this process too."""

from collections.abc import AsyncIterator

import pytest

from crocetta.bots.processes import ProcessDesk
from tests.bots import doubles
from tests.bots.listener import TIMEOUT


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def desk(anyio_backend: str) -> AsyncIterator[ProcessDesk]:
    """One worker, with a time limit that no test reaches."""
    desk = ProcessDesk(1, TIMEOUT, preload=[doubles.__name__])
    await desk.open()
    yield desk
    await desk.close()
