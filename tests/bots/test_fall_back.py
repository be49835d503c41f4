"""A table goes on whatever its bots do: which level plays in the place of one that fails."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
import structlog
from msgspec.structs import replace
from structlog.testing import capture_logs

from crocetta.bots.desk import NOBODY, Asker, BotFailed, DeskClosed, InlineDesk, Question, choose_or_fall_back
from tests.bots.listener import question

pytestmark = pytest.mark.anyio
ADEPT: Final = replace(question("adept"), budget=5)


class Stub(InlineDesk):
    """Some levels fail at this desk."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.asked: list[tuple[str, int]] = []

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        self.asked.append((question.level, question.budget))
        if question.level in self.failing:
            raise BotFailed(f"{question.level} is ill")
        return await super().choose(question, asker)


async def test_the_wanted_level_chooses_where_it_can() -> None:
    desk = Stub()
    index, level = await choose_or_fall_back(desk, ADEPT)
    assert (index, level) == (await InlineDesk().choose(ADEPT), "adept")
    assert desk.asked == [("adept", 5)]


@pytest.fixture
def _log_as_usual() -> Iterator[None]:
    """Tests that ran before may have told it to be quiet."""
    before = structlog.get_config()
    structlog.reset_defaults()
    yield
    structlog.configure(**before)


@pytest.mark.usefixtures("_log_as_usual")
async def test_the_level_below_chooses_with_a_budget_of_its_own_where_one_fails() -> None:
    desk = Stub("adept")
    with capture_logs() as logs:
        index, level = await choose_or_fall_back(desk, ADEPT)
    assert (index, level) == (await InlineDesk().choose(replace(ADEPT, level="novice")), "novice")
    assert desk.asked == [("adept", 5), ("novice", 0)]
    assert logs == [
        {
            "event": "bot failed",
            "log_level": "warning",
            "level": "adept",
            "game": "pyramids",
            "error": "adept is ill",
        }
    ]


async def test_below_a_level_by_its_earlier_name_stand_the_same_ones() -> None:
    desk = Stub("greedy")
    assert (await choose_or_fall_back(desk, replace(ADEPT, level="greedy")))[1] == "novice"


async def test_below_a_tinkerers_own_level_stand_all_of_ours_the_strongest_first() -> None:
    desk = Stub("dreamer", "adept", "novice")
    assert (await choose_or_fall_back(desk, replace(ADEPT, level="dreamer")))[1] == "random"
    assert desk.asked == [("dreamer", 5), ("adept", 0), ("novice", 0), ("random", 0)]


async def test_where_all_fail_any_act_is_played_the_same_as_random_would() -> None:
    index, level = await choose_or_fall_back(Stub("adept", "novice", "random"), ADEPT)
    assert (index, level) == (Random(ADEPT.seed).randrange(ADEPT.choices), "random")
    assert index == await InlineDesk().choose(replace(ADEPT, level="random"))


async def test_a_closed_desk_is_no_reason_to_play_anything() -> None:
    class Closed(InlineDesk):
        async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
            raise DeskClosed

    with pytest.raises(DeskClosed):
        await choose_or_fall_back(Closed(), ADEPT)
