"""Points and places (PY-26, PY-27), and the score card as others see it."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block
from crocetta.games.pyramids.kernel import words as own
from crocetta.kit.compiled import Observation, Row, count, jit, lowest


@jit
def score(d: Row, s: Row, seat: int) -> int:
    b = block(d, seat)
    tally = s[b + w.TALLY]
    reds, greens = tally >> own.RED_TALLY & 15, tally >> own.GREEN_TALLY & 15
    skulls = tally >> own.SKULL_TALLY & 15
    points = 10 * count(s[b + w.COMPLETED]) + 5 * count(tally >> own.TORCH_TALLY & 15) + claims(tally)
    points += 5 * min(reds, greens) + abs(reds - greens)
    return points - skulls * (skulls + 1) // 2


@jit
def claims(tally: int) -> int:
    points = 0
    left = tally >> own.CLAIM_TALLY
    while left:
        points += own.CLAIM_WORTH >> 4 * (left & 15) & 15
        left >>= 4
    return points


@jit
def standing(d: Row, s: Row, seat: int) -> int:
    """Points, then the lowest number of a completed card: greater is better."""
    completed = s[block(d, seat) + w.COMPLETED]
    return 64 * score(d, s, seat) + (63 - lowest(completed) if completed else 0)


@jit
def show_tally(tally: int, at: int, out: Observation) -> None:
    """Red gems, green gems, skulls, four torches, claims."""
    out[at] = tally >> own.RED_TALLY & 15
    out[at + 1] = tally >> own.GREEN_TALLY & 15
    out[at + 2] = tally >> own.SKULL_TALLY & 15
    for torch in range(4):
        out[at + 3 + torch] = tally >> own.TORCH_TALLY + torch & 1
    out[at + 7] = claims(tally)
