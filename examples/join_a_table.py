"""Write a program that plays at somebody's browser table, over REST.

    python examples/join_a_table.py http://localhost:8321/t/PALM-REEF-CARAVAN-4576

It takes a free seat at the table of that invitation and plays the match to its end with a bot of the library. Put
your own in its place: `choose` gets what the seat sees and the acts that are legal, as `write_a_bot.py` shows. The
server is asked with the standard library alone, so that it is easy to say the same in another language.
"""

import argparse
import json
import secrets
from http.cookiejar import CookieJar
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from crocetta import bots, games

WAIT = 25
"""Seconds for which the server keeps a question that has no news yet."""
BEFORE = 1
"""The same before the match: when the last seat is taken, everybody is asked whether they are ready."""
NOT_YET = 409
"""The match has not begun."""


class Server:
    """A server, seen by one person: the cookie is who we are."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._browser = build_opener(HTTPCookieProcessor(CookieJar()))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}/api/{path}", data, {"content-type": "application/json"}, method=method)
        with self._browser.open(request, timeout=2 * WAIT) as answer:
            return json.load(answer)


def join(invitation: str, nickname: str, level: str) -> None:
    address, _, code = invitation.rpartition("/t/")
    server = Server(address)
    server.ask("GET", "me")
    server.ask("PUT", "me", {"nickname": nickname})
    table = server.ask("POST", f"tables/{code}/join")
    seat = next(each["seat"] for each in table["seats"] if each["mine"])

    game = games.get(table["game"])
    if game.edition.digest != table["edition"]:
        raise SystemExit("this table plays with cards or a maze of its own, which this program does not know")
    bot, rng = bots.get(level, game), Random()
    path, number, over = f"tables/{table['table']}", 0, False
    while not over:
        try:
            wait = WAIT if number else BEFORE
            update = server.ask("GET", f"{path}/view?seat={seat}&after={number}&wait={wait}")
        except HTTPError as error:
            if error.code != NOT_YET:
                raise
            waiting = server.ask("GET", path)
            if waiting["status"] == "closed":
                raise SystemExit("This table was closed.") from error
            if waiting["ready"] is not None and seat not in waiting["ready"]:
                server.ask("POST", f"{path}/ready")
            continue
        if update["number"] == number and server.ask("GET", path)["status"] == "closed":
            raise SystemExit("This table was closed.")
        number, over = update["number"], update["over"]
        if update["legal"]:
            view = game.types.view.decode(json.dumps(update["view"]))
            legal = [game.types.action.decode(json.dumps(act)) for act in update["legal"]]
            chosen = update["legal"][legal.index(bot.choose(view, legal, rng))]
            move = {"seat": seat, "decision": update["decision"], "action": chosen, "move": secrets.token_hex(8)}
            server.ask("POST", f"{path}/play", move)
    print(f"{nickname} has {update['scores'][seat]} points and place {update['ranks'][seat]}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays at the table of an invitation.")
    parser.add_argument("invitation", help="the link that the host of the table sent you")
    parser.add_argument("--name", default="Otto")
    parser.add_argument("--bot", default=bots.USUAL, choices=(*bots.NAMES, *bots.ALIASES))
    asked = parser.parse_args()
    try:
        join(asked.invitation, asked.name, asked.bot)
    except HTTPError as error:
        raise SystemExit(f"{error.code}: {json.load(error)['detail']}") from error
