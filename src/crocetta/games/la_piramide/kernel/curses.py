"""The nine curses (LP-20): when one may be played, on whom it may fall, and what it does."""

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.board import lift, put, start_of
from crocetta.games.la_piramide.kernel.hands import play_card
from crocetta.games.la_piramide.kernel.moves import can_move, reach
from crocetta.kit.compiled import Row, jit, lowest


@jit
def playable(d: Row, s: Row) -> int:
    """The curses in the player's hand that would change the position (LP-25), as a set."""
    held = s[w.HANDS + s[w.PLAYER]]
    found = 0
    while held:
        curse = lowest(held) // w.COPIES
        held &= -1 << w.COPIES * (curse + 1)
        if curse >= w.GRAVE_ROBBER:
            falls = victims(s, curse) != 0
        else:
            falls = (curse == w.AWAKENING and burst_mummy(s) >= 0) or falls_on_any(d, s, curse)
        if falls:
            found |= 1 << curse
    return found


@jit
def burst_mummy(s: Row) -> int:
    """The first of the player's mummies that has burst, or -1."""
    mummy = 4 * s[w.PLAYER] + 2
    if s[w.AT + mummy] == w.BURST:
        return mummy
    return mummy + 1 if s[w.AT + mummy + 1] == w.BURST else -1


@jit
def candidates(s: Row, curse: int) -> tuple[int, int]:
    """The range of pawns that a curse can be played on: the first one, and the one after the last."""
    if curse in (w.RESTLESS_DEAD, w.AWAKENING):
        return 4 * s[w.PLAYER] + 2, 4 * s[w.PLAYER] + 4
    if curse in (w.SECRET_PASSAGE, w.FORCED_MARCH):
        return 4 * s[w.PLAYER], 4 * s[w.PLAYER] + 2
    return 0, 4 * s[w.SEATS]


@jit
def falls_on(d: Row, s: Row, curse: int, pawn: int) -> bool:
    """Whether a curse may fall on this one of its candidates (LP-20, LP-24, LP-25)."""
    square = s[w.AT + pawn]
    if square < 0:
        return False
    if curse == w.PHARAOHS_CALL:
        start = w.D_STARTS + start_of(s, pawn)
        return square != d[start] and square != d[start + 1]
    if curse == w.CHANGE_OF_BANDAGES:
        return has_partner(d, s, pawn)
    return can_move(d, s, pawn, pawn, w.BY_CURSE + curse)


@jit
def falls_on_any(d: Row, s: Row, curse: int) -> bool:
    pawn, after = candidates(s, curse)
    while pawn < after:
        if falls_on(d, s, curse, pawn):
            return True
        pawn += 1
    return False


@jit
def picks(d: Row, s: Row, curse: int) -> int:
    """The pawns that a curse may fall on, as a set."""
    first, after = candidates(s, curse)
    found = 0
    for pawn in range(first, after):
        if falls_on(d, s, curse, pawn):
            found |= 1 << pawn
    return found


@jit
def has_partner(d: Row, s: Row, pawn: int) -> bool:
    """Whether a pawn on the board has any of `partners`, by sets instead of pawn by pawn."""
    near = reach(w.BY_CURSE + w.CHANGE_OF_BANDAGES, s[w.AT + pawn])
    kind, family = w.KIND_ON + 3 * (pawn >> 1 & 1), w.FAMILY_ON + 3 * (pawn >> 2)
    found = d[near] & s[kind] & ~s[family]
    found |= d[near + 1] & s[kind + 1] & ~s[family + 1]
    return found | d[near + 2] & s[kind + 2] & ~s[family + 2] != 0


@jit
def partners(d: Row, s: Row, pawn: int) -> int:
    """The pawns that Change of bandages may swap with this one: same kind, another family, near enough."""
    found = 0
    for other in range(pawn & 2, 4 * s[w.SEATS], 4):
        if other >> 2 != pawn >> 2:
            if may_swap(d, s, pawn, other):
                found |= 1 << other
            if may_swap(d, s, pawn, other + 1):
                found |= 2 << other
    return found


@jit
def may_swap(d: Row, s: Row, pawn: int, other: int) -> bool:
    """Whether both are on the board, and no farther apart than the edition allows."""
    here, there = s[w.AT + pawn], s[w.AT + other]
    if here < 0 or there < 0:
        return False
    return d[reach(w.BY_CURSE + w.CHANGE_OF_BANDAGES, here) + (there >> 6)] >> (there & 63) & 1 == 1


@jit
def victims(s: Row, curse: int) -> int:
    """The players that Grave robber or Plague may fall on, as a set."""
    found = 0
    for seat in range(s[w.SEATS]):
        if seat == s[w.PLAYER]:
            continue
        if s[w.HEALTH] >> 2 * seat & 3 == w.WELL if curse == w.PLAGUE else s[w.HANDS + seat] != 0:
            found |= 1 << seat
    return found


@jit
def plague_turns(d: Row, s: Row) -> int:
    """How many turns Plague costs."""
    return d[w.D_NUMBERS + w.PLAGUE] if s[w.SEATS] == 2 else 1


@jit
def play_curse(s: Row, curse: int) -> int:
    """The card goes to the bottom of the deck, and then does what it says."""
    play_card(s, s[w.PLAYER], curse)
    if curse >= w.GRAVE_ROBBER:
        return w.NAMING | curse << w.CURSE
    mummy = burst_mummy(s)
    if curse == w.AWAKENING and mummy >= 0:
        s[w.AT + mummy] = w.WAITING
        return w.RETURNING | mummy << w.SUBJECT
    return w.PICKING | curse << w.CURSE


@jit
def pick_pawn(s: Row, phase: int, pawn: int) -> int:
    if phase == w.SWAPPING:
        other = s[w.PHASE] >> w.SUBJECT & 255
        here, there = s[w.AT + pawn], s[w.AT + other]
        lift(s, pawn)
        put(s, other, here)
        put(s, pawn, there)
        return w.TURN_ENDS
    curse = s[w.PHASE] >> w.CURSE & 255
    if curse == w.PHARAOHS_CALL:
        lift(s, pawn)
        return w.RETURNING | pawn << w.SUBJECT
    if curse == w.CHANGE_OF_BANDAGES:
        return w.SWAPPING | pawn << w.SUBJECT
    return w.DRIVING | curse << w.CURSE | pawn << w.SUBJECT


@jit
def name_player(d: Row, s: Row, victim: int) -> int:
    if s[w.PHASE] >> w.CURSE & 255 == w.GRAVE_ROBBER:
        return w.ROBBING | victim << w.SUBJECT
    s[w.HEALTH] |= (w.STRICKEN if plague_turns(d, s) == 2 else w.SICK) << 2 * victim
    return w.TURN_ENDS
