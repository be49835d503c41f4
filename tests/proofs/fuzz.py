"""`make fuzz`: whatever is sent, it is answered or refused, and changes nothing that it may not.

    python -m tests.proofs.fuzz --decodes 10000000 --frames 1000000 --connections 5000 --calls 100

It goes on where it was stopped. `--fresh` begins anew.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from crocetta import games
from crocetta.kit.game import DEALER
from crocetta.kit.match import Match
from crocetta.kit.record import RecordError
from crocetta.tables import entries as e
from crocetta.tables.persons import Claim, Rename
from crocetta.tables.protocol import (
    ChangeSeat,
    FromPage,
    NewSeat,
    NewTable,
    PlayRequest,
    RematchRequest,
    SayRequest,
    Settings,
    TakeBackRequest,
    VoteRequest,
    WhyNotRequest,
)
from tests.proofs.hostile import fuzz_bytes, fuzz_frames
from tests.proofs.mutations import edited, forged, messages_of_a_line, mutated
from tests.proofs.page import quiet_log, write
from tests.proofs.tally import Tally, until_stopped

FEWEST: Final = 48
"""Executions of each decoder, however seldom it is called."""
PART_DECODES, PART_FRAMES, PART_CONNECTIONS = 500_000, 50_000, 1_000
"""What is counted together."""


class Target(NamedTuple):
    decode: Callable[[bytes], Any]
    encode: Callable[[Any], bytes]
    refuses: tuple[type[Exception], ...]
    corpus: list[bytes]
    one_in: int = 1
    """How much seldomer it is called than the others: some cost milliseconds."""
    mutate: Callable[[Random, Sequence[bytes]], bytes] = mutated


def targets() -> dict[str, Target]:
    strict = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
    found = {"messages of a line": _of_type(FromPage, messages_of_a_line(), strict)}
    bodies: list[tuple[Any, Any]] = [
        (NewTable, NewTable("pyramids", (NewSeat("me"), NewSeat("bot"), NewSeat("open")), {}, Settings(clock=60))),
        (ChangeSeat, ChangeSeat("bot")),
        (VoteRequest, VoteRequest("remove", 1)),
        (RematchRequest, RematchRequest(at_once=True)),
        (SayRequest, SayRequest("Hello", "clap")),
        (Rename, Rename("Ada")),
        (Claim, Claim("token")),
        (PlayRequest, PlayRequest(0, 3, {"type": "done"}, "m")),
        (TakeBackRequest, TakeBackRequest(0, 3, "m")),
        (WhyNotRequest, WhyNotRequest(0, {"type": "mark", "slot": 0, "cells": 7})),
    ]
    for kind, example in bodies:
        found[kind.__name__] = _of_type(kind, [msgspec.json.encode(example)], strict)
    stream: list[bytes] = []
    for name in games.names():
        match = _a_match(name)
        acts = [msgspec.json.encode(entry.action) for entry in match.entries if hasattr(entry, "action")]
        game = match.game
        found[f"acts of {name}"] = Target(game.types.action.decode, msgspec.json.encode, strict, acts)
        stream += [msgspec.json.encode(e.Acted(1.0, 0, "person", msgspec.Raw(act), "m")) for act in acts[:20]]
        found[f"match files of {name}"] = Target(
            lambda text: Match.loads(text, games.resolve), Match.dumps, (RecordError,), [match.dumps()], 100, forged
        )
        data = _shipped(name)
        found[f"own files of {name}"] = Target(
            lambda text, name=name: games.get(name, text.decode(errors="replace")),  # type: ignore[misc]
            lambda _: b"",
            (ValueError,),
            [data],
            20_000,
            edited,
        )
    found["entries of a stream"] = Target(e.decoder.decode, e.encode, strict, stream)
    return found


def _of_type(kind: Any, corpus: list[bytes], refuses: tuple[type[Exception], ...]) -> Target:
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)
    return Target(decoder.decode, msgspec.json.encode, refuses, corpus)


def _a_match(name: str) -> Match[Any, Any, Any, Any, Any]:
    game, rng = games.get(name), Random(name)
    match: Match[Any, Any, Any, Any, Any] = Match.new(game, ["Ada", "Bruno"], seed="1")
    for _ in range(60):
        acting = [seat for seat in match.to_act if seat != DEALER]
        if not acting:
            break
        seat = rng.choice(acting)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def _shipped(name: str) -> bytes:
    folder = files("crocetta.games").joinpath(name.replace("-", "_"))
    file = next(folder.joinpath(file) for file in ("cards.toml", "maze.txt") if folder.joinpath(file).is_file())
    return file.read_bytes()


def fuzz_decoders(executions: int, seed: str = "decoders") -> dict[str, Counter[str]]:
    """AssertionError if anything but a refusal is raised, or if what was read is not what is written."""
    rng, counts = Random(seed), dict[str, Counter[str]]()
    found = targets()
    weights = {name: 1 / target.one_in for name, target in found.items()}
    for name, target in found.items():
        counted = counts[name] = Counter[str]()
        for _ in range(max(FEWEST, int(executions * weights[name] / sum(weights.values())))):
            text = target.mutate(rng, target.corpus)
            try:
                value = target.decode(text)
                counted["read"] += 1
            except target.refuses:
                counted["refused"] += 1
                continue
            except Exception as error:
                raise AssertionError(f"{name}: {text!r} raised {error!r}") from error
            if (target.one_in > 1 or counted["read"] % 16 == 0) and (written := target.encode(value)):
                assert target.encode(target.decode(written)) == written, f"{name}: {text!r} changes"
    return counts


# Requests


def fuzz_requests(calls: int) -> str:
    """schemathesis, over every operation of the description; what it says at its end."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-vv",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        "tests/server/test_openapi.py",
    ]
    settings = {**os.environ, "CROCETTA_CALLS": str(calls)}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout.strip().splitlines()[-1].strip("= ")


# Many of them


def decode_more(tally: Tally, wanted: int) -> None:
    while tally.in_time and (left := wanted - tally.total("decoders", "executed")) > 0:
        counts = fuzz_decoders(min(left, PART_DECODES), f"decoders {tally.begin('decoders')}")
        tally.add(
            "decoders",
            executed={name: counted.total() for name, counted in counts.items()},
            read={name: counted["read"] for name, counted in counts.items()},
        )
        print(f"decoders: {tally.total('decoders', 'executed'):,}", flush=True)


def send_more_frames(tally: Tally, wanted: int) -> None:
    while tally.in_time and (left := wanted - tally.total("frames", "kinds")) > 0:
        attack = fuzz_frames(min(left, PART_FRAMES), f"frames {tally.begin('frames')}")
        tally.add("frames", kinds=attack.kinds, tables={"all": attack.tables})
        print(f"frames: {tally.total('frames', 'kinds'):,}", flush=True)


def open_more_connections(tally: Tally, wanted: int) -> None:
    while tally.in_time and (left := wanted - tally.total("bytes", "connections")) > 0:
        with tempfile.TemporaryDirectory(prefix="crocetta-fuzz-") as folder:
            seed = f"bytes {tally.begin('bytes')}"
            endured = asyncio.run(fuzz_bytes(Path(folder), min(left, PART_CONNECTIONS), seed))
        tally.add("bytes", connections={"all": endured.connections})
        worst = {"grown": endured.grown, "slowest": endured.slowest * 1000}
        before = {name: float(tally.sums.words.get(name, 0)) for name in worst}
        tally.say(**{name: f"{max(most, before[name]):.0f}" for name, most in worst.items()})
        print(endured, flush=True)


def ask_more(tally: Tally, calls: int) -> None:
    if tally.in_time and calls > int(tally.sums.words.get("calls", 0)):
        tally.say(requests=fuzz_requests(calls), calls=f"{calls}")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("--decodes", type=int, default=10_000_000, help="executions on decoders (10,000,000)")
    parser.add_argument("--frames", type=int, default=1_000_000, help="hostile frames (1,000,000)")
    parser.add_argument("--connections", type=int, default=5_000, help="hostile connections (5,000)")
    parser.add_argument("--calls", type=int, default=100, help="of each operation of the interface (100)")
    parser.add_argument("--minutes", type=float, default=0, help="after which it begins nothing more")
    parser.add_argument("--fresh", action="store_true", help="do not go on where it was stopped")
    parser.add_argument("--dry", action="store_true", help="print the results, write nothing")
    wanted = parser.parse_args(arguments)
    quiet_log()
    tally = Tally("fuzz", fresh=wanted.fresh, minutes=wanted.minutes)
    with until_stopped():
        decode_more(tally, wanted.decodes)
        send_more_frames(tally, wanted.frames)
        open_more_connections(tally, wanted.connections)
        ask_more(tally, wanted.calls)
    executed, found = (tally.counted("decoders", what) for what in ("executed", "read"))
    words = {"grown": "?", "slowest": "?", "calls": "0", "requests": "not yet"} | tally.sums.words
    kinds = ", ".join(f"{kind} {number:,}" for kind, number in tally.counted("frames", "kinds").most_common())
    write(
        "Fuzz",
        [
            f"**{executed.total():,} executions on decoders**: each is read or refused, nothing else, and what is",
            f"read is written the same. **{tally.total('frames', 'kinds'):,} hostile frames** at",
            f"{tally.total('frames', 'tables'):,} tables, each answered ({kinds}); the table in memory is what its",
            f"stream says. **{tally.total('bytes', 'connections'):,} hostile connections**: memory grew by",
            f"{words['grown']} MiB at most, a bystander's pong took {words['slowest']} ms at most. schemathesis,",
            f"{words['calls']} requests of each operation and kind: {words['requests']}.",
            f"{tally.took} `make fuzz` makes this section, and goes on where it was stopped.",
        ],
        [
            "| decoder | executions | read |",
            "|---|---:|---:|",
            *(f"| {name} | {number:,} | {found[name]:,} |" for name, number in executed.items()),
        ],
        dry=wanted.dry,
    )


if __name__ == "__main__":
    main()
