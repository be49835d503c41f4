"""Pairs of worlds at rest: two tables without a server that differ only in a secret, and all that others can know.

What is secret is defined here again, independently of the code that keeps it: sealed choices, hands, and luck that
only one seat has seen.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from crocetta.games.expeditions.events import Dealt
from crocetta.games.la_piramide.events import Drew, Robbed
from crocetta.games.la_piramide.pieces import CURSES
from crocetta.kit.game import DEALER
from crocetta.kit.record import Act
from crocetta.server.push import notices
from crocetta.tables import commands as c
from crocetta.tables import lobby, projection, tell
from crocetta.tables.commands import Command
from crocetta.tables.decide import Decided, decide, may_take_back, open_, why_not
from crocetta.tables.entries import Acted, Entry, Occupant, Open, Person
from crocetta.tables.projection import Here
from crocetta.tables.protocol import Happened, Settings
from crocetta.tables.table import Table, Viewer, act, fold
from tests.tables.scenes import START, facts, legal, plays, undoes

PEOPLE: Final = ("ada", "bruno", "celina")
SECOND: Final = 5.0
_encode = msgspec.json.Encoder().encode


class Leak(AssertionError):
    """A viewer gets different bytes in two worlds that must look the same to them."""


class Pair(NamedTuple):
    kind: str
    worlds: tuple[Table, Table]
    blind: tuple[Viewer, ...]
    """The viewers who must not be able to tell them apart."""


def pairs_of_a_match(game: str, number: int) -> Iterator[Pair]:
    """The states of one random match, each paired with some worlds that differ from it in a secret."""
    rng = Random(f"{game}/{number}")
    settings = Settings(clock=60 * (number % 2), confirm_at_once=number % 3 == 0, listed=True)
    options = {"turn_limit": 12} if game == "la-piramide" else {}
    seats: tuple[Occupant, ...] = (Person(PEOPLE[0], "Ada"), *(Open() for _ in PEOPLE[1:]))
    table = open_("t", facts(game, seats, settings, seed=f"{number}", options=options)).table
    coming: list[Command] = [c.Join(person, person.title()) for person in PEOPLE[1:]]
    coming += [c.SayReady(person) for person in PEOPLE]
    for wish in coming:
        decided = decide(table, wish, START)
        assert isinstance(decided, Decided)
        yield from _lucky(table, decided.entries, rng)
        table = decided.table
    while table.awaited:
        yield from _hidden(table, rng)
        seat = rng.choice(table.awaited)
        if table.sealed:
            yield from _sealed(table, seat, rng)
        command = c.Play(PEOPLE[seat], seat, table.decision(seat), rng.choice(legal(table, seat)), f"m{table.seq}")
        decided = decide(table, command, START + table.seq)
        assert isinstance(decided, Decided)
        yield from _lucky(table, decided.entries, rng)
        table = decided.table


def _viewers(table: Table) -> list[Viewer]:
    return [None, *range(len(table.seats))]


def _state(table: Table) -> Any:
    assert table.position is not None
    return table.position.state


# Sealed choices


def _sealed(table: Table, seat: int, rng: Random) -> Iterator[Pair]:
    acts, at = legal(table, seat), START + table.seq + SECOND
    others = tuple(viewer for viewer in _viewers(table) if viewer != seat)
    chosen = rng.sample(list(acts), min(2, len(acts)))
    worlds = [plays(table, seat, one, at, "m") for one in chosen]
    if len(worlds) == 2 and worlds[0].to_act == worlds[1].to_act and not any(_opened(table, w) for w in worlds):
        yield Pair("choice", (worlds[0], worlds[1]), others)
    first = worlds[0]
    if seat in first.awaited and not _opened(table, first):
        yield Pair("silence", (table, first), others)
        if may_take_back(first, seat):
            yield Pair("undo", (table, undoes(first, seat, at + SECOND)), others)


def _opened(table: Table, after: Table) -> bool:
    """The sealed choices have been shown."""
    told = after.told[0].since(len(table.told[0]))
    return not after.sealed or any(isinstance(item, Happened) and item.by == "dealer" for item in told)


# What lies hidden


def in_another_world(table: Table, viewer: Viewer, rng: Random) -> Table:
    """The same table in another world that looks the same to this viewer."""
    state = _state(table)
    world = table.game.sample(table.game.view(state, viewer), rng)
    assert table.position is not None
    shown = world if table.open_state is state else table.open_state
    return replace(table, position=replace(table.position, state=world), open_state=shown)


def _hidden(table: Table, rng: Random) -> Iterator[Pair]:
    viewer = rng.choice(_viewers(table))
    there = in_another_world(table, viewer, rng)
    yield Pair("hidden", (table, there), (viewer,))
    if viewer is not None and viewer in table.awaited:
        act_ = rng.choice(legal(table, viewer))
        after = [plays(world, viewer, act_, START + table.seq + SECOND, "m") for world in (table, there)]
        if not any(_settled(table, world) for world in after):
            yield Pair("act", (after[0], after[1]), (viewer,))


def _settled(before: Table, after: Table) -> bool:
    """Whether it showed sealed choices, or the dealer acted after it."""
    assert after.position is not None
    return after.seq > before.seq + 1 or after.position.latest is None or after.position.latest.final


# Luck that somebody has seen


def _lucky(table: Table, entries: Iterable[Entry], rng: Random) -> Iterator[Pair]:
    for entry in entries:
        if isinstance(entry, Acted) and entry.seat == DEALER:
            yield from _another_card(table, rng)
        table = fold(table, entry)


def _another_card(table: Table, rng: Random) -> Iterator[Pair]:
    game, state = table.game, _state(table)
    outcomes = game.legal(state, DEALER)
    if len(outcomes) < 2:
        return
    two = rng.sample(list(outcomes), 2)
    shapes, knowing = zip(*(_shape(game.apply(state, DEALER, one).events) for one in two), strict=True)
    if knowing[0] and shapes[0] == shapes[1]:
        worlds = [act(table, START + table.seq, Act(DEALER, one), "dealer")[0] for one in two]
        blind = tuple(viewer for viewer in _viewers(table) if viewer not in knowing[0])
        yield Pair("luck", (worlds[0], worlds[1]), blind)


def _shape(events: Sequence[Any]) -> tuple[list[Any], frozenset[int]]:
    """The events without what is secret of them, and who may know it; nobody, if nothing is."""
    shape: list[Any] = []
    knowing = frozenset[int]()
    for event in events:
        match event:
            case Dealt(seat):
                shape.append(replace(event, card=None))
                knowing |= {seat}
            case Drew(seat, _, False):
                shape.append(replace(event, curse=CURSES[0]))
                knowing |= {seat}
            case Robbed(thief, victim):
                shape.append(replace(event, curse=CURSES[0]))
                knowing |= {thief, victim}
            case _:
                shape.append(event)
    return shape, knowing


# What anybody can find out


def known(table: Table, viewer: Viewer, probes: Sequence[int]) -> dict[str, bytes]:
    """All bytes that lists, lines and answers give to this viewer."""
    person = None if viewer is None else PEOPLE[viewer]
    last = max(0, len(table.told_to(viewer)) - 2)
    if DEALER in table.to_act:  # nobody is told anything before luck has had its say
        view = table.game.view(_state(table), viewer)
        return {"story": _encode(tell.story(table, viewer)), "view": _encode(view)}
    listed = projection.project(table)
    found = {
        "update": _encode(tell.tell(table, viewer)),
        "resumed update": _encode(tell.tell(table, viewer, tell.story(table, viewer, last))),
        "story": _encode(tell.story(table, viewer)),
        "projection": _encode(listed),
        "table info": _encode(projection.info(listed, person, lambda _: Here())),
        "notice": _encode(notices.notice(table, person or "", "push-turn", "", "en")),
        "lobby": _encode((lobby.is_listed(listed), lobby.listed(listed, 0))),
    }
    if viewer is not None and person is not None:
        decision = table.decision(viewer)
        for place, number in enumerate(probes):
            action = table.game.action(number)
            found[f"why not {place}"] = _encode(why_not(table, person, viewer, action, "w"))
            answer = decide(table, c.Play(person, viewer, decision - 1, action, "p"), START)
            found[f"late act {place}"] = _encode(answer)
        undo = decide(table, c.TakeBack(person, viewer, decision + 9, "u"), START)
        found["wrong undo"] = b"" if isinstance(undo, Decided) else _encode(undo)
    return found


def compare(game: str, pair: Pair, rng: Random) -> int:
    """How many bytes were compared; Leak if any differs."""
    here, there = pair.worlds
    compared = 0
    for viewer in pair.blind:
        probes = [rng.randrange(1, here.game.actions) for _ in range(2)]
        one, other = known(here, viewer, probes), known(there, viewer, probes)
        for what, text in one.items():
            compared += len(text)
            if text != other[what]:
                raise Leak(
                    f"{game}, {pair.kind}: the {what} of viewer {viewer} differs: {_difference(text, other[what])}"
                )
    return compared


def _difference(one: bytes, other: bytes) -> str:
    place = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, place - 40) : place + 20]!r} and {other[max(0, place - 40) : place + 20]!r}"
