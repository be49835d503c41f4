"""REST: people, games and tables. What a page does here, a program may do too."""

import io
from typing import Annotated, Any, Final, Literal

import msgspec
import segno
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from crocetta import bots, games
from crocetta.games import Language
from crocetta.kit.match import Match
from crocetta.server.house import House
from crocetta.server.identity import COOKIE, LINK_SECONDS, Identity, tidy
from crocetta.server.live import Answer, BadRequest, LiveTable
from crocetta.server.protocol import (
    ChangeSeat,
    Claim,
    DeviceLink,
    GameInfo,
    Heard,
    Me,
    NewTable,
    PlayRequest,
    Rename,
    Replay,
    ReplayStep,
    TableInfo,
    TakeBackRequest,
    Update,
)

A_YEAR: Final = 31_536_000
Which = Annotated[Literal["mine", "lobby"], QueryParameter(name="scope")]
SeatParameter = Annotated[int | None, QueryParameter(name="seat", ge=0, le=5, required=False)]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "it", "pl")


def cookie_for(identity: Identity, person: str, request: Request[Any, Any, Any]) -> Cookie:
    path = request.scope.get("root_path") or "/"
    return Cookie(
        key=COOKIE,
        value=identity.sign(person),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=A_YEAR,
        path=path,
    )


async def provide_person(request: Request[Any, Any, Any], identity: NamedDependency[Identity]) -> str:
    person = identity.read(request.cookies.get(COOKIE))
    if person is None:
        raise NotAuthorizedException("we do not know you yet: GET api/me first")
    return person


async def provide_anybody(request: Request[Any, Any, Any], identity: NamedDependency[Identity]) -> str | None:
    return identity.read(request.cookies.get(COOKIE))


Person = NamedDependency[str]
Anybody = NamedDependency[str | None]


# People


@get("/me")
async def read_me(
    request: Request[Any, Any, Any], identity: NamedDependency[Identity], anybody: Anybody
) -> Response[Me]:
    """Who I am; somebody new gets a seat in the house and a cookie."""
    nickname = await identity.store.nickname(anybody) if anybody else None
    if anybody and nickname is not None:
        return Response(Me(anybody, nickname))
    person = await identity.new_person()
    return Response(Me(person, "Guest"), cookies=[cookie_for(identity, person, request)])


@put("/me")
async def rename_me(data: JSONBody[Rename], identity: NamedDependency[Identity], person: Person) -> Me:
    nickname = tidy(data.nickname)
    if not nickname:
        raise BadRequest("field nickname: it must not be blank")
    await identity.store.rename(person, nickname)
    return Me(person, nickname)


@post("/me/device", status_code=HTTP_200_OK)
async def link_device(identity: NamedDependency[Identity], person: Person) -> DeviceLink:
    """A secret that makes another device mine, once, within a quarter of an hour."""
    return DeviceLink(token=await identity.new_link(person), seconds=LINK_SECONDS)


@post("/me/claim", status_code=HTTP_200_OK)
async def claim_device(
    data: JSONBody[Claim], request: Request[Any, Any, Any], identity: NamedDependency[Identity]
) -> Response[Me]:
    person = await identity.claim_link(data.token)
    if person is None:
        raise NotFoundException("this link has been used or is too old; make a new one")
    me = Me(person, await identity.store.nickname(person) or "Guest")
    return Response(me, cookies=[cookie_for(identity, person, request)])


# Games


@get("/games")
async def list_games() -> list[GameInfo]:
    found = []
    for name in games.names():
        game = games.get(name)
        found.append(
            GameInfo(
                name=name,
                title=game.title,
                fewest=game.seats[0],
                most=game.seats[-1],
                edition=game.edition.digest,
                options=msgspec.json.schema(game.types.options.type),
                bots=bots.LEVELS,
            )
        )
    return found


@get("/games/{name:str}/data/{edition:str}", cache=False)
async def read_drawings(
    name: FromPath[str], edition: FromPath[str], house: NamedDependency[House]
) -> Response[Any]:
    """The cards or the maze of an edition, for ever the same."""
    _known_game(name)
    game = games.get(name)
    if game.edition.digest != edition:
        row = await house.store.table_with_edition(name, edition)
        if row is None or row.data is None:
            raise NotFoundException("there is no such edition here")
        game = games.get(name, row.data)
    return Response(game.drawings, headers={"cache-control": "public, max-age=31536000, immutable"})


@get("/games/{name:str}/rules/{language:str}")
async def read_rules(name: FromPath[str], language: FromPath[str]) -> dict[str, str]:
    """The clauses by their numbers, in the order of the page."""
    _known_game(name)
    for known in LANGUAGES:
        if language == known:
            return games.clauses(name, known)
    raise NotFoundException(f"the rules are written in {', '.join(LANGUAGES)}")


def _known_game(name: str) -> None:
    if name not in games.names():
        raise NotFoundException(f"there is no game {name!r}")


# Tables


@get("/tables")
async def list_tables(house: NamedDependency[House], anybody: Anybody, which: Which = "lobby") -> list[TableInfo]:
    if which == "mine":
        return await house.tables_of(anybody) if anybody else []
    return await house.lobby(anybody)


@post("/tables")
async def open_table(data: JSONBody[NewTable], house: NamedDependency[House], person: Person) -> TableInfo:
    nickname = await house.store.nickname(person) or "Guest"
    return (await house.create(person, nickname, data)).info(person)


@get("/tables/{table:str}")
async def read_table(table: FromPath[str], house: NamedDependency[House], anybody: Anybody) -> TableInfo:
    async with house.at(table) as live:
        return live.info(anybody)


@post("/tables/{table:str}/join", status_code=HTTP_200_OK)
async def join_table(table: FromPath[str], house: NamedDependency[House], person: Person) -> TableInfo:
    nickname = await house.store.nickname(person) or "Guest"
    return (await house.join(table, person, nickname)).info(person)


@post("/tables/{table:str}/start", status_code=HTTP_200_OK)
async def start_table(table: FromPath[str], house: NamedDependency[House], person: Person) -> TableInfo:
    return (await house.start(table, person)).info(person)


@post("/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK)
async def change_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[ChangeSeat],
    house: NamedDependency[House],
    person: Person,
) -> TableInfo:
    return (await house.change_seat(table, person, seat, data)).info(person)


@delete("/tables/{table:str}/seats/{seat:int}", status_code=HTTP_200_OK)
async def remove_from_seat(
    table: FromPath[str], seat: FromPath[int], house: NamedDependency[House], person: Person
) -> TableInfo:
    """Before the start the chair is open again; during a match a bot takes it."""
    running = (await house.table(table)).row.status != "gathering"
    wish = ChangeSeat("bot") if running else ChangeSeat("open")
    return (await house.change_seat(table, person, seat, wish)).info(person)


@post(["/tables/{table:str}/leave", "/tables/{table:str}/resign"], status_code=HTTP_200_OK)
async def leave_table(table: FromPath[str], house: NamedDependency[House], person: Person) -> TableInfo:
    return (await house.leave(table, person)).info(person)


@post("/tables/{table:str}/close", status_code=HTTP_200_OK)
async def close_table(table: FromPath[str], house: NamedDependency[House], person: Person) -> TableInfo:
    return (await house.shut(table, person)).info(person)


@post("/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def rematch(table: FromPath[str], house: NamedDependency[House], person: Person) -> TableInfo:
    return (await house.rematch(table, person)).info(person)


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def draw_qr(table: FromPath[str], request: Request[Any, Any, Any], house: NamedDependency[House]) -> bytes:
    """The invitation, for a camera."""
    live = await house.table(table)
    base = str(request.base_url).rstrip("/")
    code = segno.make(f"{base}/t/{live.row.code}", micro=False)
    buffer = io.BytesIO()
    code.save(buffer, kind="svg", scale=6, border=2, dark="#1d2a2f", light="#ffffff", xmldecl=False, svgns=True)
    return buffer.getvalue()


# Play over REST


@get("/tables/{table:str}/view")
async def read_view(
    table: FromPath[str], house: NamedDependency[House], anybody: Anybody, seat: SeatParameter = None
) -> Update:
    async with house.at(table) as live:
        live.check_viewer(anybody, seat)
        live.greet(anybody)
        if live.match is None:
            raise BadRequest("the match has not started")
        return live.update(seat)


@get("/tables/{table:str}/heard")
async def read_heard(
    table: FromPath[str], house: NamedDependency[House], anybody: Anybody, seat: SeatParameter = None
) -> Heard:
    """All that a seat has heard so far: the story up to now."""
    async with house.at(table) as live:
        live.check_viewer(anybody, seat)
        return Heard(tuple(event for events in live.heard[seat] for event in events))


@post("/tables/{table:str}/play", status_code=HTTP_200_OK)
async def play(
    table: FromPath[str], data: JSONBody[PlayRequest], house: NamedDependency[House], person: Person
) -> Answer:
    async with house.at(table) as live:
        live.check_viewer(person, data.seat)
        live.greet(person)
        return await live.play(data.seat, data.decision, live.read_action(data.action), data.move)


@post("/tables/{table:str}/take-back", status_code=HTTP_200_OK)
async def take_back(
    table: FromPath[str], data: JSONBody[TakeBackRequest], house: NamedDependency[House], person: Person
) -> Answer:
    async with house.at(table) as live:
        live.check_viewer(person, data.seat)
        live.greet(person)
        return await live.take_back(data.seat, data.decision, data.move)


# After the end


@get("/tables/{table:str}/replay")
async def read_replay(table: FromPath[str], house: NamedDependency[House], anybody: Anybody) -> Replay:
    async with house.at(table) as live:
        match = _finished(live)
        info = live.info(anybody)
    steps: list[ReplayStep] = []
    for moment in match.replay():
        view = match.game.view(moment.state, None)
        heard = tuple(e for e in (match.game.redact(event, None) for event in moment.events) if e is not None)
        if heard or not steps or steps[-1].view != view:
            steps.append(ReplayStep(moment.entry.seat, view, heard))
    return Replay(info, tuple(steps))


@get("/tables/{table:str}/file", media_type="application/json")
async def read_file(table: FromPath[str], house: NamedDependency[House]) -> Response[bytes]:
    """The whole record, seed included: the file that `crocetta replay` reads."""
    async with house.at(table) as live:
        record = _finished(live).dumps()
    name = f"crocetta-{live.row.game}-{live.row.code.lower()}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


def _finished(live: LiveTable) -> Match[Any, Any, Any, Any, Any]:
    if live.match is None or live.row.status != "over":
        raise HTTPException(status_code=409, detail="the record of a match is open when the match is over")
    return live.match


def make_router() -> Router:
    handlers = [
        read_me,
        rename_me,
        link_device,
        claim_device,
        list_games,
        read_drawings,
        read_rules,
        list_tables,
        open_table,
        read_table,
        join_table,
        start_table,
        change_seat,
        remove_from_seat,
        leave_table,
        close_table,
        rematch,
        draw_qr,
        read_view,
        read_heard,
        play,
        take_back,
        read_replay,
        read_file,
    ]
    return Router(
        "/api",
        route_handlers=handlers,
        dependencies={"person": Provide(provide_person), "anybody": Provide(provide_anybody)},
    )
