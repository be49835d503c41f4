"""Matches played by HTTP requests instead of the page, which is much faster."""

import secrets
from collections.abc import Callable
from functools import partial
from random import Random

from tests.browser.people import Person
from tests.browser.server_process import Json, ServerProcess


def plays_by_requests(person: Person, server: ServerProcess, game: str, bots: int = 1) -> str:
    """Plays a whole match against bots, reproducibly; returns its code."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * bots]
    table = person.page.request.post(f"{server.url}/api/tables", data={"game": game, "seats": seats}).json()
    plays_to_the_end(person, server, table["code"], Random(4).choice)
    return str(table["code"])


def plays_to_the_end(
    person: Person, server: ServerProcess, table: str, choose: Callable[[list[Json]], Json]
) -> None:
    """Plays seat 0 to the end, each time the legal act that `choose` picks."""
    ask, path = person.program(), f"/tables/{table}"
    number, over = 0, False
    while not over:
        update = ask(f"{path}/view?seat=0&after={number}&wait=20")
        number, over = update["number"], update["over"]
        if update["legal"]:
            move = {"seat": 0, "decision": update["decision"], "move": secrets.token_hex(8)}
            answer = ask(f"{path}/play", {**move, "action": choose(update["legal"])})
            assert answer["type"] == "accepted"


def plays_with_others(person: Person, server: ServerProcess, table: Json, seed: int) -> str:
    """Plays a whole match of three people, two of them without a page, at random from a seed; returns its code."""
    person.page.request.get(f"{server.url}/api/me")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    code = str(person.page.request.post(f"{server.url}/api/tables", data={**table, "seats": seats}).json()["code"])
    path, asks, choose = f"/tables/{code}", [person.program()], Random(seed).choice
    for _ in seats[1:]:
        asks.append(partial(server.answer, server.new_guest()))
        asks[-1](f"{path}/join", {})
    for ask in asks:
        ask(f"{path}/ready", {})
    while True:
        for seat, ask in enumerate(asks):
            update = ask(f"{path}/view?seat={seat}")
            if update["over"]:
                return code
            if update["legal"]:
                move = {"seat": seat, "decision": update["decision"], "move": secrets.token_hex(8)}
                ask(f"{path}/play", {**move, "action": choose(update["legal"])})
                break
