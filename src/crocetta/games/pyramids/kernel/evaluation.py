"""The expert's evaluation of chambers and the score card in Pyramids."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.expeditions.kernel.cards import block
from crocetta.games.expeditions.kernel.prospects import place_of
from crocetta.games.pyramids.kernel import words as own
from crocetta.games.pyramids.kernel.digging import gathered
from crocetta.kit.compiled import Row, count, jit

__all__ = ["ahead", "collected", "needs", "points_of", "prospect", "reward", "treasures"]


@jit
def collected(d: Row, s: Row, b: int, tally: int, cells: int) -> int:
    """Potions that wait for crosses count at once: they will take effect."""
    tally = gathered(s, b, tally, cells)
    if cells & s[b + own.POTIONS_AT]:
        erased = 2 * count(cells & s[b + own.POTIONS_AT])
        tally -= min(erased, tally >> own.SKULL_TALLY & 15) << own.SKULL_TALLY
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
    return alone * d[d[w.D_EVALUATION] + own.E_LONE] * min(turns, 10240) // 10240


@jit
def reward(d: Row, s: Row, b: int, card: int, turns: int) -> int:
    """A pyramid's points, and its share of the next claim of its colour."""
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
    e = d[w.D_EVALUATION]
    share = d[e + own.E_CLAIM] if completed & 1 else d[e + own.E_HALF]
    expected = (points << 10) - lost * min(rivals * d[e + own.E_RIVAL], 1024)
    return 10240 + (expected * share >> 10)


@jit
def prospect(d: Row, card: int, marked: int) -> int:
    """Few sets of cells are paths: an index, four numbers per word, maps a set to its prospect."""
    row = d[w.D_TABLE] + card * d[w.D_ROW] - w.PLANES
    if marked & d[row + own.TOMB]:
        return 0
    first = d[w.D_PROSPECTS] + 2 * card
    if not marked:
        return d[first]
    place = place_of(d, card, marked)
    return d[first] + 4 * (d[d[first + 1] + (place >> 2)] >> 16 * (place & 3) & 0xFFFF)


@jit
def needs(d: Row, at: int, field: int) -> int:
    return d[at + (field >> 1)] >> 32 * (field & 1) & 0xFFFF


@jit
def treasures(d: Row, card: int, marked: int, tally: int, at: int, field: int) -> int:
    """The value of symbols on the best way to the Tomb."""
    if not at:
        return 0
    return ((d[at + (field >> 1)] >> 32 * (field & 1) + 16 & 0xFFFF) ^ 0x8000) - 0x8000
