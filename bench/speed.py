"""How fast are the games, next to those of other people? `make bench` writes `bench/results.md`.

Random play, each contestant in a process of its own on one core, all measured by turns in the same run: our kernels
and our readable rules, and the peers of `bench/peers.py`, which live in a throw-away environment.
"""

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from datetime import date
from statistics import median
from typing import Final, NamedTuple

from bench import breakdown, first_use
from bench.contestants import PEERS_PYTHON, Entry, Failed, Result, install_peers, measure
from bench.kernels import SEATS
from bench.peers import PEERS
from bench.report import RESULTS, other_load, processor, write_section
from crocetta import games

SECTIONS: Final = ("Kernels", "Readable rules", "Peers", "What the time is spent on", "First use")
READABLE_FLOOR: Final = 60_000
"""Decisions a second, `legal` and `apply`, that the readable rules of a flip-and-write game must reach."""
TWO_CORES: Final = 1.9


class Floor(NamedTuple):
    """Player-turns a second on one core."""

    fused: float
    stepped: float


EXPEDITION: Final = Floor(5e6, 2e6)
FLOORS: Final = {"silver-and-gold": EXPEDITION, "pyramids": EXPEDITION, "la-piramide": Floor(1e6, 0)}

Results = dict[str, Result]


def our_entries(names: Sequence[str]) -> list[Entry]:
    ways = (("fused", 1), ("fused", 2), ("stepped", 1), ("stepped", 2), ("readable", 1), ("acts", 1))
    return [_our_entry(name, way, cores) for name in names for way, cores in ways]


def _our_entry(name: str, way: str, cores: int) -> Entry:
    return Entry(f"{name} {way} {cores}", (sys.executable, "-m", "bench.kernels", name, way, str(cores)), cores)


def their_entries(wanted: Sequence[str]) -> list[Entry]:
    return [Entry(key, (str(PEERS_PYTHON), "-m", "bench.peers", key)) for key in wanted]


# The page.


def kernels(names: Sequence[str], found: Results) -> list[str]:
    lines = [
        f"Random play of whole matches at a table of {SEATS}, full rules, the shipped cards and maze (La Piramide",
        "with `turn_limit` 40). Fused: a match in one compiled call. Stepped: act by act, as a program that",
        "decides itself would play. On two cores: by the clock, best against best, and in brackets the median of",
        "the rounds, in each of which one core and then two had their turn.",
        "",
        "| game | | player-turns/s | decisions/s | games/s | on two cores |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for name in names:
        for way in ("fused", "stepped"):
            if one := found.get(f"{name} {way} 1"):
                speeds = " | ".join(one.shown(what) for what in ("turns", "decisions", "games"))
                two = found.get(f"{name} {way} 2")
                times = _ratio(two, "by_clock", one, "by_clock")
                if two:
                    times += f" ({_by_rounds(one, two):.2f})"
                lines.append(f"| {games.get(name).title} | {way} | {speeds} | {times} |")
    return lines


def readable(names: Sequence[str], found: Results) -> list[str]:
    lines = [
        "| game | decisions/s, `legal` + `apply` | decisions/s, whole matches | games/s | the kernel's games/s |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in names:
        whole, acts, fused = (found.get(f"{name} {way} 1") for way in ("readable", "acts", "fused"))
        if whole and acts:
            speeds = f"{acts.shown('decisions')} | {whole.shown('decisions')} | {whole.shown('games')}"
            lines.append(f"| {games.get(name).title} | {speeds} | {_ratio(fused, 'games', whole, 'games')} |")
    return lines


def peers(names: Sequence[str], found: Results, failed: dict[str, str]) -> list[str]:
    lines = [
        "Steps are decisions of players or learners. The last columns: how many of our player-turns, fused, go to",
        "one of their steps; a turn has more than one decision. Games differ in size: this says how much a",
        "tinkerer may simulate in an evening, not who writes better code.",
        "",
        "| peer | steps/s | games/s | " + " | ".join(games.get(name).title for name in names) + " |",
        "|---|---:|---:|" + "---:|" * len(names),
    ]
    for key in PEERS:
        if peer := found.get(key):
            ratios = (_ratio(found.get(f"{name} fused 1"), "turns", peer, "decisions") for name in names)
            lines.append(
                f"| {peer.title} | {peer.shown('decisions')} | {peer.shown('games')} | {' | '.join(ratios)} |"
            )
    missing = [f"- {key}: {why}" for key, why in failed.items()]
    return [*lines, "", "Not in the table, and why:", "", *missing] if missing else lines


def _ratio(one: Result | None, what: str, other: Result | None, of: str) -> str:
    """Best against best."""
    if one is None or other is None or not one.best(what) or not other.best(of):
        return "–"
    times = one.best(what) / other.best(of)
    return f"{times:,.0f} ×" if times >= 10 else f"{times:.2f} ×"


def _by_rounds(one: Result, two: Result) -> float:
    rounds = zip(one.windows, two.windows, strict=True)
    return median(both.by_clock / alone.by_clock for alone, both in rounds)


def introduction(repeats: int, seconds: float, busy: str, found: Results) -> list[str]:
    shares = [window.share for key, result in found.items() for window in result.windows if not key.endswith(" 2")]
    return [
        f"{date.today().isoformat()}, {processor()}, Python {platform.python_version()}, by `make bench`.",
        f"{repeats} rounds of {seconds:g} s for each, by turns; best, and the median in brackets. The seconds are",
        f"those of the one core that a process is pinned to. {busy}",
        f"While they played, the processes had {min(shares):.0%} to {max(shares):.0%} of their core.",
        "",
    ]


def shortfalls(names: Sequence[str], found: Results) -> list[str]:
    """What must be reached and was not."""
    missed = []
    for name in names:
        fused, stepped = found.get(f"{name} fused 1"), found.get(f"{name} stepped 1")
        for way, result, floor in (
            ("fused", fused, FLOORS[name].fused),
            ("stepped", stepped, FLOORS[name].stepped),
        ):
            if result is None or result.best("turns") < floor:
                missed.append(f"{name}, {way}: below {floor:,.0f} player-turns/s")
            elif (two := found.get(f"{name} {way} 2")) is None:
                missed.append(f"{name}, {way}: not measured on two cores")
            elif two.best("by_clock") < TWO_CORES * result.best("by_clock"):
                missed.append(f"{name}, {way}: less than {TWO_CORES} times as fast on two cores")
        acts = found.get(f"{name} acts 1")
        if name != "la-piramide" and acts and acts.best("decisions") < READABLE_FLOOR:
            missed.append(f"{name}, readable: below {READABLE_FLOOR:,} decisions/s")
        missed += [
            f"{name}, fused: behind {found[key].title}"
            for key in PEERS
            if fused and key in found and found[key].best("decisions") > fused.best("turns")
        ]
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=0.4, help="of each repeat (0.4)")
    parser.add_argument(
        "--game", action="append", choices=games.names(), help="only this one (all); nothing is written"
    )
    parser.add_argument("--no-peers", action="store_true", help="our games only; nothing is written")
    parser.add_argument("--profile", action="store_true", help="only what the time is spent on; nothing is written")
    wanted = parser.parse_args()
    names: Sequence[str] = wanted.game or games.names()
    if wanted.profile:
        print("\n".join(breakdown.section([breakdown.measure(name) for name in names])))
        return

    if not hasattr(os, "sched_setaffinity"):
        sys.exit("make bench pins each contestant to one core, and only Linux lets it")
    busy = other_load()
    print(busy, flush=True)
    entries, failed = our_entries(names), {}
    if not wanted.no_peers:
        try:
            install_peers()
            entries += their_entries(list(PEERS))
        except Failed as why:
            failed["all peers"] = str(why)
    found, not_run = measure(entries, wanted.repeats, wanted.seconds)
    failed |= not_run
    spent = breakdown.section([breakdown.measure(name) for name in names])
    bodies = (
        introduction(wanted.repeats, wanted.seconds, busy, found) + kernels(names, found),
        readable(names, found),
        peers(names, found, failed),
        spent,
        first_use.section(first_use.waits()),
    )
    for title, body in zip(SECTIONS, bodies, strict=True):
        print(f"\n{title}\n", *body, sep="\n")
        if not wanted.no_peers and not wanted.game:
            write_section(title, body)
    if not wanted.no_peers and not wanted.game:
        print(f"written: {RESULTS.name}")
    if missed := shortfalls(names, found):
        sys.exit("\n".join(["", "Not reached:", *missed]))


if __name__ == "__main__":
    main()
