"""Nobody learns anything of a day's luck, or of a challenge's, before they have played."""

import pytest

from tests.proofs import contests
from tests.proofs.table_pairs import Leak

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize(
    ("game", "running"), [("silver-and-gold", False), ("pyramids", True), ("la-piramide", False)]
)
async def test_worlds_that_differ_in_the_luck_of_a_day_look_the_same_to_who_has_not_played(
    game: str, running: bool
) -> None:
    assert await contests.compare(game, running=running) > 5_000


@pytest.mark.parametrize("what", contests.LEAKS)
async def test_a_planted_leak_is_caught(what: str) -> None:
    with contests.LEAKS[what](), pytest.raises(Leak):
        await contests.compare("silver-and-gold", running=False)
