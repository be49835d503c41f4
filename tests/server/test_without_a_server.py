"""Play with and without a server side by side: the same seed and the same acts are told in the same bytes."""

import msgspec
import pytest

from crocetta import games
from crocetta.bots.desk import InlineDesk
from crocetta.bots.question import reply
from crocetta.server import rooms as rooms_module
from crocetta.server import wall_clock
from crocetta.server.commitments import Committed
from crocetta.server.line import Line
from crocetta.tables.replays import Replay
from crocetta.tables.tell import luck_of, match_of, replay
from tests.offline import script
from tests.offline.script import AT, CODE, NAME, ROOT, TABLE, Device, wish
from tests.server.people import bots_rest, open_server, rooms_of

pytestmark = pytest.mark.anyio


class PromptDesk(InlineDesk):
    """Answers in the order of the questions: which thread is faster would be luck."""

    async def _answer(self, message: bytes) -> bytes:
        return reply(message)


@pytest.mark.parametrize("game", games.names())
async def test_a_worker_tells_what_a_server_tells(
    game: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wall_clock, "now", lambda: AT)
    monkeypatch.setattr(rooms_module, "new_code", lambda: CODE)
    said: list[str] = []
    async with open_server(database, desk=PromptDesk()) as app:
        rooms = rooms_of(app)
        person = await app.state.identity.new_person()
        room = await rooms.create(person, NAME, wish(game), Committed(TABLE, ROOT))
        line = Line(rooms, room, person, said.append)

        async def send(text: str) -> None:
            await line.receive(text)
            await bots_rest(room)

        assert await Device(game, send, said).play(2_000)
        entries = await rooms.streams.entries(TABLE)
        encode = msgspec.json.encode
        steps = Replay(room.info(person), replay(TABLE, entries))
        for value in (room.info(person), luck_of(room.table), steps):
            said.append(encode(value).decode())
        said.append(match_of(room.table, entries).dumps().decode())
    at_home, over = await script.at_home(game, 2_000, person)
    assert over
    assert at_home == said
