"""A table goes on whatever its bots do: which level plays in the place of one that fails."""

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from crocetta.bots.desk import BotFailed, DeskClosed, InlineDesk, Question, choose_or_fall_back
from tests.bots.listener import question

pytestmark = pytest.mark.anyio
GREEDY: Final = replace(question("greedy"), budget=5)


class Stub(InlineDesk):
    """Some levels fail at this desk."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.asked: list[tuple[str, int]] = []

    async def choose(self, question: Question) -> int:
        self.asked.append((question.level, question.budget))
        if question.level in self.failing:
            raise BotFailed(f"{question.level} is ill")
        return await super().choose(question)


async def test_the_wanted_level_chooses_where_it_can() -> None:
    desk = Stub()
    index, level = await choose_or_fall_back(desk, GREEDY)
    assert (index, level) == (await InlineDesk().choose(GREEDY), "greedy")
    assert desk.asked == [("greedy", 5)]


async def test_the_level_below_chooses_with_a_budget_of_its_own_where_one_fails() -> None:
    desk = Stub("greedy")
    with capture_logs() as logs:
        index, level = await choose_or_fall_back(desk, GREEDY)
    assert (index, level) == (await InlineDesk().choose(replace(GREEDY, level="random")), "random")
    assert desk.asked == [("greedy", 5), ("random", 0)]
    assert logs == [
        {
            "event": "bot failed",
            "log_level": "warning",
            "level": "greedy",
            "game": "pyramids",
            "error": "greedy is ill",
        }
    ]


async def test_below_a_tinkerers_own_level_stand_all_of_ours_the_strongest_first() -> None:
    desk = Stub("dreamer", "greedy")
    assert (await choose_or_fall_back(desk, replace(GREEDY, level="dreamer")))[1] == "random"
    assert desk.asked == [("dreamer", 5), ("greedy", 0), ("random", 0)]


async def test_where_all_fail_any_act_is_played_the_same_as_random_would() -> None:
    index, level = await choose_or_fall_back(Stub("greedy", "random"), GREEDY)
    assert (index, level) == (Random(GREEDY.seed).randrange(GREEDY.choices), "random")
    assert index == await InlineDesk().choose(replace(GREEDY, level="random"))


async def test_a_closed_desk_is_no_reason_to_play_anything() -> None:
    class Closed(InlineDesk):
        async def choose(self, question: Question) -> int:
            raise DeskClosed

    with pytest.raises(DeskClosed):
        await choose_or_fall_back(Closed(), GREEDY)
