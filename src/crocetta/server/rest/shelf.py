"""The games of the house: what there is, how it looks, and its rules."""

from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from crocetta import bots, games
from crocetta.games import Language
from crocetta.kit.game import AnyGame
from crocetta.server.house import House
from crocetta.server.protocol import GameInfo

LANGUAGES: Final[tuple[Language, ...]] = ("en", "it", "pl")


@get("/games")
async def list_games() -> list[GameInfo]:
    return [_described(games.get(name)) for name in games.names()]


def _described(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        fewest=game.seats[0],
        most=game.seats[-1],
        edition=game.edition.digest,
        options=msgspec.json.schema(game.types.options.type),
        bots=bots.LEVELS,
    )


@get("/games/{name:str}/data/{edition:str}", cache=False)
async def read_drawings(
    name: FromPath[str], edition: FromPath[str], house: NamedDependency[House]
) -> Response[Any]:
    """The cards or the maze of an edition, for ever the same."""
    _known_game(name)
    game = games.find(name, edition)
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


@get("/games/{name:str}/pattern", media_type="text/plain")
async def read_pattern(name: FromPath[str]) -> Response[str]:
    """The file in which the shipped cards or maze are drawn: a pattern for one's own."""
    _known_game(name)
    file, text = games.shipped_file(name)
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}-{file}"'})


def _known_game(name: str) -> None:
    if name not in games.names():
        raise NotFoundException(f"there is no game {name!r}")


HANDLERS: Final = (list_games, read_drawings, read_rules, read_pattern)
