"""Leaks to be planted: small faults in what is told, each of which `make worlds` must catch."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from litestar import Litestar
from msgspec.structs import replace

from crocetta import games
from crocetta.bots.desk import Asker
from crocetta.games.expeditions import secrets
from crocetta.games.expeditions.events import Dealt, Finished, Kept, MarkedCells
from crocetta.games.expeditions.game import ExpeditionGame
from crocetta.games.la_piramide.pieces import curse_of
from crocetta.server import audience
from crocetta.server.attendance import Attendance
from crocetta.server.audience import Audience
from crocetta.server.bot_turns import BotTurns
from crocetta.server.http import play
from crocetta.server.presence import Presence
from crocetta.server.reviews import Reviews
from crocetta.server.room import Room
from crocetta.server.rooms import Rooms
from crocetta.server.store import streams as stored
from crocetta.server.uploads import Source
from crocetta.tables import chat, decide, projection, table, tell
from crocetta.tables.protocol import Happened
from crocetta.tables.replays import ReviewProgress
from crocetta.tables.table import Table

Planted = Iterator[None]
LEAKS: Final[dict[str, Callable[[], Any]]] = {}
SHEETS: Final = "silver-and-gold"
PAWNS: Final = "la-piramide"
GAME_OF: Final[dict[str, str]] = {}
"""In which game a leak shows."""


def leak(what: str, game: str = SHEETS) -> Callable[[Callable[[], Planted]], Callable[[], Planted]]:
    def keep(plant: Callable[[], Planted]) -> Callable[[], Planted]:
        LEAKS[what] = contextmanager(plant)
        GAME_OF[what] = game
        return plant

    return keep


@contextmanager
def everywhere(module: Any, name: str, new: Any) -> Iterator[None]:
    """In place of a function wherever it was imported."""
    old = getattr(module, name)
    with ExitStack() as stack:
        for found in list(sys.modules.values()):
            if getattr(found, "__name__", "").startswith("crocetta.") and getattr(found, name, None) is old:
                stack.enter_context(patch.object(found, name, new))
        yield


def _changed_update(change: Callable[[Table, int | None, Any], Any]) -> Any:
    tell_ = tell.tell

    def changed(of: Table, viewer: int | None, told: tuple[Any, ...] = ()) -> Any:
        return change(of, viewer, tell_(of, viewer, told))

    return everywhere(tell, "tell", changed)


def _changed_projection(change: Callable[[Table, Any], Any]) -> Any:
    project = projection.project
    return everywhere(projection, "project", lambda of: change(of, project(of)))


def _changed_view(game: str, change: Callable[[Any, int | None, Any], Any]) -> Any:
    found = games.get(game)
    view = found.view
    return patch.object(type(found), "view", lambda _, s, seat: change(s, seat, view(s, seat)))


def _state(of: Table) -> Any:
    assert of.position is not None
    return of.position.state


# In the games


@leak("others' marks are seen before everybody has finished")
def _() -> Planted:
    with patch.object(secrets, "_sheets_seen", lambda s, seat: s.sheets):
        yield


@leak("who has begun to mark counts as finished")
def _() -> Planted:
    finished = secrets._finished

    def begun(s: Any) -> tuple[bool, ...]:
        marked = [bool(s.opened) and s.sheets[k] != s.opened[k] for k in range(len(s.sheets))]
        return tuple(done or more for done, more in zip(finished(s), marked, strict=True))

    with patch.object(secrets, "_finished", begun):
        yield


def _heard(hears: Callable[[Any, int | None, Any], Any]) -> Any:
    redact = secrets.redact
    return patch.object(ExpeditionGame, "redact", lambda self, event, seat: hears(event, seat, redact(event, seat)))


@leak("marks are heard by everybody")
def _() -> Planted:
    with _heard(lambda event, _, heard: event if isinstance(event, MarkedCells) else heard):
        yield


@leak("that somebody marked is heard, but not what")
def _() -> Planted:
    with _heard(lambda event, _, heard: Finished(event.seat) if isinstance(event, MarkedCells) else heard):
        yield


@leak("dealt cards are heard by everybody")
def _() -> Planted:
    with _heard(lambda event, _, heard: event if isinstance(event, Dealt) else heard):
        yield


@leak("kept cards are heard before all have chosen")
def _() -> Planted:
    with _heard(lambda event, _, heard: event if isinstance(event, Kept) else heard):
        yield


@leak("a spectator sees the first seat's hand")
def _() -> Planted:
    with _changed_view(SHEETS, lambda s, seat, view: replace(view, hand=s.hands[0]) if seat is None else view):
        yield


@leak("the deck is shown, not how many are left in it")
def _() -> Planted:
    with _changed_view(SHEETS, lambda s, _, view: replace(view, deck=s.deck)):
        yield


@leak("hands are shown as if everybody had seen them", PAWNS)
def _() -> Planted:
    def shown(s: Any, _: int | None, view: Any) -> Any:
        return replace(view, public=tuple(tuple(map(curse_of, hand)) for hand in s.hands))

    with _changed_view(PAWNS, shown):
        yield


@leak("the unknown part of the deck adds up", PAWNS)
def _() -> Planted:
    with _changed_view(PAWNS, lambda s, _, view: replace(view, deck=sum(s.deck))):
        yield


@leak("drawn curses are heard by everybody", PAWNS)
def _() -> Planted:
    kind = type(games.get(PAWNS))
    with patch.object(kind, "redact", lambda self, event, seat: event):
        yield


# In what is told


@leak("an update counts points with sealed marks")
def _() -> Planted:
    with _changed_update(lambda of, _, update: replace(update, scores=of.game.scores(_state(of)))):
        yield


@leak("an update is numbered by entries")
def _() -> Planted:
    with _changed_update(lambda of, _, update: replace(update, number=of.seq)):
        yield


@leak("an update counts everybody's decisions")
def _() -> Planted:
    with _changed_update(lambda of, _, update: replace(update, decision=sum(map(len, of.decisions)))):
        yield


@leak("an update says that anybody could undo")
def _() -> Planted:
    def any_undo(of: Table, _: int | None, update: Any) -> Any:
        return replace(update, can_take_back=any(decide.may_take_back(of, seat) for seat in range(len(of.seats))))

    with _changed_update(any_undo):
        yield


@leak("a spectator is told the first seat's legal acts")
def _() -> Planted:
    with _changed_update(
        lambda of, viewer, update: (
            replace(update, legal=tuple(of.game.legal(_state(of), 0))) if viewer is None else update
        )
    ):
        yield


@leak("an update explains the first seat's view")
def _() -> Planted:
    with _changed_update(
        lambda of, _, update: replace(update, explained=of.game.explain(of.game.view(_state(of), 0), ()))
    ):
        yield


@leak("an update is longer by a space for each sealed act")
def _() -> Planted:
    text, tell_ = audience._text, tell.tell
    sealed = [0]

    def counted(of: Table, viewer: int | None, told: tuple[Any, ...] = ()) -> Any:
        sealed[0] = len(of.decisions[0])
        return tell_(of, viewer, told)

    def padded(message: Any) -> str:
        return text(message) + " " * sealed[0]

    with everywhere(tell, "tell", counted), patch.object(audience, "_text", padded):
        yield


@leak("the names of moves are told to everybody")
def _() -> Planted:
    def told(number: int, seat: int, by: Any, events: Any, move: str | None = None) -> Happened:
        return Happened(number, seat, by, events, move or latest[0])

    latest: list[str | None] = [None]
    act = table._act

    def noted(of: Table, at: float, made: Any, by: Any, move: str | None) -> Table:
        latest[0] = move
        return act(of, at, made, by, move)

    with patch.object(table, "_act", noted), patch.object(table, "Happened", told):
        yield


@leak("a resumed line is told the first seat's story")
def _() -> Planted:
    story = tell.story

    def of_the_first(of: Table, viewer: int | None, after: int = 0) -> Any:
        return story(of, 0, after) if after else story(of, viewer)

    with everywhere(tell, "story", of_the_first):
        yield


@leak("a refusal counts the others' sealed acts")
def _() -> Planted:
    refused = decide._refused

    def counting(of: Table, *rest: Any) -> Any:
        return replace(refused(of, *rest), message=f"{sum(map(len, of.decisions))}")

    with patch.object(decide, "_refused", counting):
        yield


# In lists


@leak("a list says when the last sealed act was made")
def _() -> Planted:
    stand = table._stand

    def touched(of: Table, after: Any, told: Any, seat: int, by: Any, at: float) -> Table:
        return replace(stand(of, after, told, seat, by, at), updated=at)

    with patch.object(table, "_stand", touched):
        yield


@leak("a list counts points with sealed marks")
def _() -> Planted:
    with _changed_projection(lambda of, listed: replace(listed, scores=of.game.scores(_state(of)))):
        yield


@leak("a list tells how many entries there are")
def _() -> Planted:
    with _changed_projection(lambda of, listed: replace(listed, progress={**listed.progress, "acts": of.seq})):
        yield


@leak("a list has the seed for a code")
def _() -> Planted:
    with _changed_projection(lambda of, listed: replace(listed, code=of.facts.seed)):
        yield


@leak("the stored row forgets when a table was changed last, and counts entries instead")
def _() -> Planted:
    projected = stored.projected

    def counted(write: Any) -> dict[str, Any]:
        row = projected(write)
        return {**row, "new_updated": write.projection.updated + row["new_seq"]}

    with patch.object(stored, "projected", counted):
        yield


# In the server


@leak("every entry sends everybody an update")
def _() -> Planted:
    told = Audience.tell

    def always(self: Audience, table: Table) -> None:
        told(self, table)
        for viewer, listeners in self._looking.items():
            for listener in listeners:
                listener.send(audience._text(tell.tell(table, viewer)))

    with patch.object(Audience, "tell", always):
        yield


@leak("every entry is news of the table")
def _() -> Planted:
    told = Audience.tell

    def always(self: Audience, table: Table) -> None:
        told(self, table)
        self.announce()

    with patch.object(Audience, "tell", always):
        yield


@leak("who waits is answered by sealed acts")
def _() -> Planted:
    hurry, do, wait = [0], Room.do, Attendance.wait

    async def stirring(self: Room, command: Any) -> Any:
        hurry[0] = 1_000
        return await do(self, command)

    async def waiting(self: Attendance, person: str | None, seconds: float) -> None:
        hurry[0] = 0
        await wait(self, person, seconds)

    clock = SimpleNamespace(monotonic=lambda: time.monotonic() + hurry[0])
    with (
        patch.object(Room, "do", stirring),
        patch.object(Attendance, "wait", waiting),
        patch.object(play, "time", clock),
    ):
        yield


@leak("an act by request makes its person present")
def _() -> Planted:
    do = Room.do

    async def noting(self: Room, command: Any) -> Any:
        answer = await do(self, command)
        if getattr(command, "person", None):
            self.presence.wait(command.person, 30)
        return answer

    with patch.object(Room, "do", noting):
        yield


@leak("an act counts as the last that was seen of somebody")
def _() -> Planted:
    do = Room.do

    async def noting(self: Room, command: Any) -> Any:
        answer = await do(self, command)
        if getattr(command, "person", None):
            self.presence._parted[command.person] = self.table.seq
        return answer

    with patch.object(Room, "do", noting):
        yield


@leak("everybody may look through every seat")
def _() -> Planted:
    with patch.object(Table, "may_look", lambda self, person, viewer: True):
        yield


@leak("a replay is to be had before the end")
def _() -> Planted:
    async def finished(rooms: Rooms, name: str) -> Source:
        stands = (await rooms.room(name)).table
        return Source(stands, await rooms.streams.entries(stands.id))

    with patch.object(Rooms, "finished", finished):
        yield


@leak("an answer says in a header how much was written")
def _() -> Planted:
    call = Litestar.__call__

    async def counting(self: Litestar, scope: Any, receive: Any, send: Any) -> None:
        async def with_header(message: Any) -> None:
            if message["type"] == "http.response.start":
                written = sum(found.table.seq for found in self.state.rooms.live.values())
                message["headers"] = [*message["headers"], (b"x-written", f"{written}".encode())]
            await send(message)

        await call(self, scope, receive, with_header)

    with patch.object(Litestar, "__call__", counting):
        yield


@leak("a hint is drawn from what lies hidden", PAWNS)
def _() -> Planted:
    choose = BotTurns._choose

    async def knowing(self: BotTurns, of: Table, seat: int, level: str, luck: str, asker: Asker) -> Any:
        return await choose(self, of, seat, level, f"{luck}/{_state(of)}", asker)

    with patch.object(BotTurns, "_choose", knowing):
        yield


@leak("a match can be reviewed while it runs")
def _() -> Planted:
    async def ask(_: Reviews, of: Room, seat: int, wait: float) -> ReviewProgress:
        return ReviewProgress(len(of.table.decisions[seat]), 100, compiling=False, review=None)

    with patch.object(Reviews, "ask", ask):
        yield


@leak("where luck comes from is told before the end")
def _() -> Planted:
    luck_of = tell.luck_of

    def told(of: Table, *, open_: bool = True) -> Any:
        return replace(luck_of(of, open_=open_), secret=of.luck.secret if of.luck else None)

    with everywhere(tell, "luck_of", told):
        yield


@leak("who is away is told by when they acted")
def _() -> Planted:
    here = Presence.here
    acted: dict[int, float] = {}
    do = Room.do

    async def noting(self: Room, command: Any) -> Any:
        answer = await do(self, command)
        acted[id(self.presence)] = acted.get(id(self.presence), 0) + 1
        return answer

    def told(self: Presence, person: str) -> Any:
        found = here(self, person)
        return found if found.online else replace(found, away_since=acted.get(id(self)))

    with patch.object(Room, "do", noting), patch.object(Presence, "here", told):
        yield


@leak("what is said is numbered with the acts")
def _remarks_count_acts() -> Planted:
    heard = chat.heard

    def counted(stands: Table, person: str | None, after: tuple[int, int] = (0, 0)) -> Any:
        told = heard(stands, person, after)
        return replace(told, table=tuple(replace(said, number=stands.seq + said.number) for said in told.table))

    with everywhere(chat, "heard", counted):
        yield
