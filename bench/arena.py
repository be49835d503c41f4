"""Masters at many tables at once, on one GPU: `python -m bench.arena --data FILE --into FILE --row ROW`.

One thread an imagined world, so masters of any effort play hundreds of matches in minutes. A row is
`GAME:SEATS:LEVEL:LEVEL`, the second level on all other seats; a level is `expert`, `master`, `prototype` or one of
them with other settings: `master,playouts=8000,horizon=4`. A deal is played once from each seat with the same luck,
and all rows play the same deals, so that two of them can be compared deal by deal.

It needs NumPy, Numba and numba-cuda and nothing else of what Crocetta uses: `--pack FILE` writes what the kernels
read, where all is installed. `--check N` plays N matches of each row on GPU and cores, and compares them word by
word; `--cores N` plays all of them on so many cores, without a GPU.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from math import sqrt
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from crocetta.games.expeditions.expert import Effort
from crocetta.games.expeditions.kernel import words as w
from crocetta.kit import gpu
from crocetta.kit.compiled import SEED, Row, compiled_in, lowest, mixed

if TYPE_CHECKING:

    def actors(d: Row, s: Row) -> int: ...
    def apply(d: Row, s: Row, seat: int, act: int) -> None: ...
    def deal_by_place(d: Row, s: Row) -> None: ...
    def evaluate(d: Row, s: Row, seat: int, look: int, acts: Row, values: Row) -> int: ...
    def bring_to_front(acts: Row, values: Row, found: int, wanted: int) -> int: ...
    def setup(d: Row, s: Row, seats: int, options: int, seed: int) -> None: ...
    def tried(d: Row, s: Row, seat: int, act: int, seed: int, horizon: int, look: int, *room: Row) -> int: ...
    def search(d: Row, s: Row, seat: int, seed: int, *effort_and_room: Any) -> int: ...


class Pairing(NamedTuple):
    game: str
    seats: int
    one: str
    others: str


GAMES: Final = ("silver-and-gold", "pyramids")
EXPERT: Final = Effort(playouts=0, width=1, horizon=0, trust=0, look=0)
BATCH: Final = 512
"""Matches that are played side by side."""
THREADS: Final = 128
"""Threads of a block."""
REGISTERS: Final = 128
"""Of a thread that imagines, at most."""
SEARCHES: Final = 1 << 20
"""Where the numbers of a match's luck begin that searches are seeded with."""

# A match's job: who is to decide, the seed of the search, and how far it has come.
SEAT, SEEDED, LEFT, ROUNDS, DONE, EACH, DECISIONS, JOB = range(8)
NOBODY: Final = -1


def level(text: str, master: Effort) -> Effort:
    name, *changes = text.split(",")
    prototype = master._replace(playouts=500, width=8, horizon=8, trust=30)
    known = {"expert": EXPERT, "master": master, "prototype": prototype}[name]
    return known._replace(**{key: int(value) for key, _, value in (each.partition("=") for each in changes)})


def pairing(text: str) -> Pairing:
    try:
        game, seats, one, others = text.split(":")
        for each in (one, others):
            level(each, EXPERT)
        return Pairing(GAMES[GAMES.index(game)], int(seats), one, others)
    except (KeyError, ValueError) as fault:
        raise argparse.ArgumentTypeError(f"GAME:SEATS:LEVEL:LEVEL, not {text!r}") from fault


class Packed(NamedTuple):
    """What the kernels read of a game, and its master's settings."""

    data: Any
    master: Effort

    def efforts(self, wanted: Pairing) -> Any:
        return np.array([level(each, self.master) for each in (wanted.one, wanted.others)], np.int64)


def pack(path: Path) -> None:
    """For a machine that cannot read cards."""
    from crocetta import bots, games
    from crocetta.games.expeditions.expert import Master, mind_of

    arrays: dict[str, Any] = {}
    for name in GAMES:
        master = bots.get("master", games.get(name))
        assert isinstance(master, Master)
        arrays |= {name: np.array(mind_of(master.game).data), f"{name} master": np.array(master.effort)}
    np.savez_compressed(path, **arrays)


def unpack(path: Path) -> dict[str, Packed]:
    arrays = np.load(path)
    return {name: Packed(arrays[name], Effort(*arrays[f"{name} master"].tolist())) for name in GAMES}


# What a match does, wherever it is played. Global names are those of a game's kernel.


def lay_out(d: Row, s: Row, seats: int, deal: int) -> None:
    setup(d, s, seats, 0, mixed(deal, 0) << 31 | mixed(deal, 1))


def go_on(d: Row, s: Row, place: int, efforts: Any, job: Row, acts: Row, sums: Row) -> None:
    """Plays what the search has chosen, and on until there is something to search for, or the match is over."""
    if job[LEFT] == 1:
        apply(d, s, job[SEAT], acts[0])
    who = actors(d, s)
    while who:
        if who < 0:
            deal_by_place(d, s)
        else:
            seat = lowest(who)
            effort = efforts[0 if seat == place else 1]
            found = evaluate(d, s, seat, max(effort[1], w.LOOKED_INTO), acts, sums)
            left = bring_to_front(acts, sums, found, effort[1])
            if left > 1:
                begin(s, seat, effort, left, job, sums)
                return
            apply(d, s, seat, acts[0])
        who = actors(d, s)
    job[SEAT] = NOBODY


def begin(s: Row, seat: int, effort: Row, left: int, job: Row, sums: Row) -> None:
    """As `search` begins."""
    for k in range(left):
        sums[k] *= effort[3]
    number = SEARCHES + 2 * job[DECISIONS]
    job[SEAT], job[LEFT], job[DONE], job[ROUNDS] = seat, left, 0, 0
    job[SEEDED] = mixed(s[SEED], number) << 31 | mixed(s[SEED], number + 1)
    while 1 << job[ROUNDS] < left:
        job[ROUNDS] += 1
    job[EACH] = max(effort[0] // (job[ROUNDS] * left), 1)
    job[DECISIONS] += 1


def imagined(
    d: Row, s: Row, effort: Row, job: Row, act: int, number: int, world: Row, listed: Row, weighed: Row, known: Row
) -> int:
    """The lead after an act in the world of this number."""
    seed = mixed(job[SEEDED], 2 * number) << 31 | mixed(job[SEEDED], 2 * number + 1)
    return tried(d, s, job[SEAT], act, seed, effort[2], effort[4], world, listed, weighed, known)


def halve(effort: Row, job: Row, acts: Row, sums: Row) -> None:
    """The better half stays."""
    job[DONE] += job[EACH]
    half = (job[LEFT] + 1) // 2
    bring_to_front(acts, sums, job[LEFT], half)
    job[LEFT] = half
    job[EACH] = max(effort[0] // (job[ROUNDS] * half), 1)


def whole(d: Row, s: Row, place: int, efforts: Any, job: Row, lists: Any, world: Row, known: Row) -> None:
    """A match on a core, by the search itself."""
    go_on(d, s, place, efforts, job, lists[0], lists[1])
    while job[SEAT] != NOBODY:
        effort = efforts[0 if job[SEAT] == place else 1]
        playouts, width, horizon, trust, look = effort[0], effort[1], effort[2], effort[3], effort[4]
        rooms = lists[0], lists[1], lists[2], lists[3], lists[4], known
        search(d, s, job[SEAT], job[SEEDED], playouts, width, horizon, trust, look, world, *rooms)
        job[LEFT] = 1
        go_on(d, s, place, efforts, job, lists[0], lists[1])


_PARTS: Final = (lay_out, begin, go_on, imagined, halve, whole)


@cache
def compiled(game: str) -> SimpleNamespace:
    """The game's kernel with these parts."""
    kernel = import_module(f"crocetta.games.{game.replace('-', '_')}.kernel")
    constants = {name: value for name, value in globals().items() if isinstance(value, int) or name == "w"}
    world = {**kernel.world, **constants, "setup": kernel.setup, "lowest": lowest, "mixed": mixed}
    for part in _PARTS:
        world[part.__name__] = compiled_in(world, part, kernel.__name__, ".arena")
    return SimpleNamespace(**world, WORDS=kernel.WORDS)


class Played(NamedTuple):
    rows: Any
    points: Any
    places: Any
    decisions: int


class Cores:
    """Matches on the processor, one a thread."""

    def __init__(self, number: int) -> None:
        self.number = number

    def play(self, wanted: Pairing, packed: Packed, matches: int, first: int, until: float) -> Played | None:
        parts, efforts = compiled(wanted.game), packed.efforts(wanted)
        rows, jobs = np.zeros((matches, parts.WORDS), np.int64), np.zeros((matches, JOB), np.int64)

        def one(match: int) -> None:
            if monotonic() < until:
                lists = np.zeros((5, w.MOST_ACTS), np.int64)
                world, known = np.zeros(parts.WORDS, np.int64), np.zeros(w.KNOWN, np.int64)
                parts.lay_out(packed.data, rows[match], wanted.seats, first + match // wanted.seats)
                place, job = match % wanted.seats, jobs[match]
                parts.whole(packed.data, rows[match], place, efforts, job, lists, world, known)

        with ThreadPoolExecutor(self.number) as pool:
            list(pool.map(one, range(matches)))
        if (rows[:, w.PHASE] != w.OVER).any():
            return None
        return concluded(wanted, packed.data, rows, jobs)


class Card:
    """Matches on a GPU, one thread an imagined world."""

    def play(self, wanted: Pairing, packed: Packed, matches: int, first: int, until: float) -> Played | None:
        cuda = gpu._cuda()
        parts, efforts = compiled(wanted.game), packed.efforts(wanted)
        lay, imagine, settle = threads(wanted.game)
        on_card = cuda.to_device(packed.data)
        rows, jobs, acts, sums = (
            cuda.to_device(np.zeros((matches, words), np.int64))
            for words in (parts.WORDS, JOB, w.MOST_ACTS, w.MOST_ACTS)
        )
        one_each = -(-matches // 32), 32
        worlds = (-(-int(efforts[:, 0].max()) // THREADS), matches), THREADS
        match_words = wanted.seats, cuda.to_device(efforts), rows, jobs, acts, sums
        lay[one_each](on_card, wanted.seats, first, rows)
        settle[one_each](on_card, *match_words)
        while (jobs.copy_to_host()[:, SEAT] != NOBODY).any():
            if monotonic() > until:
                return None
            imagine[worlds](on_card, *match_words)
            settle[one_each](on_card, *match_words)
        return concluded(wanted, packed.data, rows.copy_to_host(), jobs.copy_to_host())


@cache
def threads(game: str) -> tuple[Any, Any, Any]:
    """What runs on the card."""
    cuda, parts = gpu._cuda(), compiled(game)
    lay_out, go_on, imagined, halve = parts.lay_out, parts.go_on, parts.imagined, parts.halve
    words, most = parts.WORDS, w.MOST_ACTS

    @cuda.jit  # type: ignore[untyped-decorator]
    def lay(d: Any, seats: int, first: int, rows: Any) -> None:
        match = cuda.grid(1)
        if match < rows.shape[0]:
            lay_out(d, rows[match], seats, first + match // seats)

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def imagine(d: Any, seats: int, efforts: Any, rows: Any, jobs: Any, acts: Any, sums: Any) -> None:
        """Neighbours try different acts in the same world: so they have most in common."""
        match, thread = cuda.blockIdx.y, cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
        left = jobs[match, LEFT]
        if jobs[match, SEAT] == NOBODY or thread >= left * jobs[match, EACH]:
            return
        effort = efforts[0 if jobs[match, SEAT] == match % seats else 1]
        k, number = thread % left, jobs[match, DONE] + thread // left
        world = cuda.local.array(words, np.int64)
        listed = cuda.local.array(most, np.int64)
        weighed = cuda.local.array(most, np.int64)
        nothing = cuda.local.array(1, np.int64)
        room = world, listed, weighed, nothing
        lead = imagined(d, rows[match], effort, jobs[match], acts[match, k], number, *room)
        cuda.atomic.add(sums, (match, k), lead)

    @cuda.jit  # type: ignore[untyped-decorator]
    def settle(d: Any, seats: int, efforts: Any, rows: Any, jobs: Any, acts: Any, sums: Any) -> None:
        """Ends a round of each search; after the last of them, and before the first, the match goes on."""
        match = cuda.grid(1)
        if match >= rows.shape[0] or jobs[match, SEAT] == NOBODY:
            return
        if jobs[match, LEFT] > 1:
            halve(efforts[0 if jobs[match, SEAT] == match % seats else 1], jobs[match], acts[match], sums[match])
        if jobs[match, LEFT] < 2:
            go_on(d, rows[match], match % seats, efforts, jobs[match], acts[match], sums[match])

    return lay, imagine, settle


def concluded(wanted: Pairing, data: Row, rows: Any, jobs: Any) -> Played:
    kernel = import_module(f"crocetta.games.{wanted.game.replace('-', '_')}.kernel")
    points, places = (
        np.array([[of(data, row, seat) for seat in range(wanted.seats)] for row in rows])
        for of in (kernel.score, kernel.rank)
    )
    return Played(rows, points, places, int(jobs[:, DECISIONS].sum()))


# Rows of results.


def deals_of(wanted: Pairing, played: Played, first: int) -> list[dict[str, Any]]:
    found = []
    seats = range(wanted.seats)
    for deal in range(len(played.rows) // wanted.seats):
        points, places = (each[deal * wanted.seats :][: wanted.seats] for each in (played.points, played.places))
        shares = [float(places[seat, seat] == 1) / int((places[seat] == 1).sum()) for seat in seats]
        own = [int(points[seat, seat]) for seat in seats]
        theirs = [[int(points[seat, other]) for other in seats if other != seat] for seat in seats]
        found.append({"deal": first + deal, "shares": shares, "points": own, "theirs": theirs})
    return found


def summary(wanted: Pairing, deals: Sequence[dict[str, Any]]) -> str:
    shares, points, theirs = (np.array([each[of] for each in deals]) for of in ("shares", "points", "theirs"))
    leads = (points - theirs.max(axis=2)).mean(axis=1)
    around = 1.96 / sqrt(len(deals))
    return (
        f"{wanted.game}, {wanted.seats} players, {wanted.one} against {wanted.others}: {shares.size} matches, "
        f"wins {shares.mean():.1%} ± {around * shares.mean(axis=1).std():.1%}, "
        f"lead {leads.mean():.2f} ± {around * leads.std():.2f}, points {points.mean():.1f} and {theirs.mean():.1f}"
    )


def play_row(where: Cores | Card, wanted: Pairing, packed: Packed, into: Path, matches: int, until: float) -> None:
    """Deals that the file already has, played with the same settings, are not played again."""
    row = {"row": list(wanted), "efforts": packed.efforts(wanted).tolist()}
    lines = into.read_text(encoding="utf-8").splitlines() if into.exists() else []
    deals = [each for each in map(json.loads, lines) if {key: each.get(key) for key in row} == row]
    enough = -(-matches // wanted.seats)
    while len(deals) < enough and monotonic() < until:
        start, batch = monotonic(), min(BATCH // wanted.seats, enough - len(deals)) * wanted.seats
        played = where.play(wanted, packed, batch, len(deals), until)
        if played is None:
            return
        found = deals_of(wanted, played, len(deals))
        with into.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps({**row, **each}) + "\n" for each in found)
        deals += found
        print(f"{summary(wanted, deals)}; {monotonic() - start:.0f} s", flush=True)


def check(wanted: Pairing, packed: Packed, matches: int, sides: tuple[Card, Cores], until: float) -> None:
    """The same matches on both, word by word."""
    there, here = (where.play(wanted, packed, matches, 1 << 30, until) for where in sides)
    if there is None or here is None:
        print(f"{wanted}: no time to compare", flush=True)
        return
    same = int((there.rows == here.rows).all(axis=1).sum())
    print(f"{wanted}: {same} of {matches} matches are those of a core ({here.decisions} searches)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__.partition("\n")[0])
    parser.add_argument("--pack", type=Path, help="only write the data file, and leave")
    parser.add_argument("--data", type=Path, help="the data file that --pack wrote")
    parser.add_argument("--into", type=Path, default=Path("out/arena.jsonl"), help="results (out/arena.jsonl)")
    parser.add_argument("--row", type=pairing, action="append", default=[], help="GAME:SEATS:LEVEL:LEVEL")
    parser.add_argument("--matches", type=int, default=BATCH, help=f"of each row ({BATCH})")
    parser.add_argument("--check", type=int, default=0, help="compare so many matches of each row instead")
    parser.add_argument("--cores", type=int, default=0, help="play on so many cores; --check compares with them")
    parser.add_argument("--seconds", type=float, default=480, help="then stop (480)")
    wanted = parser.parse_args()
    if wanted.pack:
        pack(wanted.pack)
        return
    if wanted.data is None or not (wanted.cores or gpu.available()):
        sys.exit("bench.arena needs --data, and an NVIDIA card with numba-cuda or --cores")
    until = monotonic() + wanted.seconds
    packed = unpack(wanted.data)
    wanted.into.parent.mkdir(parents=True, exist_ok=True)
    card, cores = Card(), Cores(wanted.cores)
    for row in wanted.row:
        if wanted.check:
            check(row, packed[row.game], wanted.check, (card, cores), until)
        else:
            where = cores if wanted.cores else card
            play_row(where, row, packed[row.game], wanted.into, wanted.matches, until)


if __name__ == "__main__":
    main()
