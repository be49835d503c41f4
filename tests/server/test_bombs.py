"""A host's own file may be anything: nobody else waits for it, and no memory is lost over it."""

import asyncio
import subprocess
import sys
import time

import pytest

from crocetta import games
from crocetta.bots.desk import InlineDesk
from crocetta.games import sandbox
from crocetta.games.la_piramide import maze
from crocetta.kit.bounds import LONGEST, LONGEST_LINE, TooMuch, check_bounds
from crocetta.server import budgets, uploads
from crocetta.server.app import create_app
from crocetta.server.budgets import Budgets
from crocetta.server.http.middleware import RateLimits
from crocetta.server.store import Store
from tests.server.people import Guests, Json

pytestmark = pytest.mark.anyio

LONG_AND_SHORT = "edition: x\n" + "+   " * 49 + "+\n" + "+\n" * 1_900
BOMBS = {
    "a maze of one long line": ("la-piramide", "edition: x\n" + "+   " * 700 + "+\n" + "+\n" * 200),
    "a maze of many lines": ("la-piramide", LONG_AND_SHORT),
    "a deep name": ("silver-and-gold", ".".join("a" * 49_000) + "=1"),
    "deep lists": ("silver-and-gold", "a=" + "[\n" * 900),
    "deep tables": ("pyramids", "a=" + "{a=" * 600),
    "very long": ("pyramids", "# a remark\n" * 9_000),
}


def wish(game: str, data: str) -> Json:
    return {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}], "data": data}


@pytest.mark.parametrize("what", BOMBS)
async def test_a_bomb_is_refused_in_words_while_the_others_go_on(guests: Guests, what: str) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    game, data = BOMBS[what]
    attack = asyncio.create_task(ada.post("/api/tables", wish(game, data)))
    longest = 0.0
    while not attack.done():
        began = time.perf_counter()
        await bruno.get("/health/live")
        longest = max(longest, time.perf_counter() - began)
        await asyncio.sleep(0.005)
    answer = attack.result()
    assert answer.status_code == 400
    assert answer.json()["field"] == "data"
    assert answer.json()["key"].startswith(("problem-data", "wrong-"))
    assert longest < 1.0


@pytest.mark.parametrize("name", games.names())
def test_every_shipped_file_is_far_within_the_bounds(name: str) -> None:
    text = games.shipped_file(name)[1]
    check_bounds(text)
    assert len(text) * 5 < LONGEST
    assert max(map(len, text.splitlines())) * 2 < LONGEST_LINE


def test_also_a_program_that_reads_a_file_keeps_the_bounds() -> None:
    with pytest.raises(TooMuch, match="too long"):
        games.get("pyramids", "#" * (LONGEST_LINE + 1))


def test_a_maze_is_no_larger_than_the_letters_that_name_its_columns() -> None:
    with pytest.raises(maze.MazeError, match="49 wide"):
        maze.parse(LONG_AND_SHORT[:1_000] + "+\n" * (len(LONG_AND_SHORT[:1_000].splitlines()) % 2))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits there")
@pytest.mark.parametrize("greedy", ["x = bytearray(1 << 30)", "while True: pass"])
def test_a_parser_that_wants_too_much_is_ended_by_the_system(greedy: str) -> None:
    program = f"from crocetta.games import sandbox; sandbox._limit(1, {sandbox.MEMORY})\n{greedy}"
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-c", program], stderr=subprocess.DEVNULL, timeout=60, check=False)
    assert done.returncode != 0
    assert time.monotonic() - began < 30


async def test_a_file_that_breaks_its_process_is_refused(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "__name__", "crocetta.games.that_breaks")
    ada = await guests.invite("Ada")
    answer = await ada.post("/api/tables", wish("silver-and-gold", games.shipped_file("silver-and-gold")[1]))
    assert (answer.status_code, answer.json()["key"]) == (400, "problem-data-slow")


async def test_more_files_than_can_be_read_are_sent_away(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "WAITING", 1)
    ada = await guests.invite("Ada")
    text = games.shipped_file("pyramids")[1]
    answers = await asyncio.gather(*(ada.post("/api/tables", wish("pyramids", text)) for _ in range(3)))
    assert sorted(answer.status_code for answer in answers) == [201, 400, 400]
    assert {answer.json().get("key") for answer in answers} == {None, "problem-busy"}


async def test_one_person_has_only_so_many_files_of_their_own(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "FILES_OF_A_PERSON", 1)
    app = create_app(Store(database), InlineDesk(), RateLimits(1_000_000, 1_000_000, Budgets()))
    async with app.lifespan(), Guests(app) as guests:
        ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
        own = wish("pyramids", games.shipped_file("pyramids")[1])
        answers = [(await person.post("/api/tables", own)).status_code for person in (ada, ada, bruno)]
        assert answers == [201, 429, 201]
        assert (await ada.post("/api/tables", {**own, "data": None})).status_code == 201
