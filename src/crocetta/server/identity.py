"""Who a request comes from: a person's id in a signed cookie. No e-mail, no password.

The cookie also holds when it was issued and its generation, so that a person can revoke all earlier cookies.

A secret link, valid once and for a quarter of an hour, moves a person to another device. So does a key, which they
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
"""Seconds until a cookie expires; every visit renews it."""
MOST_KEPT: Final = 100_000
SEEN_EVERY: Final = 3_600
"""Seconds between updates of a device's last-seen time."""
KEY: Final = "key."
"""Prefix of a key; links never start with it."""
FIRST_COOKIE: Final = "crocetta"
"""The cookie's former name, the same on every server; still accepted, so that nobody loses their seats."""


class Identity:
    def __init__(self, people: People, key: str, dated_since: float) -> None:
        self.people = people
        self._key = key.encode()
        self._dated_since = dated_since
        """When cookies began to carry their date; undated ones count as issued then."""
        self.cookie = f"crocetta-{self._signature('the name of the cookie')[:8]}"
        """The name differs per server: browsers share cookies between the ports of a host."""
        self._generations: dict[str, int] = {}
        self._devices: dict[str, frozenset[str]] = {}
        """Signed-in devices by person."""
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
        """For the device that sent these cookies, if it is signed in as this person; otherwise for a new one."""
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
        """The device named in the cookies; empty for those issued before devices had ids."""
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
        """Sign one device out. All the person's lines are closed; those of other devices reconnect."""
        gone = await self.people.revoke_device(person, device)
        self._devices.pop(person, None)
        self._end_lines(person)
        return gone

    async def who(self, cookies: Mapping[str, str]) -> str | None:
        """The person in the cookies, if the signature is valid and they are neither expired nor revoked.

        None, too, for a person that the database does not know, as after restoring an older backup.
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
        """The signed fields: person, time of issue and generation; the first cookies have the person alone."""
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
        """Revoke all cookies of a person until now, and close the lines opened with them."""
        self._generations[person] = await self.people.revoke(person)
        self._devices.pop(person, None)
        self._end_lines(person)

    def forget(self, person: str) -> None:
        """Drop cached data and lines: another worker has revoked this person's cookies."""
        self._generations.pop(person, None)
        self._devices.pop(person, None)
        self._end_lines(person)

    async def recheck(self) -> None:
        """Close lines whose cookies were revoked while this worker was disconnected from the others."""
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
        """Calls `end` if this person's cookies are revoked meanwhile."""
        lines = self._lines.setdefault(person or "", set())
        lines.add(end)
        try:
            yield
        finally:
            lines.discard(end)
            if not lines:
                self._lines.pop(person or "", None)

    async def new_person(self) -> str:
        """With a default name, different from other guests' until all are used."""
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
        """Valid until they revoke their devices; signed, not stored."""
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
