"""Tables that never begin do not stay for ever; when they go is said from the beginning."""

from collections.abc import Sequence

import pytest
from litestar import Litestar

from crocetta.server import rooms
from crocetta.server.store.tables import Tables
from crocetta.tables import table as table_module
from tests.server.clock import Clock
from tests.server.people import Guests, rooms_of, wait_until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("listed", "lasts"), [(True, table_module.LISTED_FOR), (False, table_module.PRIVATE_FOR)])
async def test_a_table_says_when_it_goes_and_goes_then(
    app: Litestar, guests: Guests, clock: Clock, listed: bool, lasts: int
) -> None:
    ada = await guests.invite("Ada")
    info = await ada.open_table("pyramids", "me", "open", settings={"listed": listed})
    assert abs(info["expires"] - (clock.time() + lasts)) < 10
    assert not info["expired"]
    line = await ada.wait(info["table"], 0)
    clock.ahead += lasts - 60
    await rooms_of(app).expire()
    assert (await ada.info(info["table"]))["status"] == "gathering"
    clock.ahead += 120
    await rooms_of(app).expire()
    news = (await line.until("table"))["table"]
    assert (news["status"], news["expired"], news["expires"]) == ("closed", True, None)
    assert (await ada.get("/api/tables")).json() == (await ada.get("/api/tables?scope=mine")).json() == []
    refused = await (await guests.invite("Bruno")).post(f"/api/tables/{info['table']}/join")
    assert refused.status_code == 403
    assert refused.json()["detail"] == "This table was closed because the game didn’t start in time."
    await line.close()
    del rooms_of(app).live[info["table"]]
    assert (await ada.info(info["table"]))["expired"]


async def test_whatever_happens_at_a_table_gives_it_fresh_time(guests: Guests, app: Litestar, clock: Clock) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("pyramids", "me", "open", "open"))["table"]
    clock.ahead += table_module.PRIVATE_FOR - 60
    await bruno.join(table)
    clock.ahead += table_module.PRIVATE_FOR - 60
    await rooms_of(app).expire()
    assert (await ada.info(table))["status"] == "gathering"


async def test_a_match_that_has_begun_never_expires(guests: Guests, app: Litestar, clock: Clock) -> None:
    ada = await guests.invite("Ada")
    begun = await ada.open_table("pyramids", "me", "beside", settings={"listed": True})
    assert begun["expires"] is None
    clock.ahead += 365 * table_module.DAY
    await rooms_of(app).expire()
    assert (await ada.info(begun["table"]))["status"] == "running"


async def test_somebody_who_joins_in_the_last_moment_wins_over_the_sweeper(
    guests: Guests, app: Litestar, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    await ada.wait(table, 0)
    clock.ahead += table_module.PRIVATE_FOR + 1
    expired = Tables.expired

    async def expired_and_meanwhile(tables: Tables, at: float) -> Sequence[str]:
        found = await expired(tables, at)
        assert (await bruno.join(table))["status"] == "running"
        return found

    monkeypatch.setattr(Tables, "expired", expired_and_meanwhile)
    await rooms_of(app).expire()
    assert (await ada.info(table))["status"] == "running"
    assert (await ada.view(table, 0))["view"]["hand"]


async def test_the_server_sweeps_by_itself(
    guests: Guests, app: Litestar, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SWEEP", 0.01)
    await rooms_of(app).close()
    await rooms_of(app).open()
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    clock.ahead += table_module.PRIVATE_FOR + 1

    async def gone() -> bool:
        return bool((await ada.info(table))["expired"])

    await wait_until(gone)
