"""What both games hide in the same way: hands, sealed choices, the order of the deck."""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from crocetta.games.expeditions.actions import PAIRS, Action, Keep
from crocetta.games.expeditions.events import Dealt, Kept
from crocetta.games.expeditions.table import AnyTable, HeldCards, Pencil, Phase, Sheet, T, Table
from crocetta.kit.game import E, Seat, Step


def sheets_seen(s: Table[Sheet, Pencil], seat: Seat | None) -> tuple[Sheet, ...]:
    """One's own sheet as it is, the others' as they were when this turn's marking began."""
    if s.phase is not Phase.MARK:
        return s.sheets
    return tuple(mine if k == seat else s.opened[k] for k, mine in enumerate(s.sheets))


def sheets_opened(sheets: tuple[Sheet, ...], before: Sheet | None, seat: Seat | None) -> tuple[Sheet, ...]:
    """What all saw when marking began, from what one seat sees."""
    return tuple(before if k == seat and before else sheet for k, sheet in enumerate(sheets))


def finished(s: AnyTable) -> tuple[bool, ...]:
    """Who has chosen two cards, or has said `Done`."""
    if s.phase is Phase.KEEP:
        return tuple(keep is not None for keep in s.kept)
    return tuple(pencil.done for pencil in s.pencils)


def redact_cards(e: Dealt | Kept, seat: Seat | None) -> Dealt | Kept:
    """That somebody was dealt a card, or has chosen, is public; which one is not."""
    if e.seat == seat:
        return e
    return Dealt(e.seat, None) if isinstance(e, Dealt) else Kept(e.seat, None)


def unseen(cards: int, sheets: Iterable[HeldCards], elsewhere: Iterable[int]) -> list[int]:
    """All cards that lie nowhere in sight: in the deck, or in somebody's hand."""
    seen = set(elsewhere)
    for sheet in sheets:
        seen.update(sheet.completed)
        seen.update(holding.card for holding in sheet.slots if holding)
    return [number for number in range(1, cards + 1) if number not in seen]


def sample_hands(
    hand: tuple[int, ...], dealt: tuple[int, ...], seat: Seat | None, pool: list[int], rng: Random
) -> tuple[tuple[tuple[int, ...], ...], int]:
    """Hands for the others out of the unseen cards, and the deck that remains."""
    rng.shuffle(pool)
    hands = tuple(hand if k == seat else tuple(pool.pop() for _ in range(count)) for k, count in enumerate(dealt))
    return hands, sum(1 << card for card in pool)


def sample_kept(
    kept: Keep | None, phase: Phase, finished: tuple[bool, ...], seat: Seat | None, rng: Random
) -> tuple[Keep | None, ...]:
    if phase is not Phase.KEEP:
        return (None,) * len(finished)
    return tuple(kept if k == seat else rng.choice(PAIRS) if ready else None for k, ready in enumerate(finished))


def sample_marks(
    s: T,
    finished: tuple[bool, ...],
    legal: Callable[[T, Seat], Sequence[Action]],
    apply: Callable[[T, Seat, Action], Step[T, E]],
    rng: Random,
) -> T:
    """Sealed marks of those who have finished: random legal play."""
    for seat, ready in enumerate(finished):
        while s.phase is Phase.MARK and ready and not s.pencils[seat].done:
            s = apply(s, seat, rng.choice(legal(s, seat))).state
    return s
