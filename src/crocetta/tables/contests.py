"""The same luck for several people, each alone with the same bots: the match of the day, and duplicates of a match.

Draws depend on the seed alone, and bots on the seed and their view; so the same acts meet the same answers. One
attempt per person counts. A played match is kept secret from those who have yet to play it.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from crocetta.bots import levels
from crocetta.kit.game import AnyGame
from crocetta.tables import entries as e
from crocetta.tables import seats
from crocetta.tables.decided import Decided, plus
from crocetta.tables.entries import Bot, Occupant, Opened, Person
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.protocol import Settings
from crocetta.tables.table import Table

BOTS: Final = 2
"""In a match of the day, where the game allows it."""
LEVEL: Final = "adept"
"""Needs no compiled code, so it plays the same on every machine, at once."""


class Standing(Struct, frozen=True):
    """Result of an attempt: points, then the rank among the bots as tie-breaker."""

    score: int
    rank: int

    @property
    def key(self) -> int:
        """Lower is better; ranks have one digit."""
        return self.rank - 10 * self.score

    @classmethod
    def of(cls, key: int) -> "Standing":
        return cls(-(key // 10), key % 10)


def check_own(settings: Settings) -> None:
    """Only the server may open a table of a contest."""
    if settings.daily or settings.duplicate:
        raise BadRequest("problem-contest-own", field="settings")


def daily(game: AnyGame, day: str, root: str, me: Person, *, practice: bool, code: str, now: float) -> Opened:
    """The match of a day. Nobody contributes to its luck: the commitment was published the day before."""
    bots = min(max(BOTS, game.seats[0] - 1), game.seats[-1] - 1)
    around: list[Occupant] = [replace(me, share="")]
    for seat in range(1, bots + 1):
        around.append(Bot(seats.bot_name(seat, around), _level(game)))
    return Opened(
        at=now,
        code=code,
        game=game.name,
        rules=game.rules_version,
        edition=game.edition.digest,
        data=None,
        options={},
        settings=Settings(spectators=False, hints=practice, practice=practice, daily=day),
        seed=root,
        host=me.person,
        seats=tuple(around),
        link=1,
    )


def _level(game: AnyGame) -> str:
    """`LEVEL`, if the game has it."""
    known = levels(game)
    return LEVEL if LEVEL in known else (known or ("random",))[0]


def challenge(so_far: Decided, person: str, now: float) -> Decided:
    """Only after a finished match alone with bots that is not part of a contest already."""
    table = so_far.table
    if table.challenged:
        return so_far
    if not table.seats_of(person):
        raise NotAllowed("problem-not-player")
    if table.status != "over":
        raise NotAllowed("problem-not-over")
    others = [seat for seat in table.seats if not isinstance(seat, Bot)]
    known = table.facts.branch is not None or not table.facts.settings.counts
    if len(others) != 1 or known or table.contest or table.rematch is not None:
        raise NotAllowed("problem-challenge")
    return plus(so_far, e.Challenged(now, person))


def duplicate(source: Table, me: Person, *, practice: bool, code: str, now: float) -> Opened:
    """The same match for somebody else: on the same seat, with the same bots, options, cards and luck."""
    facts = source.facts
    mine = next(place for place, seat in enumerate(source.seats) if isinstance(seat, Person))
    around: list[Occupant] = list(source.seats)
    around[mine] = replace(me, share=source.shares[mine])
    for place in seats.namesakes(mine, me.name, around):
        bot = around[place]
        assert isinstance(bot, Bot)
        around[place] = replace(bot, name=seats.bot_name(place, around))
    return replace(
        facts,
        at=now,
        code=code,
        settings=Settings(spectators=False, hints=practice, practice=practice, duplicate=source.id),
        host=me.person,
        seats=tuple(around),
    )


def after(settings: Settings) -> Settings:
    """For a rematch, which has its own luck."""
    if settings.daily or settings.duplicate:
        return Settings(confirm_at_once=settings.confirm_at_once)
    return replace(settings, lesson="", practice=False)


def beside(table: Table, settings: Settings) -> Settings:
    """For a match continued from one of a contest: secret like that one."""
    if not table.contest:
        return settings
    of = table.facts.settings
    duplicate = "" if of.daily else table.contest
    return replace(settings, daily=of.daily, duplicate=duplicate, spectators=False)
