"""After the end: step through a match, or take its record home."""

from collections.abc import Iterator
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from crocetta.server.house import House
from crocetta.server.live import LiveTable
from crocetta.server.protocol import Replay, ReplayStep
from crocetta.server.rest.people import Anybody
from crocetta.server.rest.replies import may
from crocetta.server.standing import AnyMatch
from crocetta.server.troubles import NotYet


@get("/tables/{table:str}/replay", responses=may(404, 409))
async def read_replay(table: FromPath[str], house: NamedDependency[House], anybody: Anybody) -> Replay:
    """A finished match, step by step as a spectator could have seen it."""
    async with house.at(table) as live:
        match, info = _finished(live), live.info(anybody)
    return Replay(info, tuple(_steps(match)))


def _steps(match: AnyMatch) -> Iterator[ReplayStep]:
    """What a spectator could notice, one after the other."""
    before = None
    for moment in match.replay():
        view = match.game.view(moment.state, None)
        heard = tuple(e for e in (match.game.redact(event, None) for event in moment.events) if e is not None)
        if heard or view != before:
            yield ReplayStep(moment.entry.seat, view, heard)
            before = view


@get("/tables/{table:str}/file", media_type="application/json", responses=may(404, 409))
async def read_file(table: FromPath[str], house: NamedDependency[House]) -> Response[bytes]:
    """The whole record, seed included: the file that `crocetta replay` reads."""
    async with house.at(table) as live:
        record = _finished(live).dumps()
    name = f"crocetta-{live.row.game}-{live.row.code.lower()}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


def _finished(live: LiveTable) -> AnyMatch:
    if live.match is None or live.row.status != "over":
        raise NotYet("the record of a match is open when the match is over")
    return live.match


HANDLERS: Final = (read_replay, read_file)
