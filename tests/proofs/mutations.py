"""What is changed in what is well-formed: bytes, letters, whole entries of a match."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Final

import msgspec

from crocetta.kit.record import TAKE_BACK

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


def messages_of_a_line() -> list[bytes]:
    act = b'{"type":"mark","slot":1,"cells":1056}'
    return [
        b'{"type":"sit","seat":0,"last":12,"story":true}',
        b'{"type":"sit","seat":null}',
        b'{"type":"play","move":"8c1f0e4b52d7a690","decision":3,"action":' + act + b"}",
        b'{"type":"take back","move":"8c1f0e4b52d7a691","decision":4}',
        b'{"type":"why not","move":"8c1f0e4b52d7a692","action":' + act + b"}",
        b'{"type":"ping"}',
    ]


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
    """Mostly with the right check sum for what was changed: else nothing behind it would ever be reached."""
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
