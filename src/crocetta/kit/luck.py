"""Verifiable luck: a commitment scheme, so that nobody can choose the cards and everybody can check it afterwards.

A chain of secrets, each the hash of the next, ends in the commitment, which is published before anybody
contributes. Then each player adds a share, random digits of their own. A match is dealt from the hash of one secret
and all shares; when it is over the secret is revealed, and hashing it leads back to the commitment. A rematch uses
the next secret of the chain: that one was fixed before the shares were known, too, so nobody has to contribute
again.
"""

import re
from hashlib import sha256
from typing import Final

from msgspec import Struct

LINKS: Final = 256
"""Matches per chain. It must never change: existing files rely on it."""
SHARE: Final = "^[0-9a-f]{32}$"
"""The form of a share: 128 random bits. Shares are optional."""


class Luck(Struct, frozen=True, forbid_unknown_fields=True):
    """The origin of a match's seed."""

    commitment: str
    match: int
    """The position in the chain, from 1: so many hashes lead from the secret to the commitment."""
    secret: str
    shares: tuple[str, ...]
    """Per seat; empty without a contribution."""


def hashed(text: str, times: int = 1) -> str:
    for _ in range(times):
        text = sha256(text.encode()).hexdigest()
    return text


def commitment(root: str) -> str:
    """The end of the chain that starts with this root secret."""
    return hashed(root, LINKS)


def luck_of(root: str, match: int, shares: tuple[str, ...]) -> Luck:
    return Luck(commitment(root), match, hashed(root, LINKS - match), shares)


def seed_of(luck: Luck) -> str:
    """Contains nothing that a server could still choose once it knows the shares: no name, no time, no number."""
    return hashed("/".join((luck.secret, *luck.shares)))


def fault(luck: Luck, seed: str | None, seats: int) -> str | None:
    """The first inconsistency; None if there is none.

    A file cannot show whether it is the right secret of the chain: that takes counting the matches before this one.
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
