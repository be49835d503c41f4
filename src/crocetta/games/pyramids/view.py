"""Who sees what. Views are whitelists: what is not named here never leaves the state."""

from random import Random

from msgspec.structs import asdict

from crocetta.games.expeditions import secrets
from crocetta.games.expeditions.secrets import SeenTable
from crocetta.games.pyramids.rules import BLANK
from crocetta.games.pyramids.state import Completion, Options, Pencil, Sheet, State
from crocetta.kit.game import Seat


class View(SeenTable[Sheet, Pencil], frozen=True):
    completions: tuple[Completion, ...]
    """Cards completed in this turn, lowest number first, until the claims are settled."""
    claimed: tuple[int, int, int]
    """Claims made so far in each colour: green, orange, purple."""
    options: Options


def view(s: State, seat: Seat | None) -> View:
    return View(**secrets.seen(s, seat, BLANK), completions=s.completions, claimed=s.claimed, options=s.options)


def unsealed(cards: int, v: View, rng: Random) -> State:
    """Hidden cards are dealt at random; nobody else has marked yet."""
    world = secrets.imagined(v, cards, BLANK, rng)
    return State(**asdict(world), completions=v.completions, claimed=v.claimed, options=v.options)
