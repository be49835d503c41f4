"""Playouts by the evaluation function: whole matches for statistics, and those of a search, which stop earlier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.acts import apply
from crocetta.games.la_piramide.kernel.board import actors, setup, taken
from crocetta.games.la_piramide.kernel.determinization import deal_from_seed, determinize, reseed
from crocetta.games.la_piramide.kernel.evaluation import best_act
from crocetta.games.la_piramide.kernel.scoring import rank, ranking_key
from crocetta.games.la_piramide.kernel.win_chances import win_chance
from crocetta.kit.compiled import Reals, Row, jit, lowest

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

# What `play_match` writes of a match.
STAT_TURNS: Final = 0
STAT_WINNER: Final = 1
"""The first of those in first place, and how many share it."""
STAT_WINNERS: Final = 2
STAT_HALFWAY_LEADER: Final = 3
"""Who led when half of the turns were over; -1 if nobody did."""
STAT_SENT_BACK: Final = 4
"""Slaves sent back, by meetings and by Pharaoh's call."""
STAT_BURST: Final = 5
"""Mummies that burst."""
STAT_OPENING_HANDS: Final = 6
"""The opening hand of each seat, as a set of cards."""
STATS: Final = STAT_OPENING_HANDS + w.MOST_SEATS
MOST_TURNS: Final = 1024


@jit
def play_on(d: Row, s: Row, v: Reals, e: Reals, acts: Row, until: int) -> None:
    """All seats play by the same weights, until the match is over or turn `until` begins."""
    deal_from_seed(d, s)
    who = actors(d, s)
    while who and s[w.TURN] < until:
        seat = lowest(who)
        apply(d, s, seat, best_act(d, s, seat, v, e, acts))
        deal_from_seed(d, s)
        who = actors(d, s)


@jit
def leading_seat(d: Row, s: Row) -> int:
    """The seat ahead of all others, or -1."""
    best, leader = -(1 << 62), -1
    for seat in range(s[w.SEATS]):
        own = ranking_key(d, s, seat)
        if own > best:
            best, leader = own, seat
        elif own == best:
            leader = -1
    return leader


@jit
def play_match(
    d: Row,
    s: Row,
    seats: int,
    options: int,
    seed: int,
    vs: npt.NDArray[np.float64],
    e: Reals,
    acts: Row,
    led: Row,
    out: Row,
) -> None:
    """Play a whole match, each seat by its own weights, and write statistics of it."""
    setup(d, s, seats, options, seed)
    deal_from_seed(d, s)
    for word in range(STATS):
        out[word] = 0
    for seat in range(seats):
        out[STAT_OPENING_HANDS + seat] = s[w.HANDS + seat]
    who = actors(d, s)
    while who:
        led[min(s[w.TURN], MOST_TURNS - 1)] = leading_seat(d, s)
        seat = lowest(who)
        act = best_act(d, s, seat, vs[seat], e, acts)
        count_losses(d, s, act, out)
        apply(d, s, seat, act)
        deal_from_seed(d, s)
        who = actors(d, s)
    out[STAT_TURNS] = s[w.TURN]
    out[STAT_HALFWAY_LEADER] = led[min(s[w.TURN], MOST_TURNS - 1) // 2]
    for seat in range(seats - 1, -1, -1):
        if rank(d, s, seat) == 1:
            out[STAT_WINNER] = seat
            out[STAT_WINNERS] += 1


@jit
def count_losses(d: Row, s: Row, act: int, out: Row) -> None:
    """Count the pawns that this act sends back or makes burst."""
    called = s[w.PHASE] & 255 == w.PICKING and s[w.PHASE] >> w.CURSE & 255 == w.PHARAOHS_CALL
    if called and not act - w.FIRST_PICK & 2:
        out[STAT_SENT_BACK] += 1
    if not w.FIRST_MOVE <= act < d[w.D_PLACE_BACKS]:
        return
    columns = d[w.D_SIZE] + 1
    pawn, to = (act - w.FIRST_MOVE) // columns, (act - w.FIRST_MOVE) % columns - 1
    if to < 0 or not taken(s, to):
        return
    met = 0
    while s[w.AT + met] != to:
        met += 1
    if pawn & met & 2:
        out[STAT_BURST] += 2
    else:
        out[STAT_SENT_BACK] += 1


@jit
def play_matches(
    d: Row,
    s: Row,
    seats: int,
    options: int,
    first: int,
    vs: npt.NDArray[np.float64],
    e: Reals,
    acts: Row,
    led: Row,
    outs: npt.NDArray[np.int64],
) -> None:
    """Play a match for each row of `outs`, from seed `first` on."""
    for match in range(len(outs)):
        play_match(d, s, seats, options, first + match, vs, e, acts, led, outs[match])


@jit
def explore(
    d: Row,
    root: Row,
    seat: int,
    v: Reals,
    u: Reals,
    e: Reals,
    f: Reals,
    room: Row,
    acts: Row,
    row: Row,
    seed: int,
    first: int,
    worlds: int,
    turns: int,
    sums: Reals,
) -> None:
    """Play on after each of these acts in the same sampled worlds, from number `first` on, and add up win chances.

    A world is sampled from what the seat sees, with the same random numbers for all acts. For the no-op, the
    evaluation function makes this choice too.
    """
    for number in range(first, first + worlds):
        for place in range(len(acts)):
            for word in range(w.WORDS):
                row[word] = root[word]
            reseed(row, seed + number)
            determinize(row, seat)
            if acts[place]:
                apply(d, row, seat, acts[place])
            play_on(d, row, v, e, room, root[w.TURN] + turns)
            sums[place] += win_chance(d, row, seat, u, f)
