"""Verifiable luck: a commitment scheme, so that nobody can have chosen the cards and everybody can check it
afterwards.

A chain of secrets, each the hash of the next, ends in the commitment, which is shown before anybody adds anything.
Then each player adds a share, random signs of their own. A match is dealt from the hash of one secret and all
shares; when it is over the secret is revealed, and hashing it leads back to the commitment. A rematch takes the
next secret of the chain: that one was fixed before the shares were known, too, so nobody has to add anything again.
"""

import re
from hashlib import sha256
from typing import Final

from msgspec import Struct

LINKS: Final = 256
"""Matches that one chain is good for. It never changes: files that were written before count on it."""
SHARE: Final = "^[0-9a-f]{32}$"
"""What a share looks like: 128 random bits. Nobody has to add one."""


class Luck(Struct, frozen=True, forbid_unknown_fields=True):
    """How the seed of a match came about."""

    commitment: str
    match: int
    """Its place in the chain, from 1 on: so many hashes lead from the secret to the commitment."""
    secret: str
    shares: tuple[str, ...]
    """Of each seat; empty where nobody added one."""


def hashed(text: str, times: int = 1) -> str:
    for _ in range(times):
        text = sha256(text.encode()).hexdigest()
    return text


def commitment(root: str) -> str:
    """The end of the chain that begins with this secret."""
    return hashed(root, LINKS)


def luck_of(root: str, match: int, shares: tuple[str, ...]) -> Luck:
    return Luck(commitment(root), match, hashed(root, LINKS - match), shares)


def seed_of(luck: Luck) -> str:
    """Nothing enters that a server could still choose once it knows the shares: no name, no time, no number."""
    return hashed("/".join((luck.secret, *luck.shares)))


def fault(luck: Luck, seed: str | None, seats: int) -> str | None:
    """What does not fit together; None if everything does.

    Whether it is the right secret of the chain, no file can tell: only who counted the matches before this one.
    """
    if not 1 <= luck.match <= LINKS or hashed(luck.secret, luck.match) != luck.commitment:
        return "the secret does not lead to the commitment"
    if len(luck.shares) != seats:
        return "there is not one share for each seat"
    if any(share and not re.fullmatch(SHARE, share) for share in luck.shares):
        return "a share is not made of 32 hexadecimal digits"
    if seed_of(luck) != seed:
        return "the seed does not follow from the secret and the shares"
    return None
