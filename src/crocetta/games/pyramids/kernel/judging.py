"""What chambers and the score card promise: the expert's own judgement of Pyramids."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block
from crocetta.games.expeditions.kernel.prospects import prospect
from crocetta.games.pyramids.kernel import words as own
from crocetta.games.pyramids.kernel.digging import collect
from crocetta.kit.compiled import Row, count, jit

__all__ = ["ahead", "collected", "needs", "points_of", "reward", "treasures"]


@jit
def collected(d: Row, s: Row, b: int, cells: int) -> int:
    """Potions that wait for crosses count as drunk: they will be."""
    tally = collect(s, b, cells)
    drunk = count(cells & s[b + own.POTIONS_AT]) + (s[b + w.PENCIL] >> w.POTIONS)
    if drunk:
        tally -= min(2 * drunk, tally >> own.SKULL_TALLY & 15) << own.SKULL_TALLY
    return tally


@jit
def points_of(tally: int) -> int:
    reds, greens = tally >> own.RED_TALLY & 15, tally >> own.GREEN_TALLY & 15
    skulls = tally >> own.SKULL_TALLY & 15
    points = 5 * count(tally >> own.TORCH_TALLY & 15) + 5 * min(reds, greens) + abs(reds - greens)
    return points - skulls * (skulls + 1) // 2


@jit
def ahead(d: Row, s: Row, b: int, tally: int, turns: int) -> int:
    """Gems without a partner, while there is time to find one."""
    alone = abs((tally >> own.RED_TALLY & 15) - (tally >> own.GREEN_TALLY & 15))
    return alone * d[d[w.D_JUDGEMENT] + own.J_LONE] * min(turns, 10240) // 10240


@jit
def reward(d: Row, s: Row, b: int, card: int, turns: int) -> int:
    """A pyramid's points, and what it does for the next claim of its colour."""
    colour = 0
    while not d[d[w.D_COLOURS] + colour] >> card & 1:
        colour += 1
    of_colour = d[d[w.D_COLOURS] + colour]
    completed = count(s[b + w.COMPLETED] & of_colour)
    claimed = s[w.LEFT] >> 4 * colour & 15
    if completed >= 6 or claimed == 3:
        return 10240
    points = own.CLAIM_POINTS >> 4 * claimed & 15
    lost = points - (own.CLAIM_POINTS >> 4 * (claimed + 1) & 15)
    rivals = 0
    for seat in range(s[w.SEATS]):
        other = block(d, seat)
        if other != b and count(s[other + w.COMPLETED] & of_colour) & 1:
            rivals += 1
    j = d[w.D_JUDGEMENT]
    share = d[j + own.J_CLAIM] if completed & 1 else d[j + own.J_HALF]
    expected = (points << 10) - lost * min(rivals * d[j + own.J_RIVAL], 1024)
    return 10240 + (expected * share >> 10)


@jit
def needs(d: Row, card: int, marked: int, owed: int) -> int:
    row = d[w.D_TABLE] + card * d[w.D_ROW] - w.PLANES
    if marked & d[row + own.TOMB]:
        return 0
    word = d[d[d[w.D_PROSPECTS] + card] - 1] if marked == 0 else prospect(d, card, marked)
    return word >> (32 if owed else 0) & 0xFFFF


@jit
def treasures(d: Row, card: int, marked: int, tally: int, owed: int) -> int:
    """What lies on the best way to the Tomb."""
    row = d[w.D_TABLE] + card * d[w.D_ROW] - w.PLANES
    if marked & d[row + own.TOMB]:
        return 0
    word = d[d[d[w.D_PROSPECTS] + card] - 1] if marked == 0 else prospect(d, card, marked)
    if owed:
        return word >> 48
    return ((word >> 16 & 0xFFFF) ^ 0x8000) - 0x8000
