"""Commitments to the luck of a table, given out before its host adds a share (a commitment scheme).

Nothing is stored: the first secret of a chain is derived (HMAC) from a key of the server and the id of the future
table, so any worker can redeem the ticket of another. Table ids are unique, so a revealed secret is never used
again, except in a restored backup, which does not know of later rematches (docs/luck.md).
"""

import hmac
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from crocetta.kit.luck import commitment
from crocetta.server import wall_clock
from crocetta.server.store.people import People
from crocetta.tables.errors import BadRequest
from crocetta.tables.luck import Promise

GOOD_FOR: Final = 600
"""Seconds between asking for a commitment and opening the table."""
APART: Final = 5
"""Seconds of clock skew allowed between two workers."""


class Committed(NamedTuple):
    table: str
    root: str


class Commitments:
    def __init__(self, key: str) -> None:
        self._key = key.encode()

    @classmethod
    async def open(cls, people: People) -> "Commitments":
        return cls(await people.secret("luck", secrets.token_hex(32)))

    def new(self) -> Promise:
        table = secrets.token_hex(8)
        said = f"{table}.{int(wall_clock.now()):x}"
        return Promise(f"{said}.{self._derived('ticket', said)}", commitment(self._derived("root", table)))

    def redeem(self, ticket: str) -> Committed:
        """The table and the secret that this ticket commits to."""
        said, _, signature = ticket.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._derived("ticket", said).encode()):
            raise BadRequest("problem-code", field="luck")
        table, issued = said.split(".")
        if not -APART <= wall_clock.now() - int(issued, 16) <= GOOD_FOR:
            raise BadRequest("problem-code", field="luck")
        return Committed(table, self._derived("root", table))

    def of_day(self, day: str, game: str) -> str:
        """The root secret of a day's match: the same at every worker, and told to nobody."""
        return self._derived("day", f"{day}/{game}")

    def _derived(self, purpose: str, name: str) -> str:
        return hmac.new(self._key, f"{purpose}/{name}".encode(), sha256).hexdigest()
