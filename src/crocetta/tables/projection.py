"""The projection of a table for lists, so that no list folds a stream: written in the same transaction as the
entries.

It holds nothing that a spectator could not know: sealed choices do not change it.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from crocetta import games
from crocetta.bots import known_as
from crocetta.tables.entries import Bot, Occupant, Person
from crocetta.tables.matchmaking import free_seats
from crocetta.tables.persons import GameRecord
from crocetta.tables.protocol import RematchInfo, SeatInfo, SeatKind, Settings, TableInfo, VoteInfo
from crocetta.tables.seats import name_of
from crocetta.tables.table import Status, Table
from crocetta.tables.votes import voters_of

IMMEDIATELY: Final = 0.0


class Projection(Struct, frozen=True, kw_only=True):
    id: str
    code: str
    game: str
    edition: str
    own: bool
    options: dict[str, Any]
    settings: Settings
    host: str
    status: Status
    seats: tuple[Occupant, ...]
    rematch: str | None
    to_act: tuple[int, ...]
    deadline: float | None
    due: float | None
    """When the server has to act if nobody does before: play for a bot, or end a turn."""
    expires: float | None
    free: int
    """Seats that a newcomer may take, if the table is listed."""
    progress: dict[str, int]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    created: float
    updated: float


def project(table: Table) -> Projection:
    game, state = table.game, table.open_state
    return Projection(
        id=table.id,
        code=table.facts.code,
        game=table.facts.game,
        edition=table.facts.edition,
        own=table.facts.data is not None,
        options=table.facts.options,
        settings=table.facts.settings,
        host=table.host,
        status=table.status,
        seats=table.seats,
        rematch=table.rematch,
        to_act=table.awaited,
        deadline=table.deadline(None),
        due=_due(table),
        expires=table.expires,
        free=len(free_seats(table)) if table.facts.settings.listed else 0,
        progress={} if state is None else game.progress(state),
        scores=table.scores,
        ranks=game.ranks(state) if table.status == "over" else (),
        created=table.facts.at,
        updated=table.updated,
    )


def _due(table: Table) -> float | None:
    if table.attended and any(table.bot_at(seat) for seat in table.awaited):
        return IMMEDIATELY
    if table.clock is None:
        return None
    return table.clock.deadline(None, [seat for seat in table.awaited if not table.bot_at(seat)])


class Result(NamedTuple):
    """Somebody's result in a finished match."""

    table: str
    game: str
    score: int
    rank: int


def records(results: Iterable[Result]) -> list[GameRecord]:
    """Per game."""
    by_game: dict[str, list[Result]] = {}
    for result in results:
        by_game.setdefault(result.game, []).append(result)
    return [
        GameRecord(game, len(own), sum(result.rank == 1 for result in own), max(result.score for result in own))
        for game, own in sorted(by_game.items())
    ]


class Here(Struct, frozen=True):
    """Whether somebody is at the table, and since when not."""

    online: bool = False
    away_since: float | None = None


def info(p: Projection, person: str | None, here: Callable[[str], Here], watching: int = 0) -> TableInfo:
    """A table as shown to somebody."""
    mine = {
        place
        for place, seat in enumerate(p.seats)
        if isinstance(seat, Person) and seat.person == person and not seat.left
    }
    awaits_me = bool(mine.intersection(p.to_act))
    return TableInfo(
        table=p.id,
        code=p.code,
        game=p.game,
        title=games.get(p.game).title,
        edition=p.edition,
        own=p.own,
        options=p.options,
        settings=p.settings,
        seats=tuple(_seat(place, seat, place in mine, here) for place, seat in enumerate(p.seats)),
        status="closed" if p.status == "expired" else p.status,
        hosting=person == p.host,
        to_act=p.to_act,
        waiting_for_me=awaits_me,
        deadline=p.deadline if awaits_me else None,
        progress=p.progress,
        scores=p.scores,
        ranks=p.ranks,
        winners=tuple(seat for seat, rank in enumerate(p.ranks) if rank == 1),
        rematch=p.rematch,
        updated=p.updated,
        expires=p.expires,
        expired=p.status == "expired",
        watching=watching,
    )


def info_of(
    table: Table, p: Projection, person: str | None, here: Callable[[str], Here], watching: int = 0
) -> TableInfo:
    """The same from the table itself, including open questions to its people."""
    return replace(
        info(p, person, here, watching),
        ready=_places(table, table.ready) if table.checking else None,
        ready_by=table.ready_by,
        vote=_vote(table),
        offer=_offer(table),
        agreed=table.closed == "agreed",
    )


def _vote(table: Table) -> VoteInfo | None:
    asked = table.vote
    if asked is None:
        return None
    awaited = voters_of(table, asked) - asked.agreed - asked.refused
    by = _places(table, {asked.by})
    return VoteInfo(
        asked.aim,
        asked.seat,
        by[0] if by else -1,
        _places(table, asked.agreed),
        _places(table, awaited),
        asked.until,
    )


def _offer(table: Table) -> RematchInfo | None:
    by = _places(table, {table.offered_by or ""})
    if not by:
        return None
    awaited = {*table.people} - {*table.rematchers} - table.declined
    return RematchInfo(
        by[0], _places(table, table.rematchers), _places(table, table.declined), _places(table, awaited)
    )


def _places(table: Table, people: Collection[str]) -> tuple[int, ...]:
    """As seats: person ids are not shown to others."""
    return tuple(
        place for place, seat in enumerate(table.seats) if isinstance(seat, Person) and seat.person in people
    )


def _seat(place: int, seat: Occupant, mine: bool, here: Callable[[str], Here]) -> SeatInfo:
    kind: SeatKind = "open"
    level, left, presence = None, False, Here()
    if isinstance(seat, Bot):
        kind, level = "bot", seat.level
    elif isinstance(seat, Person):
        kind, left = "person", seat.left
        level = seat.stand_in.level if seat.stand_in else None
        presence = Here() if left else here(seat.person)
    return SeatInfo(
        seat=place,
        kind=kind,
        name=name_of(seat),
        bot=level and known_as(level),  # older streams have other level names
        mine=mine,
        online=presence.online,
        away_since=presence.away_since,
        left=left,
    )
