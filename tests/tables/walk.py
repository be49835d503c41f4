"""A random walk of one table: people join, play, undo, leave and return, clocks run out, bots play on.

Everybody tries everything, allowed or not. After each step every invariant of the core is checked.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from crocetta import games
from crocetta.kit.game import DEALER, Illegal
from crocetta.kit.match import Match
from crocetta.kit.record import Player
from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables.commands import Command
from crocetta.tables.decide import Decided, decide, may_take_back, open_, plays_for, rematch_of, why_not
from crocetta.tables.entries import Bot, Entry, Open, Person
from crocetta.tables.errors import BadRequest, NotAllowed
from crocetta.tables.projection import project
from crocetta.tables.protocol import Accepted, Happened, Settings, Stale, Undone, Update
from crocetta.tables.table import READY_FOR, AnyMatch, Table, Viewer, fold, read, read_on
from crocetta.tables.tell import match_of, replay, story, tell
from tests.conformance.walk import random_options
from tests.tables.scenes import ADA, START, facts, legal, through_json, viewers

PEOPLE = (ADA, "bruno", "celina", "dario", "elia", "fosca", "gino")
TURNS = 4
"""Of a match that has no end of its own."""


class Walk:
    def __init__(self, game: str, seed: str) -> None:
        self.rng = Random(f"{game} {seed}")
        self.now = START
        self.moves = 0
        self.done: dict[str, int] = {}
        """How often each kind of command did something."""
        decided = open_("t", self._wish(game))
        self.entries: list[Entry] = list(decided.entries)
        self.table = decided.table
        self.match: AnyMatch | None = None
        self.heard: list[tuple[e.Acted, tuple[int, ...]]] = []
        """Acts that stand, each with the number under which each viewer was told of it; 0: was not."""
        self._follow(read("t", decided.entries[:1]), decided.entries[1:])

    def _wish(self, name: str) -> e.Opened:
        rng, game = self.rng, games.get(name)
        seats: list[e.Occupant] = [Person(ADA, "Ada")]
        alone = rng.random() < 0.5
        for place in range(1, rng.choice(list(game.seats))):
            mine = (Bot(f"Bot {place}", "random"), Person(ADA, f"Guest {place}"))
            seats.append(rng.choice(mine if alone else (Open(), Open(), *mine)))
        settings = Settings(
            listed=rng.random() < 0.5,
            clock=rng.choice((0, 0, 60)),
            away=rng.choice((0, 5)),
            confirm_at_once=rng.random() < 0.5,
            spectators=rng.random() < 0.5,
        )
        options = msgspec.to_builtins(random_options(game, rng))
        if "turn_limit" in options:
            options["turn_limit"] = TURNS
        return facts(name, seats, settings, options=options, seed=f"{rng.random()}", link=rng.randrange(3))

    def run(self, steps: int) -> None:
        for _ in range(steps):
            self.now += self.rng.choice((0.0, 0.5, 3.0, 3.0, 20.0))
            self.try_(self.rng.choice(self._ideas())())
            if self.table.status in ("closed", "expired"):
                break
        self.check_whole_stream()
        if self.table.status == "over":
            self.check_record()
            self.check_rematch()

    # What somebody might want

    def _ideas(self) -> list[Callable[[], Command]]:
        rng, table = self.rng, self.table
        person, seat = rng.choice(PEOPLE), rng.randrange(len(table.seats))
        if table.status == "gathering":
            return [
                lambda: c.Join(person, rng.choice((person, "Ada", "Bot 1"))),
                lambda: c.Join(person, person.title()),
                lambda: c.Leave(rng.choice(PEOPLE[1:])),
                lambda: c.ChangeSeat(ADA, seat, rng.choice(("bot", "open", None)), "greedy"),
                lambda: c.Start(rng.choice((ADA, person))),
                lambda: c.SayReady(rng.choice(table.people or PEOPLE)),
                lambda: c.SayReady(person),
                lambda: c.CheckReady(),
                self._play,
                lambda: rng.choice((c.Expire(), c.Close(person))) if rng.random() < 0.05 else c.Resume(),
            ]
        often = [self._play] * 12 + [self._bot] * 12 + [self._take_back] * 5
        seldom: list[Callable[[], Command]] = [
            lambda: c.Attend(person),
            lambda: c.Attend(ADA),
            lambda: c.Absent(person),
            *[lambda: c.Return(self._away() or person)] * 3,
            lambda: c.Resume(),
            lambda: c.Join(person, person),
        ]
        rare: list[Callable[[], Command]] = [
            lambda: c.Leave(person),
            lambda: c.ChangeSeat(table.host, seat, rng.choice(("bot", None)), "random", rng.random() < 0.5),
            lambda: c.OfferRematch(person, "t2", rng.random() < 0.5),
            lambda: c.DeclineRematch(person, "t2"),
            lambda: c.Close(rng.choice((None, table.host))) if rng.random() < 0.1 else c.Expire(),
            *[self._vote] * 2,
            lambda: c.Say(person, person.title(), rng.choice((None, seat)), rng.choice(("hm", "\u200b")), "clap"),
            lambda: c.SwitchTalk(table.host, rng.random() < 0.8),
        ]
        return often + seldom + (rare if rng.random() < 0.3 else [])

    def _vote(self) -> Command:
        """Mostly about what others are asked already."""
        rng, asked = self.rng, self.table.vote
        person, agrees = rng.choice(self.table.people or PEOPLE), rng.random() < 0.7
        if asked is not None and rng.random() < 0.7:
            return c.Vote(person, asked.aim, asked.seat, agrees)
        if rng.random() < 0.1:
            return c.Vote(person, "abandon", None, agrees)
        return c.Vote(person, "remove", rng.randrange(len(self.table.seats)), agrees)

    def _away(self) -> str | None:
        people = [seat for seat in self.table.seats if isinstance(seat, Person) and seat.stand_in and not seat.left]
        return people[0].person if people else None

    def _owner(self, seat: int) -> str:
        occupant = self.table.seats[seat]
        if isinstance(occupant, Person) and self.rng.random() >= 0.02:
            return occupant.person
        return self.rng.choice(PEOPLE)

    def _play(self) -> Command:
        rng, table = self.rng, self.table
        unattended = rng.random() < 0.1  # who is away may come back by playing
        awaited = [seat for seat in table.awaited if unattended or not table.bot_at(seat)]
        seat = rng.choice(awaited or list(range(len(table.seats))))
        self.moves += 1
        late = rng.random() < 0.05
        return c.Play(self._owner(seat), seat, table.decision(seat) - late, self._act(seat), f"m{self.moves}")

    def _act(self, seat: int) -> Any:
        table, game = self.table, self.table.game
        acts = legal(table, seat) if table.position is not None else ()
        if acts and self.rng.random() < 0.95:
            return self.rng.choice(acts)
        return game.action(self.rng.randrange(1, game.actions))

    def _take_back(self) -> Command:
        rng, table = self.rng, self.table
        able = [seat for seat in range(len(table.seats)) if table.position and may_take_back(table, seat)]
        seat = rng.choice(able or list(range(len(table.seats))))
        self.moves += 1
        return c.TakeBack(self._owner(seat), seat, table.decision(seat), f"m{self.moves}")

    def _bot(self) -> Command:
        rng, table = self.rng, self.table
        if table.facts.settings.clock and rng.random() < 0.1:
            self.now += 70
        able = [seat for seat in table.awaited if plays_for(table, seat, self.now)]
        if not able:
            return self._play()
        seat = rng.choice(able)
        told = len(table.told_to(seat))
        return c.BotPlay(seat, table.decision(seat) - (rng.random() < 0.05), told, rng.choice(legal(table, seat)))

    # What comes of it

    def try_(self, command: Command) -> None:
        before = self.table
        known = tuple(story(before, viewer) for viewer in viewers(before))
        try:
            decided = decide(before, command, self.now)
        except (NotAllowed, BadRequest):
            return
        if not isinstance(decided, Decided):
            assert isinstance(decided, Stale) or not isinstance(command, c.BotPlay)
            return
        assert (decided.table == before) is (not decided.entries)
        if not decided.entries:
            return
        if isinstance(command, c.Play | c.TakeBack | c.BotPlay):
            assert command.decision == before.decision(command.seat)
        self.done[type(command).__name__] = self.done.get(type(command).__name__, 0) + 1
        assert read_on(before, through_json(decided.entries)) == decided.table
        assert tuple(story(before, viewer) for viewer in viewers(before)) == known, "a table is a value"
        self.entries += decided.entries
        self.table = decided.table
        self._follow(before, decided.entries)
        self._check_told(before, command)
        if isinstance(command, c.Play | c.TakeBack):
            self._check_sent_again(command)
        if isinstance(command, c.TakeBack):
            self._check_time_after_undo(before, command)
        if self.rng.random() < 0.2:
            self._check_why_not()

    def _follow(self, before: Table, entries: Any) -> None:
        """Entry by entry, beside the kit's own match."""
        table = before
        for entry in entries:
            earlier, table = table, fold(table, entry)
            numbers = tuple(
                len(new) if len(new) > len(old) else 0 for new, old in zip(table.told, earlier.told, strict=True)
            )
            for old, new in zip(earlier.told, table.told, strict=True):
                assert len(new) - len(old) in (0, 1), "one entry is one item at most"
            if isinstance(entry, e.Began):
                players = [Player(p.name, p.bot) for p in table.players]
                options = table.header().options
                self.match = Match.new(table.game, players, options, table.seed, table.luck)
            elif isinstance(entry, e.Acted):
                self._check_act(table, entry, numbers)
            elif isinstance(entry, e.TookBack):
                self._check_taken_back(earlier, table, entry, numbers)
        if self.match is not None:
            assert table.position is not None
            assert table.position.state == self.match.state
            assert table.to_act == self.match.to_act

    def _check_act(self, table: Table, entry: e.Acted, numbers: tuple[int, ...]) -> None:
        self.heard.append((entry, numbers))
        for viewer, number in zip(viewers(table), numbers, strict=True):
            if number:
                told = story(table, viewer)[-1]
                assert isinstance(told, Happened)
                assert (told.seat, told.by) == (entry.seat, entry.by)
                assert told.move == (entry.move if viewer == entry.seat else None)
        assert entry.seat == DEALER or numbers[entry.seat + 1], "one's own act is always told"
        assert self.match is not None
        if entry.seat != DEALER:
            self.match.play(entry.seat, table.game.types.action.decode(entry.action))

    def _check_taken_back(self, before: Table, table: Table, entry: e.TookBack, numbers: tuple[int, ...]) -> None:
        """It is the seat's own latest act; whoever was told of it hears so, and nobody else."""
        taken = next(act for act in reversed(self.heard) if act[0].seat == entry.seat)
        self.heard.remove(taken)
        act, told_of = taken
        assert act.by == "person", "nobody undoes what a bot or the clock did"
        for viewer, number, undoes in zip(viewers(table), numbers, told_of, strict=True):
            assert bool(number) == bool(undoes)
            if number:
                own = entry.move if viewer == entry.seat else None
                assert story(table, viewer)[-1] == Undone(number, entry.seat, undoes, own)
        if before.facts.settings.clock and not before.sealed:
            assert before.to_act == (entry.seat,), "the turn stays with whom the clock runs for"
        assert self.match is not None
        self.match.take_back(entry.seat)

    def _check_told(self, before: Table, command: Command) -> None:
        table = self.table
        for viewer in viewers(table):
            told = story(table, viewer)
            assert [item.number for item in told] == list(range(1, len(told) + 1))
            if len(told) == len(before.told_to(viewer)) and table.position is not None:
                now, then = tell(table, viewer), tell(before, viewer)
                if isinstance(command, c.Resume):
                    now, then = replace(now, deadline=None), replace(then, deadline=None)
                assert now == then, "who is told nothing sees no change"
        if isinstance(command, c.Say | c.SwitchTalk):
            assert table.told == before.told, "talk is no part of the match"
            assert project(table) == project(before)
        if isinstance(command, c.Play | c.TakeBack | c.BotPlay) and len(table.told[0]) == len(before.told[0]):
            assert project(table) == project(before), "what no spectator hears is in no list"

    def _check_sent_again(self, command: c.Play | c.TakeBack) -> None:
        assert decide(self.table, command, self.now) == Accepted(command.move)
        late = replace(command, move=f"{command.move} late")
        assert decide(self.table, late, self.now) == Stale(late.move)

    def _check_time_after_undo(self, before: Table, command: c.TakeBack) -> None:
        if before.clock is None or self.table.clock is None:
            return
        for seat, since in before.clock.since.items():
            if seat in self.table.awaited:
                assert self.table.clock.since[seat] == since

    def _check_why_not(self) -> None:
        table = self.table
        if table.status != "running":
            return
        seat = self.rng.randrange(len(table.seats))
        occupant, acts = table.seats[seat], legal(table, seat)
        if not isinstance(occupant, Person) or occupant.left:
            return
        before = _all(table)
        for action in (self._act(seat), *acts[:1]):
            refused = why_not(table, occupant.person, seat, action, "why")
            assert (refused is None) is (action in acts)
            if refused is not None:
                assert refused.move == "why"
                assert _is_illegal(table, seat, action, refused.clause)
        assert _all(table) == before

    # At the end

    def check_whole_stream(self) -> None:
        again = read("t", through_json(self.entries))
        assert again.seq == self.table.seq == len(self.entries)
        same = {name: getattr(self.table, name) for name in self.table.__struct_fields__ if name != "dealer"}
        assert {name: getattr(again, name) for name in same} == same
        assert _all(again) == _all(self.table)

    def check_record(self) -> None:
        """The file is the kit's own, and what was undone is not in the replay."""
        assert self.match is not None
        record = match_of(self.table, self.entries).dumps()
        assert record == self.match.dumps()
        again = Match.loads(record, games.resolve)
        assert again.over
        steps = replay("t", through_json(self.entries))
        assert steps[-1].view == self.table.game.view(again.state, None)
        told = dict(enumerate(story(self.table, None), start=1))
        stand = sorted(numbers[0] for _, numbers in self.heard if numbers[0])
        assert [(step.seat, step.by, step.events) for step in steps] == [
            (item.seat, item.by, item.events)
            for item in (told[number] for number in stand)
            if isinstance(item, Happened)
        ]

    def check_rematch(self) -> None:
        table = self.table
        players = table.people
        if not players or table.rematch is not None:
            return
        for person in players:
            decided = decide(table, c.OfferRematch(person, "again"), self.now)
            assert isinstance(decided, Decided)
            table = decided.table
        assert table.rematch == "again"
        new = rematch_of(table, players[0], "again", "SUN-2", "another seed", self.now)
        lately = all(self.now - at <= READY_FOR for at in table.rematchers.values())
        assert new.table.status == ("running" if lately or len(players) == 1 else "gathering")
        assert (new.table.host, new.table.game) == (players[0], table.game)
        assert read("again", through_json(new.entries)).seats == new.table.seats
        assert len(new.table.seats) == len(table.seats)
        assert not any(isinstance(seat, Person) and seat.stand_in for seat in new.table.seats)


def _is_illegal(table: Table, seat: int, action: Any, clause: str) -> bool:
    assert table.position is not None
    try:
        table.game.apply(table.position.state, seat, action)
    except Illegal as error:
        return error.clause == clause
    return False


def _all(table: Table) -> tuple[Any, ...]:
    """All that anybody can find out."""
    return (project(table), [len(made) for made in table.decisions], *_updates(table))


def _updates(table: Table) -> Iterator[tuple[Viewer, Update | None, Any]]:
    for viewer in viewers(table):
        yield viewer, tell(table, viewer) if table.position is not None else None, story(table, viewer)
