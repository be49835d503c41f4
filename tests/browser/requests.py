"""A match that somebody plays without the page: quick, and with nothing to look at."""

import secrets
from collections.abc import Callable
from functools import partial
from random import Random

from tests.browser.house import House, Json
from tests.browser.people import Person


def plays_by_requests(person: Person, house: House, game: str) -> str:
    """A whole match against a bot that plays the same every time, however busy the machine; its code."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = person.page.request.post(f"{house.url}/api/tables", data={"game": game, "seats": seats}).json()
    plays_to_the_end(person, house, table["code"], Random(4).choice)
    return str(table["code"])


def plays_to_the_end(person: Person, house: House, table: str, choose: Callable[[list[Json]], Json]) -> None:
    """From the first seat, and what is chosen of what is legal."""
    ask, path = person.program(), f"/tables/{table}"
    number, over = 0, False
    while not over:
        update = ask(f"{path}/view?seat=0&after={number}&wait=20")
        number, over = update["number"], update["over"]
        if update["legal"]:
            move = {"seat": 0, "decision": update["decision"], "move": secrets.token_hex(8)}
            answer = ask(f"{path}/play", {**move, "action": choose(update["legal"])})
            assert answer["type"] == "accepted"


def plays_with_others(person: Person, house: House, table: Json, seed: int) -> str:
    """A whole match of three, two without a page: the first seat that may act does, by a chance that stays the
    same. Its code."""
    person.page.request.get(f"{house.url}/api/me")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    code = str(person.page.request.post(f"{house.url}/api/tables", data={**table, "seats": seats}).json()["code"])
    path, asks, choose = f"/tables/{code}", [person.program()], Random(seed).choice
    for _ in seats[1:]:
        asks.append(partial(house.answer, house.new_guest()))
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
