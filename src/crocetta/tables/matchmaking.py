"""Matchmaking: which seats a newcomer may take, and the settings of a quick match.

A quick match starts at once, with bots. A person who joins in its first turns takes over from one of them.
"""

from typing import Final

from crocetta.kit.game import AnyGame
from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables import seats
from crocetta.tables.decided import Decided, plus
from crocetta.tables.entries import Bot, Open, Person
from crocetta.tables.errors import NotAllowed
from crocetta.tables.protocol import Contribution, NewSeat, NewTable, Settings
from crocetta.tables.table import Table

YOUNG: Final = 5
"""Turns of the first round in which a newcomer can still make up for a bot's play."""
BOTS: Final = 2
"""In a new quick match, where the game allows it."""
QUICK: Final = Settings(listed=True, clock=120, away=5, quick=True)
"""Among strangers: with a clock, and a stand-in for the absent."""


def quick_table(game: AnyGame, luck: Contribution | None = None) -> NewTable:
    bots = min(max(BOTS, game.seats[0] - 1), game.seats[-1] - 1)
    return NewTable(game.name, (NewSeat("me"), *[NewSeat("bot")] * bots), settings=QUICK, luck=luck)


def free_seats(table: Table) -> tuple[int, ...]:
    """Open seats before the match; in a quick match in its first turns, those of its bots."""
    settings = table.facts.settings
    if table.status == "gathering":
        return tuple(place for place, seat in enumerate(table.seats) if isinstance(seat, Open))
    if table.status == "running" and settings.quick and settings.listed and _is_young(table):
        return tuple(place for place, seat in enumerate(table.seats) if isinstance(seat, Bot))
    return ()


def _is_young(table: Table) -> bool:
    """By the public state: sealed choices do not change it."""
    progress = {} if table.open_state is None else table.game.progress(table.open_state)
    return progress.get("round", 1) == 1 and progress.get("turn", 1) <= YOUNG


def take_over(so_far: Decided, command: c.Join, now: float) -> Decided:
    """A person who played here before knows the hidden cards of their seat, and may not take another."""
    table = so_far.table
    free = free_seats(table)
    if not free or any(isinstance(seat, Person) and seat.person == command.person for seat in table.seats):
        raise NotAllowed("problem-started")
    name = seats.person_name(free[0], table.seats, command.name, bots_stay=True)
    return plus(so_far, e.TookOver(now, free[0], command.person, name))
