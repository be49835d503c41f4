"""REST: the list of games, drawings of their pieces, and their rules."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from crocetta import bots, games
from crocetta.games import Language
from crocetta.kit.game import explanation_type
from crocetta.server.http.responses import may
from crocetta.server.rooms import Rooms
from crocetta.tables.about import GameInfo, RulesSection, described, rulebook

LANGUAGES: Final[tuple[Language, ...]] = ("en", "it", "pl")


@get("/games", responses=may())
async def list_games() -> list[GameInfo]:
    """The games, and their options."""
    return [described(game, bots.levels(game)) for game in map(games.get, games.names())]


@get("/games/{name:str}/data/{edition:str}", cache=False, responses=may(404))
async def read_drawings(
    name: FromPath[str], edition: FromPath[str], rooms: NamedDependency[Rooms]
) -> Response[Any]:
    """The cards or the maze of an edition; the same for ever in one version of the program."""
    _known_game(name)
    game = games.find(name, edition)
    if game.edition.digest != edition:
        data = await rooms.tables.own_data(name, edition)
        if data is None:
            raise NotFoundException("there is no such edition here")
        game = await asyncio.to_thread(games.get, name, data)  # validated when its table was opened
    return Response(game.drawings, headers={"cache-control": "public, max-age=31536000, immutable"})


@get("/games/{name:str}/rules/{language:str}", responses=may(404))
async def read_rules(name: FromPath[str], language: FromPath[str]) -> dict[str, str]:
    """The clauses by number, in the order of the rules page."""
    _known_game(name)
    return games.clauses(name, _written_in(language))


@get("/games/{name:str}/rulebook/{language:str}", responses=may(404))
async def read_rulebook(name: FromPath[str], language: FromPath[str]) -> list[RulesSection]:
    """The same with the headings of the rules page; the first section has none and introduces the game."""
    _known_game(name)
    return rulebook(name, _written_in(language))


def _written_in(language: str) -> Language:
    for known in LANGUAGES:
        if language == known:
            return known
    raise NotFoundException(f"the rules are written in {', '.join(LANGUAGES)}")


@get("/games/{name:str}/pattern", media_type="text/plain", responses=may(404))
async def read_pattern(name: FromPath[str]) -> Response[str]:
    """The file with the shipped cards or maze: a template for custom ones."""
    _known_game(name)
    file, text = games.shipped_file(name)
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}-{file}"'})


@get("/games/{name:str}/schema", responses=may(404))
async def read_schema(name: FromPath[str]) -> dict[str, Any]:
    """JSON schema of the game's views, acts, events, options, drawings and explanations."""
    _known_game(name)
    game = games.get(name)
    roles = {
        "view": game.types.view.type,
        "action": game.types.action.type,
        "event": game.types.event.type,
        "options": game.types.options.type,
        "drawings": type(game.drawings),
        "explanation": explanation_type(game),
    }
    parts, definitions = msgspec.json.schema_components(roles.values(), ref_template="#/$defs/{name}")
    return {"properties": dict(zip(roles, parts, strict=True)), "$defs": definitions}


def _known_game(name: str) -> None:
    if name not in games.names():
        raise NotFoundException(f"there is no game {name!r}")


HANDLERS: Final = (list_games, read_schema, read_drawings, read_rules, read_rulebook, read_pattern)
