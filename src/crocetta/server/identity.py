"""Who somebody is: a person's number in a signed cookie. No e-mail, no password.

A secret link, good once and for a quarter of an hour, carries a person to another device.
"""

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from crocetta.server import guests, wall_clock
from crocetta.server.store.people import People

LINK_SECONDS: Final = 900
FIRST_COOKIE: Final = "crocetta"
"""What it was called when every server used the same name; whoever still has one keeps their seats."""


class Identity:
    def __init__(self, people: People, key: str) -> None:
        self.people = people
        self._key = key.encode()
        self.cookie = f"crocetta-{self._signature('the name of the cookie')[:8]}"
        """Each server has a name of its own for it: browsers do not tell the ports of one host apart."""
        self._known: set[str] = set()
        self._names = guests.names()

    @classmethod
    async def open(cls, people: People) -> "Identity":
        return cls(people, await people.secret("cookie", secrets.token_hex(32)))

    def sign(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def read(self, cookies: Mapping[str, str]) -> str | None:
        """The person whom the cookies name, if we signed them."""
        cookie = cookies.get(self.cookie) or cookies.get(FIRST_COOKIE, "")
        person, _, signature = cookie.partition(".")
        if person and hmac.compare_digest(signature.encode(), self._signature(person).encode()):
            return person
        return None

    async def knows(self, person: str) -> bool:
        """False for a cookie of ours that is older than the database, put back from a copy for instance."""
        if person not in self._known and await self.people.nickname(person) is not None:
            self._known.add(person)
        return person in self._known

    async def new_person(self) -> str:
        """Under another name than the newcomers before, until all are used; theirs until they choose one."""
        person = secrets.token_hex(8)
        await self.people.add(person, next(self._names))
        return person

    async def nickname(self, person: str) -> str:
        return await self.people.nickname(person) or next(self._names)

    async def new_link(self, person: str) -> str:
        token = secrets.token_urlsafe(24)
        await self.people.add_device_link(_hash(token), person, wall_clock.now() + LINK_SECONDS)
        return token

    async def claim_link(self, token: str) -> str | None:
        return await self.people.claim_device_link(_hash(token))

    def _signature(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), sha256).hexdigest()[:40]


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
