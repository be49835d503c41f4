"""Tables for tests: opened, joined and played by commands, without a server."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from crocetta import games
from crocetta.tables import commands as c
from crocetta.tables.commands import Command
from crocetta.tables.decide import Answer, Decided, decide, open_
from crocetta.tables.entries import Entry, Occupant, Open, Opened, Person, decoder, encode
from crocetta.tables.protocol import NewSeat, Settings
from crocetta.tables.seats import as_wished
from crocetta.tables.table import Table, Viewer

ADA, BRUNO, CELINA = "ada", "bruno", "celina"
START = 1_000.0


def facts(game: str, seats: Sequence[Occupant], settings: Settings | None = None, **more: Any) -> Opened:
    found = games.get(game, more.get("data"))
    fields = {"at": START, "code": "GEM-1", "data": None, "options": {}, "seed": "7", "host": ADA, **more}
    return Opened(
        game=game,
        rules=found.rules_version,
        edition=found.edition.digest,
        settings=settings or Settings(),
        seats=tuple(seats),
        **fields,
    )


def wished(*kinds: str | NewSeat, nickname: str = "Ada") -> tuple[Occupant, ...]:
    """Seats as a host asks for them."""
    wishes = [NewSeat(kind) if isinstance(kind, str) else kind for kind in kinds]  # type: ignore[arg-type]
    return as_wished(ADA, nickname, wishes, games.get("pyramids"))


def two_people(game: str = "silver-and-gold", settings: Settings | None = None, **more: Any) -> Table:
    """Ada on seat 0, Bruno on seat 1; the match has begun."""
    seats = (Person(ADA, "Ada"), Open())
    return all_ready(done(open_("t", facts(game, seats, settings, **more)).table, c.Join(BRUNO, "Bruno")))


def three_people(game: str = "silver-and-gold", settings: Settings | None = None) -> Table:
    """Ada, Bruno and Celina; the match has begun."""
    table = open_("t", facts(game, (Person(ADA, "Ada"), Open(), Open()), settings)).table
    return all_ready(done(done(table, c.Join(BRUNO, "Bruno")), c.Join(CELINA, "Celina")))


def all_ready(table: Table) -> Table:
    """Everybody confirms, and the match begins."""
    for person in table.people:
        table = done(table, c.SayReady(person))
    assert table.status == "running"
    return table


def all_again(table: Table) -> Table:
    """Everybody wants to play again."""
    for person in table.people:
        table = done(table, c.OfferRematch(person, "t2"))
    return table


def done(table: Table, command: Command, at: float = START) -> Table:
    """The table after a command that must do something."""
    decided = decide(table, command, at)
    assert isinstance(decided, Decided), decided
    return decided.table


def answered(table: Table, command: Command, at: float = START) -> Answer:
    """The answer to a command that does nothing."""
    answer = decide(table, command, at)
    assert not isinstance(answer, Decided), answer
    return answer


def legal(table: Table, seat: int) -> Sequence[Any]:
    assert table.position is not None
    return table.game.legal(table.position.state, seat)


def person_on(table: Table, seat: int) -> str:
    occupant = table.seats[seat]
    assert isinstance(occupant, Person)
    return occupant.person


def plays(table: Table, seat: int, action: Any = None, at: float = START, move: str | None = None) -> Table:
    """The person on this seat plays an act, by default the first legal one."""
    decision = table.decision(seat)
    chosen = legal(table, seat)[0] if action is None else action
    return done(table, c.Play(person_on(table, seat), seat, decision, chosen, move or f"{seat}/{decision}"), at)


def bot_plays(table: Table, seat: int, at: float = START, action: Any = None) -> Table:
    chosen = legal(table, seat)[0] if action is None else action
    return done(table, bot_choice(table, seat, chosen), at)


def bot_choice(table: Table, seat: int, action: Any) -> c.BotPlay:
    """The command with the choice of a bot that was asked now."""
    return c.BotPlay(seat, table.decision(seat), len(table.told_to(seat)), action)


def undoes(table: Table, seat: int, at: float = START) -> Table:
    return done(table, c.TakeBack(person_on(table, seat), seat, table.decision(seat), f"u{table.seq}"), at)


def play_on(table: Table, rng: Random, acts: int = 10_000, at: float = START) -> Table:
    """People and bots play anything."""
    for _ in range(acts):
        if not table.awaited:
            break
        seat = rng.choice(table.awaited)
        chosen = rng.choice(legal(table, seat))
        table = bot_plays(table, seat, at, chosen) if table.bot_at(seat) else plays(table, seat, chosen, at)
    return table


def viewers(table: Table) -> tuple[Viewer, ...]:
    return (None, *range(len(table.seats)))


def through_json(entries: Sequence[Entry]) -> list[Entry]:
    """Encoded and decoded, as a store returns them."""
    return [decoder.decode(encode(entry)) for entry in entries]


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
