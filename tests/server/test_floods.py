"""However much one guest asks for, the others get theirs."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import segno
from litestar import Litestar
from litestar._parsers import parse_cookie_string, parse_query_string

from crocetta.bots.desk import InlineDesk
from crocetta.server import audience
from crocetta.server import budgets as limits
from crocetta.server import rooms as rooms_module
from crocetta.server.app import create_app
from crocetta.server.budgets import Budgets
from crocetta.server.codes import new_code
from crocetta.server.http import middleware
from crocetta.server.http.middleware import RateLimits
from crocetta.server.store import Store
from crocetta.server.store.tables import LISTED_OF_A_HOST
from tests.server.clock import Clock
from tests.server.people import (
    Closed,
    Guests,
    Person,
    both_marking,
    cookie_name,
    is_live,
    room_of,
    rooms_of,
    wait_until,
)
from tests.server.test_secrecy import finish
from tests.server.ticks import Ticks

pytestmark = pytest.mark.anyio


def strict(database: str, **most: int) -> Litestar:
    return create_app(
        Store(database), InlineDesk(), RateLimits(1_000_000, most.get("misses", 1_000_000), Budgets())
    )


async def opens(person: Person, **settings: Any) -> int:
    wish = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": settings}
    return (await person.post("/api/tables", wish)).status_code


async def test_one_person_opens_only_so_many_tables_and_is_told_to_wait(database: str) -> None:
    app = strict(database)
    async with app.lifespan(), Guests(app) as guests:
        ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
        assert [await opens(ada) for _ in range(limits.TABLES_OF_A_PERSON)] == [201] * limits.TABLES_OF_A_PERSON
        refused = await ada.post("/api/tables", {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (refused.status_code, refused.json()["key"]) == (429, "problem-tables")
        assert refused.headers["retry-after"] == "60"
        assert await opens(bruno) == 201


async def test_one_address_opens_only_so_many_tables_however_many_people_it_is(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLES_OF_AN_ADDRESS", 3)
    monkeypatch.setattr(limits, "LISTED_OF_AN_ADDRESS", 1)
    app = strict(database)
    async with app.lifespan(), Guests(app) as guests:
        people = [await guests.invite(f"Guest {k}") for k in range(3)]
        assert [await opens(person, listed=True) for person in people] == [201, 429, 429]
        assert [await opens(person) for person in people] == [201, 201, 429]


async def test_newcomers_without_end_are_none(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NEWCOMERS_OF_AN_ADDRESS", 2)
    app = strict(database)
    async with app.lifespan(), Guests(app) as guests:
        people = [guests.stranger() for _ in range(3)]
        assert [(await person.get("/api/me")).status_code for person in people] == [200, 200, 429]
        assert (await people[0].get("/api/me")).status_code == 200, "who is known is welcome"


async def test_replays_and_files_have_a_budget(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "RECORDS_A_MINUTE", 2)
    app = strict(database)
    async with app.lifespan(), Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("pyramids", "me", "bot"))["table"]
        paths = [f"/api/tables/{table}/{what}" for what in ("replay", "file", "replay")]
        assert [(await ada.get(path)).status_code for path in paths] == [409, 409, 429]


async def test_nobody_pushes_the_others_out_of_the_lobby(guests: Guests) -> None:
    bruno = await guests.invite("Bruno")
    his = await bruno.open_table("pyramids", "me", "open", settings={"listed": True})
    ada = await guests.invite("Ada")
    for _ in range(60):
        await opens(ada, listed=True)
    lobby = (await bruno.get("/api/tables")).json()
    assert his["table"] in [table["table"] for table in lobby]
    assert len(lobby) == 1 + LISTED_OF_A_HOST


async def test_one_person_has_only_so_many_lines(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LINES_OF_A_PERSON", 2)
    app = strict(database)
    async with app.lifespan(), Guests(app) as guests:
        ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
        table = (await ada.open_table("pyramids", "me", "open"))["table"]
        lines = [await ada.wait(table, 0) for _ in range(2)]
        with pytest.raises(Closed) as closed:
            await (await ada.connect(table)).hear()
        assert closed.value.code == middleware.TOO_OFTEN
        await bruno.wait(table, None)
        await lines[0].close()
        await ada.wait(table, 0)


async def test_a_table_has_room_for_so_many_spectators_and_always_for_its_players(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MOST_SPECTATORS", 3)
    ada, _, table, _, _ = await both_marking(guests)
    watching = [(await guests.stranger().sit(table, None))[0] for _ in range(3)]
    late = await guests.stranger().connect(table)
    late.say(type="sit", seat=None)
    assert (await late.until("problem"))["key"] == "problem-spectators-queue"
    await ada.sit(table, 0)
    await (await ada.sit(table, None))[0].close()
    await watching[0].close()
    late.say(type="sit", seat=None)
    await late.until("update")


async def test_the_next_place_to_watch_goes_to_who_has_waited_longest(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MOST_SPECTATORS", 2)
    monkeypatch.setattr(audience, "MOST_QUEUED", 2)
    _, _, table, _, _ = await both_marking(guests)
    watching = [(await guests.stranger().sit(table, None))[0] for _ in range(2)]
    late = [await guests.stranger().connect(table) for _ in range(3)]
    for line, key in ((late[0], "queue"), (late[1], "queue"), (late[2], "full"), (late[0], "queue")):
        line.say(type="sit", seat=None)
        assert [message["key"] for message in await line.settled()] == [f"problem-spectators-{key}"]
    await watching[0].close()
    assert [message["type"] for message in await late[0].settled()] == ["table", "update"]
    assert await late[1].settled() == []
    await late[0].close()
    assert [message["type"] for message in await late[1].settled()] == ["table", "update"]


async def test_a_spectator_who_becomes_a_player_makes_room_and_nobody_overtakes_the_queue(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MOST_SPECTATORS", 2)
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("pyramids", "me", "open", "open"))["table"]
    line, other = await bruno.wait(table, None), await guests.stranger().wait(table, None)
    first, second = [await guests.stranger().connect(table) for _ in range(2)]
    for late in (first, second):
        late.say(type="sit", seat=None)
        assert [message["key"] for message in await late.settled()] == ["problem-spectators-queue"]
    await bruno.join(table)
    line.say(type="sit", seat=1)
    await line.settled()
    assert [message["type"] for message in await first.settled()] == ["table"]
    other.say(type="sit", seat=None)
    assert "problem" not in [message["type"] for message in await other.settled()], "they keep their place"
    assert await second.settled() == []


async def test_however_much_happens_a_crowd_is_told_now_and_then(
    guests: Guests, app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "CROWD", 2)
    monkeypatch.setattr(audience, "CROWD_EVERY", 3_600)
    monkeypatch.setattr(audience, "BREAK", 0)
    ada, bruno, table, hers, his = await both_marking(guests)
    watching = [(await guests.stranger().sit(table, None))[0] for _ in range(3)]
    for line in (hers, his, *watching):
        await line.settled()
    for _ in range(5):
        await his.close()
        his, _ = await bruno.sit(table, 1)
    assert len([message for message in await hers.settled() if message["type"] == "table"]) == 10
    assert [[message["type"] for message in await line.settled()] for line in watching] == [["table"]] * 3
    before = room_of(app, table).audience._crowd_told
    for line, person, seat in ((hers, ada, 0), (his, bruno, 1)):
        await finish(line, await person.view(table, seat))
    assert [await line.settled() for line in watching] == [[], [], []]
    room_of(app, table).audience._tell_crowd_now()
    for line in watching:
        news, update = await line.settled()
        assert (news["type"], update["type"]) == ("table", "update")
        numbers = [told["number"] for told in update["told"]]
        assert numbers == list(range(before + 1, update["number"] + 1))
        assert len(numbers) > 2


async def test_an_unfinished_table_more_than_fifty_is_not_opened(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "UNFINISHED_OF_A_PERSON", 2)
    app = strict(database)
    async with app.lifespan(), Guests(app) as guests:
        ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
        tables = [(await ada.open_table("pyramids", "me", "open"))["table"] for _ in range(2)]
        wish = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = await ada.post("/api/tables", wish)
        assert (refused.status_code, refused.json()["key"]) == (429, "problem-tables-unfinished")
        his = (await bruno.open_table("pyramids", "me", "open"))["table"]
        await ada.join(his)
        await ada.post(f"/api/tables/{tables[0]}/close")
        assert await opens(ada) == 201, "where she is a guest does not count, nor what is over"


async def test_those_who_wait_by_requests_are_counted_like_lines(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LINES_OF_A_PERSON", 2)
    monkeypatch.setattr(audience, "MOST_SPECTATORS", 3)
    app = strict(database)
    async with app.lifespan(), Guests(app) as guests:
        ada = await guests.invite("Ada")
        table = (await ada.open_table("pyramids", "me", "open"))["table"]
        path = f"/api/tables/{table}/view?wait=20"
        waiting = [asyncio.ensure_future(ada.get(f"{path}&seat=0")) for _ in range(2)]
        room = room_of(app, table)

        async def asking(number: int) -> None:
            async def so_many() -> bool:
                return room.audience._asking == number

            await wait_until(so_many)

        await asking(2)
        refused = await ada.get(f"{path}&seat=0")
        assert (refused.status_code, refused.json()["key"]) == (429, "problem-lines")
        asked = await ada.get(f"/api/tables/{table}/view?seat=0")
        assert asked.status_code == 409, "who does not wait costs nothing"
        waiting.append(asyncio.ensure_future(guests.stranger().get(path)))
        await asking(3)
        refused = await guests.stranger().get(path)
        assert (refused.status_code, refused.json()["key"]) == (403, "problem-spectators-full")
        rooms_of(app).send_home()
        assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {409}
        await asking(0)


async def test_a_spectator_who_comes_or_goes_is_told_to_nobody(
    guests: Guests, app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, that is: they are counted now and then."""
    monkeypatch.setattr(audience, "COUNT_EVERY", 3_600)
    _, _, table, hers, his = await both_marking(guests)
    watching = [(await guests.stranger().sit(table, None))[0] for _ in range(5)]
    for line in (hers, his, *watching):
        await line.settled()
    more, _ = await (await guests.invite("Celina")).sit(table, None)
    await more.close()
    for line in (hers, his, *watching):
        assert await line.settled() == []


async def test_spectators_who_come_and_go_are_counted_together(
    guests: Guests, app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "COUNT_EVERY", 0.2)
    _, _, table, hers, _ = await both_marking(guests)
    await hers.settled()
    watching = [(await guests.stranger().sit(table, None))[0] for _ in range(30)]
    for line in watching[20:]:
        await line.close()
    counted: list[int] = []
    while not counted or counted[-1] != 20:
        counted.append((await hers.until("table"))["table"]["watching"])
    assert len(counted) < 15, "not each of them"


async def test_tables_that_nobody_looks_at_leave_memory_whatever_their_settings(
    guests: Guests, app: Litestar, clock: Clock, ticks: Ticks
) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    tables = []
    for settings in ({}, {"clock": 604_800}, {"away": 43_200}, {"clock": 604_800, "away": 43_200}):
        table = (await ada.open_table("pyramids", "me", "open", settings=settings))["table"]
        await bruno.join(table)
        await ada.view(table, 0)
        tables.append(table)
    clock.ahead += rooms_module.IDLE + 1

    async def gone() -> bool:
        return not any([await is_live(app, table) for table in tables])

    await wait_until(gone)


async def test_who_looked_lately_is_not_away_though_the_table_left_memory(
    guests: Guests, app: Litestar, clock: Clock, ticks: Ticks
) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("pyramids", "me", "open", settings={"away": 30}))["table"]
    await bruno.join(table)
    clock.ahead += 20 * 60
    await ada.view(table, 0)
    assert room_of(app, table).idle
    rooms_of(app)._put_away(table)
    for minutes, replaced in ((15, [False, True]), (16, [True, True])):
        clock.ahead += minutes * 60
        await ticks.wait_two()
        seats = (await bruno.client.get(f"/api/tables/{table}")).json()["seats"]
        assert [bool(seat["bot"]) for seat in seats] == replaced


async def test_memory_holds_only_so_many_tables(
    guests: Guests, app: Litestar, ticks: Ticks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "MOST_LIVE", 4)
    ada = await guests.invite("Ada")
    watched = (await ada.open_table("pyramids", "me", "open"))["table"]
    await ada.wait(watched, 0)
    for _ in range(8):
        await opens(ada)

    async def few() -> bool:
        return len(rooms_of(app).live) <= 4

    await wait_until(few)
    assert await is_live(app, watched), "somebody looks at it"


async def test_a_club_behind_one_address_finds_quick_matches(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LISTED_OF_AN_ADDRESS", 1)
    app = strict(database)
    async with app.lifespan(), Guests(app) as guests:
        for k in range(5):
            answer = await (await guests.invite(f"Guest {k}")).post("/api/quick", {"game": "pyramids"})
            assert answer.status_code == 200


@pytest.mark.parametrize("path", ["/api/tables/", "/api/challenges/", "/api//tables/"])
async def test_guesses_made_at_once_are_counted_one_by_one(
    database: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1_000.0))  # nothing is filled again
    app = strict(database, misses=20)
    async with app.lifespan(), Guests(app) as guests:
        thief = guests.stranger()
        answers = await asyncio.gather(*(thief.get(f"{path}{new_code()}") for _ in range(150)))
        statuses = [answer.status_code for answer in answers]
        assert (statuses.count(404), statuses.count(429)) == (20, 130)


async def test_who_knows_the_code_pays_nothing(database: str) -> None:
    app = strict(database, misses=3)
    async with app.lifespan(), Guests(app) as guests:
        ada = await guests.invite("Ada")
        code = (await ada.open_table("pyramids", "me", "open"))["code"]
        for _ in range(6):
            assert (await ada.get(f"/api/tables/{code}")).status_code == 200
            await ada.wait(code, 0)


async def test_an_invitation_is_drawn_once_however_often_it_is_asked_for(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, make = [], segno.make

    def counted(address: str, **how: Any) -> Any:
        drawn.append(address)
        return make(address, **how)

    monkeypatch.setattr(segno, "make", counted)
    ada = await guests.invite("Ada")
    table = await ada.open_table("pyramids", "me", "open")
    answers = {(await ada.get(f"/api/tables/{table['table']}/qr.svg")).text for _ in range(3)}
    assert (len(answers), len(drawn)) == (1, 1)


@pytest.mark.parametrize("path", ["/t/assets/", "/api/games/assets/schema", "/api/tables/health/view"])
async def test_only_the_page_s_own_files_are_free(database: str, path: str) -> None:
    app = create_app(Store(database), InlineDesk(), RateLimits(requests_a_minute=2))
    async with app.lifespan(), Guests(app) as guests:
        stranger = guests.stranger()
        assert [(await stranger.get(path)).status_code == 429 for _ in range(3)] == [False, False, True]
        assert (await stranger.get("/assets/none.js")).status_code == 404


@pytest.mark.parametrize(
    "origin", ["http://[", "http://table.test:99999x", "null", "table.test", "ftp://table.test"]
)
async def test_an_origin_that_makes_no_sense_is_another_site(guests: Guests, origin: str) -> None:
    ada = await guests.invite("Ada")
    assert (await ada.ask("PUT", "/api/me", {"nickname": "Eve"}, origin=origin)).status_code == 403
    assert (await ada.ask("PUT", "/api/me", {"nickname": "Ada"}, origin="http://table.test")).status_code == 200
    assert (await ada.ask("PUT", "/api/me", {"nickname": "Ada"}, origin="https://table.test")).status_code == 200


async def test_an_open_line_of_http_is_no_page_of_https(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    address, body = "https://table.test/api/me", {"nickname": "Ada"}
    for origin, status in (("http://table.test", 403), ("https://table.test", 200)):
        assert (await ada.client.put(address, json=body, headers={"origin": origin})).status_code == status


@pytest.mark.parametrize(
    "path",
    ["/t/" + "a" * 5_000, "/" + "a/" * 5_000, "/api/tables?" + "a" * 5_000, "/api/tables?" + "a=b&" * 50],
    ids=["name", "parts", "query", "parameters"],
)
async def test_an_address_without_end_is_kept_by_nobody(guests: Guests, path: str) -> None:
    """Litestar remembers how it read the last thousand."""
    routed = guests.app.asgi_router.handle_routing.cache_info().misses
    read = parse_query_string.cache_info().misses
    answer = await guests.stranger().ask("GET", path)
    assert (answer.status_code, answer.json()["key"]) == (400, "problem-host")
    assert guests.app.asgi_router.handle_routing.cache_info().misses == routed
    assert parse_query_string.cache_info().misses == read


async def test_cookies_are_read_without_undoing_quotes_and_kept_by_nobody(guests: Guests) -> None:
    """One header of 60,000 characters kept everybody waiting for seven seconds on Python 3.11.7."""
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    read = parse_cookie_string.cache_info()
    for path in ("/api/me", "/api/me/devices", "/api/me/push", f"/api/tables/{table}"):
        assert (await ada.get(path)).status_code == 200
    await (await ada.connect(table)).settled()
    await ada.open_home()
    assert parse_cookie_string.cache_info() == read
    own = f"{cookie_name(guests.app)}={ada.cookie}"
    for cookies in (f"other=1; {own}", f'a="\\"\\""; {own}', f" {own} ;b"):
        answer = await guests.stranger().ask("GET", "/api/me", cookie=cookies)
        assert answer.json()["person"] == ada.person


@pytest.mark.parametrize("host", ["x:99999", "[", "x:y", "x:-1", "x" * 5_000])
@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables", "/health/live"])
async def test_a_host_that_makes_no_sense_is_the_asker_s_fault(guests: Guests, host: str, path: str) -> None:
    answer = await guests.stranger().ask("GET", path, host=host)
    assert (answer.status_code, answer.json()["key"]) == (400, "problem-host")
