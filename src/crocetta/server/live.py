"""A table in memory: the fold of its log, and what each of its viewers has heard.

Everything here can be thrown away and read again from the store. Nothing is announced before it is on disk.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeAlias

import msgspec
import structlog
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

log = structlog.get_logger()

Viewer: TypeAlias = int | None
Answer: TypeAlias = Accepted | Refused | Stale
Acts: TypeAlias = AsyncIterator[tuple[Any, ...]]
"""Changes of a match, one after the other; each gives its events."""
BOT_ACTS_AT_ONCE: Final = 24
"""Bots write and let others in after so many acts, then they go on."""
GRACE: Final = 60
"""Seconds that everybody has after the table was woken: nobody runs out of time while the house is shut."""


class Listener(Protocol):
    """A connection that looks at the table."""

    person: str | None
    seat: Viewer
    told: TableInfo | None
    """What it last heard about the table."""
    number: int
    """The last update it heard."""

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
        self.touched = self.woken = time.time()
        self.changed = row.updated
        """When something happened that everybody could see."""
        self.seen: dict[str, float] = {}
        """When each person was last heard of, by a line or a request. Never shown: it would tell of sealed acts."""
        self.parted: dict[str, float] = {}
        """When each person was last connected."""
        self._forget()

    def _forget(self) -> None:
        self.match: Match[Any, Any, Any, Any, Any] | None = None
        self.moves: set[tuple[int, str]] = set()
        """Seats and the names of their moves in the log."""
        self.written = 0
        """Entries known to be in the store."""
        self.heard: dict[Viewer, list[tuple[Any, ...]]] = {viewer: [] for viewer in self._viewers()}
        """For each viewer, the events of each update so far: an update's number is its place here."""
        self.shown: dict[Viewer, Any] = {}
        self.scores: tuple[int, ...] = (0,) * len(self.chairs)
        """As of the last moment when nothing was sealed."""
        self.clocks: dict[int, float] = {}
        """Since when each seat's time runs; while choices are sealed also that of a seat which has finished."""
        self.sealed = False

    @property
    def lost(self) -> bool:
        """A write failed: what is on disk must be read again."""
        return self.match is None and self.row.status in ("running", "over")

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats whose acts the match waits for."""
        return self.match.to_act if self.match is not None and self.row.status == "running" else ()

    def _viewers(self) -> Iterable[Viewer]:
        return (None, *range(len(self.chairs)))

    # Reading the log

    async def catch_up(self) -> None:
        """Fold the log; a match that has just begun is dealt."""
        rows = await self.store.entries(self.row.id, 0)
        if rows:
            self.match = Match(self.game, self._header())
            try:
                self._fold(rows)
            except BaseException:
                self._forget()
                raise
        elif self.row.status == "running":
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
        header = self._header()
        match = Match.new(self.game, header.players, header.options, seed=header.seed)
        self.match = Match(self.game, header)

        async def acts() -> Acts:
            yield tuple(event for entry in match.entries for event in self._running().fold(entry))

        await self._change(acts(), None)

    def _fold(self, rows: Sequence[EntryRow]) -> None:
        """Act by act with the dealer's answers, just as it was played, so that updates keep their numbers."""
        match = self.match
        assert match is not None
        events: tuple[Any, ...] = ()
        dealt = False
        for row, following in zip(rows, (*rows[1:], None), strict=True):
            if row.action is None:
                events += match.fold(TakeBack(row.seat))
            else:
                events += match.fold(Act(row.seat, self.game.types.action.decode(row.action)))
            if row.move:
                self.moves.add((row.seat, row.move))
            dealt = dealt or row.seat == DEALER
            if following is None or following.seat != DEALER:
                self._prepare(events, dealt, row.at)
                events, dealt = (), False
        self.written = len(rows)

    # Writing the log

    async def play(self, seat: int, decision: int, action: Any, move: str) -> Answer:
        """Play an act, once; what it leads to is told to everybody after it is on disk."""

        async def acts() -> Acts:
            match = self._running()
            yield match.play(seat, action)
            while self.settings.confirm_at_once and self._only_confirming_is_left(match, seat):
                yield match.play(seat, match.legal(seat)[0])

        return await self._attempt(seat, decision, move, acts)

    async def take_back(self, seat: int, decision: int, move: str) -> Answer:
        async def acts() -> Acts:
            self._running().take_back(seat)
            yield ()

        return await self._attempt(seat, decision, move, acts)

    def _only_confirming_is_left(self, match: Match[Any, Any, Any, Any, Any], seat: int) -> bool:
        same_phase = match.entries[-1].seat == seat and self.game.simultaneous(match.state)
        return same_phase and len(match.legal(seat)) == 1

    async def _attempt(self, seat: int, decision: int, move: str, acts: Callable[[], Acts]) -> Answer:
        while True:
            match = self._running()
            if (seat, move) in self.moves:
                return Accepted(move)
            if decision != self.decisions(seat):
                return Stale(move)
            if match.over:
                return Refused(move, "", "The match is over", "")
            try:
                if await self._change(acts(), move):
                    return Accepted(move)
            except Illegal as error:
                text = games.clauses(self.row.game).get(error.clause, "")
                return Refused(move, error.clause, error.message, text)
            except TakeBackRefused as error:
                return Refused(move, "", str(error), "")

    async def _change(self, acts: Acts, move: str | None) -> bool:
        """Let them act, write it down, tell it. False: somebody else wrote first, look again.

        Whatever goes wrong on the way, nothing has been told, and memory never keeps what is not on disk.
        """
        match = self._running()
        first = len(match.entries)
        times: list[float] = []
        news: list[tuple[Listener, Update]] = []
        try:
            async for events in acts:
                fresh = match.entries[first + len(times) :]
                times += [time.time()] * len(fresh)
                news += self._prepare(events, any(entry.seat == DEALER for entry in fresh), times[-1])
            if times:
                await self._write(match.entries[first:], times, move)
        except Lost:
            await self.reload()
            return False
        except BaseException:
            if len(match.entries) > first:
                self._forget()
            raise
        for listener, update in news:
            listener.number = update.number
            listener.tell(update)
        self.announce_table()
        return True

    async def _write(self, entries: Sequence[Any], times: Sequence[float], move: str | None) -> None:
        match = self._running()
        rows = [
            EntryRow(
                seq=self.written + k,
                seat=entry.seat,
                action=msgspec.json.encode(entry.action).decode() if isinstance(entry, Act) else None,
                move=move if k == 1 else None,
                at=at,
            )
            for k, (entry, at) in enumerate(zip(entries, times, strict=True), start=1)
        ]
        status = "over" if match.over else None
        await self.store.append(self.row.id, rows, status)
        self.written += len(rows)
        if move:
            self.moves.add((rows[0].seat, move))
        self.row = replace(self.row, updated=times[-1], status=status or self.row.status)

    async def reload(self) -> None:
        """Begin again from the store: somebody else wrote, or a write failed half-way."""
        self._forget()
        row = await self.store.table(self.row.id)
        assert row is not None
        self.row, self.chairs = row, list(await self.store.chairs(row.id))
        await self.catch_up()
        for listener in self.listeners:
            if self.match is not None and self._may_look(listener.person, listener.seat):
                update = self.update(listener.seat, listener.number)
                if update.number != listener.number:
                    listener.number = update.number
                    listener.tell(update)
        self.announce_table()

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
        if seat is not None and not 0 <= seat < len(self.chairs):
            raise BadRequest(f"there is no seat {seat}")
        if not self._may_look(person, seat):
            raise NotAllowed(
                "the host of this table lets nobody watch" if seat is None else "that seat is not yours"
            )

    def _may_look(self, person: str | None, seat: Viewer) -> bool:
        if seat is not None:
            return person is not None and self.chairs[seat].person == person and not self.chairs[seat].gone
        at_home = person is not None and any(chair.person == person for chair in self.chairs)
        return self.settings.spectators or self.row.status != "running" or at_home

    # Bots

    async def let_bots_play(self) -> None:
        """What bots have to do, in one transaction, until a person is awaited or others should get a turn."""
        if self.awaited:
            await self._change(self._bots_act(), None)

    async def _bots_act(self) -> Acts:
        match = self._running()
        for _ in range(BOT_ACTS_AT_ONCE):
            seat = next((seat for seat in match.to_act if self.played_by_bot(seat)), None)
            if seat is None:
                return
            yield match.play(seat, await self._bots_choice(match, seat))

    async def _bots_choice(self, match: Match[Any, Any, Any, Any, Any], seat: int) -> Any:
        """A bot that breaks down plays anything: a table must not stand still because of it."""
        legal = match.legal(seat)
        rng = Random(f"{self.row.seed}/{seat}/{len(match.entries)}")
        try:
            bot = bots.get(self.chairs[seat].bot or "greedy", self.game)
            return await asyncio.to_thread(bot.choose, match.view(seat), legal, rng)
        except Exception:
            log.exception("a bot broke down", table=self.row.id, seat=seat)
            return rng.choice(legal)

    def played_by_bot(self, seat: int) -> bool:
        return self._in_bots_hands(self.chairs[seat]) or self._out_of_time(seat)

    def _in_bots_hands(self, chair: ChairRow) -> bool:
        return chair.kind == "bot" or chair.gone or self._long_away(chair)

    def _long_away(self, chair: ChairRow) -> bool:
        limit = self.settings.away * 60
        if not (limit and self.awaited) or chair.person is None or self.online(chair.person):
            return False
        return time.time() - self.seen.setdefault(chair.person, time.time()) > limit

    def _out_of_time(self, seat: int) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and time.time() > deadline

    def deadline(self, seat: Viewer) -> float | None:
        """When this seat, or for one that is not awaited the first of all, must have played."""
        if not self.settings.clock or not self.awaited:
            return None
        since = self.clocks[seat] if seat in self.awaited else min(self.clocks[other] for other in self.awaited)
        return max(since, self.woken + min(GRACE, self.settings.clock) - self.settings.clock) + self.settings.clock

    def greet(self, person: str | None) -> None:
        """Somebody is here, in person or by a program of theirs."""
        if person is not None:
            self.seen[person] = time.time()

    def part(self, listener: Listener) -> None:
        """A connection has ended."""
        self.listeners.discard(listener)
        if listener.person is not None:
            self.seen[listener.person] = self.parted[listener.person] = time.time()

    def online(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    # Telling

    def _prepare(self, events: tuple[Any, ...], dealt: bool, at: float) -> list[tuple[Listener, Update]]:
        """What each listener will hear of a change, as soon as it is on disk."""
        match = self.match
        assert match is not None
        self._run_clocks(dealt, at)
        if not self.sealed:
            self.scores = self.game.scores(match.state)
        news = []
        for viewer in self._viewers():
            view = match.view(viewer)
            heard = tuple(e for e in (self.game.redact(event, viewer) for event in events) if e is not None)
            if not heard and view == self.shown.get(viewer):
                continue
            self.shown[viewer] = view
            if viewer is None:
                self.changed = at
            self.heard[viewer].append(heard)
            news += [
                (listener, self._update(viewer, heard))
                for listener in self.listeners
                if listener.seat == viewer and self._may_look(listener.person, viewer)
            ]
        return news

    def _run_clocks(self, dealt: bool, at: float) -> None:
        """Luck and the opening of sealed choices give everybody fresh time; taking back gives none.

        Who is overdue stays so through their own rolls and draws: a bot plays that turn to its end.
        """
        assert self.match is not None
        before, self.sealed = self.sealed, self.game.simultaneous(self.match.state)
        if self.sealed:
            kept = self.clocks if before and not dealt else {}
        else:
            kept = {
                seat: since
                for seat, since in self.clocks.items()
                if seat in self.match.to_act and not before and (not dealt or at > since + self.settings.clock)
            }
        self.clocks = dict.fromkeys(self.match.to_act, at) | kept

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
            can_take_back=viewer is not None and not match.over and match.can_take_back(viewer),
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
        to_act = self.awaited
        mine = {
            chair.seat for chair in self.chairs if person is not None and chair.person == person and not chair.gone
        }
        sealed = self.sealed and bool(to_act)
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
                    bot=(chair.bot or "greedy") if self._in_bots_hands(chair) else None,
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
            to_act=to_act,
            waiting_for_me=any(seat in mine for seat in to_act),
            winners=self.game.winners(self.match.state) if self.match is not None else (),
            rematch=self.row.rematch,
            updated=self.changed,
        )

    def _away_since(self, chair: ChairRow) -> float | None:
        if chair.person is None or chair.gone or self.online(chair.person):
            return None
        return self.parted.get(chair.person)
