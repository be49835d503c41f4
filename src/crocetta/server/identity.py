"""Who a request comes from: a person's id in a signed cookie. No e-mail, no password.

The cookie also holds when it was issued and its generation, so that a person can revoke all cookies they ever had.

A secret link, good once and for a quarter of an hour, moves a person to another device. So does a key, which they
keep as a file, until they revoke it with their devices.
"""

import hmac
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from typing import Final

from crocetta.server import guests, wall_clock
from crocetta.server.store.people import People

LINK_SECONDS: Final = 900
GOOD_FOR: Final = 31_536_000
"""Seconds that a cookie is good; whoever comes within a year gets a fresh one."""
MOST_KEPT: Final = 100_000
SEEN_EVERY: Final = 3_600
"""Seconds; more often nobody needs to know when a device was there."""
KEY: Final = "key."
"""What a key begins with; no link does."""
FIRST_COOKIE: Final = "crocetta"
"""What it was called when every server used the same name; whoever still has one keeps their seats."""


class Identity:
    def __init__(self, people: People, key: str, dated_since: float) -> None:
        self.people = people
        self._key = key.encode()
        self._dated_since = dated_since
        """Since when cookies say when they were issued; those that do not count as issued then."""
        self.cookie = f"crocetta-{self._signature('the name of the cookie')[:8]}"
        """Each server has a name of its own for it: browsers do not tell the ports of one host apart."""
        self._generations: dict[str, int] = {}
        self._devices: dict[str, frozenset[str]] = {}
        """Of each person those that are signed in."""
        self._lines: dict[str, set[Callable[[], None]]] = {}
        self._names = guests.names()

    @classmethod
    async def open(cls, people: People) -> "Identity":
        key = await people.secret("cookie", secrets.token_hex(32))
        return cls(people, key, float(await people.secret("cookies-dated", str(wall_clock.now()))))

    def sign(self, person: str, generation: int = 0, device: str = "") -> str:
        said = f"{person}.{int(wall_clock.now()):x}.{generation:x}" + (f".{device}" if device else "")
        return f"{said}.{self._signature(said)}"

    async def fresh_cookie(self, person: str, cookies: Mapping[str, str], label: str) -> str:
        """For the device that has these cookies, if it was theirs before; otherwise for a new one."""
        device = self.device(cookies) if await self.who(cookies) == person else ""
        known = {each.device: each for each in await self.people.devices(person)}
        if device not in known:
            device = secrets.token_hex(8)
            await self.people.add_device(person, device, label)
            self._devices.pop(person, None)
        elif wall_clock.now() - known[device].seen > SEEN_EVERY:
            await self.people.note_device(device)
        return self.sign(person, await self._generation(person) or 0, device)

    def device(self, cookies: Mapping[str, str]) -> str:
        """The one that good cookies name; empty for those from before devices had names."""
        parts = self._said(cookies).split(".")
        return parts[3] if len(parts) > 3 else ""

    def _said(self, cookies: Mapping[str, str]) -> str:
        return (cookies.get(self.cookie) or cookies.get(FIRST_COOKIE, "")).rpartition(".")[0]

    async def _is_signed_in(self, person: str, device: str) -> bool:
        if person not in self._devices:
            if len(self._devices) >= MOST_KEPT:
                self._devices.clear()
            self._devices[person] = frozenset(each.device for each in await self.people.devices(person))
        return device in self._devices[person]

    async def revoke_device(self, person: str, device: str) -> bool:
        """One of theirs is a stranger from now on. All their lines end; the others come back by themselves."""
        gone = await self.people.revoke_device(person, device)
        self._devices.pop(person, None)
        self._end_lines(person)
        return gone

    async def who(self, cookies: Mapping[str, str]) -> str | None:
        """The person whom the cookies name: if we signed them, not too long ago, and nobody revoked them.

        Nobody, too, for a cookie that is older than the database, put back from a copy for instance.
        """
        said, _, signature = (cookies.get(self.cookie) or cookies.get(FIRST_COOKIE, "")).rpartition(".")
        if not said or not hmac.compare_digest(signature.encode(), self._signature(said).encode()):
            return None
        person, issued, generation = self._read(said)
        if wall_clock.now() - issued > GOOD_FOR or generation != await self._generation(person):
            return None
        device = self.device(cookies)
        return person if not device or await self._is_signed_in(person, device) else None

    def _read(self, said: str) -> tuple[str, float, int]:
        """What we have signed: the person and, but for the first cookies, when it was and for which generation."""
        person, *dated = said.split(".")
        return (person, int(dated[0], 16), int(dated[1], 16)) if dated else (person, self._dated_since, 0)

    async def _generation(self, person: str) -> int | None:
        if person not in self._generations:
            generation = await self.people.generation(person)
            if generation is None:
                return None
            if len(self._generations) >= MOST_KEPT:
                self._generations.clear()
            self._generations[person] = generation
        return self._generations[person]

    async def revoke(self, person: str) -> None:
        """All cookies of theirs until now are good no more, and lines that were opened with them end."""
        self._generations[person] = await self.people.revoke(person)
        self._devices.pop(person, None)
        self._end_lines(person)

    def forget(self, person: str) -> None:
        """Another worker has revoked them."""
        self._generations.pop(person, None)
        self._devices.pop(person, None)
        self._end_lines(person)

    async def recheck(self) -> None:
        """Others may have revoked cookies of people who have lines here, and this worker did not hear of it."""
        known, self._generations = self._generations, {}
        self._devices.clear()
        connected = [person for person in self._lines if person in known]
        now = await self.people.generations(connected)
        for person in connected:
            if now.get(person) != known[person]:
                self._end_lines(person)

    def _end_lines(self, person: str) -> None:
        for end in list(self._lines.get(person, ())):
            end()

    @contextmanager
    def while_good(self, person: str | None, end: Callable[[], None]) -> Iterator[None]:
        """`end` is called if this person's cookies are revoked meanwhile."""
        lines = self._lines.setdefault(person or "", set())
        lines.add(end)
        try:
            yield
        finally:
            lines.discard(end)
            if not lines:
                self._lines.pop(person or "", None)

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
        if token.startswith(KEY):
            return await self.claim_key(token)
        return await self.people.claim_device_link(_hash(token))

    async def new_key(self, person: str) -> str:
        """Good until they revoke their devices; nobody has to keep it but they."""
        said = f"{person}.{await self._generation(person) or 0:x}"
        return f"{KEY}{said}.{self._signature(KEY + said)}"

    async def claim_key(self, key: str) -> str | None:
        said, _, signature = key.removeprefix(KEY).rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(KEY + said).encode()):
            return None
        person, _, generation = said.partition(".")
        return person if int(generation, 16) == await self._generation(person) else None

    def _signature(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), sha256).hexdigest()[:40]


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
