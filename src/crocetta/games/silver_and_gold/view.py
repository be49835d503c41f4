"""Who sees what. Views are whitelists: what is not named here never leaves the state."""

from random import Random

from msgspec.structs import asdict

from crocetta.games.expeditions import secrets
from crocetta.games.expeditions.secrets import SeenTable
from crocetta.games.silver_and_gold.rules import BLANK
from crocetta.games.silver_and_gold.state import Options, Pencil, Sheet, State
from crocetta.kit.game import Seat


class View(SeenTable[Sheet, Pencil], frozen=True):
    start: Seat
    cups_left: int
    options: Options


def view(s: State, seat: Seat | None) -> View:
    return View(**secrets.seen(s, seat, BLANK), start=s.start, cups_left=s.cups_left, options=s.options)


def unsealed(cards: int, v: View, rng: Random) -> State:
    """Hidden cards are dealt at random; nobody else has marked yet."""
    world = secrets.imagined(v, cards, BLANK, rng)
    return State(**asdict(world), start=v.start, cups_left=v.cups_left, options=v.options)
