"""A bot of ours plays a person's seat through the server API, so that page tests reach late turns quickly."""

from random import Random
from typing import Any, Final

import msgspec

from crocetta import games
from crocetta.bots import USUAL
from crocetta.kit.plugin import plugin_of
from tests.browser.people import Person
from tests.browser.server_process import Json

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": USUAL}


def opens(person: Person, game: str, bots: int = 2, **more: Any) -> str:
    """Opens a new table against bots; returns its code."""
    person.page.request.get(f"{person.server.url}/api/me")
    table = {"game": game, "seats": [ME, *[BOT] * bots], **more}
    opened = person.page.request.post(f"{person.server.url}/api/tables", data=table)
    assert opened.ok, opened.text()
    return str(opened.json()["code"])


def opens_at_turn(person: Person, game: str, turn: int) -> str:
    """Opens the page of a table against two bots at the start of that turn, counted from 0; returns its code."""
    code = opens(person, game)
    plays_on(person, code, turn=turn)
    person.did += person.server.acts_of(code, 0)
    person.page.goto(f"{person.server.url}/t/{code}")
    return code


def plays_on(person: Person, code: str, acts: int = 10_000, turn: int | None = None) -> Json:
    """Plays seat 0 until the match is over, that turn begins, or so many acts are made; returns the last update."""
    ask, address = person.program(), f"/tables/{code}"
    game = games.get(str(ask(address)["game"]))
    bot, rng = plugin_of(game).load_bot(game, USUAL), Random(1)
    action = msgspec.json.Encoder().encode
    told = ask(f"{address}/view?seat=0")
    while not told["over"] and acts and (turn is None or told["view"]["turn"] < turn):
        if not told["legal"]:
            told = ask(f"{address}/view?seat=0&after={told['number']}&wait=20")
            continue
        view = msgspec.convert(told["view"], game.types.view.type)
        legal = [msgspec.convert(act, game.types.action.type) for act in told["legal"]]
        act = msgspec.json.decode(action(bot.choose(view, legal, rng)))
        move = {"seat": 0, "decision": told["decision"], "action": act, "move": f"auto-{told['decision']}"}
        ask(f"{address}/play", move)
        told = ask(f"{address}/view?seat=0")
        acts -= 1
    return told
