"""Which people have a visible page open, here or on another worker: they get no push notification."""

from collections import Counter

import structlog

from crocetta.server.services import Services
from crocetta.server.store.database import DatabaseUnavailable

log = structlog.get_logger()


class VisiblePages:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._pages: Counter[str] = Counter()

    def note(self, person: str | None, before: bool, now: bool) -> None:
        """A page became visible or hidden."""
        if person is None or before == now:
            return
        self._pages[person] += 1 if now else -1
        if not self._pages[person]:
            del self._pages[person]
        if not self._services.bus.reliable and self._pages[person] == now:
            self._services.in_background(self._write(person))

    async def _write(self, person: str) -> None:
        try:
            await self._services.tables.note_front(person, person in self._pages)
        except DatabaseUnavailable as error:
            log.warning("presence not written", error=repr(error))

    async def has(self, person: str) -> bool:
        if person in self._pages:
            return True
        return not self._services.bus.reliable and await self._services.tables.is_in_front(person)
