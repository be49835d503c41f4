"""Handles a command: entries for the stream and the table after them, or an answer that changes nothing."""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from crocetta import bots, games
from crocetta.kit import position as positions
from crocetta.kit.errors import UserError
from crocetta.kit.game import DEALER, DataError, Illegal
from crocetta.kit.luck import LINKS
from crocetta.kit.position import TakeBackRefused
from crocetta.kit.record import Act
from crocetta.tables import chat, contests, matchmaking, seats, votes
from crocetta.tables import commands as c
from crocetta.tables import entries as e
from crocetta.tables.commands import Command
from crocetta.tables.decided import Decided as Decided
from crocetta.tables.decided import plus as _plus
from crocetta.tables.entries import Bot, Open, Opened, Person
from crocetta.tables.errors import BadData, BadRequest, NotAllowed
from crocetta.tables.protocol import Accepted, By, Refused, Stale
from crocetta.tables.table import READY_FOR, Table, act, open_table, owns

MOST_UNDOS: Final = 50
"""Per seat, until the dealer acts again: limits the length of a log."""
MOST_BEFORE: Final = 1_000
"""Entries before the match begins: people may come, go and be moved for a while."""

Answer: TypeAlias = Accepted | Refused | Stale


def open_(table: str, opened: Opened) -> Decided:
    """A new table; without open seats its match begins at once. BadRequest on invalid settings."""
    game = games.find(opened.game, opened.edition, opened.data)
    if len(opened.seats) not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise BadRequest("problem-players", field="seats", game=game.title, fewest=fewest, most=most)
    people = sum(not isinstance(seat, Bot) for seat in opened.seats)
    if opened.settings.lesson and (people != 1 or opened.settings.listed):  # its luck is known in advance
        raise BadRequest("problem-lesson", field="settings")
    try:
        game.setup(len(opened.seats), game.types.options.decode(msgspec.json.encode(opened.options)))
    except DataError as error:
        raise BadData(error, "options") from error
    except (ValueError, msgspec.MsgspecError) as error:
        raise BadRequest("problem-data", field="options", reason=str(error)) from error
    empty = Decided(open_table(table, opened), (opened,))
    return empty if _waits(empty.table) else _begin(empty, opened.at)


def decide(table: Table, command: Command, now: float) -> Decided | Answer:
    """NotAllowed for what this person may not do, BadRequest for what is invalid."""
    stands = Decided(table)
    match command:
        case c.Play():
            return _play(stands, command, now)
        case c.TakeBack():
            return _take_back(stands, command, now)
        case c.BotPlay():
            return _bot_plays(stands, command, now)
        case c.FallBack(seat, level):
            said = table.status != "running" or seat in table.fell_back
            return stands if said else _plus(stands, e.FellBack(now, seat, level))
        case c.Join():
            return _join(stands, command, now)
        case c.Start(person):
            return _start(stands, person, now)
        case c.SayReady(person):
            return _ready(stands, person, now)
        case c.CheckReady():
            return _free_unready(stands, now)
        case c.ChangeSeat():
            return _change_seat(stands, command, now)
        case c.Vote():
            return votes.vote(_return(stands, command.person, now), command, now)
        case c.Leave(person):
            return _leave(stands, person, now)
        case c.Close(host):
            return _close(stands, "house", now) if host is None else _close_by_host(stands, host, now)
        case c.Expire():
            return _close(stands, "expired", now) if table.expires is not None and now > table.expires else stands
        case c.OfferRematch():
            return votes.offer_rematch(stands, command, now)
        case c.DeclineRematch():
            return votes.decline_rematch(stands, command, now)
        case c.Say():
            return chat.say(stands, command, now)
        case c.SwitchTalk():
            return chat.switch(stands, command, now)
        case c.Challenge(person):
            return contests.challenge(stands, person, now)
        case c.Attend(person):
            news = not table.attended and table.status == "running" and table.seats_of(person)
            return _plus(stands, e.Attended(now)) if news else stands
        case c.Absent(person):
            return _absent(stands, person, now)
        case c.Return(person):
            return _return(stands, person, now)
        case c.Resume():
            return _plus(stands, e.Resumed(now)) if table.awaited and table.facts.settings.clock else stands


# Playing


def _play(so_far: Decided, command: c.Play, now: float) -> Decided | Answer:
    table, seat = so_far.table, command.seat
    check_owner(table, command.person, seat)
    answer = _answered(table, seat, command.decision, command.move)
    if answer is not None:
        return answer
    so_far = _return(so_far, command.person, now)
    try:
        made = _act(so_far, now, seat, command.action, "person", command.move)
    except Illegal as error:
        return _refused(table, command.move, error)
    while _confirms_itself(made, seat):
        made = _act(made, now, seat, table.game.legal(_state(made.table), seat)[0], "person")
    return made


def _take_back(so_far: Decided, command: c.TakeBack, now: float) -> Decided | Answer:
    table, seat = so_far.table, command.seat
    check_owner(table, command.person, seat)
    answer = _answered(table, seat, command.decision, command.move)
    if answer is not None:
        return answer
    if (reason := _why_no_take_back(table, seat)) is not None:
        return _said(command.move, TakeBackRefused(reason))
    taken = _plus(_return(so_far, command.person, now), e.TookBack(now, seat, command.move))
    while _confirms_itself(taken, seat) and may_take_back(taken.table, seat):  # confirmations made automatically
        taken = _plus(taken, e.TookBack(now, seat))
    return taken


def _bot_plays(so_far: Decided, command: c.BotPlay, now: float) -> Decided | Answer:
    """An outdated choice is dropped: its person has returned, or somebody undid what it was computed for.

    While choices are sealed, acts of the others do not outdate it.
    """
    table, seat = so_far.table, command.seat
    by = plays_still(table, seat, command.decision, command.told, now)
    return Stale("") if by is None else _act(so_far, now, seat, command.action, by)


def plays_still(table: Table, seat: int, decision: int, told: int, now: float) -> By | None:
    """`plays_for`, if nothing has changed for the seat since the bot was asked."""
    moved_on = decision != table.decision(seat) or (not table.sealed and told != len(table.told_to(seat)))
    return None if moved_on or seat not in table.awaited else plays_for(table, seat, now)


def plays_for(table: Table, seat: int, now: float) -> By | None:
    """Whether a bot is to play this seat now: as its own ("bot"), or because time ran out ("clock")."""
    if table.bot_at(seat) is not None:
        return "bot" if table.attended else None
    deadline = table.deadline(seat)
    return "clock" if deadline is not None and seat in table.awaited and now > deadline else None


def why_not(table: Table, person: str, seat: int, action: Any, move: str) -> Refused | None:
    """The rule that forbids this act; None if it is legal. Nothing is played."""
    check_owner(table, person, seat)
    _check_running(table)
    try:
        table.game.apply(_state(table), seat, action)
    except Illegal as error:
        return _refused(table, move, error)
    return None


def check_hint(table: Table, person: str, seat: int) -> None:
    """Hints are for a single person against bots, without a clock, if the host allows them."""
    check_owner(table, person, seat)
    _check_running(table)
    if not table.facts.settings.hints:
        raise NotAllowed("problem-hint-off")
    others = [occupant for place, occupant in enumerate(table.seats) if place != seat]
    casual = table.clock is None and all(isinstance(occupant, Bot) for occupant in others)
    if not casual or seat not in table.awaited or not bots.levels(table.game):
        raise NotAllowed("problem-hint")


def may_take_back(table: Table, seat: int) -> bool:
    return _why_no_take_back(table, seat) is None


def _why_no_take_back(table: Table, seat: int) -> str | None:
    """The message key of the reason.

    Beyond the rules: with a clock, nobody undoes after the next player's turn began.
    """
    assert table.position is not None
    latest = positions.reachable(table.game, table.position, seat)
    if isinstance(latest, str):
        return latest
    if table.undone[seat] >= MOST_UNDOS:
        return "undo-often"
    pulled = table.clock is not None and not table.sealed and seat not in table.to_act
    return "undo-clock" if pulled else None


def _act(so_far: Decided, now: float, seat: int, action: Any, by: By, move: str | None = None) -> Decided:
    """An act, and the dealer's acts that follow."""
    table, entry = act(so_far.table, now, Act(seat, action), by, move)
    return deal(Decided(table, (*so_far.entries, entry)), now)


def deal(so_far: Decided, now: float) -> Decided:
    """The dealer's acts, until it is a player's turn."""
    table, entries = so_far.table, list(so_far.entries)
    while table.to_act == (DEALER,):
        assert table.dealer is not None
        outcome = table.dealer.pick(table.game, table.game.chance(_state(table)))
        table, entry = act(table, now, Act(DEALER, outcome), "dealer")
        entries.append(entry)
    return Decided(table, tuple(entries))


def _confirms_itself(so_far: Decided, seat: int) -> bool:
    """Confirming is the only legal act left in this phase, and the table does it automatically."""
    table, latest = so_far.table, so_far.entries[-1]
    if not table.facts.settings.confirm_at_once or not table.sealed:
        return False
    assert isinstance(latest, e.Acted | e.TookBack)
    if latest.seat != seat:
        return False
    return len(table.game.legal(_state(table), seat)) == 1


def _answered(table: Table, seat: int, decision: int, move: str) -> Answer | None:
    """The answer to a move that is not to be played: a repeat, or one for an earlier decision."""
    if move in table.decisions[seat]:
        return Accepted(move)
    _check_running(table)
    if decision != table.decision(seat):
        return Stale(move)
    if table.status == "over":
        return _said(move, UserError("problem-over"))
    return None


def _check_running(table: Table) -> None:
    if table.position is None:
        raise BadRequest("problem-not-started" if table.status == "gathering" else "problem-closed")
    if table.status not in ("running", "over"):
        raise BadRequest("problem-closed")


def _refused(table: Table, move: str, error: Illegal) -> Refused:
    text = games.clauses(table.facts.game).get(error.clause, "")
    return Refused(move, error.clause, error.message, text, error.key, dict(error.parameters))


def _said(move: str, error: UserError) -> Refused:
    """Refused by the table, not by a rule of the game."""
    return Refused(move, "", str(error), "", error.key, error.parameters)


def _state(table: Table) -> Any:
    assert table.position is not None
    return table.position.state


def read_action(table: Table, action: Raw | bytes) -> Any:
    """Decode an act; errors name the field."""
    try:
        return table.game.types.action.decode(action)
    except msgspec.MsgspecError as error:
        raise BadRequest("problem-message-unreadable", field="action", reason=str(error)) from error


def check_owner(table: Table, person: str, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise BadRequest("problem-seat-missing", field="seat", seat=seat)
    if not owns(table.seats[seat], person):
        raise NotAllowed("problem-seat-not-yours")


# Before the match


def _join(so_far: Decided, command: c.Join, now: float) -> Decided:
    table = so_far.table
    if table.seats_of(command.person):
        return so_far
    if table.status == "running" and table.facts.settings.quick:
        return matchmaking.take_over(so_far, command, now)
    _still_gathers(table)
    _check_room(table)
    seat = next((place for place, seat in enumerate(table.seats) if isinstance(seat, Open)), None)
    if seat is None:
        raise NotAllowed("problem-full")
    name = seats.person_name(seat, table.seats, command.name)
    joined = _plus(so_far, e.Joined(now, seat, command.person, name, command.share))
    for place in seats.namesakes(seat, name, table.seats):
        joined = _plus(joined, _bot(joined.table, place, now))
    return joined if _waits(joined.table) else _ready(joined, command.person, now)


def _ready(so_far: Decided, person: str, now: float) -> Decided:
    """Whoever takes the last seat or starts the match is ready; the others confirm."""
    table = so_far.table
    if not table.seats_of(person):
        raise NotAllowed("problem-not-seated")
    if table.status == "running":
        return so_far
    _still_gathers(table)
    if _waits(table):
        raise NotAllowed("problem-not-full")
    if table.checking and person not in table.ready:
        so_far = _plus(so_far, e.Ready(now, person))
    begun = _begin_when_ready(so_far, now)
    return _plus(begun, e.Attended(now)) if begun.table.status == "running" else begun


def _begin_when_ready(so_far: Decided, now: float) -> Decided:
    """With a single person, there is nobody to wait for."""
    table = so_far.table
    return so_far if table.checking and not table.ready.issuperset(table.people) else _begin(so_far, now)


def _free_unready(so_far: Decided, now: float) -> Decided:
    table = so_far.table
    if table.ready_by is None or now <= table.ready_by:
        return so_far
    for person in table.people:
        if person not in table.ready:
            so_far = _plus(so_far, *(e.Removed(now, seat) for seat in table.seats_of(person)))
            so_far = votes.hand_over(so_far, person, now)
    return so_far


def _start(so_far: Decided, person: str, now: float) -> Decided:
    _only_host(so_far.table, person)
    _still_gathers(so_far.table)
    if not so_far.table.people:
        raise NotAllowed("problem-empty")
    so_far = _fill(so_far, now)
    return _ready(so_far, person, now) if so_far.table.seats_of(person) else _begin_when_ready(so_far, now)


def _fill(so_far: Decided, now: float) -> Decided:
    for place, seat in enumerate(so_far.table.seats):
        if isinstance(seat, Open):
            so_far = _plus(so_far, _bot(so_far.table, place, now))
    return so_far


def _begin(so_far: Decided, now: float) -> Decided:
    before = (replace(act, at=now) for act in so_far.table.facts.before)
    return deal(_plus(_fill(so_far, now), e.Began(now), *before), now)


def _change_seat(so_far: Decided, command: c.ChangeSeat, now: float) -> Decided:
    table, seat = so_far.table, command.seat
    level = seats.known_level(command.level, table.game, "bot")
    _only_host(table, command.person)
    if not 0 <= seat < len(table.seats):
        raise BadRequest("problem-seat-missing", field="seat", seat=seat)
    occupant = table.seats[seat]
    if isinstance(occupant, Person) and occupant.person == command.person:
        raise NotAllowed("problem-seat-own")
    if table.status == "gathering":
        _check_room(table)
        if isinstance(occupant, Person) or (isinstance(occupant, Bot) and command.kind != "bot"):
            so_far = _plus(so_far, e.Removed(now, seat))
        return _plus(so_far, _bot(so_far.table, seat, now, level)) if command.kind == "bot" else so_far
    if table.status == "running" and command.kind != "open" and isinstance(occupant, Person):
        if occupant.left:
            return so_far
        if not command.gone and occupant.stand_in is None:
            raise NotAllowed("problem-seat-active")
        return _plus(so_far, e.Replaced(now, seat, level, "removed", command.person))
    raise NotAllowed("problem-seat-only-bot")


def _bot(table: Table, seat: int, now: float, level: str | None = None) -> e.BotAdded:
    """A bot for this seat; one already there keeps its level and gets another name."""
    occupant = table.seats[seat]
    level = level or (occupant.level if isinstance(occupant, Bot) else seats.STAND_IN)
    return e.BotAdded(now, seat, seats.bot_name(seat, table.seats), level)


def _still_gathers(table: Table) -> None:
    if table.status == "expired":
        raise NotAllowed("problem-expired")
    if table.status == "closed":
        raise NotAllowed("problem-closed")
    if table.status != "gathering":
        raise NotAllowed("problem-started")


def _check_room(table: Table) -> None:
    if table.seq - sum(map(len, table.talk)) >= MOST_BEFORE:
        raise NotAllowed("problem-table-used-up")


def _waits(table: Table) -> bool:
    return any(isinstance(seat, Open) for seat in table.seats)


# Leaving and returning


def _leave(so_far: Decided, person: str, now: float) -> Decided:
    table = so_far.table
    mine = table.seats_of(person)
    if not mine:
        raise NotAllowed("problem-not-seated")
    if table.status not in ("gathering", "running"):
        raise NotAllowed("problem-over")
    for seat in mine:
        resigned = e.Replaced(now, seat, seats.STAND_IN, "resigned")
        so_far = _plus(so_far, e.Left(now, seat) if table.status == "gathering" else resigned)
    return votes.hand_over(so_far, person, now) if so_far.table.people else _close(so_far, "empty", now)


def _absent(so_far: Decided, person: str, now: float) -> Decided:
    table = so_far.table
    for seat in table.seats_of(person):
        if table.awaited and table.bot_at(seat) is None and table.facts.settings.away:
            so_far = _plus(so_far, e.Replaced(now, seat, seats.STAND_IN, "away"))
    return so_far


def _return(so_far: Decided, person: str, now: float) -> Decided:
    table = so_far.table
    for place, seat in enumerate(table.seats):
        if isinstance(seat, Person) and seat.stand_in and owns(seat, person) and table.status == "running":
            so_far = _plus(so_far, e.Returned(now, place))
    return so_far


def _close_by_host(so_far: Decided, person: str, now: float) -> Decided:
    """A match with other people ends by agreement only."""
    table = so_far.table
    _only_host(table, person)
    if table.status == "running" and any(other != person for other in table.people):
        raise NotAllowed("problem-close-vote")
    return _close(so_far, "host", now)


def _close(so_far: Decided, why: e.WhyClosed, now: float) -> Decided:
    open_still = so_far.table.status in ("gathering", "running")
    return _plus(so_far, e.Closed(now, why)) if open_still else so_far


def _only_host(table: Table, person: str) -> None:
    if table.host != person:
        raise NotAllowed("problem-not-host")


# Rematch


def rematch_of(table: Table, host: str, new: str, code: str, seed: str, now: float) -> Decided:
    """The table of a rematch for those who agreed; it begins at once if all did so recently.

    After a lesson, a practice or a match of the day it is an ordinary match. It uses the next secret of the chain,
    if there is one; otherwise a new chain without shares. So it does where others still play with this match's
    luck: the next secret's hash is its secret.
    """
    facts, chained = table.facts, 0 < table.facts.link < LINKS and not table.contest
    opened = replace(
        facts,
        at=now,
        code=code,
        seed=facts.seed if chained else seed,
        link=facts.link + 1 if chained else 1,
        host=host,
        seats=seats.for_rematch(table.seats, table.rematchers, shares=chained),
        settings=contests.after(facts.settings),
        branch=None,
        before=(),
    )
    ready = [person for person, at in table.rematchers.items() if now - at <= READY_FOR]
    again = Decided(open_table(new, opened), (opened,))
    if again.table.checking:
        again = _plus(again, *(e.Ready(now, person) for person in ready))
    return _begin_when_ready(again, now)
