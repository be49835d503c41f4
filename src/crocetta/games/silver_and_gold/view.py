"""Who sees what. Views are whitelists: what is not named here never leaves the state."""

from random import Random

from msgspec import Struct
from msgspec.structs import asdict

from crocetta.games.expeditions import secrets
from crocetta.games.expeditions.actions import Keep
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold.rules import BLANK, Law
from crocetta.games.silver_and_gold.state import Options, Pencil, Sheet, State
from crocetta.kit.game import Seat


class View(Struct, frozen=True):
    seat: Seat | None
    phase: Phase
    turn: int
    start: Seat
    sheets: tuple[Sheet, ...]
    """One's own as it is; the others' as they were when this turn's marking began (SG-16)."""
    before: Sheet | None
    """One's own as the others see it, while marking."""
    pencil: Pencil
    """One's own marks of this turn."""
    finished: tuple[bool, ...]
    """Who has chosen, or has said `Done`."""
    hand: tuple[int, ...]
    """One's own cards to choose from."""
    kept: Keep | None
    dealt: tuple[int, ...]
    """How many cards each seat has to choose from."""
    display: tuple[int, ...]
    deck: int
    """How many cards are left in the deck."""
    used: tuple[int, ...]
    queue: tuple[Seat, ...]
    to_take: int
    cups_left: int
    options: Options


def view(s: State, seat: Seat | None) -> View:
    return View(**secrets.seen(s, seat, BLANK), start=s.start, cups_left=s.cups_left, options=s.options)


def sample(law: Law, v: View, rng: Random) -> State:
    """Hidden cards are dealt at random; sealed marks of the others are random legal play."""
    world = secrets.imagined(v, len(law.deck), BLANK, rng)
    s = State(**asdict(world), start=v.start, cups_left=v.cups_left, options=v.options)
    return secrets.play_sealed(law, s, v.finished, rng)
