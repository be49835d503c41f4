"""Playouts by the evaluation function: to the end of the match, or from one act on to a given depth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from crocetta.games.la_piramide.kernel import words as w
from crocetta.games.la_piramide.kernel.acts import apply
from crocetta.games.la_piramide.kernel.board import actors, setup, taken
from crocetta.games.la_piramide.kernel.fate import deal_in_place, redeal, reseed
from crocetta.games.la_piramide.kernel.judgement import prefer
from crocetta.games.la_piramide.kernel.prospects import prospect
from crocetta.games.la_piramide.kernel.scoring import rank, standing
from crocetta.kit.compiled import Reals, Row, jit, lowest

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

# What `contest` writes of a match.
C_TURNS: Final = 0
C_WINNER: Final = 1
"""The first of those on the first place, and how many they are."""
C_WINNERS: Final = 2
C_HALFWAY: Final = 3
"""Who led when half of the turns were over; -1 if nobody did."""
C_SENT_BACK: Final = 4
"""Slaves sent back, by meetings and by the Pharaoh."""
C_BURST: Final = 5
"""Mummies burst."""
C_OPENING: Final = 6
"""For each seat its opening hand, as a set of cards."""
CONTEST: Final = C_OPENING + w.MOST_SEATS
MOST_TURNS: Final = 1024


@jit
def continue_by_judgement(d: Row, s: Row, v: Reals, j: Reals, acts: Row, until: int) -> None:
    """All seats play by the same weights, until the match or that turn is over."""
    deal_in_place(d, s)
    who = actors(d, s)
    while who and s[w.TURN] < until:
        seat = lowest(who)
        apply(d, s, seat, prefer(d, s, seat, v, j, acts))
        deal_in_place(d, s)
        who = actors(d, s)


@jit
def leads(d: Row, s: Row) -> int:
    """Who is ahead of all others, or -1."""
    best, leader = -(1 << 62), -1
    for seat in range(s[w.SEATS]):
        own = standing(d, s, seat)
        if own > best:
            best, leader = own, seat
        elif own == best:
            leader = -1
    return leader


@jit
def contest(
    d: Row,
    s: Row,
    seats: int,
    options: int,
    seed: int,
    vs: npt.NDArray[np.float64],
    j: Reals,
    acts: Row,
    led: Row,
    out: Row,
) -> None:
    """A whole match, each seat by weights of its own."""
    setup(d, s, seats, options, seed)
    deal_in_place(d, s)
    for word in range(CONTEST):
        out[word] = 0
    for seat in range(seats):
        out[C_OPENING + seat] = s[w.HANDS + seat]
    who = actors(d, s)
    while who:
        led[min(s[w.TURN], MOST_TURNS - 1)] = leads(d, s)
        seat = lowest(who)
        act = prefer(d, s, seat, vs[seat], j, acts)
        count_losses(d, s, act, out)
        apply(d, s, seat, act)
        deal_in_place(d, s)
        who = actors(d, s)
    out[C_TURNS] = s[w.TURN]
    out[C_HALFWAY] = led[min(s[w.TURN], MOST_TURNS - 1) // 2]
    for seat in range(seats - 1, -1, -1):
        if rank(d, s, seat) == 1:
            out[C_WINNER] = seat
            out[C_WINNERS] += 1


@jit
def count_losses(d: Row, s: Row, act: int, out: Row) -> None:
    """Whom this act sends back or lets burst."""
    called = s[w.PHASE] & 255 == w.PICKING and s[w.PHASE] >> w.CURSE & 255 == w.PHARAOHS_CALL
    if called and not act - w.FIRST_PICK & 2:
        out[C_SENT_BACK] += 1
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
        out[C_BURST] += 2
    else:
        out[C_SENT_BACK] += 1


@jit
def contests(
    d: Row,
    s: Row,
    seats: int,
    options: int,
    first: int,
    vs: npt.NDArray[np.float64],
    j: Reals,
    acts: Row,
    led: Row,
    outs: npt.NDArray[np.int64],
) -> None:
    """A match for each row of `outs`, from seed `first` on."""
    for match in range(len(outs)):
        contest(d, s, seats, options, first + match, vs, j, acts, led, outs[match])


@jit
def explore(
    d: Row,
    root: Row,
    seat: int,
    v: Reals,
    u: Reals,
    j: Reals,
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
    """Plays each of these acts on in the same worlds, from number `first` on, and adds up the prospects.

    A world is dealt from what the seat sees; its luck is the same for all acts. The no-op leaves all to judgement.
    """
    for number in range(first, first + worlds):
        for place in range(len(acts)):
            for word in range(w.WORDS):
                row[word] = root[word]
            reseed(row, seed + number)
            redeal(row, seat)
            if acts[place]:
                apply(d, row, seat, acts[place])
            continue_by_judgement(d, row, v, j, room, root[w.TURN] + turns)
            sums[place] += prospect(d, row, seat, u, f)
