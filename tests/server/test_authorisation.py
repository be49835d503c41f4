"""Who may do what: every endpoint of a table against everybody who might ask."""

from collections.abc import Callable
from random import Random

import httpx
import pytest
from litestar import Litestar

from tests.server.people import (
    HOST,
    KEEP,
    Closed,
    Guests,
    Person,
    cookie_name,
    new_move,
    room_of,
    two_people,
)

pytestmark = pytest.mark.anyio

Request = tuple[str, str]
BODIES = {
    "/play": {"seat": 1, "decision": 0, "action": KEEP, "move": "m"},
    "/take-back": {"seat": 1, "decision": 0, "move": "n"},
    "/why-not": {"seat": 1, "action": KEEP},
    "/vote": {"aim": "abandon"},
    "/talk": {"text": "Hello"},
    "/seats/0": {"kind": "bot"},
    "/seats/1": {"kind": "bot"},
    "/seats/9": {"kind": "bot"},
    "/play-on": {"entry": 1, "seat": 0},
}

# What somebody asks of the table, and the answers to: its host (seat 0), the player on seat 1, another player
# (seat 2), a known person who does not play, somebody without a cookie, and somebody with a forged one.
ANSWERS: dict[Request, tuple[int, int, int, int, int, int]] = {
    ("GET", ""): (200, 200, 200, 200, 200, 200),
    ("GET", "/view"): (200, 200, 200, 200, 200, 200),
    ("GET", "/heard"): (200, 200, 200, 200, 200, 200),
    ("GET", "/view?seat=1"): (403, 200, 403, 403, 403, 403),
    ("GET", "/heard?seat=1"): (403, 200, 403, 403, 403, 403),
    ("GET", "/view?seat=5"): (400, 400, 400, 400, 400, 400),
    ("GET", "/view?seat=9"): (400, 400, 400, 400, 400, 400),
    ("GET", "/qr.svg"): (200, 200, 200, 200, 200, 200),
    ("GET", "/replay"): (409, 409, 409, 409, 409, 409),
    ("GET", "/file"): (409, 409, 409, 409, 409, 409),
    ("GET", "/review?seat=1"): (409, 409, 409, 409, 409, 409),
    ("GET", "/luck"): (200, 200, 200, 200, 200, 200),
    ("POST", "/play"): (403, 200, 403, 403, 401, 401),
    ("POST", "/take-back"): (403, 200, 403, 403, 401, 401),
    ("POST", "/why-not"): (403, 200, 403, 403, 401, 401),
    ("POST", "/join"): (200, 200, 200, 403, 401, 401),
    ("POST", "/start"): (403, 403, 403, 403, 401, 401),
    ("GET", "/talk"): (200, 200, 200, 200, 200, 200),
    ("POST", "/talk"): (200, 200, 200, 200, 401, 401),
    ("PUT", "/talk"): (200, 403, 403, 403, 401, 401),
    ("POST", "/ready"): (200, 200, 200, 403, 401, 401),
    ("POST", "/vote"): (200, 200, 200, 403, 401, 401),
    ("POST", "/seats/1"): (403, 403, 403, 403, 401, 401),
    ("POST", "/seats/0"): (403, 403, 403, 403, 401, 401),
    ("POST", "/seats/9"): (400, 403, 403, 403, 401, 401),
    ("DELETE", "/seats/1"): (403, 403, 403, 403, 401, 401),
    ("POST", "/leave"): (200, 200, 200, 403, 401, 401),
    ("POST", "/resign"): (200, 200, 200, 403, 401, 401),
    ("POST", "/close"): (403, 403, 403, 403, 401, 401),
    ("POST", "/play-on"): (409, 409, 409, 409, 401, 401),
    ("POST", "/rematch"): (403, 403, 403, 403, 401, 401),
    ("POST", "/challenge"): (403, 403, 403, 403, 401, 401),
}


async def company(guests: Guests) -> tuple[list[Person], str]:
    host, owner, other, known = [await guests.invite(name) for name in ("Ada", "Bruno", "Celina", "Dario")]
    table = (await host.open_table("silver-and-gold", "me", "open", "open"))["table"]
    await owner.join(table)
    await other.join(table)
    forged = f"{owner.person}.{'0' * 40}"
    return [host, owner, other, known, guests.stranger(), guests.stranger(forged)], table


async def ask(person: Person, table: str, method: str, path: str) -> httpx.Response:
    body = {"on": True} if method == "PUT" else BODIES.get(path) if method == "POST" else None
    return await person.ask(method, f"/api/tables/{table}{path}", body)


@pytest.mark.parametrize("request_", ANSWERS, ids=lambda request: f"{request[0]} {request[1] or '/'}")
async def test_everybody_gets_just_the_answer_that_is_due(guests: Guests, request_: Request) -> None:
    method, path = request_
    people, table = await company(guests)
    answers = []
    for person in reversed(people):  # the host last, who may change most
        response = await ask(person, table, method, path)
        answers.append(response.status_code)
        if response.status_code >= 400:
            assert response.json()["detail"]
    assert tuple(reversed(answers)) == ANSWERS[request_]


async def test_every_endpoint_of_a_table_is_in_the_list_above(app: Litestar) -> None:
    schema = app.openapi_schema.to_schema()
    found = {
        (method.upper(), path.removeprefix("/api/tables/{table}"))
        for path, item in schema["paths"].items()
        if path.startswith("/api/tables/{table}")
        for method in item
    }
    listed = {(method, path.partition("?")[0].replace("/seats/1", "/seats/{seat}")) for method, path in ANSWERS}
    assert found <= listed


async def test_the_answers_above_leave_no_trace_when_they_are_refusals(app: Litestar, guests: Guests) -> None:
    people, table = await company(guests)
    before = await people[0].info(table)
    for method, path in ANSWERS:
        for person in people[3:]:
            await ask(person, table, method, path)
    assert await people[0].info(table) == before
    assert [len(made) for made in room_of(app, table).table.decisions] == [0, 0, 0]


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/me/device", "/api/me/claim", "/api/tables"], ids=lambda path: str(path)
)
async def test_writing_without_a_cookie_is_refused(guests: Guests, path: str) -> None:
    stranger = guests.stranger()
    method = "PUT" if path == "/api/me" else "POST"
    bodies = {
        "/api/me": {"nickname": "X"},
        "/api/me/claim": {"token": "x"},
        "/api/tables": {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    }
    response = await stranger.ask(method, path, bodies.get(path))
    assert response.status_code == (404 if path == "/api/me/claim" else 401)


@pytest.mark.parametrize(
    "forge",
    [
        lambda cookie: cookie[:-1] + ("0" if cookie[-1] != "0" else "1"),
        lambda cookie: cookie.partition(".")[0],
        lambda cookie: cookie.partition(".")[0] + ".",
        lambda cookie: "f" * 16 + "." + cookie.partition(".")[2],
        lambda cookie: "." + cookie.partition(".")[2],
        lambda cookie: "%%%.\u00e9",
    ],
)
async def test_a_cookie_that_was_tampered_with_is_nobody(guests: Guests, forge: Callable[[str], str]) -> None:
    ada = await guests.invite("Ada")
    assert ada.cookie
    forged = guests.stranger()
    headers = {"cookie": f"{cookie_name(guests.app)}={forge(ada.cookie)}".encode("latin-1")}
    response = await forged.client.put("/api/me", json={"nickname": "Eve"}, headers=headers)  # type: ignore[arg-type]
    assert response.status_code == 401


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(guests: Guests) -> None:
    header = (await guests.stranger().get("/api/me")).headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert "path=/" in header


@pytest.mark.parametrize("origin", ["http://evil.test", "null", f"http://{HOST}:8080", f"http://{HOST}.evil.test"])
async def test_a_request_that_changes_something_comes_from_our_own_page(guests: Guests, origin: str) -> None:
    ada = await guests.invite("Ada")
    body = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert (await ada.ask("POST", "/api/tables", body, origin=origin)).status_code == 403
    assert (await ada.ask("PUT", "/api/me", {"nickname": "Eve"}, origin=origin)).status_code == 403
    assert (await ada.ask("GET", "/api/me", origin=origin)).status_code == 200
    table = (await ada.open_table("pyramids", "me", "bot"))["table"]
    assert (await ada.ask("DELETE", f"/api/tables/{table}/seats/1", origin=origin)).status_code == 403
    with pytest.raises(Closed):
        await ada.connect(table, origin=origin)


async def test_our_own_page_and_programs_are_let_in(guests: Guests) -> None:
    ada = await guests.invite("Ada")
    body = {"game": "pyramids", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    response = await ada.ask("POST", "/api/tables", body, origin=f"http://{HOST}")
    assert response.status_code == 201
    await ada.connect(response.json()["table"], origin=f"http://{HOST}")


async def test_without_spectators_only_those_at_the_table_may_watch(guests: Guests) -> None:
    """Others hear what everybody may know of the table, and see what lies on it when the match is over."""
    ada, bruno, carla = [await guests.invite(name) for name in ("Ada", "Bruno", "Carla")]
    wishes = {"settings": {"spectators": False}, "options": {"turn_limit": 1}}
    table = (await ada.open_table("la-piramide", "me", "open", **wishes))["table"]
    line = await carla.wait(table, None)
    await bruno.join(table)
    assert [message["table"]["status"] for message in await line.settled()] == ["gathering", "running"]
    for person, status in ((bruno, 200), (carla, 403), (guests.stranger(), 403)):
        for path in ("view", "heard"):
            assert (await person.get(f"/api/tables/{table}/{path}")).status_code == status
    rng = Random(5)
    while not (await ada.view(table))["over"]:
        assert all(message["type"] == "table" for message in await line.settled())
        for seat, person in enumerate((ada, bruno)):
            seen = await person.view(table, seat)
            if seen["legal"]:
                act = {"seat": seat, "decision": seen["decision"], "action": rng.choice(seen["legal"])}
                await person.post(f"/api/tables/{table}/play", {**act, "move": new_move()})
    *_, news, end = await line.settled()
    assert (end["type"], end["over"], end["view"]) == ("update", True, (await ada.view(table))["view"])
    assert news["table"]["status"] == "over"


@pytest.mark.parametrize("who", ["another player", "a known person", "a stranger"])
async def test_nobody_sits_down_on_the_seat_of_somebody_else(guests: Guests, who: str) -> None:
    people, table = await company(guests)
    person = people[{"another player": 2, "a known person": 3, "a stranger": 4}[who]]
    line = await person.connect(table)
    line.say(type="sit", seat=1)
    assert (await line.hear())["message"] == "That’s not your seat."
    line.say(type="play", move="m", decision=0, action=KEEP)
    assert (await line.hear())["type"] == "problem"


@pytest.mark.parametrize("seat", [-1, -2, 2, 6, 2**31, 2**62])
async def test_a_seat_that_there_is_not_is_nobody_s(guests: Guests, seat: int) -> None:
    """Also not counted from the last one."""
    ada, bruno, table = await two_people(guests)
    where, entries = f"/api/tables/{table}", room_of(guests.app, table).table.seq
    act = {"seat": seat, "decision": 0, "action": KEEP, "move": "m"}
    for person in (ada, bruno, guests.stranger()):
        for path in ("view", "heard"):
            assert (await person.get(f"{where}/{path}?seat={seat}")).status_code == 400, path
        # Where there might be one, it is told first that no match is reviewed while it runs.
        assert (await person.get(f"{where}/review?seat={seat}")).status_code == (409 if seat == 2 else 400)
    for person in (ada, bruno):
        for path, body in (
            ("play", act),
            ("take-back", {"seat": seat, "decision": 0, "move": "n"}),
            ("why-not", {"seat": seat, "action": KEEP}),
            ("vote", {"aim": "remove", "seat": seat}),
            ("play-on", {"entry": 1, "seat": seat}),
            (f"seats/{seat}", {"kind": "bot"}),
        ):
            assert (await person.post(f"{where}/{path}", body)).status_code in (400, 403, 404, 409), path
        line = await person.connect(table)
        line.say(type="sit", seat=seat)
        assert [message["type"] for message in await line.settled()] == ["problem"]
    assert room_of(guests.app, table).table.seq == entries
    gathering = (await ada.open_table("pyramids", "me", "open", "open"))["table"]
    if seat != 2:
        answer = await ada.post(f"/api/tables/{gathering}/seats/{seat}", {"kind": "bot"})
        assert answer.status_code in (400, 404)
        assert room_of(guests.app, gathering).table.seq == 1
