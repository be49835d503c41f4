"""The server's REST routes, as far as one device can answer them."""

from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

import msgspec
from msgspec import Struct

from crocetta import games
from crocetta.games import Language
from crocetta.kit.errors import UserError
from crocetta.kit.words import Parameters
from crocetta.offline import daily
from crocetta.offline.levels import playable
from crocetta.offline.room import Room
from crocetta.offline.rooms import CannotOpen, NoSuchTable, NotYet, Rooms, Source
from crocetta.offline.streams import NotKept
from crocetta.tables import commands as c
from crocetta.tables.about import GameInfo, described, rulebook
from crocetta.tables.commands import Command
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.persons import HistoryPage, MyData, Rename
from crocetta.tables.projection import Here, info, project
from crocetta.tables.protocol import (
    ChangeSeat,
    JoinRequest,
    NewTable,
    RematchRequest,
    VoteRequest,
)
from crocetta.tables.replays import MatchFile, PlayOn, PlayOnFromFile, Replay
from crocetta.tables.seats import STAND_IN, tidy
from crocetta.tables.statistics import played, statistics
from crocetta.tables.tell import luck_of, match_of, replay

LANGUAGES: Final[tuple[Language, ...]] = ("en", "it", "pl")


class Reply(NamedTuple):
    status: int
    body: str
    file: str = ""
    """The file name for a download."""


class Failure(Struct, frozen=True):
    status_code: int
    detail: str
    field: str | None
    key: str
    parameters: Parameters


class NotHere(UserError):
    """Needs a server."""


_STATUS: Final = {
    BadRequest: 400,
    NotAllowed: 403,
    NoSuchTable: 404,
    NotHere: 404,
    CannotOpen: 409,
    NotYet: 409,
    NotKept: 507,
}


async def answer(rooms: Rooms, method: str, path: str, body: str = "") -> Reply:
    """`path` below `api/`, with its query."""
    try:
        return await _answer(rooms, method, path, body)
    except msgspec.MsgspecError as error:
        return _failed(BadRequest("problem-message-unreadable", reason=str(error)))
    except UserError as error:
        return _failed(error)


def _failed(error: UserError) -> Reply:
    status = next((status for kind, status in _STATUS.items() if isinstance(error, kind)), 500)
    field = error.field if isinstance(error, BadRequest) else None
    return _json(Failure(status, str(error), field, error.key, error.parameters), status)


def _json(value: Any, status: int = 200) -> Reply:
    return Reply(status, msgspec.json.encode(value).decode())


async def _answer(rooms: Rooms, method: str, path: str, body: str) -> Reply:
    address, _, query = path.partition("?")
    match method, *address.split("/"):
        case "GET", "me":
            return _json(rooms.me)
        case "PUT", "me":
            return _json(rooms.rename(_nickname(body)))
        case "GET", "me", "records":
            return _json(await rooms.records(query.removeprefix("without=") or None))
        case "GET", "me", "history":
            game = next(iter(parse_qs(query).get("game", ())), None)
            found = [match for match in await rooms.history() if game in (None, match.game)]
            return _json(HistoryPage(tuple(played(match, rooms.me.person) for match in found), None))
        case "GET", "me", "statistics":
            return _json(statistics(await rooms.history(), rooms.me.person))
        case "GET", "me", "data":
            return await _data(rooms)
        case "GET", "games", *rest:
            return await _game(rooms, rest)
        case "GET", "tables":
            return _json(await rooms.mine() if query == "scope=mine" else [])
        case "GET", "daily":
            return _json(await daily.today(rooms))
        case "POST", "daily", game:
            return _json((await daily.play(rooms, game)).info(), 201)
        case "POST", "tables":
            return _json((await rooms.create(msgspec.json.decode(body, type=NewTable))).info(), 201)
        case "POST", "records", "replay":
            return _json(_brought(rooms.from_file(msgspec.json.decode(body, type=MatchFile).file)))
        case "POST", "records", "play-on":
            wish = msgspec.json.decode(body, type=PlayOnFromFile)
            return _json((await rooms.play_on(rooms.from_file(wish.file), wish)).info(), 201)
        case _, "tables", table, *rest:
            return await _table(rooms, method, table, rest, body)
    raise NotHere("problem-offline")


async def _data(rooms: Rooms) -> Reply:
    found, me = await rooms.history(), rooms.me.person
    data = MyData(rooms.me, statistics(found, me), tuple(played(match, me) for match in reversed(found)))
    return _json(data)._replace(file="crocetta-my-data.json")


def _brought(source: Source) -> Replay:
    """A match file, as spectators see it."""
    table, stream = source
    drawings = table.game.drawings if table.facts.data is not None else None
    return Replay(info(project(table), None, lambda _: Here()), replay(table.id, stream), drawings)


def _nickname(body: str) -> str:
    nickname = tidy(msgspec.json.decode(body, type=Rename).nickname)
    if not nickname:
        raise BadRequest("problem-name-blank", field="nickname")
    return nickname


async def _game(rooms: Rooms, asked: list[str]) -> Reply:
    if asked and asked[0] not in games.names():
        raise NotHere("problem-offline")
    match asked:
        case []:
            return _json(games_here())
        case name, "data", edition:
            if (game := await rooms.drawn(name, edition)) is not None:
                return _json(game.drawings)
        case name, "rulebook", language if language in LANGUAGES:
            return _json(rulebook(name, _language(language)))
        case name, "pattern":
            file, text = games.shipped_file(name)
            return Reply(200, text, f"{name}-{file}")
    raise NotHere("problem-offline")


def _language(language: str) -> Language:
    return next(known for known in LANGUAGES if known == language)


def games_here() -> list[GameInfo]:
    return [described(game, playable(game)) for game in map(games.get, games.names())]


async def _table(rooms: Rooms, method: str, table: str, asked: list[str], body: str) -> Reply:
    me = rooms.me.person
    if (method, *asked) == ("POST", "rematch"):
        again = msgspec.json.decode(body, type=RematchRequest) if body else RematchRequest()
        return _json((await rooms.rematch(table, again)).info())
    if (method, *asked) == ("POST", "play-on"):
        wish = msgspec.json.decode(body, type=PlayOn)
        return _json((await rooms.play_on(await rooms.finished(table), wish)).info(), 201)
    room = await rooms.room(table)
    match method, *asked:
        case ("GET",):
            return _json(room.info())
        case "GET", "luck":
            return _json(luck_of(room.table))
        case "GET", "replay":
            return _json(Replay(room.info(), replay(room.table.id, (await rooms.finished(table)).stream)))
        case "GET", "file":
            match_file = match_of(*await rooms.begun(table)).dumps()
            name = f"crocetta-{room.table.facts.game}-{room.table.facts.code.lower()}.json"
            return Reply(200, match_file.decode(), name)
    return await _do(room, _command(method, asked, me, rooms.me.nickname, body))


def _command(method: str, asked: list[str], me: str, nickname: str, body: str) -> Command:
    match method, *asked:
        case "POST", "join":
            join = msgspec.json.decode(body, type=JoinRequest) if body else JoinRequest()
            return c.Join(me, nickname, join.share or "")
        case "POST", "start":
            return c.Start(me)
        case "POST", "ready":
            return c.SayReady(me)
        case "POST", "vote":
            vote = msgspec.json.decode(body, type=VoteRequest)
            return c.Vote(me, vote.aim, vote.seat, vote.agrees)
        case "POST", ("leave" | "resign"):
            return c.Leave(me)
        case "POST", "close":
            return c.Close(me)
        case "POST", "seats", seat if seat.isdecimal():
            change = msgspec.json.decode(body, type=ChangeSeat)
            return c.ChangeSeat(me, int(seat), change.kind, change.bot)
        case "DELETE", "seats", seat if seat.isdecimal():
            return c.ChangeSeat(me, int(seat), None, STAND_IN)
    raise NotHere("problem-offline")


async def _do(room: Room, command: Command) -> Reply:
    await room.do(command)
    return _json(room.info())
