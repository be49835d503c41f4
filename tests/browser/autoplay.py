"""A match that is played on by a bot of ours through the interface for programs, to look at what comes later."""

from random import Random
from typing import Any, Final

import msgspec

from crocetta import games
from crocetta.bots import USUAL
from crocetta.kit.plugin import plugin_of
from tests.browser.house import Json
from tests.browser.people import Person

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": USUAL}


def opens(person: Person, game: str, bots: int = 2, **more: Any) -> str:
    """The code of a new table against bots."""
    person.page.request.get(f"{person.house.url}/api/me")
    table = {"game": game, "seats": [ME, *[BOT] * bots], **more}
    opened = person.page.request.post(f"{person.house.url}/api/tables", data=table)
    assert opened.ok, opened.text()
    return str(opened.json()["code"])


def opens_at_turn(person: Person, game: str, turn: int) -> str:
    """The page of a table against two bots at which that turn, counted from 0, has just begun; its code."""
    code = opens(person, game)
    plays_on(person, code, turn=turn)
    person.did += person.house.acts_of(code, 0)
    person.page.goto(f"{person.house.url}/t/{code}")
    return code


def plays_on(person: Person, code: str, acts: int = 10_000, turn: int | None = None) -> Json:
    """Plays seat 0 until the match is over, a turn begins, or so many acts; the update that was told last."""
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
