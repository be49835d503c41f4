"""Hints: for one person against bots, from what the seat sees; the table and its stream know nothing of them."""

import asyncio
import random
from hashlib import sha256
from typing import Any

import pytest
from litestar import Litestar

from crocetta import bots, games
from crocetta.bots.desk import NOBODY, Asker, InlineDesk, NotWanted, Question
from crocetta.bots.question import BotFailed, NotCompiled
from crocetta.kit.hint import GENERAL, ONLY
from crocetta.kit.plugin import plugin_of
from crocetta.kit.words import PLATFORM
from tests.server.people import (
    KEEP,
    TIMEOUT,
    Guests,
    Json,
    Line,
    bots_rest,
    open_server,
    play_on,
    room_of,
    two_people,
    wait_until,
)

pytestmark = pytest.mark.anyio


async def hint(line: Line, move: str = "h") -> Json:
    line.say(type="hint", move=move)
    return await line.until("hinted", "stale", "problem")


class Listening(InlineDesk):
    """Remembers what was asked; any legal act will do."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.hints_for: list[Asker] = []
        self.enough = asyncio.Event()
        self.enough.set()

    async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
        self.asked.append(question)
        if question.level == bots.LEVELS[-1]:
            self.hints_for.append(asker)
            await self.enough.wait()
        return random.Random(question.seed).randrange(question.choices)


@pytest.mark.parametrize("game", ["silver-and-gold", "pyramids", "la-piramide"])
async def test_a_hint_is_a_legal_act_with_a_reason_and_changes_nothing(database: str, game: str) -> None:
    desk = Listening()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table(game, "me", "bot"))["table"]
        line, _ = await ada.sit(table, 0)

        async def only_ada_is_waited_for() -> bool:
            return bool((await ada.view(table, 0))["to_act"] == [0])

        await wait_until(only_ada_is_waited_for)
        await bots_rest(room_of(app, table))
        before, seq = await ada.view(table, 0), room_of(app, table).table.seq
        desk.asked.clear()
        answer = await hint(line)
        assert (answer["type"], answer["move"], answer["decision"]) == ("hinted", "h", before["decision"])
        assert answer["action"] in before["legal"]
        plugin = plugin_of(games.get(game))
        words = PLATFORM if answer["key"] in (GENERAL.key, ONLY.key) else plugin.WORDS
        assert words.say(answer["key"], **answer["parameters"])
        assert (await ada.view(table, 0), room_of(app, table).table.seq) == (before, seq)
        assert answer["by"] == desk.asked[-1].level == bots.levels(games.get(game))[-1]
        assert await hint(line, "again") == {**answer, "move": "again"}
        assert (await line.play(before, answer["action"], "h"))[0]["type"] == "accepted"


async def test_a_hint_names_the_weaker_level_that_made_it_while_the_strongest_is_compiled(database: str) -> None:
    class Compiling(Listening):
        async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
            if question.level == bots.LEVELS[-1]:
                raise NotCompiled("compiling")
            return await super().choose(question, asker)

    async with open_server(database, desk=Compiling()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        line, _ = await ada.sit((await ada.open_table("pyramids", "me", "bot"))["table"], 0)
        assert (await hint(line))["by"] == bots.LEVELS[-2]


async def test_a_hint_is_drawn_from_another_seed_than_a_bots_move(database: str) -> None:
    desk = Listening()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
        line, _ = await ada.sit(table, 0)
        await bots_rest(room_of(app, table))
        await hint(line)
        (seed,) = {question.seed for question in desk.asked if question.level == bots.LEVELS[-1]}
        secret = room_of(app, table).table.seed
        moves = {f"{secret}/{seat}/{decision}" for seat in range(2) for decision in range(100)}
        assert seed not in {sha256(move.encode()).hexdigest() for move in moves}


async def test_hints_are_refused_where_somebody_else_plays_or_a_clock_runs(guests: Guests) -> None:
    ada, _, table = await two_people(guests)
    line, _ = await ada.sit(table, 0)
    answer = await hint(line)
    assert (answer["type"], answer["key"], answer["to"], answer["move"]) == ("problem", "problem-hint", "hint", "h")
    beside = (await ada.open_table("silver-and-gold", "me", "beside"))["table"]
    assert (await hint((await ada.sit(beside, 0))[0]))["key"] == "problem-hint"
    timed = (await ada.open_table("silver-and-gold", "me", "bot", settings={"clock": 600}))["table"]
    assert (await hint((await ada.sit(timed, 0))[0]))["key"] == "problem-hint"


async def test_a_host_may_switch_hints_off_and_the_rematch_keeps_that(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    company = ("me", {"kind": "bot", "bot": "random"})
    opened = await ada.open_table("silver-and-gold", *company, settings={"hints": False})
    assert opened["settings"]["hints"] is False
    line, update = await ada.sit(opened["table"], 0)
    assert (await hint(line))["key"] == "problem-hint-off"
    await play_on(line, update, random.Random(3))
    again = (await ada.post(f"/api/tables/{opened['table']}/rematch")).json()
    assert again["settings"]["hints"] is False
    assert (await ada.open_table("silver-and-gold", "me", "bot"))["settings"]["hints"] is True


async def test_only_whoever_is_to_decide_gets_a_hint(app: Litestar, guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
    watching, _ = await guests.stranger().sit(table, None)
    assert (await hint(watching))["key"] == "problem-spectator"
    line, update = await ada.sit(table, 0)
    last = await play_on(line, update, random.Random(3))
    assert last["over"]
    assert (await hint(line))["key"] == "problem-hint"


async def test_one_hint_is_thought_about_at_a_time_and_nobody_waits_for_it(database: str) -> None:
    desk = Listening()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
        line, _ = await ada.sit(table, 0)
        await bots_rest(room_of(app, table))
        desk.enough.clear()
        desk.asked.clear()
        line.say(type="hint", move="one")
        line.say(type="hint", move="one")
        assert (await hint(line, "two"))["key"] == "problem-hint-thinking"
        assert [question.level for question in desk.asked].count(bots.LEVELS[-1]) == 1
        update = await ada.view(table, 0)
        assert (await line.play(update, KEEP))[0]["type"] == "accepted"
        desk.enough.set()
        async with asyncio.timeout(TIMEOUT):
            assert await line.until("hinted", "stale") == {"type": "stale", "move": "one"}


async def test_a_hint_is_thought_about_for_who_asked_as_long_as_they_listen(database: str) -> None:
    desk = Listening()
    desk.enough.clear()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
        line, _ = await ada.sit(table, 0)
        line.say(type="hint", move="one")

        async def asked() -> bool:
            return bool(desk.hints_for)

        await wait_until(asked)
        (asker,) = desk.hints_for
        assert [asker.person] == list(room_of(app, table).table.people)
        assert asker.waits()
        await line.close()

        async def forgotten() -> bool:
            return not asker.waits()

        await wait_until(forgotten)
        desk.enough.set()


async def test_a_hint_whose_turn_comes_too_late_is_stale(database: str) -> None:
    class Late(Listening):
        async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
            if question.level == bots.LEVELS[-1]:
                raise NotWanted
            return await super().choose(question, asker)

    async with open_server(database, desk=Late()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
        line, _ = await ada.sit(table, 0)
        line.say(type="hint", move="one")
        assert await line.until("hinted", "stale", "problem") == {"type": "stale", "move": "one"}


async def test_a_random_act_is_never_given_as_a_hint(database: str) -> None:
    class Failing(Listening):
        async def choose(self, question: Question, asker: Asker = NOBODY) -> int:
            raise BotFailed("broken")

    async with open_server(database, desk=Failing()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
        line, _ = await ada.sit(table, 0)
        for move in ("one", "two"):
            answer = await hint(line, move)
            assert (answer["key"], answer["to"], answer["move"]) == ("problem-hint-none", "hint", move)


class Broken(Listening):
    async def choose(self, question: Question, asker: Asker = NOBODY) -> Any:
        return question.choices if question.level == bots.LEVELS[-1] else await super().choose(question, asker)


async def test_a_hint_that_fails_is_told_and_can_be_asked_for_again(database: str) -> None:
    async with open_server(database, desk=Broken()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("silver-and-gold", "me", "bot"))["table"]
        line, _ = await ada.sit(table, 0)
        for move in ("one", "two"):
            answer = await hint(line, move)
            assert (answer["key"], answer["to"], answer["move"]) == ("problem-server", "hint", move)
