"""Storage: people, and the streams of tables. An entry is durable when `append` has returned."""

from crocetta.server.peers import NoPeers
from crocetta.server.store.attempts import Attempts
from crocetta.server.store.database import Database
from crocetta.server.store.history import History
from crocetta.server.store.people import People
from crocetta.server.store.streams import Streams
from crocetta.server.store.subscriptions import Subscriptions
from crocetta.server.store.tables import Tables
from crocetta.server.store.workers import Workers


class Store(Database):
    def __init__(self, url: str, *, alone: bool = True) -> None:
        super().__init__(url, alone=alone)
        self.workers = Workers(self) if self.shared else None
        self.peers = self.workers or NoPeers()
        self.people = People(self, self.workers)
        self.streams = Streams(self, self.workers)
        self.tables = Tables(self, self.workers)
        self.history = History(self)
        self.attempts = Attempts(self)
        self.subscriptions = Subscriptions(self)

    async def _take(self) -> None:
        await super()._take()
        if self.workers is not None and self._alone:
            await self.workers.open()

    async def close(self) -> None:
        await self.streams.close()
        await self.tables.close()
        if self.workers is not None:
            await self.workers.close()
        await super().close()

    async def ping(self) -> None:
        self.peers.check()
        await super().ping()
