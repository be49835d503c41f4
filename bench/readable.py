"""How fast are the readable rules? `make bench` writes `bench/results.md`.

Random play on one core, our three games and two well-known peers in the same run. The peers live in `.venv-bench`,
which this program makes; they are no part of Crocetta.
"""

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from crocetta import games
from crocetta.kit.game import DEALER, AnyGame, Seat

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "bench" / "results.md"
PEERS_HOME: Final = ROOT / ".venv-bench"
PEERS: Final = ("catanatron==3.2.1", "pettingzoo[classic]==1.27.0")
FLOOR: Final = 60_000
"""Decisions a second, `legal` and `apply`, that a flip-and-write game must reach on one core."""
MUST_REACH: Final = ("pyramids", "silver-and-gold")
OPTIONS: Final = {"la-piramide": b'{"turn_limit": 40}'}
"""Random play needs hundreds of rounds to leave the pyramid."""


class Decision(NamedTuple):
    state: Any
    seat: Seat
    act: Any


class Speed(NamedTuple):
    title: str
    core: list[float]
    """Decisions a second, `legal` and `apply` alone."""
    whole: list[float]
    """Decisions a second of whole matches: setup, the dealer's acts and the choosing included."""


class Peer(msgspec.Struct):
    name: str
    counted: str
    speeds: list[float]


class PeersRun(msgspec.Struct):
    peers: list[Peer]
    failed: list[str]


def random_match(game: AnyGame, rng: Random) -> Iterator[Decision]:
    """One match at random, each player's decision as it is made."""
    seats = rng.choice(game.seats)
    s = game.setup(seats, game.types.options.decode(OPTIONS.get(game.name, b"{}")))
    while who := game.to_act(s):
        seat = rng.choice(who)
        if seat == DEALER:
            act = rng.choice(game.chance(s).outcomes)
        else:
            act = rng.choice(game.legal(s, seat))
            yield Decision(s, seat, act)
        s = game.apply(s, seat, act).state


def repeated(once: Callable[[], int], repeats: int, seconds: float) -> list[float]:
    """How much `once` counts a second, measured several times."""
    once()
    found = []
    for _ in range(repeats):
        begin, count = perf_counter(), 0
        while (elapsed := perf_counter() - begin) < seconds:
            count += once()
        found.append(count / elapsed)
    return found


def measure(game: AnyGame, repeats: int, seconds: float) -> Speed:
    rng = Random(1)
    decisions = [decision for _ in range(20) for decision in random_match(game, rng)]

    def core() -> int:
        legal, apply = game.legal, game.apply
        for s, seat, act in decisions:
            legal(s, seat)
            apply(s, seat, act)
        return len(decisions)

    def whole() -> int:
        return sum(1 for _ in random_match(game, rng))

    return Speed(game.title, repeated(core, repeats, seconds), repeated(whole, repeats, seconds))


def measure_peers(repeats: int, seconds: float) -> PeersRun:
    python = PEERS_HOME / "bin" / "python"
    uv = [sys.executable, "-m", "uv"]
    try:
        if not python.exists():
            print("installing the peers into .venv-bench", flush=True)
            subprocess.run([*uv, "venv", "--quiet", "--python", sys.executable, PEERS_HOME], check=True)
        subprocess.run([*uv, "pip", "install", "--quiet", "--python", python, *PEERS], check=True)
        print("peers", flush=True)
        command = [str(python), str(ROOT / "bench" / "peers.py"), str(repeats), str(seconds)]
        run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    except subprocess.CalledProcessError:
        return PeersRun([], ["the peers could not be installed or run: there is nothing to compare with"])
    return msgspec.json.decode(run.stdout.splitlines()[-1], type=PeersRun)


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def company() -> str:
    """Who else was using the machine: wall-clock numbers from a busy one are too low."""
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    words = f"Load average when it began: {load:.1f} on {cores} cores."
    return (
        words if load < cores / 2 else f"{words} **The machine was busy: these speeds are too low; run it again.**"
    )


def page(ours: list[Speed], theirs: PeersRun, repeats: int, seconds: float, busy: str) -> str:
    lines = [
        "# Speed of the readable rules",
        "",
        f"{date.today().isoformat()}, {processor()}, one core, Python {platform.python_version()}. "
        f"Random play, {repeats} repeats of {seconds:g} s; best, and the median in brackets. "
        "Wall-clock time. `make bench` makes this page.",
        "",
        busy,
        "",
        "| game | decisions/s, `legal` + `apply` | decisions/s, whole matches |",
        "|---|---:|---:|",
        *(f"| {speed.title} | {_shown(speed.core)} | {_shown(speed.whole)} |" for speed in ours),
        "",
        "| peer | counted | a second, whole matches |",
        "|---|---|---:|",
        *(f"| {peer.name} | {peer.counted} | {_shown(peer.speeds)} |" for peer in theirs.peers),
        "",
        *theirs.failed,
    ]
    if theirs.peers:
        lines += [
            "Whole matches of ours against whole matches of theirs, best against best:",
            "",
            "| | " + " | ".join(peer.name for peer in theirs.peers) + " |",
            "|---|" + "---:|" * len(theirs.peers),
            *(f"| {speed.title} | {_ratios(speed, theirs.peers)} |" for speed in ours),
            "",
        ]
    lines += [
        "A whole match includes setup, the dealer's acts and the choosing of a move; the peers' numbers do too.",
        "The games differ in size: the ratios say how much a tinkerer may simulate, not who writes better code.",
        f"The flip-and-write games must reach {FLOOR:,} decisions/s (`legal` + `apply`).",
        "",
    ]
    return "\n".join(lines)


def _shown(speeds: list[float]) -> str:
    return f"{max(speeds):,.0f} ({median(speeds):,.0f})"


def _ratios(speed: Speed, peers: list[Peer]) -> str:
    return " | ".join(f"{max(speed.whole) / max(peer.speeds):.1f} ×" for peer in peers)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__.partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.4, help="of each repeat (0.4)")
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one (all)")
    parser.add_argument("--no-peers", action="store_true", help="our games only; nothing is written")
    wanted = parser.parse_args()

    names = wanted.game or games.names()
    busy = company()
    print(busy, flush=True)
    ours = []
    for name in names:
        print(name, end=": ", flush=True)
        ours.append(measure(games.get(name), wanted.repeats, wanted.seconds))
        print(f"{_shown(ours[-1].core)} decisions/s", flush=True)
    if not wanted.no_peers:
        theirs = measure_peers(wanted.repeats, wanted.seconds)
        RESULTS.write_text(page(ours, theirs, wanted.repeats, wanted.seconds, busy), encoding="utf-8")
        print(f"written: {RESULTS.relative_to(ROOT)}")
    slow = [
        speed.title
        for name, speed in zip(names, ours, strict=True)
        if name in MUST_REACH and max(speed.core) < FLOOR
    ]
    if slow:
        sys.exit(f"below {FLOOR:,} decisions/s: {', '.join(slow)}")


if __name__ == "__main__":
    main()
