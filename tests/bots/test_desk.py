"""The desk: bots answer from other processes as they would from this one, and no bot can stop it."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from crocetta import bots, games
from crocetta.bots import fair_queue, processes
from crocetta.bots.desk import Asker, BotFailed, Desk, DeskClosed, InlineDesk, NotWanted, Question, Retrospect
from crocetta.bots.processes import ProcessDesk
from crocetta.bots.question import encode
from crocetta.bots.review import AnyMatch, Weighed, looks, luck_of, reviewer_of, weigh
from crocetta.kit.game import AnyGame
from crocetta.kit.match import Match
from crocetta.kit.plugin import CompiledBot, Searcher
from tests.bots.listener import TIMEOUT, Listener, question

pytestmark = pytest.mark.anyio
HANGING = ("waits", "loops", "loops_in_c")
DECISIONS = 20
FEW = 20


@asynccontextmanager
async def opened(workers: int, limit: float = TIMEOUT, *preload: str) -> AsyncIterator[ProcessDesk]:
    desk = ProcessDesk(workers, limit, preload or ["tests.bots.doubles"])
    await desk.open()
    try:
        yield desk
    finally:
        await desk.close()


def decisions(game: AnyGame, level: str) -> Iterator[tuple[Question, int]]:
    """The first decisions of a match as questions, and what a bot of this process chooses."""
    bot = bots.get(level, game)
    if isinstance(bot, CompiledBot) and not bot.ready():
        bot.compile()
    if isinstance(bot, Searcher):
        bot = bot.with_playouts(FEW)
    match: Match[Any, Any, Any, Any, Any] = Match.new(game, ["Ada", "Bruno", "Chiara"], seed="3")
    for number in range(DECISIONS):
        seat = match.to_act[0]
        view, legal = match.view(seat), match.legal(seat)
        act = bot.choose(view, legal, Random(str(number)))
        yield (
            Question.of(game, match.header.options, view, legal, level=level, seed=str(number), budget=FEW),
            legal.index(act),
        )
        match.play(seat, act)


def editions() -> list[AnyGame]:
    """Every game, one with the cards of an earlier edition, one with a host's own."""
    early = games.editions("silver-and-gold")[-1]
    own = games.get("silver-and-gold", games.shipped_file("silver-and-gold")[1])
    return [*map(games.get, games.names()), games.find("silver-and-gold", early.digest), own]


def having(level: str) -> list[AnyGame]:
    return [game for game in editions() if level in ("random", *bots.levels(game))]


@pytest.mark.parametrize("level", bots.NAMES)
async def test_a_worker_chooses_what_the_bot_would_choose_here(desk: ProcessDesk, level: str) -> None:
    for game in having(level):
        for asked, index in decisions(game, level):
            assert await desk.choose(asked) == index


@pytest.mark.parametrize("level", bots.NAMES)
async def test_the_desk_of_this_process_chooses_the_same(level: str) -> None:
    for game in having(level):
        for asked, index in decisions(game, level):
            assert await InlineDesk().choose(asked) == index


@pytest.fixture(params=["processes", "inline"])
def either(request: pytest.FixtureRequest, desk: ProcessDesk) -> Desk:
    return desk if request.param == "processes" else InlineDesk()


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (question("raises"), r"RuntimeError: out of ideas \(.*doubles.py:\d+\)"),
        (question("plays_nonsense"), "the chosen act is not legal"),
        (question("gredy"), "ValueError: there is no bot 'gredy'"),
        (replace(question("greedy"), game="chess"), "ValueError: there is no game 'chess'"),
        (replace(question("greedy"), data=None, edition="f00"), "edition f00 of pyramids is not here"),
        (replace(question("greedy"), view=b"{}"), "ValidationError: "),
    ],
)
async def test_what_a_bot_cannot_answer_fails_with_a_reason(either: Desk, asked: Question, why: str) -> None:
    with pytest.raises(BotFailed, match=why):
        await either.choose(asked)


async def test_a_worker_whose_bot_raised_lives_on(desk: ProcessDesk) -> None:
    async with Listener() as listener:
        pids = set()
        for _ in range(2):
            asked = asyncio.create_task(desk.choose(listener.question()))
            peer = await listener.accept()
            pids.add(peer.pid)
            peer.answer(0)
            assert await asked == 0
            with pytest.raises(BotFailed):
                await desk.choose(question("raises"))
    assert len(pids) == 1


@pytest.mark.parametrize("level", HANGING)
async def test_a_bot_that_hangs_is_killed_at_its_limit_and_the_next_question_is_answered(level: str) -> None:
    async with Listener() as listener, opened(1, limit=2) as desk:
        asked = asyncio.create_task(desk.choose(listener.question(level)))
        peer = await listener.accept()
        with pytest.raises(BotFailed, match="no answer within 2 seconds"):
            await asked
        await peer.ends()
        assert await desk.choose(question("random")) == await InlineDesk().choose(question("random"))


async def test_a_bot_that_ends_its_process_fails_and_the_next_question_is_answered(desk: ProcessDesk) -> None:
    for _ in range(2):
        with pytest.raises(BotFailed, match="the worker process died"):
            await desk.choose(question("dies"))
    assert await desk.choose(question("greedy")) == await InlineDesk().choose(question("greedy"))


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
async def test_a_worker_that_dies_between_two_questions_is_replaced_and_no_question_fails(
    desk: ProcessDesk,
) -> None:
    async with Listener() as listener:
        for index in range(2):
            asked = asyncio.create_task(desk.choose(listener.question()))
            peer = await listener.accept()
            peer.answer(index)
            assert await asked == index
            os.kill(peer.pid, signal.SIGKILL)
            await peer.ends()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
async def test_a_worker_thinks_on_when_its_server_is_asked_to_end(desk: ProcessDesk) -> None:
    """Ctrl-C reaches every process of the terminal, and a service manager asks every process of the service."""
    async with Listener() as listener:
        asked = asyncio.create_task(desk.choose(listener.question()))
        peer = await listener.accept()
        os.kill(peer.pid, signal.SIGINT)
        os.kill(peer.pid, signal.SIGTERM)
        peer.answer(1)
        assert await asked == 1


async def test_questions_of_one_asker_are_answered_in_the_order_of_arrival(desk: ProcessDesk) -> None:
    async with Listener() as first, Listener() as second, Listener() as third:
        listeners = (first, second, third)
        asked = [asyncio.create_task(desk.choose(listener.question())) for listener in listeners]
        for index, listener in enumerate(listeners):
            peer = await listener.accept()
            assert all(later.unused for later in listeners[index + 1 :])
            peer.answer(index)
            assert await asked[index] == index


def of(person: str) -> Asker:
    return Asker(person, lambda: True)


async def test_many_questions_of_one_guest_delay_another_by_one_round(
    desk: ProcessDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_queue, "TURN", 0)
    thought: list[str] = []

    async def answer(listener: Listener, name: str) -> None:
        while True:
            peer = await listener.accept()
            thought.append(name)
            peer.answer(0)

    async with Listener() as ada, Listener() as bruno, asyncio.TaskGroup() as tasks:
        asked = [tasks.create_task(desk.choose(ada.question(), of("ada")))]
        peer = await ada.accept()
        asked += [tasks.create_task(desk.choose(ada.question(), of("ada"))) for _ in range(5)]
        asked += [tasks.create_task(desk.choose(bruno.question(), of("bruno"))) for _ in range(2)]
        answering = [tasks.create_task(answer(ada, "ada")), tasks.create_task(answer(bruno, "bruno"))]
        await asyncio.sleep(0)
        assert desk.load == (1, 7)
        peer.answer(0)
        await asyncio.wait(asked)
        for each in answering:
            each.cancel()
    assert thought == ["ada", "bruno", "ada", "bruno", "ada", "ada", "ada"]
    assert desk.load == (0, 0)


async def test_a_question_that_nobody_wants_any_more_reaches_no_bot(desk: ProcessDesk) -> None:
    async with Listener() as first, Listener() as never:
        wanted = True
        asked = asyncio.create_task(desk.choose(first.question()))
        peer = await first.accept()
        waiting = asyncio.create_task(desk.choose(never.question(), Asker("ada", lambda: wanted)))
        await asyncio.sleep(0)
        wanted = False
        peer.answer(1)
        assert await asked == 1
        with pytest.raises(NotWanted):
            await waiting
        assert never.unused


async def test_a_bot_does_not_hear_for_whom_it_thinks(desk: ProcessDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    ask = processes._Worker.ask

    async def overheard(worker: processes._Worker, message: bytes) -> bytes:
        sent.append(message)
        return await ask(worker, message)

    monkeypatch.setattr(processes._Worker, "ask", overheard)
    chosen = {await desk.choose(question("greedy"), of(person)) for person in ("ada", "bruno")}
    assert sent == [encode(question("greedy"))] * 2
    assert len(chosen) == 1


async def test_as_many_think_at_once_as_there_are_workers() -> None:
    async with Listener() as first, Listener() as second, opened(2) as desk:
        asked = [asyncio.create_task(desk.choose(listener.question())) for listener in (first, second)]
        peers = [await listener.accept() for listener in (first, second)]
        assert peers[0].pid != peers[1].pid
        for index in (1, 0):
            peers[index].answer(index)
            assert await asked[index] == index


async def test_questions_that_follow_each_other_need_one_worker_only() -> None:
    async with Listener() as listener, opened(3) as desk:
        pids = set()
        for _ in range(3):
            asked = asyncio.create_task(desk.choose(listener.question()))
            peer = await listener.accept()
            pids.add(peer.pid)
            peer.answer(0)
            await asked
    assert len(pids) == 1


async def test_a_question_that_is_cancelled_takes_its_worker_along(desk: ProcessDesk) -> None:
    async with Listener() as listener:
        asked = asyncio.create_task(desk.choose(listener.question()))
        peer = await listener.accept()
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        await peer.ends()
        again = asyncio.create_task(desk.choose(listener.question()))
        (await listener.accept()).answer(1)
        assert await again == 1


async def test_a_question_that_is_cancelled_while_it_waits_disturbs_nobody(desk: ProcessDesk) -> None:
    async with Listener() as first, Listener() as never, Listener() as last:
        asked = [asyncio.create_task(desk.choose(listener.question())) for listener in (first, never, last)]
        peer = await first.accept()
        asked[1].cancel()
        peer.answer(1)
        assert await asked[0] == 1
        (await last.accept()).answer(2)
        assert await asked[2] == 2
        assert never.unused


async def test_a_question_that_is_cancelled_while_its_worker_starts_disturbs_nobody(desk: ProcessDesk) -> None:
    asked = asyncio.create_task(desk.choose(question("greedy")))
    while not desk._starting:
        await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await desk.choose(question("greedy")) == await InlineDesk().choose(question("greedy"))


async def test_closing_ends_a_worker_that_thinks_and_whoever_waits_for_it(desk: ProcessDesk) -> None:
    async with Listener() as listener:
        asked = [asyncio.create_task(desk.choose(listener.question())) for _ in range(2)]
        peer = await listener.accept()
        await desk.close()
        for each in asked:
            with pytest.raises(DeskClosed):
                await each
        await peer.ends()
        assert listener.unused


async def test_closing_ends_workers_that_have_nothing_to_do(desk: ProcessDesk) -> None:
    async with Listener() as listener:
        asked = asyncio.create_task(desk.choose(listener.question()))
        peer = await listener.accept()
        peer.answer(0)
        await asked
        await desk.close()
        await peer.ends()


async def test_closing_while_a_worker_starts_leaves_none_behind(desk: ProcessDesk) -> None:
    asked = asyncio.create_task(desk.choose(question("greedy")))
    while not desk._starting:
        await asyncio.sleep(0)
    (starting,) = desk._starting
    await desk.close()
    with pytest.raises(DeskClosed):
        await asked
    assert starting.result().ended


async def test_a_desk_answers_only_while_it_is_open() -> None:
    desk = ProcessDesk(1, TIMEOUT)
    with pytest.raises(DeskClosed):
        await desk.choose(question("random"))
    async with opened(1) as desk:
        await desk.choose(question("random"))
        await desk.close()
        with pytest.raises(DeskClosed):
            await desk.choose(question("random"))
        await desk.open()
        await desk.choose(question("random"))


async def test_a_module_that_cannot_be_loaded_is_named() -> None:
    async with opened(1, TIMEOUT, "tests.bots.nowhere") as desk:
        with pytest.raises(BotFailed, match=r"did not start: .*tests\.bots\.nowhere"):
            await desk.choose(question("random"))


def test_a_desk_works_on_uvloop_too() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def hang_and_answer() -> int:
        async with Listener() as listener, opened(1, limit=2) as desk:
            asked = asyncio.create_task(desk.choose(listener.question("waits")))
            peer = await listener.accept()
            with pytest.raises(BotFailed, match="no answer within 2 seconds"):
                await asked
            await peer.ends()
            return await desk.choose(question("greedy"))

    assert uvloop.run(hang_and_answer()) == asyncio.run(InlineDesk().choose(question("greedy")))


async def moment_of(game: str) -> tuple[Retrospect, Weighed]:
    """A choice of a finished match, and what is said of it here."""
    match: AnyMatch = Match.new(games.get(game), ["Ada", "Bruno"], seed="3")
    rng = Random(1)
    while not match.over:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    reviewer = reviewer_of(match.game)
    if isinstance(reviewer, CompiledBot) and not reviewer.ready():
        await asyncio.to_thread(reviewer.compile)
    look = next(look for look in looks(match, 0) if look.legal)
    asked = Retrospect.of(match.game, look, luck_of(match, 0))
    return asked, weigh(reviewer, look.view, look.legal, look.played, luck_of(match, 0))


@pytest.mark.parametrize("game", games.names())
async def test_a_worker_looks_back_as_this_process_does(either: Desk, game: str) -> None:
    asked, here = await moment_of(game)
    assert await either.look_back(asked) == here


async def test_who_looks_back_waits_until_no_bot_at_a_table_does(desk: ProcessDesk) -> None:
    asked, here = await moment_of("la-piramide")
    async with Listener() as listener:
        first = asyncio.create_task(desk.choose(listener.question()))
        peer = await listener.accept()
        looking_back = asyncio.create_task(desk.look_back(asked))
        await asyncio.sleep(0)
        second = asyncio.create_task(desk.choose(listener.question()))
        peer.answer(0)
        assert await first == 0
        peer = await listener.accept()
        assert not looking_back.done()
        peer.answer(1)
        assert await second == 1
        assert await looking_back == here


async def test_looking_back_leaves_workers_to_the_tables() -> None:
    asked, here = await moment_of("la-piramide")
    async with opened(2) as two:
        async with Listener() as listener:
            looks_back = [asyncio.create_task(two.look_back(asked)) for _ in range(3)]
            chosen = asyncio.create_task(two.choose(listener.question()))
            (await listener.accept()).answer(0)
            assert await chosen == 0
        assert await asyncio.gather(*looks_back) == [here] * 3
