"""What each viewer is sent: what happened as they may see it, the position of the match, and their legal acts."""

from collections.abc import Iterable
from typing import Any

from crocetta.kit.ending import Ending, ending
from crocetta.kit.game import Seat
from crocetta.kit.luck import commitment
from crocetta.kit.match import Match
from crocetta.kit.record import Act, TakeBack
from crocetta.tables import entries as e
from crocetta.tables.decide import may_take_back
from crocetta.tables.entries import Entry
from crocetta.tables.errors import BadRequest, NotAllowed, Unreadable
from crocetta.tables.luck import TableLuck
from crocetta.tables.protocol import Happened, SeatLost, Told, Undone, Update
from crocetta.tables.replays import ReplayStep
from crocetta.tables.table import AnyMatch, Table, Viewer, fold, open_table


def check_viewer(table: Table, person: str | None, viewer: Viewer) -> None:
    if viewer is not None and not 0 <= viewer < len(table.seats):
        raise BadRequest("problem-seat-missing", field="seat", seat=viewer)
    if not table.may_look(person, viewer):
        raise NotAllowed("problem-no-spectators" if viewer is None else "problem-seat-not-yours")


def story(table: Table, viewer: Viewer, after: int = 0) -> tuple[Told, ...]:
    """What a viewer was told after this number; nothing if the number is out of range."""
    history = table.told_to(viewer)
    return history.since(after) if 0 <= after <= history.length else ()


def tell(table: Table, viewer: Viewer, told: tuple[Told, ...] = ()) -> Update:
    """The update for a viewer of a running or finished match, with these new items."""
    game, position = table.game, table.position
    assert position is not None
    over = table.status == "over"
    awaited = table.awaited
    sealed = table.sealed and bool(awaited)
    view = game.view(position.state, viewer)
    legal = () if viewer is None else tuple(game.legal(position.state, viewer))
    ranks = game.ranks(position.state) if over else ()
    return Update(
        number=table.told_to(viewer).length,
        seat=viewer,
        told=told,
        view=view,
        legal=legal,
        explained=game.explain(view, legal),
        to_act=awaited,
        finished=tuple(seat for seat in range(len(table.seats)) if seat not in awaited) if sealed else (),
        decision=0 if viewer is None else table.decision(viewer),
        can_take_back=viewer is not None and may_take_back(table, viewer),
        deadline=table.deadline(viewer),
        scores=table.scores,
        over=over,
        ranks=ranks,
        ending=_ending(table, ranks) if over else None,
    )


def lost(table: Table, seat: Seat) -> SeatLost:
    holder = table.seats[seat]
    stand_in = holder.stand_in if isinstance(holder, e.Person) else None
    return SeatLost(seat, voted=stand_in is not None and stand_in.why == "voted")


def luck_of(table: Table, *, open_: bool = True) -> TableLuck:
    """The secret only at the end: it predicts all cards and dice.

    `open_`: False while others still play with the same luck.
    """
    fixed = commitment(table.facts.seed) if table.facts.link else None
    told = open_ and table.luck is not None and table.status == "over"
    return TableLuck(fixed, table.facts.link, table.shares, table.luck.secret if table.luck and told else None)


# After the end


def _ending(table: Table, ranks: tuple[int, ...]) -> Ending:
    """The same for everybody: nothing is secret any more, and hidden cards stay out of it."""
    assert table.position is not None
    view = table.game.view(table.position.state, None)
    return ending(table.game, view, ranks, _heard(table.told_to(None).since(0)), table.moments.since(0))


def _heard(told: Iterable[Told]) -> list[Any]:
    """All events, without those of undone acts."""
    acts: dict[int, tuple[Any, ...]] = {}
    for item in told:
        if isinstance(item, Undone):
            acts.pop(item.undoes, None)
        elif isinstance(item, Happened):
            acts[item.number] = item.events
    return [event for events in acts.values() for event in events]


def replay(table: str, entries: Iterable[Entry]) -> tuple[ReplayStep, ...]:
    """Step by step as a spectator could have seen it, without undone acts."""
    steps: dict[int, ReplayStep] = {}
    stands: Table | None = None
    played = 0
    for entry in entries:
        if stands is None:
            if not isinstance(entry, e.Opened):
                raise Unreadable("a stream begins with the opening of its table")
            stands = open_table(table, entry)
            continue
        known = len(stands.told[0])
        played += isinstance(entry, e.Acted | e.TookBack)
        before, stands = stands.open_state, fold(stands, entry)
        for told in stands.told[0].since(known):
            if isinstance(told, Undone):
                steps.pop(told.undoes, None)
            elif isinstance(told, Happened) and stands.position is not None:
                game, state = stands.game, stands.position.state
                view = game.view(state, None)
                steps[told.number] = ReplayStep(
                    entry=played,
                    seat=told.seat,
                    by=told.by,
                    progress=game.progress(state if before is None else before),
                    scores=stands.scores,
                    view=view,
                    explained=game.explain(view, ()),
                    events=told.events,
                )
    return tuple(steps.values())


def match_of(table: Table, entries: Iterable[Entry]) -> AnyMatch:
    """The match in a stream, as in its match file."""
    match: AnyMatch = Match(table.game, table.header())
    for entry in entries:
        if isinstance(entry, e.Acted):
            match.fold(Act(entry.seat, table.game.types.action.decode(entry.action)))
        elif isinstance(entry, e.TookBack):
            match.fold(TakeBack(entry.seat))
    return match
