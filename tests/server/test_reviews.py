"""Reviews of finished matches: made once, at the desk, with progress; never of a match that runs."""

import asyncio
import random

import msgspec
import pytest
from litestar import Litestar

from crocetta import games
from crocetta.bots.desk import BotFailed, Hindsight, InlineDesk, NotCompiled, Retrospect
from crocetta.bots.question import _ACTS
from crocetta.bots.review import Estimate, ParShare, Weighed
from crocetta.kit.match import Match
from crocetta.kit.record import Act
from crocetta.server import budgets as limits
from crocetta.server import reviews
from crocetta.server.app import create_app
from crocetta.server.budgets import Budgets
from crocetta.server.http.middleware import RateLimits
from crocetta.server.store import Store
from tests.server.people import Guests, Json, Person, open_server, play_on

pytestmark = pytest.mark.anyio


class LookingBack(InlineDesk):
    """Says at once that the first legal act was worth a point more, as often as the test lets it."""

    def __init__(self, lets: int = 10_000) -> None:
        self.asked: list[Retrospect] = []
        self.lets = asyncio.Semaphore(lets)
        self.trouble: Exception | None = None
        self.trouble_with_par: Exception | None = None
        self.compared = 0

    async def look_back(self, question: Retrospect) -> Weighed:
        self.asked.append(question)
        await self.lets.acquire()
        if self.trouble:
            raise self.trouble
        if question.played is None:
            return Weighed((Estimate(None, 0.0, 0.1, 0.0, 0.0),))
        assert len(_ACTS.decode(question.legal)) > 1
        own = Estimate(question.played, 0.0, 0.1, 0.0, 0.0)
        return Weighed((own,) if question.played == 0 else (Estimate(0, 1.0, 0.1, 1.0, 0.1), own))

    async def compare(self, question: Hindsight) -> ParShare | None:
        match = Match.loads(question.record, games.resolve)
        assert match.over
        self.compared += 1
        if self.trouble_with_par:
            raise self.trouble_with_par
        return ParShare(match.game.scores(match.state)[question.seat], 120)


async def finished(ada: Person, game: str = "pyramids") -> str:
    table: str = (await ada.open_table(game, "me", {"kind": "bot", "bot": "random"}))["table"]
    line, update = await ada.sit(table, 0)
    assert (await play_on(line, update, random.Random(3)))["over"]
    return table


async def reviewed(person: Person, table: str, seat: int = 0, wait: int = 20) -> Json:
    response = await person.get(f"/api/tables/{table}/review?seat={seat}&wait={wait}")
    assert response.status_code == 200, response.text
    answer: Json = response.json()
    return answer


async def refusal(person: Person, table: str, seat: int = 0) -> tuple[int, str]:
    response = await person.get(f"/api/tables/{table}/review?seat={seat}&wait=20")
    return response.status_code, response.json()["key"]


@pytest.mark.parametrize("game", games.names())
async def test_a_running_match_is_never_reviewed(database: str, game: str) -> None:
    desk = LookingBack()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table(game, "me", "bot"))["table"]
        line, update = await ada.sit(table, 0)
        assert await refusal(ada, table) == (409, "problem-review-running")
        await play_on(line, update, random.Random(3), acts=5)
        assert await refusal(ada, table) == (409, "problem-review-running")
        gathering = (await ada.open_table(game, "me", "open"))["table"]
        assert await refusal(ada, gathering) == (409, "problem-review-running")
        assert desk.asked == []


async def test_a_review_is_made_once_for_all_who_ask_and_tells_how_far_it_is(database: str) -> None:
    desk = LookingBack(lets=0)
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada)
        first = await reviewed(ada, table, wait=0)
        assert (first["done"], first["review"]) == (0, None)
        assert first["total"] > 20
        for _ in range(10):
            desk.lets.release()
        waiting = [asyncio.create_task(reviewed(guests.stranger(), table)) for _ in range(2)]
        while (now := await reviewed(ada, table, wait=0))["done"] < 10:
            await asyncio.sleep(0)
        assert now == {"done": 10, "total": first["total"], "compiling": False, "review": None}
        for _ in range(10 * first["total"]):
            desk.lets.release()
        one, two = await asyncio.gather(*waiting)
        assert one["review"] == two["review"] == (await reviewed(ada, table))["review"]
        assert len(desk.asked) == first["total"]
        assert one["review"]["seat"] == 0
        assert (await reviewed(ada, table, seat=1))["review"]["seat"] == 1
        assert len(desk.asked) > first["total"]


async def test_decisions_are_found_in_the_file_and_in_the_replay(database: str) -> None:
    async with open_server(database, desk=LookingBack()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada, "la-piramide")
        review = (await reviewed(ada, table))["review"]
        match = Match.loads((await ada.get(f"/api/tables/{table}/file")).content, games.resolve)
        steps = (await ada.get(f"/api/tables/{table}/replay")).json()["steps"]
        by_entry = {step["entry"]: step for step in steps}
        assert steps[-1]["entry"] == len(match.entries)
        assert review["decisions"]
        for decision in review["decisions"]:
            entry = match.entries[decision["entry"] - 1]
            assert isinstance(entry, Act)
            assert entry.seat == by_entry[decision["entry"]]["seat"] == 0
            assert entry.action == match.game.types.action.decode(msgspec.json.encode(decision["act"]))
        costs = [review["decisions"][costly["place"]]["regret"] for costly in review["costliest"]]
        assert costs == [1.0, 1.0, 1.0]


async def test_what_the_desk_cannot_answer_is_told_and_may_be_asked_again(database: str) -> None:
    desk = LookingBack()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada)
        desk.trouble = BotFailed("out of ideas")
        assert await refusal(ada, table) == (503, "problem-review-failed")
        desk.trouble = None
        assert (await reviewed(ada, table))["review"] is not None


async def test_a_review_tells_the_share_of_par_if_it_can(database: str) -> None:
    desk = LookingBack()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada)
        scores = (await ada.view(table))["scores"]
        assert (await reviewed(ada, table))["review"]["par"] == {"reached": scores[0], "par": 120}
        desk.trouble_with_par = BotFailed("no answer")
        assert (await reviewed(ada, table, seat=1))["review"]["par"] is None


async def test_par_that_failed_is_tried_again_when_somebody_asks_again(database: str) -> None:
    desk = LookingBack()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada)
        desk.trouble_with_par = BotFailed("no answer within a minute")
        without = (await reviewed(ada, table))["review"]
        asked = len(desk.asked)
        desk.trouble_with_par = None
        par = (await reviewed(ada, table))["review"]["par"]
        assert par is not None
        assert (await reviewed(ada, table))["review"] == {**without, "par": par}
        assert (len(desk.asked), desk.compared) == (asked, 2), "it looked back twice, or did not keep what it found"


async def test_par_that_always_fails_is_given_up(database: str) -> None:
    desk = LookingBack()
    desk.trouble_with_par = BotFailed("no answer within a minute")
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada)
        for _ in range(reviews.TRIES + 2):
            assert (await reviewed(ada, table))["review"]["par"] is None
        assert desk.compared == reviews.TRIES


async def test_the_compiler_is_waited_for_and_that_is_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "COMPILER", 0.01)
    desk = LookingBack()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada)
        desk.trouble = NotCompiled("soon")
        while not (await reviewed(ada, table, wait=0))["compiling"]:
            await asyncio.sleep(0)
        desk.trouble = None
        done = await reviewed(ada, table)
        assert done["review"] is not None
        assert not done["compiling"]


async def test_the_compiler_of_par_is_waited_for_but_not_for_ever(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "COMPILER", 0.01)
    desk = LookingBack()
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada)
        desk.trouble_with_par = NotCompiled("soon")
        while not (waiting := await reviewed(ada, table, wait=0))["compiling"]:
            await asyncio.sleep(0)
        assert waiting["done"] == waiting["total"]
        desk.trouble_with_par = None
        assert (await reviewed(ada, table))["review"]["par"] is not None
        monkeypatch.setattr(reviews, "PAR_GIVEN_UP_AFTER", 0.02)
        desk.trouble_with_par = NotCompiled("never")
        assert (await reviewed(ada, table, seat=1))["review"]["par"] is None


async def test_there_must_be_such_a_seat(database: str) -> None:
    async with open_server(database, desk=LookingBack()) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        assert await refusal(ada, await finished(ada), seat=4) == (400, "problem-seat-missing")


def strict(database: str) -> Litestar:
    return create_app(Store(database), LookingBack(), RateLimits(1_000_000, 1_000_000, Budgets()))


async def test_one_address_begins_only_so_many_reviews(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REVIEWS_OF_AN_ADDRESS", 1)
    app = strict(database)
    async with app.lifespan(), Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada)
        assert (await reviewed(ada, table))["review"] is not None
        assert await refusal(ada, table, seat=1) == (429, "problem-often")
        assert (await reviewed(ada, table))["review"] is not None


async def test_only_so_many_reviews_wait_and_only_so_many_are_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 1)
    monkeypatch.setattr(reviews, "MOST_KEPT", 1)
    desk = LookingBack(lets=0)
    async with open_server(database, desk=desk) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = await finished(ada)
        await reviewed(ada, table, wait=0)
        assert await refusal(ada, table, seat=1) == (429, "problem-busy")
        for _ in range(10_000):
            desk.lets.release()
        await reviewed(ada, table)
        await reviewed(ada, table, seat=1)
        asked = len(desk.asked)
        await reviewed(ada, table, seat=1)
        assert len(desk.asked) == asked
        await reviewed(ada, table)
        assert len(desk.asked) > asked
