"""A cookie is good for a year, and until its person takes it back from all devices."""

import hmac
from hashlib import sha256

import pytest
from litestar import Litestar

from crocetta.server import identity
from crocetta.server.identity import Identity
from tests.server.clock import Clock
from tests.server.people import Closed, Guests, Person, open_server

pytestmark = pytest.mark.anyio


async def name_of(person: Person) -> str:
    name: str = (await person.get("/api/me")).json()["person"]
    return name


def first_cookie(app: Litestar, person: str) -> str:
    """As it was when it said nothing but who."""
    keeper: Identity = app.state.identity
    return f"{person}.{hmac.new(keeper._key, person.encode(), sha256).hexdigest()[:40]}"


async def test_who_comes_within_a_year_stays_and_who_comes_later_is_new(guests: Guests, clock: Clock) -> None:
    ada = await guests.invite("Ada")
    for _ in range(3):
        clock.ahead += identity.GOOD_FOR - 60
        assert await name_of(ada) == ada.person
    kept = ada.cookie
    clock.ahead += identity.GOOD_FOR + 60
    thief = guests.stranger(kept)
    assert (await thief.put("/api/me", {"nickname": "Eve"})).status_code == 401
    assert await name_of(thief) != ada.person


async def test_a_cookie_without_a_date_counts_as_issued_when_dates_began(
    app: Litestar, guests: Guests, clock: Clock
) -> None:
    ada = await guests.invite("Ada")
    old = first_cookie(app, ada.person)
    assert await name_of(guests.stranger(old)) == ada.person
    clock.ahead += identity.GOOD_FOR + 60
    assert await name_of(guests.stranger(old)) != ada.person


async def test_revoked_devices_are_strangers_and_this_one_is_not(app: Litestar, guests: Guests) -> None:
    ada = await guests.invite("Ada")
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    lost, undated = guests.stranger(ada.cookie), guests.stranger(first_cookie(app, ada.person))
    token = (await ada.post("/api/me/device")).json()["token"]
    line = await lost.wait(table, 0)
    assert (await ada.post("/api/me/revoke")).json()["person"] == ada.person
    with pytest.raises(Closed):
        await line.until("nothing")
    for device in (lost, undated):
        assert (await device.put("/api/me", {"nickname": "Eve"})).status_code == 401
    later = await lost.connect(table)
    later.say(type="sit", seat=0)
    assert (await later.until("problem"))["key"] == "problem-seat-not-yours"
    assert (await guests.stranger().post("/api/me/claim", {"token": token})).status_code == 404
    assert await name_of(ada) == ada.person
    await ada.wait(table, 0)


async def test_what_was_revoked_stays_so_after_a_restart(database: str) -> None:
    async with open_server(database) as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        stolen = ada.cookie
        await ada.post("/api/me/revoke")
        good, person = ada.cookie, ada.person
    async with open_server(database) as app, Guests(app) as guests:
        assert await name_of(guests.stranger(good)) == person
        assert await name_of(guests.stranger(stolen)) != person
