"""Seats and names at a table. Names are unique; a bot is renamed for a person."""

from collections.abc import Collection, Sequence
from itertools import count
from typing import Final
from unicodedata import category, normalize

from crocetta import bots
from crocetta.kit.game import AnyGame
from crocetta.kit.words import PLATFORM
from crocetta.tables.entries import Bot, Occupant, Open, Person
from crocetta.tables.errors import BadRequest
from crocetta.tables.protocol import NewSeat

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
"""More than there are seats, so that one is always free."""
LONGEST_NAME: Final = 24
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols, by Unicode category, that are invisible."""
_ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορτυχικ" + "ıl1|0",
    "ABESIJKMHOPCTYXaesijopcyxhdqw" + "ABEZHIKMNOPTYXavoptuxik" + "iiiio",
)
"""Homoglyphs: Cyrillic and Greek letters that look like Latin ones, and digits that look like letters."""
STAND_IN: Final = bots.USUAL
"""The bot that plays for people."""


def tidy(name: str) -> str:
    """A displayable name: single blanks, nothing invisible; empty if nothing is left."""
    shown = "".join(sign for sign in name if sign not in BLANK and (sign.isprintable() or sign.isspace()))
    return " ".join(shown.split()) if any(category(sign)[0] in "LNPS" for sign in shown) else ""


def bot_name(seat: int, seats: Sequence[Occupant], wish: str = "") -> str:
    """The requested name, or another if it is taken."""
    taken = {_same(name_of(other)) for place, other in enumerate(seats) if place != seat}
    return next(name for name in (wish, *BOT_NAMES) if name and _same(name) not in taken)


def person_name(seat: int, seats: Sequence[Occupant], wish: str, *, bots_stay: bool = False) -> str:
    """The requested name; numbered if another person has it, or a bot that can no longer be renamed."""
    named = (Person, Bot) if bots_stay else (Person,)
    taken = {
        _same(name_of(other)) for place, other in enumerate(seats) if place != seat and isinstance(other, named)
    }
    numbered = (wish if k == 1 else f"{wish[: LONGEST_NAME - 2]} {k}" for k in count(1))
    return next(name for name in numbered if _same(name) not in taken)


def namesakes(seat: int, name: str, seats: Sequence[Occupant]) -> list[int]:
    """Bots with the name of the person who takes this seat."""
    return [k for k, other in enumerate(seats) if k != seat and isinstance(other, Bot) and same(other.name, name)]


def as_wished(
    host: str, nickname: str, wishes: Sequence[NewSeat], game: AnyGame, share: str = ""
) -> tuple[Occupant, ...]:
    """People are seated first: bots get the remaining names."""
    seats: list[Occupant] = [Open() for _ in wishes]
    for seat, wish in enumerate(wishes):
        if wish.kind in ("me", "beside"):
            unnamed = nickname if wish.kind == "me" else PLATFORM.say("player-numbered", place=seat + 1)
            name = person_name(seat, seats, tidy(wish.name) or unnamed)
            seats[seat] = Person(host, name, share=share if wish.kind == "me" else "")
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            level = known_level(wish.bot, game, f"seats[{seat}].bot")
            seats[seat] = Bot(bot_name(seat, seats, tidy(wish.name)), level)
    if all(isinstance(seat, Bot) for seat in seats):
        raise BadRequest("problem-only-bots", field="seats")
    return tuple(seats)


def for_rematch(seats: Sequence[Occupant], people: Collection[str], *, shares: bool) -> tuple[Occupant, ...]:
    """The same people again, with or without their shares, and bots instead of those who do not join."""
    again: list[Occupant] = [
        Person(seat.person, seat.name, share=seat.share if shares else "") if isinstance(seat, Person) else seat
        for seat in seats
    ]
    for place, seat in enumerate(seats):
        if isinstance(seat, Person) and (seat.left or seat.person not in people):
            level = seat.stand_in.level if seat.stand_in else STAND_IN
            again[place] = Bot(bot_name(place, again), level)
    return tuple(again)


def for_playing_on(
    seats: Sequence[Occupant], me: Person, seat: int, game: AnyGame, level: str
) -> tuple[Occupant, ...]:
    """Me on one of the seats; on the others its bots, and bots of this level instead of people."""
    around: list[Occupant] = [me if place == seat else Open() for place in range(len(seats))]
    for place, occupant in enumerate(seats):
        if place != seat:
            was = occupant if isinstance(occupant, Bot) else Bot("", level)
            known = bots.known_as(was.level) in ("random", *bots.levels(game))
            around[place] = Bot(bot_name(place, around, was.name), bots.known_as(was.level) if known else level)
    return tuple(around)


def known_level(level: str, game: AnyGame, field: str) -> str:
    """The current name of a requested level."""
    name = bots.known_as(level)
    if name not in ("random", *bots.levels(game)):
        raise BadRequest("problem-bot", field=field, level=level)
    return name


def name_of(occupant: Occupant) -> str:
    return "" if isinstance(occupant, Open) else occupant.name


def same(one: str, other: str) -> bool:
    """Whether two names look alike."""
    return _same(one) == _same(other)


def _same(name: str) -> str:
    """The name reduced to what a quick reader sees."""
    seen = "".join(sign for sign in normalize("NFKC", name) if not _is_unseen(sign))
    return normalize("NFKC", seen.translate(_ALIKE).casefold()).translate(_ALIKE)


def _is_unseen(sign: str) -> bool:
    """Modifiers, invisible by themselves."""
    return sign in BLANK or "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
