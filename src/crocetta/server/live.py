"""A table in memory: the fold of its log, and what each of its viewers has heard.

Everything here can be thrown away and read again from the store. Nothing is announced before it is on disk.
"""

import asyncio
import time
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from crocetta import bots, games
from crocetta.kit.game import DEALER, AnyGame, Illegal
from crocetta.kit.match import Match, TakeBackRefused
from crocetta.kit.record import Act, Header, Player, TakeBack
from crocetta.server.protocol import (
    Accepted,
    Refused,
    SeatInfo,
    Settings,
    Stale,
    TableInfo,
    TableNews,
    ToPage,
    Update,
)
from crocetta.server.store import ChairRow, EntryRow, Lost, Store, TableRow

Viewer: TypeAlias = int | None
Answer: TypeAlias = Accepted | Refused | Stale
BOT_ACTS_AT_ONCE = 400
"""Bots that only play each other pause after so many acts, so that others get their turn."""


class Listener(Protocol):
    """A connection that looks at the table."""

    person: str | None
    seat: Viewer
    told: TableInfo | None
    """What it last heard about the table."""

    def tell(self, message: ToPage) -> None: ...


class NotAllowed(Exception):  # noqa: N818 - said to a person
    """Somebody asked for what is not theirs to do; the message says why."""


class BadRequest(Exception):  # noqa: N818 - said to a person
    """A request that makes no sense, and what is wrong with it."""


class LiveTable:
    def __init__(self, store: Store, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        self.store = store
        self.row = row
        self.chairs = list(chairs)
        self.game: AnyGame = games.get(row.game, row.data)
        self.settings = msgspec.json.decode(row.settings, type=Settings)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.touched = time.time()
        self.changed = row.updated
        """When something happened that everybody could see."""
        self.seen: dict[str, float] = {}
        """When each person was last connected."""
        self._forget()

    def _forget(self) -> None:
        self.match: Match[Any, Any, Any, Any, Any] | None = None
        self.moves: set[str] = set()
        self.written = 0
        """Entries known to be in the store."""
        self.heard: dict[Viewer, list[tuple[Any, ...]]] = {viewer: [] for viewer in self._viewers()}
        """For each viewer, the events of each update so far: an update's number is its place here."""
        self.shown: dict[Viewer, Any] = {}
        self.scores: tuple[int, ...] = (0,) * len(self.chairs)
        """As of the last moment when nothing was sealed."""
        self.awaited: dict[int, float] = {}
        """Seats to act, and since when."""

    def _viewers(self) -> Iterable[Viewer]:
        return (None, *range(len(self.chairs)))

    # Reading the log

    async def catch_up(self) -> None:
        """Fold what the store has and this table has not; start the match when the table runs."""
        if self.row.status in ("gathering", "closed") and self.match is None:
            return
        if self.match is None:
            self.match = Match(self.game, self._header())
        rows = await self.store.entries(self.row.id, self.written)
        group: list[EntryRow] = []
        for row in rows:
            if group and row.seat != DEALER:
                self._fold(group)
                group = []
            group.append(row)
        if group:
            self._fold(group)
        elif not rows and not self.written:
            await self._open_match()

    def _header(self) -> Header[Any]:
        return Header(
            game=self.row.game,
            rules=self.row.rules,
            edition=self.game.edition,
            options=self.game.types.options.decode(self.row.options),
            players=tuple(Player(chair.name, chair.bot) for chair in self.chairs),
            seed=self.row.seed,
        )

    async def _open_match(self) -> None:
        """The dealer's acts before anybody's first decision."""
        self.match = Match.new(self.game, self._header().players, self._header().options, seed=self.row.seed)
        try:
            await self._write(self.match.entries, None)
        except Lost:
            self._forget()
            await self.catch_up()
            return
        events = tuple(event for moment in self.match.replay() for event in moment.events)
        self._announce(self._prepare(events, dealt=True))

    def _fold(self, rows: Sequence[EntryRow]) -> None:
        assert self.match is not None
        events: tuple[Any, ...] = ()
        for row in rows:
            if row.action is None:
                events += self.match.fold(TakeBack(row.seat))
            else:
                events += self.match.fold(Act(row.seat, self.game.types.action.decode(row.action)))
            if row.move:
                self.moves.add(row.move)
        self.written = rows[-1].seq
        self._announce(self._prepare(events, dealt=any(row.seat == DEALER for row in rows)))

    # Writing the log

    async def play(self, seat: int, decision: int, action: Any, move: str) -> Answer:
        """Play an act, once; what it leads to is told to everybody after it is on disk."""

        def attempt(match: Match[Any, Any, Any, Any, Any]) -> tuple[Any, ...]:
            events = match.play(seat, action)
            if self.settings.confirm_at_once and self.game.simultaneous(match.state):
                last = match.legal(seat)
                if len(last) == 1:
                    events += match.play(seat, last[0])
            return events

        return await self._attempt(seat, decision, move, attempt)

    async def take_back(self, seat: int, decision: int, move: str) -> Answer:
        def attempt(match: Match[Any, Any, Any, Any, Any]) -> tuple[Any, ...]:
            match.take_back(seat)
            return ()

        return await self._attempt(seat, decision, move, attempt)

    async def _attempt(self, seat: int, decision: int, move: str, attempt: Any) -> Answer:
        while True:
            match = self._running()
            if move in self.moves:
                return Accepted(move)
            if decision != self.decisions(seat):
                return Stale(move)
            before = len(match.entries)
            try:
                events = attempt(match)
            except Illegal as error:
                text = games.clauses(self.row.game).get(error.clause, "")
                return Refused(move, error.clause, error.message, text)
            except TakeBackRefused as error:
                return Refused(move, "", str(error), "")
            dealt = any(entry.seat == DEALER for entry in match.entries[before:])
            news = self._prepare(events, dealt)
            try:
                await self._write(match.entries[before:], move)
            except Lost:
                await self.reload()
                continue
            except BaseException:
                self._forget()
                raise
            self._announce(news)
            self.announce_table()
            return Accepted(move)

    async def _write(self, entries: Sequence[Any], move: str | None) -> None:
        match = self._running()
        now = time.time()
        rows = [
            EntryRow(
                seq=self.written + k,
                seat=entry.seat,
                action=msgspec.json.encode(entry.action).decode() if isinstance(entry, Act) else None,
                move=move if k == 1 else None,
                at=now,
            )
            for k, entry in enumerate(entries, start=1)
        ]
        status = "over" if match.over else None
        await self.store.append(self.row.id, rows, status)
        self.written += len(rows)
        if move:
            self.moves.add(move)
        self.row = replace(self.row, updated=now, status=status or self.row.status)
        self.touched = now

    async def reload(self) -> None:
        """Begin again from the store: somebody else wrote, or a write failed half-way."""
        row = await self.store.table(self.row.id)
        assert row is not None
        self.row, self.chairs = row, list(await self.store.chairs(row.id))
        self._forget()
        await self.catch_up()

    def _running(self) -> Match[Any, Any, Any, Any, Any]:
        if self.match is None or self.row.status not in ("running", "over"):
            raise BadRequest("the match has not started" if self.match is None else "the table is closed")
        return self.match

    def read_action(self, action: dict[str, Any]) -> Any:
        """An act as the page or a program wrote it; what makes no sense at all is said field by field."""
        try:
            return msgspec.convert(action, self.game.types.action.type, strict=True)
        except msgspec.ValidationError as error:
            raise BadRequest(f"field action: {error}") from error

    def check_viewer(self, person: str | None, seat: Viewer) -> None:
        """A seat is seen by its owner alone; the spectator's view by everybody the host lets in."""
        if seat is None:
            at_home = any(chair.person == person for chair in self.chairs) and person is not None
            if self.row.status == "running" and not self.settings.spectators and not at_home:
                raise NotAllowed("the host of this table lets nobody watch")
            return
        if not 0 <= seat < len(self.chairs):
            raise BadRequest(f"there is no seat {seat}")
        if person is None or self.chairs[seat].person != person or self.chairs[seat].gone:
            raise NotAllowed("that seat is not yours")

    # Bots

    async def let_bots_play(self) -> None:
        """Everything that bots have to do, in one transaction, until a person is awaited."""
        if self.match is None or self.row.status != "running":
            return
        match = self.match
        before = len(match.entries)
        news: list[tuple[Listener, Update]] = []
        for _ in range(BOT_ACTS_AT_ONCE):
            seat = next((seat for seat in match.to_act if self.played_by_bot(seat)), None)
            if seat is None:
                break
            news += await self._bot_acts(match, seat)
        if len(match.entries) == before:
            return
        try:
            await self._write(match.entries[before:], None)
        except Lost:
            await self.reload()
            return
        except BaseException:
            self._forget()
            raise
        self._announce(news)
        self.announce_table()

    async def _bot_acts(self, match: Match[Any, Any, Any, Any, Any], seat: int) -> list[tuple[Listener, Update]]:
        bot = bots.get(self.chairs[seat].bot or "greedy", self.game)
        rng = Random(f"{self.row.seed}/{seat}/{len(match.entries)}")
        action = await asyncio.to_thread(bot.choose, match.view(seat), match.legal(seat), rng)
        before = len(match.entries)
        events = match.play(seat, action)
        return self._prepare(events, dealt=any(entry.seat == DEALER for entry in match.entries[before:]))

    def played_by_bot(self, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.kind == "bot" or chair.gone or self._long_away(chair) or self._out_of_time(seat)

    def _long_away(self, chair: ChairRow) -> bool:
        limit = self.settings.away * 60
        if not limit or chair.person is None or self.online(chair.person):
            return False
        return time.time() - self.seen.setdefault(chair.person, time.time()) > limit

    def _out_of_time(self, seat: int) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and time.time() > deadline

    def deadline(self, seat: Viewer) -> float | None:
        """When this seat, or for a spectator the first of all, must have played."""
        if not self.settings.clock or not self.awaited:
            return None
        since = self.awaited.get(seat) if seat is not None else None
        return (since if since is not None else min(self.awaited.values())) + self.settings.clock

    def online(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    # Telling

    def _prepare(self, events: tuple[Any, ...], dealt: bool) -> list[tuple[Listener, Update]]:
        """What each listener will hear of a change, as soon as it is on disk."""
        match = self.match
        assert match is not None
        if not self.game.simultaneous(match.state):
            self.scores = self.game.scores(match.state)
        now = time.time()
        kept = {} if dealt else self.awaited
        self.awaited = {seat: kept.get(seat, now) for seat in match.to_act}
        news = []
        for viewer in self._viewers():
            view = match.view(viewer)
            heard = tuple(e for e in (self.game.redact(event, viewer) for event in events) if e is not None)
            if not heard and view == self.shown.get(viewer):
                continue
            self.shown[viewer] = view
            if viewer is None:
                self.changed = now
            self.heard[viewer].append(heard)
            news += [
                (listener, self._update(viewer, heard)) for listener in self.listeners if listener.seat == viewer
            ]
        return news

    @staticmethod
    def _announce(news: list[tuple[Listener, Update]]) -> None:
        for listener, update in news:
            listener.tell(update)

    def announce_table(self) -> None:
        """Only to those for whom something has changed: silence must not tell of sealed marks."""
        for listener in list(self.listeners):
            info = self.info(listener.person)
            if info != listener.told:
                listener.told = info
                listener.tell(TableNews(info))

    def update(self, viewer: Viewer, last: int = 0) -> Update:
        """Where things stand for a viewer, with all that was heard after update number `last`."""
        missed = self.heard[viewer][last:] if 0 < last <= len(self.heard[viewer]) else []
        return self._update(viewer, tuple(event for events in missed for event in events))

    def _update(self, viewer: Viewer, events: tuple[Any, ...]) -> Update:
        match = self.match
        assert match is not None
        return Update(
            number=len(self.heard[viewer]),
            seat=viewer,
            view=match.view(viewer),
            legal=() if viewer is None else tuple(match.legal(viewer)),
            events=events,
            decision=0 if viewer is None else self.decisions(viewer),
            can_take_back=viewer is not None and match.can_take_back(viewer),
            deadline=self.deadline(viewer),
            scores=self.scores,
            over=match.over,
            ranks=self.game.ranks(match.state) if match.over else (),
        )

    def decisions(self, seat: int) -> int:
        """How many acts and take-backs of this seat stand in the log."""
        assert self.match is not None
        return sum(entry.seat == seat for entry in self.match.entries)

    def info(self, person: str | None) -> TableInfo:
        to_act = self.match.to_act if self.match is not None and self.row.status == "running" else ()
        mine = {
            chair.seat for chair in self.chairs if person is not None and chair.person == person and not chair.gone
        }
        sealed = self.match is not None and bool(to_act) and self.game.simultaneous(self.match.state)
        return TableInfo(
            table=self.row.id,
            code=self.row.code,
            game=self.row.game,
            title=self.game.title,
            edition=self.row.edition,
            options=msgspec.json.decode(self.row.options),
            settings=self.settings,
            seats=tuple(
                SeatInfo(
                    seat=chair.seat,
                    kind=chair.kind,  # type: ignore[arg-type]
                    name=chair.name,
                    bot=(chair.bot or "greedy") if chair.kind == "bot" or chair.gone else None,
                    mine=chair.seat in mine,
                    online=chair.person is not None and self.online(chair.person),
                    away_since=self._away_since(chair),
                    finished=sealed and chair.seat not in to_act,
                    left=chair.gone,
                )
                for chair in self.chairs
            ),
            status=self.row.status,  # type: ignore[arg-type]
            hosting=person == self.row.host,
            to_act=tuple(seat for seat in to_act if seat != DEALER),
            waiting_for_me=any(seat in mine for seat in to_act),
            winners=self.game.winners(self.match.state) if self.match is not None else (),
            rematch=self.row.rematch,
            updated=self.changed,
        )

    def _away_since(self, chair: ChairRow) -> float | None:
        if chair.person is None or chair.gone or self.online(chair.person):
            return None
        return self.seen.get(chair.person)
