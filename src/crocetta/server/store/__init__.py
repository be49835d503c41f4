"""What the server keeps: people, and the streams of tables. An entry counts when `append` has returned."""

from crocetta.server.store.database import Database
from crocetta.server.store.people import People
from crocetta.server.store.tables import Tables


class Store(Database):
    def __init__(self, url: str, *, alone: bool = True) -> None:
        super().__init__(url, alone=alone)
        self.people = People(self)
        self.tables = Tables(self)

    async def close(self) -> None:
        await self.tables.settled()
        await super().close()
