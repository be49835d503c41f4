"""Decoders of everything that comes from outside: each reads or refuses, and what is read is written the same."""

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib.resources import files
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from crocetta import games
from crocetta.kit.game import DEALER
from crocetta.kit.match import Match
from crocetta.kit.record import TAKE_BACK, RecordError
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

TOKENS: Final = (
    *(
        b"null",
        b"true",
        b"-1",
        b"0",
        b"1e999",
        b"0.5",
        b"99999999999999999999",
        b"-9223372036854775808",
        b"{}",
        b"[]",
    ),
    *(
        b'""',
        b'"',
        b"\\u0000",
        b"\\ud800",
        b"\xff",
        b"\xc0\xaf",
        b"\xf0\x9f\x8f\xba",
        b"\x00",
        b",",
        b":",
        b"{",
        b"}",
    ),
    *(b'"type":', b'"seat":', b'"move":"m",', b'"decision":', b'"action":', b"[" * 64, b'{"a":' * 64, b" " * 64),
)

LETTERS: Final = b"abcdefghijklmnopqrstuvwxyz"
DIGITS: Final = b"0123456789"
FEWEST: Final = 48
"""Executions of each decoder, however seldom it is called."""


def mutated(rng: Random, corpus: Sequence[bytes]) -> bytes:
    text = bytearray(rng.choice(corpus))
    for _ in range(rng.choice((1, 1, 2, 3))):
        place, kind = rng.randrange(len(text) + 1), rng.randrange(6)
        if kind == 0 and place < len(text):
            text[place] ^= 1 << rng.randrange(8)
        elif kind == 1:
            del text[place : place + rng.randrange(1, 12)]
        elif kind == 2:
            text[place:place] = text[place : place + rng.randrange(1, 24)]
        elif kind == 3:
            text[place:place] = rng.choice(TOKENS)
        elif kind == 4:
            text[place : place + rng.randrange(1, 6)] = rng.choice(TOKENS)
        else:
            other = rng.choice(corpus)
            cut = rng.randrange(len(other) + 1)
            text[place:] = other[cut:]
    return bytes(text)


def edited(rng: Random, corpus: Sequence[bytes]) -> bytes:
    """As often as not, only one letter or digit became another, which leaves many files readable."""
    if rng.randrange(2):
        return mutated(rng, corpus)
    text = bytearray(rng.choice(corpus))
    kinds = [kind for kind in (LETTERS, DIGITS) if any(byte in kind for byte in text)]
    kind = rng.choice(kinds)
    text[rng.choice([place for place, byte in enumerate(text) if byte in kind])] = rng.choice(kind)
    return bytes(text)


def forged(rng: Random, corpus: Sequence[bytes]) -> bytes:
    """Mostly with a recomputed check sum: otherwise nothing behind that check would ever be reached."""
    page = msgspec.json.decode(rng.choice(corpus))
    entries, kind = page["entries"], rng.randrange(6)
    one, other = (rng.randrange(len(entries)) for _ in range(2))
    if kind == 0:
        del entries[one:]
    elif kind == 1:
        entries[one], entries[other] = entries[other], entries[one]
    elif kind == 2:
        entries.insert(one, entries[other])
    elif kind == 3:
        entries.insert(one, {"seat": rng.choice((-1, 0, 1, 2)), "act": TAKE_BACK})
    else:
        text = mutated(rng, corpus)
        try:
            page = msgspec.json.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return text
        if kind == 4 or not isinstance(page, dict):
            return text
    page.pop("check", None)
    summed = sha256(msgspec.json.encode(page, order="deterministic")).hexdigest()
    return msgspec.json.encode({**page, "check": summed})


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
    found = {"messages of a line": _of_type(FromPage, messages(), strict)}
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


def messages() -> list[bytes]:
    act = b'{"type":"mark","slot":1,"cells":1056}'
    return [
        b'{"type":"sit","seat":0,"last":12,"story":true}',
        b'{"type":"sit","seat":null}',
        b'{"type":"play","move":"8c1f0e4b52d7a690","decision":3,"action":' + act + b"}",
        b'{"type":"take back","move":"8c1f0e4b52d7a691","decision":4}',
        b'{"type":"why not","move":"8c1f0e4b52d7a692","action":' + act + b"}",
        b'{"type":"ping"}',
    ]


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
