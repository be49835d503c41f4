"""Each seat's chance to win at the beginning of a turn: the estimate where a search stops.

The softmax of each seat's features (`F_...`), weighted by `u`. The weights were fitted to matches of experts.
"""

from math import exp
from typing import Final

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.curses import may_swap
from crocetta.games.la_piramide.kernel.evaluation import hits
from crocetta.games.la_piramide.kernel.scoring import rank
from crocetta.kit.compiled import Reals, Row, count, jit

F_WAY: Final = 0
"""Steps out of its slaves together, in tens; and squared."""
F_WAY_2: Final = 1
F_OUT: Final = 2
F_LAST: Final = 3
"""The probability that the next roll brings the last slave out; and the nearest one, if both are inside."""
F_NEAR: Final = 4
F_NEAREST: Final = 5
"""Steps out of the nearest slave, in tens."""
F_DANGER: Final = 6
"""Steps made by its slaves that are lost on average to others' next rolls, in tens; and those of the last slave."""
F_LAST_DANGER: Final = 7
F_BURST: Final = 8
F_TURN: Final = 9
"""Whether it is this seat's turn; how many turns it loses next."""
F_SICK: Final = 10
F_SWAP: Final = 11
"""The steps that Change of bandages, Pharaoh's call and Secret passage in hand would gain now, in tens."""
F_CALL: Final = 12
F_SHORTCUT: Final = 13
F_CARDS: Final = 14
"""Cards of each curse in hand."""
FEATURES: Final = F_CARDS + w.CURSES


@jit
def start_distance(d: Row, s: Row, seat: int) -> int:
    start = w.D_STARTS + 4 * (s[w.OPTIONS] >> (w.FAMILIES + 4 * seat) & 15)
    return max(d[w.D_WAYS + d[start]], d[w.D_WAYS + d[start + 1]])


@jit
def distance_out(d: Row, s: Row, slave: int) -> int:
    """Steps out; 0 for a slave that is out, the farther start's for one that waits."""
    place = s[w.AT + slave]
    if place >= 0:
        return d[w.D_WAYS + place]
    return 0 if place == w.OUT else start_distance(d, s, slave >> 2)


@jit
def hit_chance(d: Row, s: Row, slave: int) -> float:
    """The probability that some foreign mummy can hit a slave before its owner's next turn."""
    place, safe = s[w.AT + slave], 1.0
    if place < 0:
        return 0.0
    for seat in range(s[w.SEATS]):
        if seat != slave >> 2:
            one, other = s[w.AT + 4 * seat + 2], s[w.AT + 4 * seat + 3]
            rolls = (hits(d, one, place) if one >= 0 else 0) | (hits(d, other, place) if other >= 0 else 0)
            safe *= 1.0 - count(rolls) / 6
    return 1.0 - safe


@jit
def features(d: Row, s: Row, seat: int, f: Reals) -> None:
    for number in range(FEATURES):
        f[number] = 0.0
    home = start_distance(d, s, seat)
    nearest = 99
    out = 0
    shortcut = 0
    for slave in range(4 * seat, 4 * seat + 2):
        way = distance_out(d, s, slave)
        f[F_WAY] += way / 10
        if way == 0:
            out += 1
            continue
        nearest = min(nearest, way)
        if s[w.AT + slave] >= 0:
            passage = d[w.D_NUMBERS + w.SECRET_PASSAGE]
            shortcut = max(shortcut, way - passage - d[w.D_SHORTCUTS + s[w.AT + slave]])
        danger = hit_chance(d, s, slave) * (home - way) / 10
        f[F_DANGER] += danger
        if s[w.AT + (slave ^ 1)] == w.OUT:
            f[F_LAST_DANGER] += danger
    f[F_WAY_2] = f[F_WAY] * f[F_WAY]
    f[F_OUT] = out
    f[F_NEAREST] = min(nearest, 26) / 10
    if nearest <= 6:
        f[F_LAST if out else F_NEAR] = (7 - nearest) / 6
    for mummy in range(4 * seat + 2, 4 * seat + 4):
        f[F_BURST] += 1.0 if s[w.AT + mummy] == w.BURST else 0.0
    f[F_TURN] = 1.0 if s[w.PLAYER] == seat else 0.0
    health = s[w.HEALTH] >> 2 * seat & 3
    f[F_SICK] = 2.0 if health == w.STRICKEN else 1.0 if health == w.SICK else 0.0
    for curse in range(w.CURSES):
        f[F_CARDS + curse] = count(s[w.HANDS + seat] >> w.COPIES * curse & 15)
    swap, call = 0, 0
    for other in range(s[w.SEATS]):
        if other != seat:
            for slave in range(4 * other, 4 * other + 2):
                if s[w.AT + slave] >= 0:
                    call = max(call, home - distance_out(d, s, slave))
                for own in range(4 * seat, 4 * seat + 2):
                    if may_swap(d, s, own, slave):
                        swap = max(swap, distance_out(d, s, own) - distance_out(d, s, slave))
    f[F_SWAP] = swap / 10 if f[F_CARDS + w.CHANGE_OF_BANDAGES] > 0 else 0.0
    f[F_CALL] = call / 10 if f[F_CARDS + w.PHARAOHS_CALL] > 0 else 0.0
    f[F_SHORTCUT] = shortcut / 10 if f[F_CARDS + w.SECRET_PASSAGE] > 0 else 0.0


@jit
def win_chance(d: Row, s: Row, seat: int, u: Reals, f: Reals) -> float:
    """The seat's chance to win; after the end, its share of the win."""
    if s[w.PHASE] & 255 == w.OVER:
        return win_share(d, s, seat)
    own, total = 0.0, 0.0
    for each in range(s[w.SEATS]):
        features(d, s, each, f)
        weighed = 0.0
        for number in range(FEATURES):
            weighed += u[number] * f[number]
        part = exp(weighed)
        total += part
        if each == seat:
            own = part
    return own / total


@jit
def win_share(d: Row, s: Row, seat: int) -> float:
    """1 for the winner; a tie is shared."""
    if rank(d, s, seat) > 1:
        return 0.0
    winners = 0
    for each in range(s[w.SEATS]):
        if rank(d, s, each) == 1:
            winners += 1
    return 1.0 / winners
