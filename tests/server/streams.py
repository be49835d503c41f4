"""Streams for tests of the store: tables without a server around them."""

from typing import Final

from crocetta import games
from crocetta.server.store.streams import Write
from crocetta.tables.decide import Decided, open_
from crocetta.tables.entries import Occupant, Open, Opened, Person
from crocetta.tables.projection import project
from crocetta.tables.protocol import Settings

RUNNING: Final = (Person("ada", "Ada"), Person("ada", "Bea"))
GATHERING: Final = (Person("ada", "Ada"), Open())


def opened(
    name: str, code: str = "", seats: tuple[Occupant, ...] = RUNNING, settings: Settings | None = None
) -> Decided:
    game = games.get("pyramids")
    facts = Opened(
        at=1.0,
        code=code or name.upper(),
        game=game.name,
        rules=game.rules_version,
        edition=game.edition.digest,
        data=None,
        options={},
        settings=settings or Settings(),
        seed="s",
        host="ada",
        seats=seats,
    )
    return open_(name, facts)


def a_table(
    name: str, code: str = "", seats: tuple[Occupant, ...] = RUNNING, settings: Settings | None = None
) -> Write:
    """A new table of Ada's, where the match has begun unless a seat is open."""
    decided = opened(name, code, seats, settings)
    return Write(1, decided.entries, project(decided.table), seated=True)


FIRST: Final = len(a_table("t").entries) + 1
"""The place of the first entry after the start of such a match."""
