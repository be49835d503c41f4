"""REST: people, games, tables, play and records. Programs may do whatever a page does."""

from litestar import Router
from litestar.di import Provide

from crocetta.server.http import chat, contests, games, luck, mine, people, play, push, quick, records, tables


def make_router() -> Router:
    return Router(
        "/api",
        route_handlers=[
            handler
            for module in (people, mine, push, games, luck, tables, quick, chat, play, records, contests)
            for handler in module.HANDLERS
        ],
        dependencies={"person": Provide(people.provide_person), "anybody": Provide(people.provide_anybody)},
    )
