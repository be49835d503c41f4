"""A table: the fold of its entries. Everything that anybody is told is derived from this value."""

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from crocetta import games
from crocetta.kit import position as positions
from crocetta.kit.dealer import Dealer
from crocetta.kit.ending import Moment
from crocetta.kit.game import DEALER, AnyGame, Illegal
from crocetta.kit.luck import Luck, luck_of, seed_of
from crocetta.kit.match import Match
from crocetta.kit.position import Position, TakeBackRefused
from crocetta.kit.record import Act, Header, Player
from crocetta.tables import entries as e
from crocetta.tables.clock import TurnClock
from crocetta.tables.entries import Bot, Entry, News, Occupant, Open, Opened, Person, StandIn
from crocetta.tables.errors import Unreadable
from crocetta.tables.history import History
from crocetta.tables.protocol import By, Happened, Noticed, Reaction, Told, Undone, What
from crocetta.tables.seats import name_of

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
Viewer: TypeAlias = int | None
"""A seat, or None for the spectator."""
Status: TypeAlias = Literal["gathering", "running", "over", "closed", "expired"]
DAY: Final = 86_400
LISTED_FOR: Final = DAY
"""Seconds after the last change until a table leaves the lobby and is closed."""
PRIVATE_FOR: Final = 7 * DAY
"""The same for a table reached by link only: friends may take their time."""
READY_FOR: Final = 60
"""Seconds to be ready at a listed table, where strangers wait for each other."""
VOTE_FOR: Final = 120
"""Seconds after which an undecided vote lapses."""
NOBODY: Final[tuple[int, ...]] = ()


class Vote(Struct, frozen=True):
    """A proposal and the answers to it."""

    aim: e.Aim
    seat: int | None
    by: str
    until: float
    agreed: frozenset[str]
    refused: frozenset[str] = frozenset()


class Spoken(Struct, frozen=True):
    person: str
    at: float
    seat: int | None
    name: str
    text: str
    reaction: Reaction | None


class Table(Struct, frozen=True, kw_only=True, gc=False):
    id: str
    seq: int
    """The number of entries folded."""
    facts: Opened
    game: AnyGame
    seats: tuple[Occupant, ...]
    host: str
    status: Status
    players: tuple[Player, ...] = ()
    """At the start of the match."""
    luck: Luck | None = None
    """Known once the match begins, because everybody's share is part of it; revealed when it is over."""
    dealer: Dealer | None = None
    position: Position[Any, Any] | None = None
    open_state: Any = None
    """The latest state in which nothing was sealed: the public one."""
    scores: tuple[int, ...] = ()
    """By that state."""
    moments: History[Moment]
    """How the points developed, shown when it is over."""
    to_act: tuple[int, ...] = ()
    sealed: bool = False
    """Choices are being made in secret."""
    clock: TurnClock | None
    """None without one."""
    told: tuple[History[Told], ...]
    """What each viewer was told: the spectator first, then the seats. A number is an index here, from 1."""
    decisions: tuple[History[str | None], ...]
    """Per seat the ids of its moves, one for each act and undo; None for bots'."""
    undone: tuple[int, ...] = ()
    """Undos of each seat since the dealer last acted, or something final happened."""
    attended: bool = False
    """A player has opened the match, so bots may play."""
    fell_back: frozenset[int] = frozenset()
    """Seats for whose bots a weaker one plays."""
    ready: frozenset[str] = frozenset()
    """People who are ready, since the table is full."""
    vote: Vote | None = None
    """The latest undecided one; it may have lapsed."""
    proposed: tuple[str, ...] = ()
    """Who proposed each vote."""
    closed: e.WhyClosed | None = None
    offered_by: str | None = None
    """Who offered the rematch."""
    rematch: str | None = None
    rematchers: dict[str, float] = {}
    """Who offered or accepted the rematch, and when."""
    declined: frozenset[str] = frozenset()
    challenged: bool = False
    """Others may play it with the same luck."""
    talk: tuple[History[Spoken], History[Spoken]]
    """The chat of players, and that of spectators."""
    talk_on: bool = True
    talk_switches: int = 0
    updated: float
    """The time of the last public change."""

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats whose acts the match waits for."""
        return self.to_act if self.status == "running" else NOBODY

    @property
    def expires(self) -> float | None:
        """When a table whose match has not begun is closed."""
        if self.status != "gathering":
            return None
        return self.updated + (LISTED_FOR if self.facts.settings.listed else PRIVATE_FOR)

    @property
    def people(self) -> tuple[str, ...]:
        """People who play here and have not left, without duplicates."""
        playing = [seat.person for seat in self.seats if isinstance(seat, Person) and not seat.left]
        return tuple(dict.fromkeys(playing))

    @property
    def checking(self) -> bool:
        """The table is full, and everybody is asked whether they are ready."""
        full = self.status == "gathering" and not any(isinstance(seat, Open) for seat in self.seats)
        return full and len(self.people) > 1

    @property
    def ready_by(self) -> float | None:
        """When those who are not ready lose their seats. Among friends, by link, there is no limit."""
        short = self.facts.settings.listed and self.ready and self.checking
        return self.updated + READY_FOR if short else None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Somebody's seats, without those they have left."""
        return tuple([place for place, seat in enumerate(self.seats) if owns(seat, person)])

    def may_look(self, person: str | None, viewer: Viewer) -> bool:
        """A seat's view is for its owner alone; the spectator's for everybody the host admits."""
        mine = self.seats_of(person)
        if viewer is not None:
            return viewer in mine
        if self.contest:
            return bool(mine)
        return self.facts.settings.spectators or self.status == "over" or bool(mine)

    @property
    def contest(self) -> str:
        """The contest this match belongs to; empty if none."""
        facts = self.facts
        return self.id if self.challenged else facts.settings.contest(facts.game)

    def deadline(self, viewer: Viewer) -> float | None:
        """When this seat must have acted; for a viewer who is not awaited, the earliest deadline."""
        return self.clock.deadline(viewer, self.awaited) if self.clock is not None else None

    def decision(self, seat: int) -> int:
        """The number of acts and undos of this seat."""
        return self.decisions[seat].length

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays this seat, permanently or as a stand-in."""
        occupant = self.seats[seat]
        if isinstance(occupant, Person):
            return occupant.stand_in.level if occupant.stand_in else None
        return occupant.level if isinstance(occupant, Bot) else None

    def told_to(self, viewer: Viewer) -> History[Told]:
        return self.told[0 if viewer is None else viewer + 1]

    @property
    def shares(self) -> tuple[str, ...]:
        """Each seat's contribution to the luck."""
        return tuple(seat.share if isinstance(seat, Person) else "" for seat in self.seats)

    @property
    def seed(self) -> str:
        """The match's, once it has begun."""
        return self.facts.seed if self.luck is None else seed_of(self.luck)

    def header(self) -> Header[Any]:
        """For the match file: as at the start, whoever took over since."""
        branch = self.facts.branch
        options = self.game.types.options.decode(msgspec.json.encode(self.facts.options))
        return Header(
            game=self.facts.game,
            rules=self.facts.rules,
            edition=self.game.edition,
            options=options,
            players=self.players,
            seed=self.seed if branch is None or branch.seeded else None,
            luck=self.luck,
        )


def owns(seat: Occupant, person: str | None) -> bool:
    """Plays it, or has a stand-in; not after leaving."""
    if not isinstance(seat, Person) or seat.person != person:
        return False
    return seat.stand_in is None or not seat.left


def open_table(table: str, opened: Opened) -> Table:
    """The table after its first entry."""
    game = games.find(opened.game, opened.edition, opened.data)
    if (opened.rules, opened.edition) != (game.rules_version, game.edition.digest):
        raise Unreadable("it was played by other rules or with other cards than this program has")
    return Table(
        id=table,
        seq=1,
        facts=opened,
        game=game,
        seats=opened.seats,
        host=opened.host,
        status="gathering",
        clock=TurnClock(opened.settings.clock) if opened.settings.clock else None,
        moments=History(),
        told=tuple(History() for _ in range(len(opened.seats) + 1)),
        decisions=tuple(History() for _ in opened.seats),
        undone=(0,) * len(opened.seats),
        talk=(History(), History()),
        updated=opened.at,
    )


def read(table: str, entries: Iterable[Entry]) -> Table:
    """Fold a whole stream. Unreadable if this version cannot."""
    try:
        first, *rest = entries
        if not isinstance(first, Opened):
            raise ValueError("a stream begins with the opening of its table")
        return read_on(open_table(table, first), rest)
    except ValueError as error:
        raise Unreadable(str(error)) from error


def read_on(table: Table, entries: Iterable[Entry]) -> Table:
    try:
        for entry in entries:
            table = fold(table, entry)
    except (ValueError, Illegal, TakeBackRefused, msgspec.MsgspecError) as error:
        raise Unreadable(f"entry {table.seq + 1}: {error}") from error
    return table


def fold(table: Table, entry: Entry) -> Table:
    """The table after one more entry."""
    match entry:
        case e.Acted(at, seat, by, action, move):
            return _act(table, at, Act(seat, table.game.types.action.decode(action)), by, move)
        case e.TookBack(at, seat, move):
            return _take_back(table, at, seat, move)
        case e.Began(at):
            return _begin(table, at)
        case _:
            return _fold_news(replace(table, seq=table.seq + 1), entry)


def _fold_news(table: Table, entry: News) -> Table:
    match entry:
        case e.Joined(at, seat, person, name, share):
            return _seat(table, at, seat, Person(person, name, share=share))
        case e.TookOver(at, seat, person, name):
            return _take_over(table, at, seat, Person(person, name))
        case e.BotAdded(at, seat, name, level):
            return _seat(table, at, seat, Bot(name, level))
        case e.Left(at, seat) | e.Removed(at, seat):
            return _seat(table, at, seat, Open())
        case e.Attended():
            return replace(table, attended=True)
        case e.Ready(_, person):
            return replace(table, ready=table.ready | {person})
        case e.Replaced(at, seat, level, why, by):
            table = replace(table, vote=None if why == "voted" else table.vote)
            return _notice(_play_for(table, seat, StandIn(level, why)), at, why, seat, _place(table, by))
        case e.Voted():
            return _vote(table, entry)
        case e.VoteFailed(at):
            assert table.vote is not None
            return _notice(replace(table, vote=None), at, "kept", table.vote.seat)
        case e.Returned(at, seat):
            return _notice(_play_for(table, seat, None), at, "returned", seat)
        case e.FellBack(at, seat, _):
            return _notice(replace(table, fell_back=table.fell_back | {seat}), at, "weaker", seat)
        case e.HostChanged(at, person):
            return _notice(replace(table, host=person), at, "host")
        case e.Resumed(at):
            return replace(table, clock=table.clock and table.clock.resume(at))
        case e.RematchProposed(at, person):
            return replace(table, offered_by=person, rematchers={person: at}, declined=frozenset())
        case e.RematchAccepted(at, person):
            return replace(table, rematchers=table.rematchers | {person: at}, declined=table.declined - {person})
        case e.RematchDeclined(_, person):
            others = {other: at for other, at in table.rematchers.items() if other != person}
            return replace(table, rematchers=others, declined=table.declined | {person})
        case e.RematchOpened(at, person, rematch):
            return replace(table, rematch=rematch, rematchers={person: at} | table.rematchers)
        case e.Said(at, person, seat, name, text, reaction):
            players, watching = table.talk
            spoken = Spoken(person, at, seat, name, text, reaction)
            talk = (players, watching.plus(spoken)) if seat is None else (players.plus(spoken), watching)
            return replace(table, talk=talk)
        case e.TalkSwitched(_, on):
            return replace(table, talk_on=on, talk_switches=table.talk_switches + 1)
        case e.Challenged():
            return replace(table, challenged=True)
        case e.Closed(at, why):
            status: Status = "expired" if why == "expired" else "closed"
            return _notice(replace(table, status=status, closed=why, vote=None), at, "closed")
        case e.Opened():
            raise ValueError("a table is opened once")


# Seats


def _seat(table: Table, at: float, seat: int, occupant: Occupant) -> Table:
    if table.status != "gathering":
        raise ValueError("seats change before the match, not in it")
    return replace(table, seats=_with(table.seats, seat, occupant), ready=frozenset(), updated=at)


def _take_over(table: Table, at: float, seat: int, person: Person) -> Table:
    bot = table.seats[seat]
    if table.status != "running" or not isinstance(bot, Bot):
        raise ValueError(f"no bot plays on seat {seat}")
    return _notice(replace(table, seats=_with(table.seats, seat, person)), at, "took over", seat, name=bot.name)


def _vote(table: Table, entry: e.Voted) -> Table:
    """An answer to the open proposal; otherwise a new one, which everybody is told of."""
    asked, person = table.vote, entry.person
    if asked is None or entry.at > asked.until or (asked.aim, asked.seat) != (entry.aim, entry.seat):
        vote = Vote(entry.aim, entry.seat, person, entry.at + VOTE_FOR, frozenset({person}))
        table = replace(table, vote=vote, proposed=(*table.proposed, person))
        return _notice(table, entry.at, "vote", entry.seat, _place(table, person))
    agreed, refused = asked.agreed - {person}, asked.refused - {person}
    if entry.agrees:
        agreed |= {person}
    else:
        refused |= {person}
    return replace(table, vote=replace(asked, agreed=agreed, refused=refused))


def _place(table: Table, person: str | None) -> int | None:
    """The first seat of somebody who plays here; the host need not."""
    mine = table.seats_of(person)
    return mine[0] if mine else None


def _play_for(table: Table, seat: int, stand_in: StandIn | None) -> Table:
    person = table.seats[seat]
    if not isinstance(person, Person):
        raise ValueError(f"nobody sits on seat {seat}")
    return replace(table, seats=_with(table.seats, seat, replace(person, stand_in=stand_in)))


def _with(seats: tuple[Occupant, ...], seat: int, occupant: Occupant) -> tuple[Occupant, ...]:
    return (*seats[:seat], occupant, *seats[seat + 1 :])


def _begin(table: Table, at: float) -> Table:
    players = tuple(Player(name_of(seat), seat.level if isinstance(seat, Bot) else None) for seat in table.seats)
    luck = luck_of(table.facts.seed, table.facts.link, table.shares) if table.facts.link else None
    table = replace(table, status="running", players=players, luck=luck)
    header = table.header()
    table = replace(table, dealer=Dealer(table.seed))
    state = table.game.setup(len(players), header.options)
    return _notice(_stand(table, Position(state), table.told, DEALER, "dealer", at), at, "began")


# The match


def act(table: Table, at: float, made: Act[Any], by: By, move: str | None = None) -> tuple[Table, e.Acted]:
    """The table after a new act, and its entry. Illegal if the rules forbid it."""
    after = _act(table, at, made, by, move)
    return after, e.Acted(at, made.seat, by, Raw(e.encode(made.action)), move)


def _act(table: Table, at: float, made: Act[Any], by: By, move: str | None) -> Table:
    game, before = table.game, table.position
    if before is None:
        raise ValueError("the match has not begun")
    public = not game.simultaneous(before.state)
    numbers: list[int] = []
    """Each viewer's number for this act; 0: not told."""
    after, events = positions.play(game, before, made, fixed=by in ("bot", "clock"), mark=numbers)
    seat, redact, told = made.seat, game.redact, []
    for place, history in enumerate(table.told):
        viewer = place - 1 if place else None
        heard = tuple([seen for event in events if (seen := redact(event, viewer)) is not None])
        number = history.length + 1 if heard or public or viewer == seat else 0
        if number:
            history = history.plus(Happened(number, seat, by, heard, move if viewer == seat else None))
        told.append(history)
        numbers.append(number)
    if any(table.undone) and (seat == DEALER or after.latest is None or after.latest.final):
        table = replace(table, undone=(0,) * len(table.seats))
    return _counted(_stand(table, after, tuple(told), seat, by, at), seat, move)


def _take_back(table: Table, at: float, seat: int, move: str | None) -> Table:
    """Whoever was told of the act is told of the undo; nobody else."""
    if table.position is None:
        raise ValueError("the match has not begun")
    after, taken = positions.take_back(table.game, table.position, seat)
    told = []
    for place, (history, number) in enumerate(zip(table.told, taken.mark, strict=True)):
        own = move if place == seat + 1 else None
        told.append(history.plus(Undone(len(history) + 1, seat, number, own)) if number else history)
    undone = tuple(count + (place == seat) for place, count in enumerate(table.undone))
    table = replace(table, undone=undone)
    return _counted(_stand(table, after, tuple(told), seat, "person", at), seat, move)


def _stand(
    table: Table, after: Position[Any, Any], told: tuple[History[Told], ...], seat: int, by: By, at: float
) -> Table:
    """After an act or undo: who is next, whose time runs, and the public points."""
    to_act, sealed = table.game.to_act(after.state), table.game.simultaneous(after.state)
    clock = table.clock
    if clock is not None:
        clock = clock.press(to_act, was_sealed=table.sealed, sealed=sealed, seat=seat, by=by, at=at)
    public = told[0].length > table.told[0].length
    # After a dealer's act all earlier choices are revealed, and none of the next is made.
    opened = not sealed or by == "dealer"
    scores = table.game.scores(after.state) if opened else table.scores
    return replace(
        table,
        seq=table.seq + 1,
        position=after,
        open_state=after.state if opened else table.open_state,
        scores=scores,
        moments=_noted(table, scores) if opened else table.moments,
        to_act=to_act,
        sealed=table.sealed if DEALER in to_act else sealed,
        clock=clock,
        told=told,
        status=table.status if to_act else "over",
        updated=at if public else table.updated,
    )


def _noted(table: Table, scores: tuple[int, ...]) -> History[Moment]:
    """Points belong to the turn in which they were scored, even if the act began the next."""
    if table.open_state is None:
        return table.moments
    moments, moment = table.moments, Moment(table.game.progress(table.open_state), scores)
    return moments if moments.length and moments[moments.length - 1] == moment else moments.plus(moment)


def _counted(table: Table, seat: int, move: str | None) -> Table:
    if seat == DEALER:
        return table
    decisions = list(table.decisions)
    decisions[seat] = decisions[seat].plus(move)
    return replace(table, decisions=tuple(decisions))


def _notice(
    table: Table, at: float, what: What, seat: int | None = None, by: int | None = None, name: str = ""
) -> Table:
    if table.position is None:  # before the match viewers are told nothing
        return replace(table, updated=at)
    told = tuple(history.plus(Noticed(len(history) + 1, what, seat, by, name)) for history in table.told)
    return replace(table, told=told, updated=at)
