"""Who sits on which chair, under which name. No two at one table are called the same; bots give way to people."""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Final
from unicodedata import normalize

from msgspec.structs import replace

from crocetta import bots
from crocetta.server.identity import tidy
from crocetta.server.protocol import NewSeat
from crocetta.server.rows import ChairRow
from crocetta.server.troubles import BadRequest

BOT_NAMES: Final = (
    "Ada",
    "Bruno",
    "Celina",
    "Dario",
    "Elia",
    "Fosca",
    "Gino",
    "Halina",
    "Ivo",
    "Jana",
    "Kito",
    "Lena",
)
"""More than there are chairs, so that one is always free."""
LONGEST_NAME: Final = 24


def open_chair(seat: int) -> ChairRow:
    return ChairRow(seat, "open", "", None, None, False)


def bot_chair(seat: int, level: str, others: Iterable[ChairRow], name: str = "") -> ChairRow:
    """A bot under the wished name, or under another if somebody has it."""
    taken = {_same(chair.name) for chair in others if chair.seat != seat}
    free = (wished for wished in (name, *BOT_NAMES) if wished and _same(wished) not in taken)
    return ChairRow(seat, "bot", next(free), None, level, False)


def person_chair(seat: int, person: str, name: str, others: Iterable[ChairRow]) -> ChairRow:
    """Somebody under their name; with a number if another person has it."""
    taken = {_same(chair.name) for chair in others if chair.kind == "person" and chair.seat != seat}
    numbered = (name if k == 1 else f"{name[: LONGEST_NAME - 2]} {k}" for k in count(1))
    return ChairRow(
        seat, "person", next(wished for wished in numbered if _same(wished) not in taken), person, None, False
    )


def with_person(chairs: Sequence[ChairRow], seat: int, person: str, name: str) -> list[ChairRow]:
    """The chairs after somebody sat down; a bot of the same name takes another."""
    newcomer = person_chair(seat, person, name, chairs)
    seated = [newcomer if chair.seat == seat else chair for chair in chairs]
    for chair in chairs:
        if chair.kind == "bot" and _same(chair.name) == _same(newcomer.name):
            seated[chair.seat] = replace(chair, name=bot_chair(chair.seat, "", seated).name)
    return seated


def without_open_chairs(chairs: Sequence[ChairRow]) -> list[ChairRow]:
    """Bots take what nobody took."""
    filled = list(chairs)
    for chair in chairs:
        if chair.kind == "open":
            filled[chair.seat] = bot_chair(chair.seat, "greedy", filled)
    return filled


def without_those_who_left(chairs: Sequence[ChairRow]) -> list[ChairRow]:
    """The same company once more, with bots instead of those who have gone."""
    again = [replace(chair, seen=None) for chair in chairs]
    for chair in chairs:
        if chair.gone:
            again[chair.seat] = bot_chair(chair.seat, chair.bot or "greedy", again)
    return again


def as_wished(host: str, nickname: str, wishes: Sequence[NewSeat]) -> list[ChairRow]:
    """People sit down first: bots take the names that are left."""
    chairs = [open_chair(seat) for seat in range(len(wishes))]
    for seat, wish in enumerate(wishes):
        if wish.kind in ("me", "beside"):
            name = tidy(wish.name) or (nickname if wish.kind == "me" else f"Player {seat + 1}")
            chairs[seat] = person_chair(seat, host, name, chairs)
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            if wish.bot not in bots.LEVELS:
                raise BadRequest(f"field seats[{seat}].bot: there is no bot {wish.bot!r}")
            chairs[seat] = bot_chair(seat, wish.bot, chairs, tidy(wish.name))
    if not any(chair.person or chair.kind == "open" for chair in chairs):
        raise BadRequest("field seats: nobody but bots; take a seat, or leave one open")
    return chairs


def _same(name: str) -> str:
    """Two names that look alike are the same."""
    return normalize("NFKC", name).casefold()
