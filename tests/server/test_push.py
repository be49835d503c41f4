"""Notices on devices: who gets one, what it says, and where it may be sent."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from cryptography.exceptions import InvalidTag

from crocetta.server.push import addresses, notices, sender
from crocetta.server.push.addresses import Refused, check, resolve
from crocetta.server.push.message import Signer, base64, encrypt, new_private_key
from crocetta.server.push.sender import Outgoing, Sender
from crocetta.server.push.service import LOOPBACK
from crocetta.server.store.subscriptions import Subscription, Subscriptions
from tests.server.people import KEEP, Guests, Json, Person, a_mark, both_marking, open_server, two_people
from tests.server.push_service import Browser, PushService, push_service

pytestmark = pytest.mark.anyio

Answers = Callable[[str], Awaitable[tuple[int, float]]]


@pytest.fixture
async def service(
    anyio_backend: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[PushService]:
    monkeypatch.setattr(notices, "DELAY", 0.0)
    monkeypatch.setattr(sender, "PAUSE", 0.0)
    async with push_service() as found:
        yield found


@pytest.fixture
async def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: PushService) -> AsyncIterator[Guests]:
    monkeypatch.setenv(LOOPBACK, "1")
    async with (
        open_server(f"sqlite+aiosqlite:///{tmp_path / 'push.db'}") as app,
        Guests(app) as found,
    ):
        yield found


async def subscribe(person: Person, service: PushService, name: str = "a", language: str = "en") -> Browser:
    browser = Browser()
    answer = await person.post("/api/me/push", browser.request(f"{service.origin}/{name}", language))
    assert answer.status_code == 200, answer.text
    return browser


async def nothing_comes(service: PushService, guests: Guests) -> None:
    """Whatever was to be told has been."""
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert service.came.empty()


async def play_turn(ada: Person, bruno: Person, table: str) -> None:
    """Both keep their maps; the first turn begins."""
    for seat, person in enumerate((ada, bruno)):
        body = {"seat": seat, "decision": 0, "action": KEEP, "move": f"keep-{seat}"}
        assert (await person.post(f"/api/tables/{table}/play", body)).json()["type"] == "accepted"


# Who is told


async def test_who_is_away_hears_of_their_turn_in_their_language(guests: Guests, service: PushService) -> None:
    ada, bruno, table = await two_people(guests)
    hers = await subscribe(ada, service)
    await subscribe(bruno, service, "b", "pl")
    await bruno.sit(table, 1)
    body = {"seat": 0, "decision": 0, "action": KEEP, "move": "keep-0"}
    await ada.post(f"/api/tables/{table}/play", body)
    await bruno.post(f"/api/tables/{table}/play", {**body, "seat": 1, "move": "keep-1"})
    info = await ada.info(table)
    told = await service.message(hers)
    assert told == {
        "title": "Your turn in Silver & Gold",
        "body": "with Bruno",
        "url": f"t/{info['code']}",
        "tag": table,
    }
    await nothing_comes(service, guests)  # Bruno has just played


async def test_the_words_are_those_of_the_subscription(guests: Guests, service: PushService) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    browser = await subscribe(ada, service, language="pl")
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    assert (await service.message(browser))["title"] == "Bruno dołącza do twojego stołu"


async def test_a_page_in_front_needs_no_notice(guests: Guests, service: PushService) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    browser = await subscribe(ada, service)
    home, _ = await ada.open_home()
    home.say(type="front", front=True)
    await home.settled()
    table = (await ada.open_table("pyramids", "me", "open", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    await nothing_comes(service, guests)
    home.say(type="front", front=False)
    await home.settled()
    await (await guests.invite("Celina")).post(f"/api/tables/{table}/join")
    assert (await service.message(browser))["title"] == "Celina joined your table"


async def test_a_quick_clock_needs_no_notice(guests: Guests, service: PushService) -> None:
    ada, bruno, table = await two_people(guests, settings={"clock": 60})
    await subscribe(ada, service)
    await play_turn(ada, bruno, table)
    await nothing_comes(service, guests)


async def test_sealed_marks_send_nothing(guests: Guests, service: PushService) -> None:
    ada, bruno, table, hers, _ = await both_marking(guests)
    await subscribe(bruno, service)
    update = await ada.view(table, 0)
    await hers.play(update, a_mark(update))
    await nothing_comes(service, guests)


async def test_an_accepted_rematch_is_told_to_who_offered_it(guests: Guests, service: PushService) -> None:
    ada, bruno, table = await two_people(guests, "la-piramide", options={"turn_limit": 1}, settings={"clock": 600})
    browser = await subscribe(ada, service)
    lines = [(await person.sit(table, seat))[0] for seat, person in enumerate((ada, bruno))]
    while (info := await ada.info(table))["status"] == "running":
        seat = info["to_act"][0]
        update = await (ada, bruno)[seat].view(table, seat)
        await lines[seat].play(update, update["legal"][0])
    await nothing_comes(service, guests)
    await ada.post(f"/api/tables/{table}/rematch")
    await bruno.post(f"/api/tables/{table}/rematch")
    assert (await service.message(browser))["title"] == "Bruno wants to play again too"


# Devices


async def test_devices_are_listed_paused_and_removed(guests: Guests, service: PushService) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    await subscribe(ada, service)
    state = (await ada.get("/api/me/push")).json()
    assert (state["on"], [device["here"] for device in state["devices"]]) == (True, [True])
    assert (await ada.put("/api/me/push", {"on": False})).json()["on"] is False
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    await nothing_comes(service, guests)
    device = state["devices"][0]["id"]
    assert (await bruno.ask("DELETE", f"/api/me/push/{device}")).status_code == 404
    assert (await ada.ask("DELETE", f"/api/me/push/{device}")).json()["devices"] == []


async def test_none_of_my_devices_holds_for_the_next_too(guests: Guests, service: PushService) -> None:
    ada, bruno, tablet = await guests.invite("Ada"), await guests.invite("Bruno"), guests.stranger()
    await subscribe(ada, service)
    await ada.put("/api/me/push", {"on": False})
    await tablet.post("/api/me/claim", {"token": (await ada.post("/api/me/key")).json()["key"]})
    await subscribe(tablet, service, "tablet", "it")
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    await nothing_comes(service, guests)
    kept = (await ada.get("/api/me/data")).json()["notices"]
    assert [(each["endpoint"], each["language"]) for each in kept] == [
        (f"{service.origin}/tablet", "it"),
        (f"{service.origin}/a", "en"),
    ]
    assert all(time.time() - each["created"] < 60 for each in kept)


async def test_a_device_that_is_signed_out_is_told_nothing_more(guests: Guests, service: PushService) -> None:
    ada = await guests.invite("Ada")
    await subscribe(ada, service)
    await ada.post("/api/me/revoke")
    assert (await ada.get("/api/me/push")).json()["devices"] == []


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten(guests: Guests, service: PushService, status: int) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    await subscribe(ada, service)
    service.statuses = [status]
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    await service.came.get()
    async with asyncio.timeout(30):
        while (await ada.get("/api/me/push")).json()["devices"]:
            await asyncio.sleep(0.01)


async def test_a_busy_push_service_is_asked_again_but_not_for_ever(guests: Guests, service: PushService) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    browser = await subscribe(ada, service)
    service.statuses = [503, 429]
    table = (await ada.open_table("pyramids", "me", "open", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    for _ in range(sender.TRIES):
        assert (await service.message(browser))["tag"] == table
    service.statuses = [503] * 10
    await (await guests.invite("Celina")).post(f"/api/tables/{table}/join")
    for _ in range(sender.TRIES):
        await service.came.get()
    await nothing_comes(service, guests)


async def test_nobody_is_led_elsewhere(guests: Guests, service: PushService) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    await subscribe(ada, service)
    service.statuses = [302]
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    assert (await service.came.get())[0].startswith("POST /a ")
    await nothing_comes(service, guests)


async def test_nobody_is_told_without_end(
    guests: Guests, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    browser = await subscribe(ada, service)
    for _ in range(notices.AN_HOUR + 5):
        table = (await ada.open_table("pyramids", "me", "open"))["table"]
        await bruno.post(f"/api/tables/{table}/join")
    for _ in range(notices.AN_HOUR):
        await asyncio.wait_for(service.came.get(), 30)
    await nothing_comes(service, guests)
    table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
    await bruno.join(table)
    await play_turn(ada, bruno, table)
    assert (await service.message(browser))["title"] == "Your turn in Silver & Gold", "they are counted apart"


async def test_who_joins_and_leaves_is_told_of_a_few_times_only(guests: Guests, service: PushService) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    browser = await subscribe(ada, service)
    table = (await ada.open_table("silver-and-gold", "me", "open"))["table"]
    for _ in range(notices.JOINED_AN_HOUR):
        await bruno.post(f"/api/tables/{table}/join")
        assert (await service.message(browser))["title"] == "Bruno joined your table"
        await bruno.post(f"/api/tables/{table}/leave")
    await bruno.post(f"/api/tables/{table}/join")
    await nothing_comes(service, guests)


async def test_who_has_left_again_is_not_told_of(
    guests: Guests, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "DELAY", 0.1)
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    await subscribe(ada, service)
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    await bruno.post(f"/api/tables/{table}/leave")
    await nothing_comes(service, guests)


# Push services that fail


def to(host: str) -> Outgoing:
    address = f"https://{host}/x"
    return Outgoing(Subscription(host, "ada", "", address, "", "", "en", paused=False), b"", "")


@asynccontextmanager
async def sending(monkeypatch: pytest.MonkeyPatch, answers: Answers) -> AsyncIterator[tuple[Sender, list[str]]]:
    """A sender, and the hosts to which it has posted."""
    posted: list[str] = []

    async def post(_: Sender, message: Outgoing) -> tuple[int, float]:
        posted.append(message.to.id)
        return await answers(message.to.id)

    monkeypatch.setattr(Sender, "_post", post)
    found = Sender(Signer(new_private_key(), "mailto:a@b"), cast(Subscriptions, None))
    await found.open()
    try:
        yield found, posted
    finally:
        await found.close()


async def until_posted(posted: list[str], host: str) -> None:
    async with asyncio.timeout(5):
        while host not in posted:
            await asyncio.sleep(0)


async def test_a_push_service_that_asks_to_wait_keeps_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def answers(host: str) -> tuple[int, float]:
        return (201, 0.0) if host == "good" else (429, 1e9)

    async with sending(monkeypatch, answers) as (found, posted):
        for each in range(2 * sender.AT_ONCE):
            found.put(to(f"busy-{each}"))
        found.put(to("good"))
        await until_posted(posted, "good")


async def test_a_push_service_that_hangs_is_asked_one_at_a_time_and_then_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hangs = asyncio.Event()

    async def answers(host: str) -> tuple[int, float]:
        if host != "good":
            await hangs.wait()
        return 201, 0.0

    monkeypatch.setattr(sender, "PAUSE", 0.0)
    async with sending(monkeypatch, answers) as (found, posted):
        for _ in range(2 * sender.AT_ONCE):
            found.put(to("hangs"))
        found.put(to("good"))
        await until_posted(posted, "good")
        assert posted == ["hangs", "good"]
    monkeypatch.setattr(sender, "TIMEOUT", 0.01)
    async with sending(monkeypatch, answers) as (found, posted):
        for _ in range(2 * sender.AT_ONCE):
            found.put(to("hangs"))
        async with asyncio.timeout(5):
            while found._waiting or found._again:
                await asyncio.sleep(0.01)
        assert posted == ["hangs"] * sender.FAILURES


# Addresses


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/x",
        "https://user:word@push.example.com/x",
        "https://push.example.com:8443/x",
        "https://localhost/x",
        "https://push.example.com/x y",
        "https:///x",
        "ftp://push.example.com/x",
        "https://push.example.com/" + "x" * addresses.LONGEST,
        "https://[::1",
        "not an address",
    ],
)
async def test_an_address_that_no_push_service_has_is_refused(endpoint: str) -> None:
    with pytest.raises(Refused):
        check(endpoint)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.7", "192.168.1.1", "169.254.169.254", "0.0.0.0", "::1", "fd00::1", "::ffff:10.0.0.1"],
)
async def test_a_name_that_resolves_to_a_private_address_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def found(_: object, host: str, port: int, **__: object) -> list[Any]:
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", port)),
            (0, 0, 0, "", (address, port)),
        ]

    monkeypatch.setattr(type(asyncio.get_running_loop()), "getaddrinfo", found)
    with pytest.raises(Refused):
        await resolve("https://push.example.com/x")


async def test_a_message_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def found(_: object, host: str, port: int, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", port))]

    monkeypatch.setattr(type(asyncio.get_running_loop()), "getaddrinfo", found)
    target = await resolve("https://push.example.com/x?y=1")
    assert target == ("https://93.184.215.14/x?y=1", "push.example.com", "https://push.example.com")


async def test_bad_keys_and_addresses_are_not_kept(guests: Guests, service: PushService) -> None:
    ada, good = await guests.invite("Ada"), Browser().request(f"{service.origin}/a")
    wrong: list[Json] = [
        {"endpoint": "https://10.0.0.1:99/x"},
        {"key": base64(b"\x04" + b"x" * 64)},
        {"auth": base64(b"short")},
        {"key": "=="},
    ]
    for change in wrong:
        assert (await ada.post("/api/me/push", {**good, **change})).status_code == 400
    assert (await ada.get("/api/me/push")).json()["devices"] == []


# What is sent


async def test_the_key_of_a_server_stays_and_signs_for_the_push_service(
    guests: Guests, service: PushService
) -> None:
    ada, bruno = await guests.invite("Ada"), await guests.invite("Bruno")
    await subscribe(ada, service)
    key = (await ada.get("/api/me/push")).json()["key"]
    table = (await ada.open_table("pyramids", "me", "open"))["table"]
    await bruno.post(f"/api/tables/{table}/join")
    claims, signed_by = await service.signed()
    assert (claims["aud"], signed_by) == (service.origin, key)
    assert time.time() < claims["exp"] <= time.time() + 24 * 3_600
    stored = await guests.app.state.store.people.secret("push", "")
    assert Signer(stored, "mailto:a@b").public_key == key


async def test_a_message_is_read_by_its_browser_alone() -> None:
    browser, other = Browser(), Browser()
    sealed = encrypt(b"your turn", browser.key, browser.auth)
    assert browser.decrypt(sealed) == b"your turn"
    with pytest.raises(InvalidTag):
        other.decrypt(sealed)
    assert len(new_private_key()) == 64


async def test_without_the_extra_nothing_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: PushService
) -> None:
    from crocetta.server.push import service as push_module

    monkeypatch.setattr(push_module, "is_installed", lambda: False)
    async with open_server(f"sqlite+aiosqlite:///{tmp_path / 'bare.db'}") as app, Guests(app) as guests:
        ada = await guests.invite("Ada")
        assert (await ada.get("/api/me/push")).json() == {"key": None, "on": True, "devices": []}
        assert (await ada.post("/api/me/push", Browser().request(service.origin))).status_code == 404
