"""Who sees what. Views are whitelists: what is not named here never leaves the state."""

from functools import partial
from random import Random

from msgspec import Struct

from crocetta.games.expeditions import secrets
from crocetta.games.expeditions.actions import Keep
from crocetta.games.expeditions.events import Dealt, Kept
from crocetta.games.expeditions.table import Phase
from crocetta.games.silver_and_gold import rules
from crocetta.games.silver_and_gold.cards import Deck
from crocetta.games.silver_and_gold.events import Event, Marked
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
    return View(
        seat=seat,
        phase=s.phase,
        turn=s.turn,
        start=s.start,
        sheets=secrets.sheets_seen(s, seat),
        before=s.opened[seat] if s.opened and seat is not None else None,
        pencil=s.pencils[seat] if seat is not None else rules.BLANK,
        finished=secrets.finished(s),
        hand=s.hands[seat] if seat is not None else (),
        kept=s.kept[seat] if seat is not None else None,
        dealt=tuple(len(hand) for hand in s.hands),
        display=s.display,
        deck=s.deck.bit_count(),
        used=s.used,
        queue=s.queue,
        to_take=s.to_take,
        cups_left=s.cups_left,
        options=s.options,
    )


def redact(e: Event, seat: Seat | None) -> Event | None:
    if isinstance(e, Dealt | Kept):
        return secrets.redact_cards(e, seat)
    if isinstance(e, Marked):
        return e if e.seat == seat else None
    return e


def sample(deck: Deck, v: View, rng: Random) -> State:
    """Hidden cards are dealt at random; sealed marks of the others are random legal play."""
    pool = secrets.unseen(len(deck), v.sheets, (*v.display, *v.hand))
    hands, cards = secrets.sample_hands(v.hand, v.dealt, v.seat, pool, rng)
    s = State(
        phase=v.phase,
        turn=v.turn,
        sheets=v.sheets,
        opened=secrets.sheets_opened(v.sheets, v.before, v.seat) if v.phase is Phase.MARK else (),
        hands=hands,
        kept=secrets.sample_kept(v.kept, v.phase, v.finished, v.seat, rng),
        display=v.display,
        deck=cards,
        used=v.used,
        queue=v.queue,
        to_take=v.to_take,
        pencils=tuple(v.pencil if k == v.seat else rules.BLANK for k in range(len(v.sheets))),
        start=v.start,
        cups_left=v.cups_left,
        options=v.options,
    )
    return secrets.sample_marks(s, v.finished, partial(rules.legal, deck), partial(rules.apply, deck), rng)
