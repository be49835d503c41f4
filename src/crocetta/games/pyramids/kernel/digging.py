"""Action 2 (PY-8 to PY-20)."""

from crocetta.games.expeditions.kernel import words as w
from crocetta.games.pyramids.kernel import words as own
from crocetta.kit.compiled import Row, count, inlined, jit


@inlined
def reach(s: Row, b: int) -> int:
    """The cells from which the next mark may be dug: Entrances of untouched cards, and all that touch a path."""
    marked = s[b + w.MARKED]
    spread = marked << 5 | marked >> 5 | (marked & own.NOT_RIGHT) << 1 | (marked & own.NOT_LEFT) >> 1
    found = spread & s[b + own.OPEN] & ~marked
    if not marked & w.LOW:
        found |= s[b + own.ENTRANCE] & w.LOW
    if not marked >> 32:
        found |= s[b + own.ENTRANCE] >> 32 << 32
    return found


@inlined
def mark(d: Row, s: Row, b: int, cells: int) -> None:
    pencil = s[b + w.PENCIL]
    s[b + w.MARKED] |= cells
    tally = gathered(s, b, s[b + w.TALLY], cells)
    owed = pencil >> w.OWED & 255
    if owed:
        owed -= 1
    owed += count(cells & s[b + own.CROSSES])
    if owed and not reach(s, b):
        owed = 0
    # A bonus mark's potion works at once; those of the placement wait for its crosses (PY-19).
    drunk, waiting = count(cells & s[b + own.POTIONS_AT]), pencil >> w.POTIONS
    if owed and not pencil:
        drunk, waiting = 0, drunk
    if not owed:
        drunk, waiting = drunk + waiting, 0
    if drunk:
        tally -= min(2 * drunk, tally >> own.SKULL_TALLY & 15) << own.SKULL_TALLY
    s[b + w.TALLY] = tally
    s[b + w.PENCIL] = w.HAS_MARKED | owed << w.OWED | waiting << w.POTIONS


@inlined
def gathered(s: Row, b: int, tally: int, cells: int) -> int:
    """The score card after gems, torch and skulls, as far as it has room for them (PY-15 to PY-17)."""
    if cells & s[b + own.REDS]:
        tally = add(tally, own.RED_TALLY, count(cells & s[b + own.REDS]))
    if cells & s[b + own.GREENS]:
        tally = add(tally, own.GREEN_TALLY, count(cells & s[b + own.GREENS]))
    if cells & s[b + own.SKULLS]:
        tally = add(tally, own.SKULL_TALLY, count(cells & s[b + own.SKULLS]))
    if cells & s[b + own.TORCHES]:
        tally |= 1 << (own.TORCH_TALLY + s[w.TURN] // w.ROUND)
    return tally


@jit
def add(tally: int, what: int, found: int) -> int:
    return tally + (min(found, own.MOST - (tally >> what & 15)) << what)
