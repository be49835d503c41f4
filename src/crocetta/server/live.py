"""A table in memory: the fold of its log, which it alone writes.

Everything here can be thrown away and read again from the store. Nothing is announced before it is on disk.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from msgspec.structs import replace

from crocetta import bots, games
from crocetta.kit.game import DEALER, Illegal
from crocetta.kit.match import Match, TakeBackRefused
from crocetta.kit.record import Act, Entry, Header, Player, TakeBack
from crocetta.server.clock import now
from crocetta.server.presence import Listener, Viewer
from crocetta.server.protocol import Accepted, Refused, Stale, TableNews, Update
from crocetta.server.rows import ChairRow, EntryRow, TableRow
from crocetta.server.scribe import Lost
from crocetta.server.standing import AnyMatch, StandingTable
from crocetta.server.store import Store
from crocetta.server.troubles import BadRequest

log = structlog.get_logger()

Answer: TypeAlias = Accepted | Refused | Stale
Acts: TypeAlias = AsyncIterator[tuple[Any, ...]]
"""Changes of a match, one after the other; each gives its events."""
News: TypeAlias = list[tuple[Listener, Update]]
BOT_ACTS_AT_ONCE: Final = 24
"""Bots write and let others in after so many acts, then they go on."""


class LiveTable(StandingTable):
    def __init__(self, store: Store, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()
        """Set when something happens, and then replaced: for those who wait without a line."""
        super().__init__(row, chairs)
        self.touched = self.woken

    def _clear(self) -> None:
        super()._clear()
        self.moves: set[tuple[int, str]] = set()
        """Seats and the names of their moves in the log."""
        self.written = 0
        """Entries known to be in the store."""

    @property
    def lost(self) -> bool:
        """A write failed: what is on disk must be read again."""
        return self.match is None and self.row.status in ("running", "over")

    # Reading the log

    async def catch_up(self) -> None:
        """Fold the log; a match that has just begun is dealt."""
        rows = await self.store.entries(self.row.id, 0)
        if rows:
            try:
                self._fold(rows)
            except BaseException:
                self._clear()
                raise
        elif self.row.status == "running":
            await self._open_match()

    def _header(self) -> Header[Any]:
        """As it was at the start: a bot that took over for somebody does not rewrite the record."""
        return Header(
            game=self.row.game,
            rules=self.row.rules,
            edition=self.game.edition,
            options=self.game.types.options.decode(self.row.options),
            players=tuple(Player(chair.name, chair.bot if chair.kind == "bot" else None) for chair in self.chairs),
            seed=self.row.seed,
        )

    async def _open_match(self) -> None:
        """The dealer's acts before anybody's first decision."""
        header = self._header()
        dealt = Match.new(self.game, header.players, header.options, seed=header.seed)
        match = self.match = Match(self.game, header)

        async def acts() -> Acts:
            yield tuple(event for entry in dealt.entries for event in match.fold(entry))

        await self._change(acts(), None)

    def _fold(self, rows: Sequence[EntryRow]) -> None:
        """Act by act with the dealer's answers, just as it was played, so that updates keep their numbers."""
        match = self.match = Match(self.game, self._header())
        events: tuple[Any, ...] = ()
        noted = 0
        for row, following in zip(rows, (*rows[1:], None), strict=True):
            events += match.fold(self._entry(row))
            if row.move:
                self.moves.add((row.seat, row.move))
            if following is None or following.seat != DEALER:
                self.note(match.entries[noted:], events, row.at)
                events, noted = (), len(match.entries)
        self.written = len(rows)

    def _entry(self, row: EntryRow) -> Entry[Any]:
        if row.action is None:
            return TakeBack(row.seat)
        return Act(row.seat, self.game.types.action.decode(row.action))

    async def reload(self) -> None:
        """Begin again from the store: somebody else wrote, or a write failed half-way."""
        self._clear()
        row = await self.store.table(self.row.id)
        assert row is not None
        self.row, self.chairs = row, list(await self.store.chairs(row.id))
        await self.catch_up()
        if self.match is not None:
            self._catch_up_listeners()
        self.announce()
        self.stir()

    # Writing the log

    async def play(self, seat: int, decision: int, action: Any, move: str) -> Answer:
        """Play an act, once; what it leads to is told to everybody after it is on disk."""

        async def acts() -> Acts:
            match = self._running()
            yield match.play(seat, action)
            while self._confirms_itself(match, seat):
                yield match.play(seat, match.legal(seat)[0])

        return await self._attempt(seat, decision, move, acts)

    async def take_back(self, seat: int, decision: int, move: str) -> Answer:
        async def acts() -> Acts:
            match = self._running()
            match.take_back(seat)
            yield ()
            while self._confirms_itself(match, seat) and match.can_take_back(seat):  # what was said by itself
                match.take_back(seat)
                yield ()

        return await self._attempt(seat, decision, move, acts)

    def _confirms_itself(self, match: AnyMatch, seat: int) -> bool:
        """Nothing but confirming is left to do, and the table does that for its players."""
        same_phase = match.entries[-1].seat == seat and self.game.simultaneous(match.state)
        return self.settings.confirm_at_once and same_phase and len(match.legal(seat)) == 1

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

    def _running(self) -> AnyMatch:
        if self.match is None or self.row.status not in ("running", "over"):
            raise BadRequest("the match has not started" if self.match is None else "the table is closed")
        return self.match

    async def _change(self, acts: Acts, move: str | None) -> bool:
        """Let them act, write it down, tell it. False: somebody else wrote first, look again.

        Whatever goes wrong on the way, nothing has been told, and memory never keeps what is not on disk.
        """
        match = self._running()
        first = len(match.entries)
        times: list[float] = []
        news: News = []
        try:
            async for events in acts:
                fresh, at = match.entries[first + len(times) :], now()
                times += [at] * len(fresh)
                news += self._news(self.note(fresh, events, at))
            if times:
                await self._write(match.entries[first:], times, move)
        except Lost:
            await self.reload()
            return False
        except BaseException:
            if len(match.entries) > first:
                self._clear()
            raise
        for listener, update in news:
            listener.number = update.number
            listener.tell(update)
        if match.over:
            self._catch_up_listeners()  # who could not watch may see the end
        self.announce()
        self.stir()
        return True

    async def _write(self, entries: Sequence[Entry[Any]], times: Sequence[float], move: str | None) -> None:
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
        status = "over" if self._running().over else None
        await self.store.append(self.row.id, rows, status)
        self.written += len(rows)
        if move:
            self.moves.add((rows[0].seat, move))
        self.row = replace(self.row, updated=times[-1], status=status or self.row.status)

    def read_action(self, action: dict[str, Any]) -> Any:
        """An act as the page or a program wrote it; what makes no sense at all is said field by field."""
        try:
            return msgspec.convert(action, self.game.types.action.type, strict=True)
        except msgspec.ValidationError as error:
            raise BadRequest(f"field action: {error}") from error

    # Bots

    @property
    def needs_bots(self) -> bool:
        """There is something for a bot to do, or to find out from the disk what there is."""
        return self.lost or any(map(self.played_by_bot, self.awaited))

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

    async def _bots_choice(self, match: AnyMatch, seat: int) -> Any:
        """A bot that breaks down plays anything: a table must not stand still because of it."""
        legal = match.legal(seat)
        rng = Random(f"{self.row.seed}/{seat}/{len(match.entries)}")
        try:
            bot = bots.get(self.chairs[seat].bot or "greedy", self.game)
            return await asyncio.to_thread(bot.choose, match.view(seat), legal, rng)
        except Exception:
            log.exception("a bot broke down", table=self.row.id, seat=seat)
            return rng.choice(legal)

    # Telling

    def _news(self, noticed: Sequence[Viewer]) -> News:
        """What each listener will hear of a change, as soon as it is on disk."""
        news: News = []
        for viewer in noticed:
            looking = [
                listener
                for listener in self.presence.listeners
                if listener.seat == viewer and self.may_look(listener.person, viewer)
            ]
            if looking:
                update = self.latest(viewer)
                news += [(listener, update) for listener in looking]
        return news

    def stir(self) -> None:
        """Those who wait without a line look again."""
        self.stirred.set()
        self.stirred = asyncio.Event()

    def _catch_up_listeners(self) -> None:
        """Those who may look and have not heard everything."""
        for listener in self.presence.listeners:
            if self.may_look(listener.person, listener.seat):
                update = self.update(listener.seat, listener.number)
                if update.number != listener.number:
                    listener.number = update.number
                    listener.tell(update)

    def announce(self) -> None:
        """News of the table, only to those for whom something has changed: they must not tell of sealed marks."""
        for listener in list(self.presence.listeners):
            info = self.info(listener.person)
            if info != listener.told:
                listener.told = info
                listener.tell(TableNews(info))
