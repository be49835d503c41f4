"""The match of the day and duplicates: who may start which, the ranking, and who may see what when.

While a contest is open, whoever has not played it is told nothing of its luck: no replay, no file, no review, no
secret. The seed of a day is told to nobody before the day is over.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from secrets import token_hex
from typing import Final

from crocetta import games
from crocetta.kit.luck import commitment, luck_of
from crocetta.offline.days import Days, is_day, streaks
from crocetta.server import wall_clock
from crocetta.server.codes import new_code
from crocetta.server.commitments import Commitments
from crocetta.server.errors import NoSuchTable, NotFound, NotYet
from crocetta.server.room import Room
from crocetta.server.rooms import TRIES, Rooms
from crocetta.server.store.attempts import Attempts, Ranked, Tried
from crocetta.server.store.streams import Conflict
from crocetta.tables import commands as c
from crocetta.tables.boards import Attempt, Bar, Board, BoardLine, ChallengeInfo, DailyMatch, Today
from crocetta.tables.contests import Standing, daily, duplicate
from crocetta.tables.decide import open_
from crocetta.tables.entries import Bot, Opened, Person
from crocetta.tables.errors import BadRequest
from crocetta.tables.persons import DailyStatistics, MyAttempt
from crocetta.tables.table import Table

LINES: Final = 20
"""The best shown on a board."""
Make = Callable[[bool, str, float], Opened]
"""Makes a table: for practice (True) or as an attempt, with this code and opening time."""


class Contests:
    def __init__(self, rooms: Rooms, attempts: Attempts, commitments: Commitments, days: Days) -> None:
        self._rooms, self._attempts, self._commitments, self._days = rooms, attempts, commitments, days

    # Playing

    async def resumed(self, contest: str, person: str) -> Room | None:
        """Somebody's unfinished attempt."""
        mine = (await self._attempts.of(person, [contest])).get(contest)
        return await self._rooms.room(mine.table) if mine is not None and mine.running else None

    def today_of(self, game: str) -> str:
        """Today's contest in a game."""
        if game not in games.names():
            raise NotFound("problem-missing")
        return f"{self._days.day(wall_clock.now())}/{game}"

    async def play_daily(self, contest: str, me: Person) -> Room:
        day, _, game = contest.partition("/")
        root = self._commitments.of_day(day, game)

        def make(practice: bool, code: str, now: float) -> Opened:
            return daily(games.get(game), day, root, me, practice=practice, code=code, now=now)

        return await self._play(contest, me.person, make)

    async def challenge(self, name: str, person: str) -> Room:
        room = await self._rooms.room(name)
        await room.do(c.Challenge(person))
        return room

    async def challenged(self, name: str) -> Table:
        table = (await self._rooms.room(name)).table
        if not table.challenged:  # guessing codes reveals nothing about other tables
            raise NoSuchTable("problem-table-missing", name=name)
        return table

    async def play_duplicate(self, source: Table, me: Person) -> Room:
        def make(practice: bool, code: str, now: float) -> Opened:
            return duplicate(source, me, practice=practice, code=code, now=now)

        return await self._play(source.id, me.person, make)

    async def _play(self, contest: str, person: str, make: Make) -> Room:
        """The first attempt counts, by the primary key of attempts. While it lasts there is no other."""
        for _ in range(TRIES):
            mine = (await self._attempts.of(person, [contest])).get(contest)
            if mine is not None and mine.running:
                return await self._rooms.room(mine.table)
            opened = make(mine is not None, new_code(), wall_clock.now())
            with suppress(Conflict):
                return await self._rooms.begin(open_(token_hex(8), opened))
        raise BadRequest("problem-code")

    # Secrecy

    async def check_look(self, table: Table, person: str | None) -> None:
        """Whoever has played it, or no longer can, may see others' matches. NotYet for all others."""
        if not await self._may_look(table.contest, person):
            raise NotYet("problem-contest")

    async def may_tell_luck(self, table: Table, person: str | None) -> bool:
        """Whether they may see the seed: that of a day only after the day."""
        if table.facts.settings.daily:
            return self._is_over(table.facts.settings.daily)
        return await self._may_look(table.contest, person)

    async def check_record(self, table: Table, person: str | None) -> None:
        if not await self.may_tell_luck(table, person):
            raise NotYet("problem-contest-file" if table.facts.settings.daily else "problem-contest")

    async def _may_look(self, contest: str, person: str | None) -> bool:
        day, of_day, _ = contest.partition("/")
        if not contest or (of_day and self._is_over(day)):
            return True
        mine = (await self._attempts.of(person, [contest])).get(contest) if person else None
        return mine is not None and not mine.running

    def _is_over(self, day: str) -> bool:
        return wall_clock.now() >= self._days.reveals(day)

    # Boards

    async def today(self, person: str | None) -> Today:
        now = wall_clock.now()
        day, tomorrow = self._days.day(now), self._days.day(now, 1)
        names = games.names()
        mine = await self._attempts.of(person, [f"{day}/{game}" for game in names]) if person else {}
        matches = []
        for game in names:
            contest = f"{day}/{game}"
            own = mine.get(contest)
            counts = await self._attempts.distribution(contest, inf)
            finished = sum(count for _, count in counts)
            fixed, next_ = (commitment(self._commitments.of_day(each, game)) for each in (day, tomorrow))
            matches.append(DailyMatch(game, fixed, next_, finished, own and _attempt(own, counts, inf)))
        tried = await self._attempts.all(person) if person else []
        return Today(day, self._days.ends(day), tuple(matches), self._statistics(tried).streak)

    async def board(self, day: str, game: str, person: str | None) -> Board:
        now = wall_clock.now()
        if game not in games.names() or not is_day(day) or day > self._days.day(now, 1):
            raise NotFound("problem-missing")
        contest, reveals = f"{day}/{game}", self._days.reveals(day)
        root = self._commitments.of_day(day, game)
        own = (await self._attempts.of(person, [contest])).get(contest) if person else None
        counts = await self._attempts.distribution(contest, reveals)
        is_open = self._is_over(day) or (own is not None and not own.running)
        return Board(
            day=day,
            game=game,
            ends=self._days.ends(day),
            reveals=reveals,
            commitment=commitment(root),
            secret=luck_of(root, 1, ()).secret if self._is_over(day) else None,
            finished=sum(count for _, count in counts),
            open=is_open,
            mine=own and _attempt(own, counts, reveals),
            lines=await self._lines(contest, reveals, counts, own) if is_open else (),
            distribution=_bars(counts) if is_open else (),
        )

    async def about(self, source: Table, person: str | None) -> ChallengeInfo:
        own = (await self._attempts.of(person, [source.id])).get(source.id) if person else None
        counts = await self._attempts.distribution(source.id, inf)
        is_open = own is not None and not own.running
        return ChallengeInfo(
            table=source.facts.code,
            game=source.facts.game,
            edition=source.facts.edition,
            by=next(seat.name for seat in source.seats if isinstance(seat, Person)),
            bots=tuple(seat.level for seat in source.seats if isinstance(seat, Bot)),
            own=bool(source.seats_of(person)),
            mine=own and _attempt(own, counts, inf),
            lines=await self._lines(source.id, inf, counts, own) if is_open else (),
        )

    async def _lines(
        self, contest: str, until: float, counts: Sequence[tuple[Standing, int]], own: Tried | None
    ) -> tuple[BoardLine, ...]:
        best = await self._attempts.best(contest, until, LINES)
        late = own is None or own.standing is None or (own.ended or 0) > until
        if own is not None and not late and own.person not in {each.person for each in best}:
            assert own.standing is not None
            best.append(Ranked(own.person, own.name, own.code, own.standing))
        return tuple(
            BoardLine(
                place=_place(each.standing, counts),
                name=each.name,
                score=each.standing.score,
                rank=each.standing.rank,
                mine=own is not None and each.person == own.person,
                table=each.code,
            )
            for each in best
        )

    # My contests

    def forget(self) -> None:
        self._attempts.forget()

    async def statistics(self, person: str) -> DailyStatistics:
        return self._statistics(await self._attempts.all(person))

    async def tried_by(self, person: str) -> tuple[MyAttempt, ...]:
        return tuple(
            MyAttempt(
                each.contest,
                each.code,
                each.began,
                each.ended,
                each.standing.score if each.standing else None,
                each.standing.rank if each.standing else None,
            )
            for each in await self._attempts.all(person)
        )

    def _statistics(self, tried: Sequence[Tried]) -> DailyStatistics:
        of_days = [each for each in tried if "/" in each.contest and self._is_in_time(each)]
        won = sum(each.standing is not None and each.standing.rank == 1 for each in of_days)
        days = {each.contest.partition("/")[0] for each in of_days}
        return DailyStatistics(len(of_days), won, *streaks(days, self._days.day(wall_clock.now())))

    def _is_in_time(self, tried: Tried) -> bool:
        """Finished before the day's luck could be known."""
        day = tried.contest.partition("/")[0]
        return tried.standing is not None and (tried.ended or 0) <= self._days.reveals(day)


def _attempt(own: Tried, counts: Sequence[tuple[Standing, int]], until: float) -> Attempt:
    if own.running:
        return Attempt(own.code, "running")
    if own.standing is None or (own.ended or 0) > until:
        return Attempt(own.code, "abandoned")
    everybody, place = sum(count for _, count in counts), _place(own.standing, counts)
    worse = sum(count for standing, count in counts if standing.key > own.standing.key)
    better_than = 100 * worse // (everybody - 1) if everybody > 1 else None
    return Attempt(own.code, "finished", own.standing.score, own.standing.rank, place, better_than)


def _place(standing: Standing, counts: Sequence[tuple[Standing, int]]) -> int:
    return 1 + sum(count for other, count in counts if other.key < standing.key)


def _bars(counts: Sequence[tuple[Standing, int]]) -> tuple[Bar, ...]:
    """By points alone, lowest first."""
    people: dict[int, int] = {}
    for standing, count in counts:
        people[standing.score] = people.get(standing.score, 0) + count
    return tuple(Bar(score, people[score]) for score in sorted(people))
